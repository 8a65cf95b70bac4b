import type { ArtifactFigures } from './vocabulary.ts'

/** 18 cards. Source: own design; four names and the +2 of the Shield of Power come from the rulebook. */
export const ARTIFACTS = [
  {
    id: 'bottomless-purse',
    copies: 2,
    vp: 1,
    abilities: [{ phase: 'income', trigger: 'everyRound', effect: { type: 'gainGold', amount: 1 } }],
  },
  { id: 'magnificent-grove', copies: 2, vp: 1, resources: [{ type: 'wood', amount: 1 }] },
  {
    id: 'cursed-crown',
    copies: 1,
    vp: 5,
    abilities: [
      { phase: 'war', trigger: 'everyRound', effect: { type: 'strength', scope: 'kingdom', mode: 'add', amount: 1 } },
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'gainVP', amount: -1 } },
    ],
  },
  {
    id: 'shield-of-power',
    copies: 2,
    vp: 1,
    abilities: [
      { phase: 'war', trigger: 'everyRound', effect: { type: 'strength', scope: 'kingdom', mode: 'add', amount: 2 } },
    ],
  },
  { id: 'horn-of-plenty', copies: 2, vp: 1, resources: [{ type: 'food', amount: 1 }] },
  { id: 'mountain-heart', copies: 2, vp: 0, resources: [{ type: 'diamond', amount: 1 }] },
  {
    id: 'silver-hourglass',
    copies: 1,
    vp: 1,
    abilities: [
      {
        phase: 'deploy',
        trigger: 'everyRound',
        optional: true,
        effect: { type: 'addAge', target: 'chosenOne', amount: 1 },
      },
    ],
  },
  {
    id: 'banner-of-victory',
    copies: 1,
    vp: 0,
    abilities: [{ phase: 'war', trigger: 'everyRound', effect: { type: 'perWarWon', gain: 'vp', amount: 1 } }],
  },
  {
    id: 'builders-compass',
    copies: 1,
    vp: 2,
    abilities: [{ phase: 'build', trigger: 'everyRound', effect: { type: 'reduceLandCost', amount: 2 } }],
  },
  {
    id: 'book-of-kings',
    copies: 1,
    vp: 0,
    abilities: [
      { phase: 'end', trigger: 'everyRound', effect: { type: 'gainVP', amount: 1, per: { kind: 'building' } } },
    ],
  },
  {
    id: 'golden-chalice',
    copies: 1,
    vp: 2,
    abilities: [
      { phase: 'deploy', trigger: 'flip', effect: { type: 'gainGold', amount: 1, per: { kind: 'artifact' }, max: 3 } },
    ],
  },
  {
    id: 'ring-of-souls',
    copies: 1,
    vp: 1,
    abilities: [
      { phase: 'aging', trigger: 'everyRound', effect: { type: 'onDeath', of: 'anyOwn', gain: 'gold', amount: 1 } },
    ],
  },
  {
    id: 'sword-of-dawn',
    copies: 1,
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
          per: { kind: 'unit', where: { row: 'top' } },
          max: 2,
        },
      },
    ],
  },
] as const satisfies readonly ArtifactFigures[]
