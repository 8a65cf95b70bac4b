import type { BuildingFigures } from './vocabulary.ts'

/** Source: printed on the published cards. */
export const BASE_BUILDINGS = [
  {
    id: 'town',
    level1: {
      cost: { resources: { wood: 1 } },
      vp: 1,
      resources: [
        { type: 'wood', amount: 1 },
        { type: 'food', amount: 1 },
      ],
    },
    level2: { cost: { resources: { wood: 2 } }, vp: 3, resources: [{ type: 'diamond', amount: 1 }] },
  },
  {
    id: 'tavern',
    level1: {
      cost: { resources: { food: 1 } },
      vp: 1,
      abilities: [
        {
          phase: 'income',
          trigger: 'everyRound',
          effect: { type: 'gainGold', amount: 1, per: { kind: 'resource', resources: ['food'] } },
        },
      ],
    },
    level2: {
      cost: { resources: { food: 1, wood: 1 } },
      vp: 3,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 1, per: { kind: 'resource', resources: ['food'] } },
        },
      ],
    },
  },
  {
    id: 'mine',
    level1: { cost: { resources: { wood: 1 } }, vp: 1, resources: [{ type: 'diamond', amount: 1 }] },
    level2: {
      cost: { resources: { wood: 1, diamond: 1 } },
      vp: 3,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 2, per: { kind: 'resource', resources: ['diamond'] } },
        },
      ],
    },
  },
  {
    id: 'temple',
    level1: {
      cost: { resources: { diamond: 1 }, alternativeGold: 2 },
      vp: 1,
      abilities: [{ phase: 'income', trigger: 'everyRound', effect: { type: 'gainGold', amount: 2 } }],
    },
    level2: {
      cost: { resources: { diamond: 2 }, alternativeGold: 3 },
      vp: 3,
      abilities: [{ phase: 'war', trigger: 'everyRound', effect: { type: 'gainVP', amount: 2 } }],
    },
  },
  {
    id: 'barracks',
    level1: {
      cost: { resources: { wood: 1 } },
      vp: 1,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: {
            type: 'strength',
            scope: 'kingdom',
            mode: 'add',
            amount: 1,
            per: { kind: 'resource', resources: ['wood'] },
          },
        },
      ],
    },
    level2: {
      cost: { resources: { wood: 1, food: 1 } },
      vp: 3,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 1, per: { kind: 'unit', where: { strengthAtLeast: 3 } } },
        },
      ],
    },
  },
] as const satisfies readonly BuildingFigures[]

