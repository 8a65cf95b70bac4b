import type { UnitFigures } from './vocabulary.ts'

/** 81 cards. Source: printed on the published cards. */
export const BASE_UNITS = [
  {
    id: 'adventurer',
    copies: 2,
    cost: 0,
    strength: 2,
    resources: [{ type: 'diamond', amount: 1, per: { kind: 'ageOnSelf' } }],
  },
  {
    id: 'archer',
    copies: 2,
    cost: 1,
    strength: 2,
    abilities: [{ phase: 'war', trigger: 'everyRound', effect: { type: 'fightFromBack' } }],
  },
  {
    id: 'blacksmith',
    copies: 3,
    cost: 0,
    strength: 1,
    abilities: [{ phase: 'income', trigger: 'everyRound', effect: { type: 'gainGold', amount: 1 } }],
  },
  {
    id: 'cave-spirit',
    copies: 2,
    cost: 1,
    strength: 4,
    resources: [{ type: 'diamond', amount: 1 }],
    abilities: [{ phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'self', amount: 1 } }],
  },
  {
    id: 'cerberus',
    copies: 3,
    cost: 0,
    strength: 2,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: {
          type: 'strength',
          scope: 'self',
          mode: 'set',
          amount: 3,
          if: { kind: 'resourceAtLeast', resource: 'food', n: 1 },
        },
      },
    ],
  },
  {
    id: 'colossus',
    copies: 1,
    cost: 2,
    strength: 1,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'set', amount: 7, if: { kind: 'ageOnSelfAtLeast', n: 1 } },
      },
      { phase: 'war', trigger: 'everyRound', effect: { type: 'perWarWon', gain: 'vp', amount: 1 } },
    ],
  },
  {
    id: 'commander',
    copies: 2,
    cost: 2,
    strength: 4,
    abilities: [{ phase: 'war', trigger: 'everyRound', effect: { type: 'perWarWon', gain: 'vp', amount: 1 } }],
  },
  {
    id: 'cook',
    copies: 2,
    cost: 0,
    strength: 1,
    abilities: [
      {
        phase: 'income',
        trigger: 'everyRound',
        effect: { type: 'gainGold', amount: 1, per: { kind: 'resource', resources: ['food'] } },
      },
    ],
  },
  {
    id: 'demon',
    copies: 1,
    cost: 2,
    strength: 7,
    abilities: [
      { phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'self', amount: 1 } },
      {
        phase: 'aging',
        trigger: 'everyRound',
        effect: { type: 'onDeath', of: 'self', gain: 'vp', amount: -3, if: { kind: 'ageOnSelfExactly', n: 1 } },
      },
    ],
  },
  {
    id: 'dragon',
    copies: 1,
    cost: 3,
    strength: 0,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: {
          type: 'strength',
          scope: 'self',
          mode: 'set',
          amount: 7,
          if: { kind: 'resourceAtLeast', resource: 'diamond', n: 1 },
        },
      },
    ],
  },
  { id: 'farmer', copies: 3, cost: 0, strength: 1, resources: [{ type: 'food', amount: 1 }] },
  {
    id: 'forest-child',
    copies: 3,
    cost: 1,
    strength: 1,
    resources: [
      { type: 'wood', amount: 1 },
      { type: 'food', amount: 1 },
    ],
  },
  { id: 'forest-spirit', copies: 1, cost: 3, strength: 3, resources: [{ type: 'wood', amount: 3 }] },
  {
    id: 'giant-snake',
    copies: 1,
    cost: 1,
    strength: 4,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'set', amount: 0, if: { kind: 'ageOnSelfAtLeast', n: 1 } },
      },
      {
        phase: 'income',
        trigger: 'everyRound',
        effect: { type: 'gainGold', amount: 3, if: { kind: 'ageOnSelfAtLeast', n: 1 } },
      },
    ],
  },
  {
    id: 'golem',
    copies: 2,
    cost: 2,
    strength: 3,
    abilities: [{ phase: 'deploy', trigger: 'flip', effect: { type: 'upgradeAllBuildings' } }],
  },
  {
    id: 'grand-architect',
    copies: 1,
    cost: 1,
    strength: 1,
    abilities: [
      {
        phase: 'build',
        trigger: 'everyRound',
        optional: true,
        effect: { type: 'payGoldForResource', resources: ['food', 'wood', 'diamond'], gold: 1 },
      },
    ],
  },
  {
    id: 'hunter',
    copies: 2,
    cost: 0,
    strength: 2,
    resources: [{ type: 'food', amount: 1, if: { kind: 'row', row: 'top' } }],
  },
  { id: 'knight', copies: 3, cost: 1, strength: 4 },
  {
    id: 'kraken',
    copies: 1,
    cost: 6,
    strength: 9,
    abilities: [
      { phase: 'deploy', trigger: 'flip', effect: { type: 'gainVP', amount: -3, per: { kind: 'building', level: 2 } } },
      { phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'others', amount: 1 } },
      {
        phase: 'aging',
        trigger: 'everyRound',
        effect: { type: 'onDeath', of: 'anyOwn', gain: 'vp', amount: 1, per: { kind: 'ageOnDying' } },
      },
    ],
  },
  {
    id: 'landlord',
    copies: 1,
    cost: 2,
    strength: 1,
    resources: [{ type: 'wood', amount: 1 }],
    abilities: [{ phase: 'build', trigger: 'everyRound', effect: { type: 'ignoreLandCost' } }],
  },
  {
    id: 'leviathan',
    copies: 1,
    cost: 3,
    strength: 4,
    variableStrength: true,
    resources: [{ type: 'food', amount: 2, if: { kind: 'ageOnSelfAtLeast', n: 1 } }],
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: {
          type: 'strength',
          scope: 'self',
          mode: 'add',
          amount: 2,
          per: { kind: 'resource', resources: ['food'] },
        },
      },
      { phase: 'war', trigger: 'everyRound', effect: { type: 'cannotFight', if: { kind: 'ageOnSelfAtLeast', n: 1 } } },
    ],
  },
  {
    id: 'manticore',
    copies: 3,
    cost: 2,
    strength: 2,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: {
          type: 'strength',
          scope: 'self',
          mode: 'add',
          amount: 2,
          per: { kind: 'resource', resources: ['food'] },
        },
      },
    ],
  },
  {
    id: 'master-alchemist',
    copies: 1,
    cost: 2,
    strength: 1,
    abilities: [
      {
        phase: 'deploy',
        trigger: 'everyRound',
        effect: { type: 'addAge', target: 'chosenOne', amount: 1, per: { kind: 'resource', resources: ['food'] } },
      },
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'perWarWon', gain: 'vp', amount: 1, per: { kind: 'resource', resources: ['diamond'] } },
      },
      {
        phase: 'income',
        trigger: 'everyRound',
        effect: { type: 'gainGold', amount: 1, per: { kind: 'resource', resources: ['wood'] } },
      },
    ],
  },
  {
    id: 'militiaman',
    copies: 3,
    cost: 0,
    strength: 2,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'add', amount: 1, per: { kind: 'ageOnSelf' } },
      },
    ],
  },
  { id: 'miner', copies: 3, cost: 1, strength: 2, resources: [{ type: 'diamond', amount: 1 }] },
  {
    id: 'monkey',
    copies: 2,
    cost: -1,
    strength: 1,
    abilities: [
      {
        phase: 'aging',
        trigger: 'everyRound',
        effect: { type: 'onDeath', of: 'self', gain: 'gold', amount: 1, per: { kind: 'ageOnSelf' } },
      },
    ],
  },
  {
    id: 'mystical-healer',
    copies: 3,
    cost: 0,
    strength: 1,
    abilities: [
      {
        phase: 'aging',
        trigger: 'everyRound',
        optional: true,
        effect: { type: 'preventDeath', target: 'chosenOne', exactAge: 1 },
      },
    ],
  },
  {
    id: 'necromancer',
    copies: 1,
    cost: 1,
    strength: 4,
    abilities: [{ phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'others', amount: 1 } }],
  },
  {
    id: 'ogre',
    copies: 1,
    cost: 2,
    strength: 2,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'add', amount: 1, per: { kind: 'incomeThisRound' } },
      },
    ],
  },
  {
    id: 'palm-reader',
    copies: 2,
    cost: 2,
    strength: 1,
    abilities: [
      {
        phase: 'aging',
        trigger: 'everyRound',
        effect: { type: 'onDeath', of: 'anyOwn', gain: 'vp', amount: 1, per: { kind: 'ageOnDying' } },
      },
    ],
  },
  {
    id: 'peddler',
    copies: 3,
    cost: 1,
    strength: 1,
    resources: [{ type: 'wood', amount: 1 }],
    abilities: [{ phase: 'income', trigger: 'everyRound', effect: { type: 'gainGold', amount: 1 } }],
  },
  {
    id: 'relic-of-wisdom',
    copies: 1,
    cost: 2,
    strength: 0,
    abilities: [
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'neverDies' } },
      { phase: 'end', trigger: 'everyRound', effect: { type: 'gainVP', amount: 2, per: { kind: 'ageOnSelf' } } },
    ],
  },
  {
    id: 'rogue',
    copies: 2,
    cost: 1,
    strength: 3,
    abilities: [{ phase: 'war', trigger: 'everyRound', effect: { type: 'perWarWon', gain: 'gold', amount: 1 } }],
  },
  {
    id: 'salamander',
    copies: 1,
    cost: 2,
    strength: 4,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'add', amount: 1, per: { kind: 'ageOnSelf' } },
      },
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'diesAtAge', min: 2 } },
    ],
  },
  {
    id: 'sculptor',
    copies: 2,
    cost: 0,
    strength: 1,
    abilities: [
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'onDeath', of: 'self', gain: 'vp', amount: 3 } },
    ],
  },
  {
    id: 'shapeshifter',
    copies: 1,
    cost: 0,
    strength: 0,
    abilities: [{ phase: 'deploy', trigger: 'flip', effect: { type: 'replaceFromDeck', maxCost: 3, addAge: 1 } }],
  },
  {
    id: 'strategist',
    copies: 1,
    cost: 3,
    strength: 1,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'add', amount: 1, per: { kind: 'ageInKingdom' } },
      },
      { phase: 'war', trigger: 'everyRound', effect: { type: 'fightFromBack' } },
    ],
  },
  {
    id: 'time-master',
    copies: 3,
    cost: 0,
    strength: 1,
    abilities: [{ phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'chosenOne', amount: 2 } }],
  },
  { id: 'treefolk', copies: 2, cost: 1, strength: 3, resources: [{ type: 'food', amount: 1 }] },
  {
    id: 'veteran',
    copies: 3,
    cost: 0,
    strength: 3,
    abilities: [{ phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'self', amount: 1 } }],
  },
  {
    id: 'wood-merchant',
    copies: 2,
    cost: 0,
    strength: 1,
    abilities: [
      {
        phase: 'build',
        trigger: 'everyRound',
        optional: true,
        effect: { type: 'payGoldForResource', resources: ['wood'], gold: 1 },
      },
    ],
  },
  { id: 'woodcutter', copies: 3, cost: 0, strength: 2, resources: [{ type: 'wood', amount: 1 }] },
] as const satisfies readonly UnitFigures[]

