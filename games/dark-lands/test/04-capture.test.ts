import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { card } from '../content/deck.ts'
import { NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { ownSupport } from '../rules/strength.ts'
import { capture, cards, cast, cellAt, fortify, kindsOf, objectionTo, play, readyOf, scene } from './builders.ts'

/** Red at the start of the rulebook's first example. */
const example = () =>
  scene(2, {
    hands: { 0: cards('men-at-arms', 'spearmen') },
    companions: { 0: [3, 1, 0] },
    levels: [
      [[0, 0], 1],
      [[1, 0], 2],
      [[0, 1], 3],
      [[-1, 0], 4],
      [[3, 0], 2],
      [[-3, 0], 3],
    ],
  })

describe('Using cards', () => {
  it('DL-PLAY-1: any number of cards, or none', () => {
    const p = example()
    expect(kindsOf(p, 0)).toContain('end')
    play(p, 0, capture('men-at-arms', [0, 0]))
    play(p, 0, capture('spearmen', [1, 0]))
    expect(p.hands[0]).toEqual([])
    play(p, 0, { kind: 'end' })
  })

  it('DL-PLAY-1: only cards in hand', () => {
    expect(objectionTo(example(), 0, capture('archers', [0, 0]))).toMatchObject({ code: 'not-in-hand' })
  })

  it('DL-PLAY-2: captures, fortifications and magic in any order', () => {
    const p = scene(2, {
      hands: { 0: cards('strength-potion', 'spearmen', 'garrison', 'militia') },
      companions: { 0: [1, 2, 1] },
      levels: [
        [[0, 0], 3],
        [[1, 0], 3],
      ],
    })
    play(p, 0, cast('strength-potion'))
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, fortify('garrison', [0, 0]))
    play(p, 0, capture('militia', [1, 0]))
    expect(p.coins[0]).toBe(31)
  })

  it('DL-PLAY-3 DL-PLAY-7 DL-EX-6: Crossbowmen need 2 Warriors and 3 Artisans, all of them', () => {
    const set = (artisans: number) =>
      scene(2, { hands: { 0: cards('crossbowmen') }, companions: { 0: [2, artisans, 0] }, levels: [[[0, 0], 2]] })
    const short = set(2)
    const before = JSON.stringify(short)
    expect(objectionTo(short, 0, capture('crossbowmen', [0, 0]))).toEqual({
      code: 'companions-short',
      rule: 'DL-PLAY-7',
      figures: { warriors: 2, artisans: 3, mages: 0, readyWarriors: 2, readyArtisans: 2, readyMages: 0 },
    })
    expect(JSON.stringify(short)).toBe(before)
    const enough = set(3)
    play(enough, 0, capture('crossbowmen', [0, 0]))
    expect(readyOf(enough, 0)).toEqual([0, 0, 0])
  })

  it('DL-RUL-10: no type replaces another', () => {
    const p = scene(2, { hands: { 0: cards('spearmen') }, companions: { 0: [0, 5, 5] }, levels: [[[0, 0], 1]] })
    expect(objectionTo(p, 0, capture('spearmen', [0, 0]))).toMatchObject({ code: 'companions-short' })
  })

  it('DL-PLAY-4 DL-PLAY-5: companions are spent at once and work once', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'spearmen') },
      companions: { 0: [1, 0, 0] },
      levels: [
        [[0, 0], 1],
        [[2, 0], 1],
      ],
    })
    play(p, 0, capture('spearmen', [0, 0]))
    expect(readyOf(p, 0)).toEqual([0, 0, 0])
    expect(objectionTo(p, 0, capture('spearmen', [2, 0]))).toMatchObject({ code: 'companions-short' })
  })

  it('DL-PLAY-6 DL-EX-8: two Spearmen take two regions in a turn, for 2 coins', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'spearmen') },
      companions: { 0: [2, 0, 0] },
      levels: [
        [[0, 0], 1],
        [[2, 0], 1],
      ],
    })
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, capture('spearmen', [2, 0]))
    expect(p.coins[0]).toBe(27)
  })
})

