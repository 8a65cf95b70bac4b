import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../../kernel/game.ts'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { deckOf } from '../content/cards.ts'
import { game } from '../rules/game.ts'
import { band, card, cards, endTheAge, play, playBand, scene } from './builders.ts'

describe('Hidden and public', () => {
  it('ET-INFO-1: the deck and other hands are hidden', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf'), 1: cards('duris orc', 'skeleton') } })
    const seen = game.view(p, 0)
    expect(seen.hands).toEqual([cards('rhea elf'), [HIDDEN, HIDDEN], []])
    expect(new Set(seen.deck)).toEqual(new Set([HIDDEN]))
  })

  it('ET-INFO-2: sizes, row, bands, markers, boards, supplies and glory are public', () => {
    const p = scene(3, { hands: { 0: cards('rhea orc', 'duris elf'), 1: cards('duris orc') }, row: cards('skeleton') })
    playBand(p, 0, 'rhea orc', [], 'rhea')
    const seen = game.view(p, null)
    expect(seen).toEqual({ ...p, deck: seen.deck, hands: [[], [HIDDEN], []] })
  })

  it('ET-INFO-3: no view holds a hidden card, the order of the deck or the seed', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf'), 1: cards('duris orc') } })
    expect(JSON.stringify(Object.keys(game.view(p, 0)))).not.toMatch(/seed|rng|order/)
    expect(game.view(p, 0).hands[1]).not.toContain(card('duris orc'))
    expect(game.view(p, null).hands.flat()).toEqual([HIDDEN, HIDDEN])
  })

  it('ET-INFO-4: the tribes are public, so a bot knows the make-up of what it cannot see', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf'), 1: cards('duris orc', 'skeleton') } })
    const imagined = game.imagine(game.view(p, 0), 0, Rng.fromSeed('imagine'))
    const counts = imagined.deck.slice()
    for (const hand of imagined.hands) for (const kind of hand) addAt(counts, kind, 1)
    expect(counts).toEqual(deckOf(p.tribes))
  })

  it('ET-INFO-5 ET-R-33: of hands discarded at the end of an age only the number is public', () => {
    const p = scene(3, { hands: { 1: cards('duris orc', 'skeleton') } })
    p.hordes[0] = 1
    endTheAge(p)
    expect(game.view(p, 2).discard).toEqual([HIDDEN, HIDDEN])
  })

  it('ET-RECRUIT-3 ET-INFO-1: a card seen on its way into a hand stays known until it leaves openly', () => {
    const p = scene(3, { row: cards('rhea orc', 'duris troll'), hands: { 0: cards('ithys elf', 'ithys orc') } })
    play(p, 0, { kind: 'recruit', card: card('rhea orc') })
    expect(game.view(p, 1).hands[0]).toEqual([...cards('rhea orc'), HIDDEN, HIDDEN])
    p.agenda = [{ kind: 'turn', seat: 0, amount: 0 }]
    playBand(p, 0, 'ithys elf', [], 'ithys')
    play(p, 0, { kind: 'keep', cards: cards('rhea orc') })
    expect(game.view(p, 1).hands[0]).toEqual(cards('rhea orc'))
  })

  it('ET-TRIBE-ELF-1 ET-INFO-1: which card an elf kept is not told', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf', 'rhea orc', 'duris troll') } })
    playBand(p, 0, 'rhea elf', [], 'rhea')
    const events = play(p, 0, { kind: 'keep', cards: cards('rhea orc') })
    expect(events[0]).toEqual({ kind: 'kept', seat: 0, count: 1 })
    expect(game.view(p, 1).hands[0]).toEqual([HIDDEN])
  })

  it('ET-INFO-1: one’s own hand is open to oneself, every hidden place holds nothing, and the position stays as it was', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf'), 1: cards('duris orc', 'skeleton'), 2: cards('rhea orc') } })
    p.known[1] = cards('skeleton')
    p.discard = cards('ithys elf', 'ithys orc')
    const before = JSON.stringify(p)
    for (const viewer of [0, 1, 2, null] as const) {
      const seen = game.view(p, viewer)
      const hidden = p.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => HIDDEN)))
      if (viewer !== 1) hidden[1] = [...cards('skeleton'), HIDDEN]
      expect(seen).toEqual({ ...p, deck: new Array(72).fill(HIDDEN), hands: hidden, discard: [HIDDEN, HIDDEN] })
    }
    expect(JSON.stringify(p)).toBe(before)
  })

  it('ET-RECRUIT-3: a drawn card is masked for all but the drawer, everything else is told alike', () => {
    const drew = { kind: 'drew', seat: 1, card: card('rhea elf') } as const
    expect([0, 1, null].map(viewer => game.mask(drew, viewer as 0))).toEqual([
      { ...drew, card: HIDDEN },
      drew,
      { ...drew, card: HIDDEN },
    ])
    const recruited = { ...drew, kind: 'recruited' } as const
    expect(game.mask(recruited, 0)).toEqual(recruited)
  })

  it('ET-INFO-4: an imagined position keeps all that is seen and deals the rest to hands, discard and deck', () => {
    const p = scene(4, {
      hands: { 0: cards('rhea elf', 'duris orc'), 1: cards('duris orc', 'skeleton', 'skeleton'), 3: cards('rhea orc') },
      row: cards('ithys giant', 'ithys giant'),
      bands: [band(2, 'althea troll', 'althea elf', 'skeleton')],
    })
    p.known[1] = cards('skeleton')
    p.discard = cards('ithys elf', 'ithys orc', 'ithys orc')
    addAt(p.deck, card('ithys elf'), -1)
    addAt(p.deck, card('ithys orc'), -2)
    p.upper -= 3
    const seen = game.view(p, 0)
    const before = JSON.stringify(seen)
    const hands = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const q = game.imagine(seen, 0, Rng.fromSeed(`world ${n}`))
      expect({ ...q, hands: p.hands, discard: p.discard, deck: p.deck }).toEqual(p)
      expect([q.hands[0], q.hands.map(hand => hand.length), q.discard.length]).toEqual([p.hands[0], [2, 3, 0, 1], 3])
      for (const hand of q.hands) expect(hand).toEqual([...hand].sort((a, b) => a - b))
      expect(q.hands[1]).toContain(card('skeleton'))
      const counts = q.deck.slice()
      for (const kind of [...q.row, ...q.discard, ...q.hands.flat(), ...q.bands.flatMap(({ cards }) => cards)])
        addAt(counts, kind, 1)
      expect(counts).toEqual(deckOf(p.tribes))
      expect(q.deck.reduce((sum, copies) => sum + copies, 0)).toBe(p.upper + p.lower)
      hands.add(elementAt(q.hands, 1).join())
    }
    expect(hands.size).toBeGreaterThan(10)
    expect(JSON.stringify(seen)).toBe(before)
  })
})