/** 20 cards. Source: own design within the published counts; Shadow x2 and the 7 points of the Lost Soul are published facts. */
export const GATES_UNITS = [
  {
    id: 'princess',
    copies: 1,
    cost: 4,
    strength: 1,
    abilities: [
      { phase: 'war', trigger: 'everyRound', effect: { type: 'gainVP', amount: 2, per: { kind: 'building' } } },
    ],
  },
  {
    id: 'lost-soul',
    copies: 2,
    cost: 3,
    strength: 1,
    abilities: [
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'onDeath', of: 'self', gain: 'vp', amount: 7 } },
    ],
  },
  {
    id: 'noble',
    copies: 1,
    cost: 3,
    strength: 0,
    abilities: [
      { phase: 'deploy', trigger: 'flip', effect: { type: 'gainVP', amount: 2, per: { kind: 'distinctUnitCost' } } },
    ],
  },
  {
    id: 'relic-of-light',
    copies: 1,
    cost: 2,
    strength: 0,
    abilities: [
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'neverDies' } },
      {
        phase: 'aging',
        trigger: 'everyRound',
        effect: { type: 'gainVP', amount: 2, per: { kind: 'survivorWithAge' } },
      },
    ],
  },
  {
    id: 'relic-of-war',
    copies: 1,
    cost: 2,
    strength: 2,
    variableStrength: true,
    abilities: [
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'neverDies' } },
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'add', amount: 2, per: { kind: 'ageOnSelf' } },
      },
    ],
  },
  {
    id: 'relic-of-fertility',
    copies: 1,
    cost: 2,
    strength: 0,
    abilities: [
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'neverDies' } },
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: {
          type: 'gainVP',
          amount: 1,
          per: { kind: 'resource', resources: ['food', 'wood'] },
          if: { kind: 'row', row: 'top' },
        },
      },
    ],
  },
  {
    id: 'grand-intendant',
    copies: 2,
    cost: 3,
    strength: 4,
    resources: [{ type: 'food', amount: 1 }],
    abilities: [{ phase: 'deploy', trigger: 'flip', effect: { type: 'gainGold', amount: 2 } }],
  },
  {
    id: 'smuggler',
    copies: 2,
    cost: 1,
    strength: 2,
    abilities: [
      {
        phase: 'income',
        trigger: 'everyRound',
        effect: { type: 'gainGold', amount: 2, if: { kind: 'resourceAtLeast', resource: 'food', n: 1 } },
      },
    ],
  },
  {
    id: 'shadow',
    copies: 2,
    cost: 1,
    strength: 3,
    abilities: [
      {
        phase: 'deploy',
        trigger: 'flip',
        optional: true,
        effect: { type: 'retriggerFlip', target: 'chosenOther', excludeIds: ['shadow', 'shapeshifter'] },
      },
    ],
  },
  {
    id: 'titan',
    copies: 1,
    cost: 3,
    strength: 3,
    abilities: [{ phase: 'deploy', trigger: 'flip', optional: true, effect: { type: 'buildFree', level: 1 } }],
  },
  {
    id: 'imp',
    copies: 2,
    cost: -2,
    strength: 1,
    abilities: [
      { phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'self', amount: 1 } },
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'onDeath', of: 'self', gain: 'vp', amount: -2 } },
    ],
  },
  {
    id: 'dryad',
    copies: 2,
    cost: 1,
    strength: 1,
    resources: [{ type: 'wood', amount: 1 }],
    abilities: [
      {
        phase: 'build',
        trigger: 'everyRound',
        optional: true,
        effect: { type: 'convertResource', from: 'wood', to: ['food', 'diamond'] },
      },
    ],
  },
  {
    id: 'gatekeeper',
    copies: 2,
    cost: 0,
    strength: 2,
    abilities: [
      {
        phase: 'deploy',
        trigger: 'flip',
        optional: true,
        effect: { type: 'removeAge', target: 'chosenOne', amount: 1 },
      },
    ],
  },
] as const satisfies readonly UnitFigures[]

