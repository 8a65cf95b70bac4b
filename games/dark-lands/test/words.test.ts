import { describe, expect, it } from 'vitest'
import { PROOFREAD } from '../../../kernel/conformance/proofread-languages.ts'
import { gameWords } from '../../../kernel/conformance/words-suite.ts'
import type { Objection } from '../../../kernel/game.ts'
import { entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import { CARDS } from '../content/cards.ts'
import { ALL_CARDS } from '../content/deck.ts'
import { darkLands } from '../index.ts'
import { type DarkLandsEvent, SOURCES } from '../position.ts'
import { OBJECTIONS } from '../rules/objections.ts'
import { SHAPES } from '../rules/shapes.ts'
import { glossary } from '../text/glossary.ts'
import { names as namesEn } from '../text/names.en.ts'
import { names as namesRu } from '../text/names.ru.ts'
import { RULE_ORDER } from '../text/rule-order.ts'
import { OPTIONS, opening } from './builders.ts'

const { game } = darkLands
const BAD = /undefined|NaN|\[object|null|^\s*$/
const nameOf = (seat: Seat) => `P${seat}`

/** Every figure any objection of this game can carry. */
const FIGURES: Objection['figures'] = {
  cards: 3,
  chosen: 1,
  free: 2,
  round: 2,
  price: 5,
  coins: 4,
  warriors: 2,
  artisans: 1,
  mages: 1,
  readyWarriors: 1,
  readyArtisans: 0,
  readyMages: 0,
  regions: 37,
  owner: 1,
  attack: 1,
  charge: 2,
  support: 3,
  portal: 0,
  alliance: 0,
  claim: 2,
  have: 8,
  need: 9,
  spentWarriors: 1,
  spentArtisans: 0,
  level: 8,
  take: 1,
  of: 5,
  seats: 3,
  seat: 4,
}

gameWords({
  module: darkLands,
  folder: new URL('..', import.meta.url),
  glossary,
  objections: Object.keys(OBJECTIONS),
  options: [{}, { compensation: true }],
  samples: {
    card: ['Spearmen'],
    troop: ['Spearmen'],
    fort: ['Garrison'],
    step: ['Capture region 1'],
    type: [0, 1, 2],
    companion: [0, 1, 2],
    both: [
      [0, 0],
      [1, 2],
    ],
    shown: [[0], [0, 3]],
    clockwise: [true, false],
    levels: [[1, 3, 12]],
    purse: [
      [
        ['gold', 1],
        ['tin', 3],
      ],
    ],
  },
})

describe.each(PROOFREAD)('Words in %s', language => {
  it('say every move, event, prompt and position of real games', async () => {
    const words = await darkLands.words[language]()
    const seen = { moves: new Set<string>(), events: new Set<string>() }
    const bad: string[] = []
    const check = (text: string) => {
      if (BAD.test(text)) bad.push(text)
    }
    for (let n = 0; n < 24; n++) {
      const rng = Rng.fromSeed(`words ${n}`)
      const seats = 2 + (n % 4)
      const p = opening(seats, { compensation: true }, `words ${n}`)
      // Plenty of companions, so that all cards are met.
      if (n % 2 === 1) {
        p.companions.fill(6)
        p.ready.fill(6)
      }
      for (let step = 0; step < 500 && game.toMove(p).length > 0; step++) {
        const seat = rng.pick(game.toMove(p))
        const moves = game.moves(p, seat)
        const kinds = [...new Set(moves.map(move => move.kind))]
        const kind = rng.pick(kinds)
        const move = rng.pick(moves.filter(one => one.kind === kind))
        seen.moves.add(kind)
        check(words.move(move, p, seat))
        for (const each of seatsOf(seats)) check(words.prompt(game.view(p, each), each))
        const events: DarkLandsEvent[] = []
        game.play(p, seat, move, rng, event => events.push(event))
        for (const event of events) {
          seen.events.add(event.kind)
          check(words.event(event, nameOf))
          check(words.event(game.mask(event, null), nameOf))
        }
        if (step % 20 === 0) check(words.sketch(game.view(p, seat), seat, nameOf))
      }
      for (const each of seatsOf(seats)) check(words.prompt(p, each))
      check(words.sketch(game.view(p, null), null, nameOf))
    }
    expect(bad).toEqual([])
    const rare = new Set(['redraw'])
    for (const kind of Object.keys(SHAPES)) if (!rare.has(kind)) expect([...seen.moves]).toContain(kind)
    expect(seen.events.size).toBeGreaterThanOrEqual(27)
  })

  it('say what is rare: the redraw and what follows it', async () => {
    const words = await darkLands.words[language]()
    const p = opening(2)
    const rare: DarkLandsEvent[] = [
      { kind: 'redrew', seat: 0, cards: [0, 0, 5], shows: true },
      { kind: 'rechose', seat: 1, companions: [0, 2] },
      { kind: 'ended', why: 'full' },
      { kind: 'claim-ended', seat: 0, cell: 3 },
    ]
    for (const event of rare) expect(words.event(event, nameOf)).not.toMatch(BAD)
    expect(words.move({ kind: 'redraw' }, p, 0)).not.toMatch(BAD)
    const rechoose = { ...p, agenda: [{ kind: 'rechoose' as const, seat: 0 as const, amount: 0 }] }
    expect(words.prompt(rechoose, 0)).not.toMatch(BAD)
  })

  it('say every objection with its figures', async () => {
    const words = await darkLands.words[language]()
    const texts = Object.entries(OBJECTIONS).map(([code, rule]) => words.objection({ code, rule, figures: FIGURES }))
    for (const text of texts) expect(text).not.toMatch(BAD)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('label every option and its values, and every source of coins', async () => {
    const words = await darkLands.words[language]()
    for (const spec of game.facts.options) {
      expect(entryOf(words.options, spec.id).label).not.toMatch(BAD)
      if (spec.kind === 'choice')
        for (const value of spec.values) expect(entryOf(words.options, spec.id).values?.[value]).toBeTruthy()
    }
    expect(Object.keys(OPTIONS).sort()).toEqual(Object.keys(words.options).sort())
    for (const source of SOURCES) expect(words.source(source)).not.toBe(source)
  })

  it('tell every rule once, and every objection names a rule that is told', async () => {
    const rules = (await darkLands.rules[language]()).flatMap(section => section.rules)
    const ids = rules.map(rule => rule.id)
    expect(ids).toEqual(RULE_ORDER.flatMap(section => [...section.rules]))
    expect(new Set(ids).size).toBe(163)
    for (const rule of rules) expect(rule.text).toMatch(/[.:»”]$/)
    for (const rule of Object.values(OBJECTIONS)) expect(ids).toContain(rule)
  })
})

describe('Names', () => {
  it.each([namesEn, namesRu])('are all different, for every card and level', names => {
    expect(new Set(CARDS.map(card => names.cards[card.id])).size).toBe(CARDS.length)
    expect(new Set(names.levels).size).toBe(12)
    expect(ALL_CARDS).toBe(127)
  })

  it('are not the same in both languages', () => {
    for (const { id } of CARDS) expect(namesEn.cards[id]).not.toBe(namesRu.cards[id])
  })
})