describe('Capturing a region', () => {
  it('DL-CAPTURE-1 DL-CAPTURE-7 DL-EX-1: Men-at-arms on level 1: 1 coin, 1 Warrior left, marker and card stay', () => {
    const p = example()
    const events = play(p, 0, capture('men-at-arms', [0, 0]))
    expect(events[0]).toMatchObject({ kind: 'captured', level: 1, coins: 1, strength: { attack: 2, support: 0 } })
    expect(p.coins[0]).toBe(26)
    expect(readyOf(p, 0)).toEqual([1, 0, 0])
    const cell = cellAt([0, 0])
    expect([p.owners[cell], p.troops[cell]]).toEqual([0, card('men-at-arms')])
    expect(p.hands[0]).toEqual(cards('spearmen'))
  })

  it('DL-CAPTURE-2 DL-EX-2: without support level 2 falls to Men-at-arms, level 3 does not, and nothing is spent', () => {
    const p = example()
    const before = JSON.stringify(p)
    expect(objectionTo(p, 0, capture('men-at-arms', [-3, 0]))).toMatchObject({
      code: 'too-weak',
      rule: 'DL-CAPTURE-2',
      figures: { attack: 2, support: 0, have: 2, need: 3 },
    })
    expect(JSON.stringify(p)).toBe(before)
    play(p, 0, capture('men-at-arms', [3, 0]))
  })

  it('DL-EX-3: beside Men-at-arms Spearmen take a 2 and a 3, not a 4; elsewhere not even a 2', () => {
    const p = example()
    play(p, 0, capture('men-at-arms', [0, 0]))
    expect(objectionTo(p, 0, capture('spearmen', [1, 0]))).toBeNull()
    expect(objectionTo(p, 0, capture('spearmen', [-1, 0]))).toMatchObject({ figures: { have: 3, need: 4 } })
    expect(objectionTo(p, 0, capture('spearmen', [3, 0]))).toMatchObject({ figures: { have: 1, need: 2 } })
    play(p, 0, capture('spearmen', [0, 1]))
    expect(p.coins[0]).toBe(29)
    expect(readyOf(p, 0)).toEqual([0, 0, 0])
  })

  it('DL-CAPTURE-3 DL-RUL-12: rivals give no support', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen') },
      companions: { 0: [1, 0, 0] },
      regions: [{ at: [0, 0], seat: 1, troop: 'catapult', fort: 'fortress' }],
      levels: [[[1, 0], 2]],
    })
    expect(objectionTo(p, 0, capture('spearmen', [1, 0]))).toMatchObject({ figures: { support: 0, have: 1 } })
  })

  it('DL-CAPTURE-4 DL-EX-9: Archers of this turn support Spearmen at once', () => {
    const p = scene(2, {
      hands: { 0: cards('archers', 'spearmen') },
      companions: { 0: [2, 1, 0] },
      levels: [
        [[0, 0], 1],
        [[1, 0], 3],
      ],
    })
    expect(objectionTo(p, 0, capture('spearmen', [1, 0]))).toMatchObject({ code: 'too-weak' })
    play(p, 0, capture('archers', [0, 0]))
    play(p, 0, capture('spearmen', [1, 0]))
  })

  it('DL-CAPTURE-5 DL-CAPTURE-6: a captured region is closed to everybody', () => {
    const p = scene(2, {
      hands: { 0: cards('knights') },
      companions: { 0: [4, 1, 0] },
      regions: [{ at: [0, 0], seat: 1, troop: 'spearmen' }],
      levels: [[[0, 0], 1]],
    })
    expect(objectionTo(p, 0, capture('knights', [0, 0]))).toMatchObject({
      code: 'captured-already',
      rule: 'DL-CAPTURE-5',
    })
  })

  it('DL-CAPTURE-10 DL-EX-11: Archers do not reinforce Spearmen', () => {
    const p = scene(2, {
      hands: { 0: cards('archers') },
      companions: { 0: [1, 1, 0] },
      regions: [{ at: [0, 0], seat: 0, troop: 'spearmen' }],
      levels: [[[0, 0], 1]],
    })
    expect(objectionTo(p, 0, capture('archers', [0, 0]))).toMatchObject({
      code: 'captured-already',
      rule: 'DL-CAPTURE-10',
    })
  })

  it('DL-CAPTURE-8 DL-EX-7 DL-GOAL-2: a level 6 pays 6 coins, once', () => {
    const p = scene(2, {
      hands: { 0: cards('tamed-dragon') },
      companions: { 0: [2, 0, 2] },
      levels: [[[0, 0], 6]],
    })
    play(p, 0, capture('tamed-dragon', [0, 0]))
    expect(p.coins[0]).toBe(31)
    play(p, 0, { kind: 'end' })
    expect(p.coins[0]).toBe(31)
  })

  it('DL-CAPTURE-9 DL-EX-10: a Fortress cannot capture, even with support 7 against level 3', () => {
    const p = scene(2, {
      hands: { 0: cards('fortress') },
      companions: { 0: [0, 3, 0] },
      regions: [{ at: [0, 0], seat: 0, troop: 'catapult', fort: 'fortress' }],
      levels: [[[1, 0], 3]],
    })
    expect(ownSupport(p, 0, cellAt([1, 0]))).toBe(7)
    expect(objectionTo(p, 0, capture('fortress', [1, 0]))).toMatchObject({ code: 'wrong-card', rule: 'DL-CAPTURE-9' })
    expect(objectionTo(p, 0, fortify('fortress', [1, 0]))).toMatchObject({ code: 'not-your-region' })
  })

  it('DL-RUL-11: a capture may be far from everything of one’s own', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen') },
      companions: { 0: [1, 0, 0] },
      regions: [{ at: [-3, 0], seat: 0, troop: 'catapult' }],
      levels: [[[3, 0], 1]],
    })
    play(p, 0, capture('spearmen', [3, 0]))
  })

  it('DL-RUL-13: each neighbour counts once with both cards, for any number of captures', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'spearmen') },
      companions: { 0: [2, 0, 0] },
      regions: [
        { at: [0, 0], seat: 0, troop: 'archers', fort: 'garrison' },
        { at: [1, -1], seat: 0, troop: 'militia' },
      ],
      levels: [
        [[1, 0], 5],
        [[0, -1], 5],
      ],
    })
    // (1,0) and (0,-1) each touch both: 2 + 1 and 1.
    expect(ownSupport(p, 0, cellAt([1, 0]))).toBe(4)
    play(p, 0, capture('spearmen', [1, 0]))
    play(p, 0, capture('spearmen', [0, -1]))
  })

  it('DL-RUL-14: one Troop card attacks, not two together', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'swordsmen') },
      companions: { 0: [3, 0, 0] },
      levels: [[[0, 0], 3]],
    })
    expect(game.moves(p, 0)).toEqual([{ kind: 'end' }])
    expect(objectionTo(p, 0, capture('swordsmen', [0, 0]))).toMatchObject({ figures: { have: 2, need: 3 } })
  })

  it('DL-RUL-15: the coins are there before the next card', () => {
    const p = example()
    const [captured] = play(p, 0, capture('men-at-arms', [0, 0]))
    expect(captured).toMatchObject({ coins: 1 })
    expect(elementAt(p.ledger, 0).slice(-3)).toEqual([2, 1, 1])
  })

  it('DL-RUL-17: no move but Magic takes a card from the board', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'garrison') },
      companions: { 0: [1, 1, 0] },
      regions: [{ at: [0, 0], seat: 0, troop: 'archers', fort: 'watchtower' }],
      levels: [[[2, 0], 1]],
    })
    for (const move of game.moves(p, 0)) {
      const after = game.clone(p)
      if (move.kind === 'end') continue
      play(after, 0, move)
      expect([after.troops[cellAt([0, 0])], after.forts[cellAt([0, 0])]]).toEqual(cards('archers', 'watchtower'))
    }
  })

  it('DL-SETUP-10: what others see of a capture is the card played, not the hand', () => {
    const p = example()
    play(p, 0, capture('men-at-arms', [0, 0]))
    const seen = game.view(p, 1)
    expect(seen.troops[cellAt([0, 0])]).toBe(card('men-at-arms'))
    expect(seen.hands[0]).toEqual([HIDDEN])
  })
})