/** Source: own design; Abbey and Port follow hints of the rulebook. */
export const GATES_BUILDINGS = [
  {
    id: 'abbey',
    level1: {
      cost: { resources: { food: 1 } },
      vp: 1,
      abilities: [{ phase: 'income', trigger: 'everyRound', effect: { type: 'gainGold', amount: 1 } }],
    },
    level2: {
      cost: { resources: { food: 1, wood: 1, diamond: 1 } },
      vp: 2,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 1, per: { kind: 'resource', resources: ['food', 'wood', 'diamond'] } },
        },
      ],
    },
  },
  {
    id: 'port',
    level1: {
      cost: { resources: { wood: 1 } },
      vp: 1,
      abilities: [
        {
          phase: 'income',
          trigger: 'everyRound',
          effect: { type: 'gainGold', amount: 1, if: { kind: 'resourceAtLeast', resource: 'food', n: 1 } },
        },
        {
          phase: 'income',
          trigger: 'everyRound',
          effect: { type: 'gainGold', amount: 1, if: { kind: 'resourceAtLeast', resource: 'wood', n: 1 } },
        },
      ],
    },
    level2: {
      cost: { resources: { food: 1, diamond: 1 } },
      vp: 3,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 2, if: { kind: 'resourceAtLeast', resource: 'food', n: 1 } },
        },
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 2, if: { kind: 'resourceAtLeast', resource: 'diamond', n: 1 } },
        },
      ],
    },
  },
  {
    id: 'crypt',
    level1: {
      cost: { resources: { wood: 1 } },
      vp: 1,
      abilities: [
        {
          phase: 'aging',
          trigger: 'everyRound',
          effect: { type: 'gainGold', amount: 1, if: { kind: 'deathsAtLeast', n: 1 } },
        },
      ],
    },
    level2: {
      cost: { resources: { food: 1, wood: 1, diamond: 1 } },
      vp: 3,
      abilities: [
        { phase: 'aging', trigger: 'everyRound', effect: { type: 'onDeath', of: 'anyOwn', gain: 'vp', amount: 1 } },
      ],
    },
  },
  {
    id: 'library',
    level1: {
      cost: { resources: { food: 1 } },
      vp: 1,
      abilities: [{ phase: 'deploy', trigger: 'static', effect: { type: 'keepLimit', amount: 2 } }],
    },
    level2: {
      cost: { resources: { wood: 1, diamond: 1 } },
      vp: 3,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 1, per: { kind: 'building', level: 2 } },
        },
      ],
    },
  },
  {
    id: 'market',
    level1: {
      cost: { resources: { wood: 1 } },
      vp: 1,
      abilities: [
        {
          phase: 'income',
          trigger: 'everyRound',
          effect: { type: 'gainGold', amount: 1, per: { kind: 'resource', resources: ['wood'] } },
        },
      ],
    },
    level2: {
      cost: { resources: { wood: 1, food: 1 } },
      vp: 3,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 1, per: { kind: 'goldHeld', step: 2 }, max: 4 },
        },
      ],
    },
  },
  {
    id: 'watchtower',
    level1: {
      cost: { resources: { wood: 1 } },
      vp: 1,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: {
            type: 'strength',
            scope: 'kingdom',
            mode: 'add',
            amount: 1,
            per: { kind: 'unit', where: { row: 'bottom' } },
          },
        },
      ],
    },
    level2: {
      cost: { resources: { wood: 1, diamond: 1 } },
      vp: 3,
      abilities: [{ phase: 'war', trigger: 'everyRound', effect: { type: 'perWarWon', gain: 'vp', amount: 2 } }],
    },
  },
] as const satisfies readonly BuildingFigures[]

/** Source: own design; the names come from the rulebook. */
export const FORGE_BUILDINGS = [
  {
    id: 'inn',
    level1: {
      cost: { resources: { food: 1 } },
      vp: 1,
      abilities: [
        {
          phase: 'income',
          trigger: 'everyRound',
          effect: { type: 'gainGold', amount: 1, per: { kind: 'unit', where: { costAtMost: 0 } }, max: 3 },
        },
      ],
    },
    level2: {
      cost: { resources: { food: 1, wood: 1 } },
      vp: 2,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 1, per: { kind: 'unit', where: { costAtMost: 0 } } },
        },
      ],
    },
  },
  {
    id: 'sawmill',
    level1: { cost: { resources: { food: 1 } }, vp: 1, resources: [{ type: 'wood', amount: 1 }] },
    level2: {
      cost: { resources: { wood: 1, diamond: 1 } },
      vp: 3,
      abilities: [
        {
          phase: 'war',
          trigger: 'everyRound',
          effect: { type: 'gainVP', amount: 1, per: { kind: 'resource', resources: ['wood'] } },
        },
      ],
    },
  },
  {
    id: 'royal-palace',
    level1: {
      cost: { resources: { food: 1, wood: 1 } },
      vp: 2,
      abilities: [
        {
          phase: 'income',
          trigger: 'everyRound',
          effect: { type: 'gainGold', amount: 1, per: { kind: 'artifact' }, max: 3 },
        },
      ],
    },
    level2: {
      cost: { resources: { food: 1, wood: 1, diamond: 1 } },
      vp: 5,
      abilities: [
        { phase: 'war', trigger: 'everyRound', effect: { type: 'gainVP', amount: 1, per: { kind: 'artifact' } } },
      ],
    },
  },
] as const satisfies readonly BuildingFigures[]