/** 26 cards. Source: own design; Court Jester, Standard-bearer and Lackey follow hints of the rulebook. */
export const FORGE_UNITS = [
  {
    id: 'court-jester',
    copies: 2,
    cost: 0,
    strength: 1,
    abilities: [{ phase: 'deploy', trigger: 'static', effect: { type: 'artifactCostFixed', amount: 1 } }],
  },
  {
    id: 'standard-bearer',
    copies: 2,
    cost: 1,
    strength: 3,
    abilities: [
      {
        phase: 'deploy',
        trigger: 'flip',
        effect: { type: 'gainGold', amount: 2, if: { kind: 'unitCostAtLeast', cost: 2 } },
      },
      {
        phase: 'deploy',
        trigger: 'flip',
        effect: { type: 'gainVP', amount: 2, if: { kind: 'unitCostAtLeast', cost: 3 } },
      },
    ],
  },
  {
    id: 'lackey',
    copies: 3,
    cost: -1,
    strength: 0,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'set', amount: 2, if: { kind: 'artifactsAtLeast', n: 1 } },
      },
    ],
  },
  {
    id: 'legend-smith',
    copies: 2,
    cost: 0,
    strength: 1,
    resources: [{ type: 'diamond', amount: 1, if: { kind: 'artifactsAtLeast', n: 1 } }],
  },
  {
    id: 'treasure-seeker',
    copies: 2,
    cost: 0,
    strength: 1,
    abilities: [
      {
        phase: 'income',
        trigger: 'everyRound',
        effect: { type: 'gainGold', amount: 1, per: { kind: 'artifact' }, max: 3 },
      },
    ],
  },
  {
    id: 'paladin',
    copies: 2,
    cost: 2,
    strength: 4,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'add', amount: 1, per: { kind: 'artifact' } },
      },
    ],
  },
  {
    id: 'griffin',
    copies: 1,
    cost: 3,
    strength: 6,
    abilities: [{ phase: 'war', trigger: 'everyRound', effect: { type: 'fightFromBack' } }],
  },
  {
    id: 'herald',
    copies: 2,
    cost: 0,
    strength: 1,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'gainVP', amount: 1, per: { kind: 'artifact' }, if: { kind: 'warsWonAtLeast', n: 1 } },
      },
    ],
  },
  {
    id: 'beekeeper',
    copies: 2,
    cost: 1,
    strength: 0,
    resources: [{ type: 'food', amount: 2, if: { kind: 'row', row: 'bottom' } }],
  },
  {
    id: 'stonemason',
    copies: 2,
    cost: 0,
    strength: 1,
    abilities: [{ phase: 'build', trigger: 'everyRound', effect: { type: 'reduceLandCost', amount: 2 } }],
  },
  {
    id: 'phoenix',
    copies: 1,
    cost: 2,
    strength: 5,
    abilities: [
      {
        phase: 'aging',
        trigger: 'everyRound',
        optional: true,
        effect: { type: 'payToSurvive', gold: 1, resetAge: true },
      },
    ],
  },
  {
    id: 'sphinx',
    copies: 1,
    cost: 2,
    strength: 3,
    abilities: [
      { phase: 'deploy', trigger: 'flip', effect: { type: 'gainVP', amount: 4, if: { kind: 'allResources' } } },
    ],
  },
  {
    id: 'chronicler',
    copies: 2,
    cost: 2,
    strength: 1,
    abilities: [
      { phase: 'end', trigger: 'everyRound', effect: { type: 'gainVP', amount: 1, per: { kind: 'ageInKingdom' } } },
    ],
  },
  {
    id: 'hydra',
    copies: 1,
    cost: 3,
    strength: 3,
    variableStrength: true,
    abilities: [
      {
        phase: 'war',
        trigger: 'everyRound',
        effect: { type: 'strength', scope: 'self', mode: 'add', amount: 1, per: { kind: 'otherUnits' } },
      },
    ],
  },
  {
    id: 'usurer',
    copies: 1,
    cost: 0,
    strength: 1,
    abilities: [
      { phase: 'deploy', trigger: 'flip', effect: { type: 'addAge', target: 'self', amount: 1 } },
      { phase: 'deploy', trigger: 'flip', effect: { type: 'gainGold', amount: 3 } },
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'onDeath', of: 'self', gain: 'vp', amount: -3 } },
    ],
  },
] as const satisfies readonly UnitFigures[]