describe('Building fortifications', () => {
  const catapult = (forts: Parameters<typeof cards>[0][] = ['fortress', 'swordsmen', 'spearmen']) =>
    scene(2, {
      hands: { 0: cards(...forts) },
      companions: { 0: [2, 3, 0] },
      regions: [{ at: [0, 0], seat: 0, troop: 'catapult' }],
      levels: [[[1, 0], 9]],
    })

  it('DL-FORT-4 DL-FORT-5 DL-EX-4: a Fortress on a Catapult: 3 Artisans, support 7, no coins', () => {
    const p = catapult()
    const events = play(p, 0, fortify('fortress', [0, 0]))
    expect(events).toMatchObject([{ kind: 'fortified', support: 7 }])
    expect(readyOf(p, 0)).toEqual([2, 0, 0])
    expect(ownSupport(p, 0, cellAt([1, 0]))).toBe(7)
    expect(p.coins[0]).toBe(25)
  })

  it('DL-EX-5: then Swordsmen take the 9, Spearmen do not', () => {
    const p = catapult()
    play(p, 0, fortify('fortress', [0, 0]))
    expect(objectionTo(p, 0, capture('spearmen', [1, 0]))).toMatchObject({ figures: { have: 8, need: 9 } })
    play(p, 0, capture('swordsmen', [1, 0]))
    expect(p.coins[0]).toBe(34)
  })

  it('DL-FORT-1: it needs its companions', () => {
    const p = catapult()
    p.ready[1] = 2
    expect(objectionTo(p, 0, fortify('fortress', [0, 0]))).toMatchObject({ code: 'companions-short' })
    expect(objectionTo(p, 0, fortify('swordsmen', [0, 0]))).toMatchObject({ code: 'wrong-card' })
  })

  it('DL-FORT-2: only on a region of one’s own', () => {
    const p = catapult()
    expect(objectionTo(p, 0, fortify('fortress', [1, 0]))).toMatchObject({ code: 'not-your-region' })
    const foreign = scene(2, {
      hands: { 0: cards('garrison') },
      companions: { 0: [0, 1, 0] },
      regions: [{ at: [0, 0], seat: 1, troop: 'catapult' }],
    })
    expect(objectionTo(foreign, 0, fortify('garrison', [0, 0]))).toMatchObject({ code: 'not-your-region' })
  })

  it('DL-FORT-2: one captured a moment ago will do', () => {
    const p = scene(2, {
      hands: { 0: cards('spearmen', 'garrison') },
      companions: { 0: [1, 1, 0] },
      levels: [[[0, 0], 1]],
    })
    play(p, 0, capture('spearmen', [0, 0]))
    play(p, 0, fortify('garrison', [0, 0]))
  })

  it('DL-FORT-3 DL-EX-12: a second Fortification is refused, the support stays 2', () => {
    const p = scene(2, {
      hands: { 0: cards('watchtower') },
      companions: { 0: [0, 2, 0] },
      regions: [{ at: [0, 0], seat: 0, troop: 'spearmen', fort: 'garrison' }],
    })
    expect(objectionTo(p, 0, fortify('watchtower', [0, 0]))).toMatchObject({ code: 'fortified-already' })
    expect(ownSupport(p, 0, cellAt([1, 0]))).toBe(2)
  })

  it('DL-FORT-6: both cards stay visible to everybody', () => {
    const p = catapult()
    play(p, 0, fortify('fortress', [0, 0]))
    const seen = game.view(p, null)
    expect([seen.troops[cellAt([0, 0])], seen.forts[cellAt([0, 0])]]).toEqual(cards('catapult', 'fortress'))
    expect(p.forts.filter(fort => fort !== NONE)).toHaveLength(1)
  })
})
