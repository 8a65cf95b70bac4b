import { describe, expect, it } from 'vitest'
import { PROOFREAD, type ProofreadLanguage } from '../../../kernel/conformance/proofread-languages.ts'
import { gameWords } from '../../../kernel/conformance/words-suite.ts'
import type { Objection } from '../../../kernel/game.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatsOf } from '../../../kernel/seat.ts'
import type { Words } from '../../../kernel/words.ts'
import { FACTIONS } from '../content/factions.ts'
import { ACTIONS } from '../content/figures.ts'
import { REGIONS, SIDE_IDS } from '../content/map.ts'
import { RESOURCES } from '../content/resources.ts'
import { tinyEpicKingdoms } from '../index.ts'
import { type Frame, SOURCES, type TekEvent, type TekMove, type TekPosition, topFrame } from '../position.ts'
import { game } from '../rules/game.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'
import { SHAPES } from '../rules/shapes.ts'
import { glossary } from '../text/glossary.ts'
import { names as namesEn } from '../text/names.en.ts'
import { names as namesRu } from '../text/names.ru.ts'
import { RULE_ORDER } from '../text/rule-order.ts'
import { rules as rulesEn } from '../text/rules.en.ts'
import { rules as rulesRu } from '../text/rules.ru.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

const WORDS: Record<ProofreadLanguage, Words<TekPosition, TekMove, TekEvent>> = { en, ru }
const RULES = { en: rulesEn, ru: rulesRu }
const NAMES = { en: namesEn, ru: namesRu }
const PLAYERS = {
  en: ['Anna', 'Boris', 'Clara', 'Denis', 'Lena'],
  ru: ['Анна', 'Борис', 'Клара', 'Денис', 'Лена'],
}

/** What is wrong with a text, if anything: emptiness, the traces of a missing value, letters of another language. */
function fault(language: ProofreadLanguage, text: string): string | null {
  if (text.trim() === '') return 'empty'
  if (/undefined|null|NaN|\[object|\$\{/.test(text)) return `a missing value: ${text}`
  // Single letters name regions and seats in the drawing, in every language.
  const strange = language === 'en' ? /[а-яё]/i : /[a-z]{2}/i
  return strange.test(text) ? `letters of another language: ${text}` : null
}

const faults = (language: ProofreadLanguage, texts: Iterable<string>): string[] =>
  [...texts].map(text => fault(language, text)).filter(found => found !== null)

interface Visit {
  decision?(p: TekPosition, seat: Seat, moves: readonly TekMove[]): void
  event?(event: TekEvent): void
}

/** So many that everything happens that random games come to. */
const ALL_HAPPENS = 240
const SOME_GAMES = 40

/** Random games with two to five players, tokens and every way to begin. */
function tour(games: number, visit: Visit): void {
  for (let n = 0; n < games; n++) {
    const rng = Rng.fromSeed(`words ${n}`)
    const factions = elementAt(['random', 'drafted', 'chosen'] as const, n % 3)
    const territories = n % 2 === 0 ? 'chosen' : 'random'
    const p = game.setup({ factions, territories, exploration: n % 5 < 4, first: 'random' }, 2 + (n % 4), rng)
    // Abilities of the higher levels are rare in random games: some begin as masters.
    if (n % 2 === 1) p.magic = p.magic.map(() => 4)
    for (let asked = game.toMove(p); asked.length > 0; asked = game.toMove(p)) {
      const seat = rng.pick(asked)
      const moves = game.moves(p, seat)
      visit.decision?.(p, seat, moves)
      game.play(p, seat, rng.pick(moves), rng, visit.event ?? null)
    }
  }
}

const FRAMES: Record<Exclude<Frame['kind'], 'clash' | 'token'>, true> = {
  war: true,
  draft: true,
  card: true,
  settle: true,
  bare: true,
  select: true,
  respond: true,
  exchange: true,
  charters: true,
  again: true,
  gain: true,
  pay: true,
  raise: true,
  give: true,
  lair: true,
  fate: true,
  plunder: true,
  rise: true,
  bandit: true,
}

/** Only in positions that random games do not reach: the table is full of armies. */
const RARE_EVENTS = new Set(['stayed'])
const RARE_MOVE: TekMove = { kind: 'relocate', from: 0, to: 1 }
const EVENTS: Record<TekEvent['kind'], true> = {
  'faction-taken': true,
  'card-taken': true,
  'lost-kingdom': true,
  'charter-sealed': true,
  'charters-opened': true,
  settled: true,
  'left-bare': true,
  'tokens-laid': true,
  refreshed: true,
  selected: true,
  passed: true,
  moved: true,
  swapped: true,
  stood: true,
  built: true,
  researched: true,
  mobilised: true,
  traded: true,
  collected: true,
  gained: true,
  'war-began': true,
  'die-set': true,
  'dice-shown': true,
  raised: true,
  allied: true,
  'war-won': true,
  'alliance-broken': true,
  paid: true,
  gave: true,
  captured: true,
  'tower-burnt': true,
  withdrew: true,
  stayed: true,
  fell: true,
  'crown-moved': true,
  plundered: true,
  rose: true,
  'token-found': true,
  bribed: true,
  'end-near': true,
  'lost-in-ruins': true,
  scored: true,
  'game-ended': true,
}

describe.each(PROOFREAD)('words in %s', language => {
  const words = WORDS[language]
  const nameOf = (seat: Seat) => elementAt(PLAYERS[language], seat)

  it('every decision and every move has words of its own', () => {
    const texts = new Set<string>()
    const frames = new Set<string>()
    const kinds = new Set<string>()
    let alike = ''
    tour(ALL_HAPPENS, {
      decision: (p, seat, moves) => {
        frames.add(topFrame(p)?.kind ?? 'none')
        for (const other of seatsOf(p.seats)) texts.add(words.prompt(p, other))
        const orders = new Set<string>()
        for (const move of moves) {
          kinds.add(move.kind)
          orders.add(words.move(move, p, seat))
        }
        if (orders.size < moves.length) alike = [...orders].join('\n')
        for (const order of orders) texts.add(order)
      },
    })
    kinds.add(RARE_MOVE.kind)
    texts.add(
      words.move(
        RARE_MOVE,
        game.setup(
          { factions: 'random', territories: 'random', exploration: false, first: '1' },
          2,
          Rng.fromSeed('rare'),
        ),
        0,
      ),
    )
    expect(faults(language, texts)).toEqual([])
    expect(alike).toBe('')
    expect([...frames].sort()).toEqual(Object.keys(FRAMES).sort())
    expect(Object.keys(SHAPES).filter(kind => !kinds.has(kind))).toEqual([])
  })

  it('every event is a sentence', () => {
    const texts = new Set<string>()
    const kinds = new Set<string>()
    tour(ALL_HAPPENS, {
      event: event => {
        kinds.add(event.kind)
        texts.add(words.event(event, nameOf))
      },
    })
    texts.add(words.event({ kind: 'stayed', seat: 0, region: 3 }, nameOf))
    expect(faults(language, texts)).toEqual([])
    expect([...texts].filter(text => !text.endsWith('.'))).toEqual([])
    expect(Object.keys(EVENTS).filter(kind => !kinds.has(kind) && !RARE_EVENTS.has(kind))).toEqual([])
  })

  it('the drawing is the same from the position as from the view: it cannot leak', () => {
    const found: string[] = []
    let count = 0
    tour(SOME_GAMES, {
      decision: (p, seat) => {
        if (count++ % 17 !== 0) return
        for (const viewer of [seat, null]) {
          const drawing = words.sketch(p, viewer, nameOf)
          found.push(...faults(language, [drawing]))
          if (drawing !== words.sketch(game.view(p, viewer), viewer, nameOf)) found.push(`leaks: ${drawing}`)
        }
      },
    })
    expect(found).toEqual([])
    expect(count).toBeGreaterThan(1000)
  })

  it('every objection is a sentence with its figures', () => {
    const figures: Objection['figures'] = {
      region: 3,
      from: 1,
      to: 2,
      move: 'patrol',
      seat: 5,
      seats: 3,
      faction: 'orcs',
      card: 1,
      side: 'elan',
      total: 5,
      need: 2,
      have: 1,
      action: 'build',
      selected: 'build',
      wanted: 'trade',
      named: 1,
      base: 3,
      discount: 1,
      rival: 1,
      level: 6,
      armies: 7,
      most: 2,
      ore: 1,
      food: 1,
      mana: 1,
      count: 2,
      resource: 'mana',
      face: 7,
      highest: 4,
      covered: 4,
      due: 3,
      paid: 2,
      single: 0,
    }
    const codes = Object.keys(OBJECTIONS) as ObjectionCode[]
    const texts = codes.map(code => words.objection({ code, rule: OBJECTIONS[code], figures }))
    expect(faults(language, texts)).toEqual([])
    expect(texts.filter(text => !text.endsWith('.'))).toEqual([])
    expect(new Set(texts).size).toBe(codes.length)
    expect(words.objection({ code: 'game-over', rule: '', figures: {} })).toBe('game-over')
  })

  it('real refusals carry the figures their sentences need', () => {
    const texts = new Set<string>()
    const rng = Rng.fromSeed(`refusals ${language}`)
    tour(SOME_GAMES, {
      decision: (p, seat, moves) => {
        if (rng.below(4) > 0) return
        const region = () => rng.below(REGIONS.length)
        const strange: TekMove[] = [
          { kind: 'patrol', from: region(), to: region() },
          { kind: 'quest', from: region(), to: region() },
          { kind: 'mobilise', region: region(), ore: rng.below(4) },
          { kind: 'build' },
          { kind: 'research' },
          { kind: 'retreat', from: region(), to: region() },
          { kind: 'die', face: rng.below(14) },
          { kind: 'trade', give: 'mana', take: 'ore', count: 9 },
          { kind: 'pay', mana: rng.below(4), ore: rng.below(4), food: rng.below(4) },
          ...moves.slice(0, 3),
        ]
        for (const move of strange) {
          const objection = game.objection(p, seat, move)
          if (objection) texts.add(words.objection(objection))
        }
      },
    })
    expect(faults(language, texts)).toEqual([])
    expect(texts.size).toBeGreaterThan(100)
  })

  it('every option, value, source, people and region has a label', () => {
    const labels = game.facts.options.flatMap(spec => {
      const { label, hint, values = {} } = entryOf(words.options, spec.id)
      if (spec.kind === 'choice') expect(Object.keys(values).sort()).toEqual([...spec.values].sort())
      return [label, hint ?? label, ...Object.values(values)]
    })
    const sources = SOURCES.map(source => words.source(source))
    const names = NAMES[language]
    const peoples = FACTIONS.flatMap(id => [names.factions[id], ...names.abilities[id]])
    const regions = REGIONS.map((_, region) => names.region(region))
    expect(faults(language, [...labels, ...sources, ...peoples, ...regions, words.title, words.tagline])).toEqual([])
    expect(new Set(regions).size).toBe(REGIONS.length)
    expect(new Set(sources).size).toBe(SOURCES.length)
  })

  it('every rule has a sentence', () => {
    const texts = RULES[language].flatMap(section => [section.title, ...section.rules.map(rule => rule.text)])
    expect(faults(language, texts)).toEqual([])
    expect(RULES[language].flatMap(section => section.rules.map(rule => rule.id))).toEqual(
      RULE_ORDER.flatMap(section => [...section.rules]),
    )
  })
})

describe('sentences as they should read', () => {
  const nameOf = (seat: Seat) => elementAt(PLAYERS.en, seat)
  const имя = (seat: Seat) => elementAt(PLAYERS.ru, seat)

  it('in English', () => {
    expect(en.event({ kind: 'built', seat: 0, level: 3, ore: 3 }, nameOf)).toBe('Anna builds tower level 3 for 3 ore.')
    expect(
      en.objection({ code: 'build-cost', rule: '', figures: { base: 2, rival: 1, discount: 0, need: 3, have: 2 } }),
    ).toBe('The next level costs 2 + 1 for rival masons = 3 ore; you have 2.')
  })

  it('in Russian, with the cases right', () => {
    const forest = REGIONS.findIndex(region => region.id === 'galson.a')
    const plains = REGIONS.findIndex(region => region.id === 'galson.c')
    expect(ru.event({ kind: 'moved', seat: 1, from: plains, to: forest, how: 'patrol' }, имя)).toBe(
      'Борис патрулирует с равнины на северо-востоке (Галсон) в лес на северо-западе (Галсон).',
    )
    expect(ru.event({ kind: 'collected', seat: 0, mana: 1, ore: 2, food: 5 }, имя)).toBe(
      'Анна собирает 1 ману, 2 руды, 5 еды.',
    )
  })
})

gameWords({
  module: tinyEpicKingdoms,
  folder: new URL('..', import.meta.url),
  glossary,
  objections: Object.keys(OBJECTIONS),
  samples: {
    region: [0, 1, 2, 3, 4, 5, 6],
    faction: FACTIONS,
    side: SIDE_IDS,
    action: ACTIONS,
    selected: ACTIONS,
    wanted: ACTIONS.toReversed(),
    resource: RESOURCES,
    territory: ['Elan'],
    ability: ['Gallop'],
    owner: ['Anna'],
    card: [0, 3, 7],
  },
  options: [{}, { exploration: true, factions: 'drafted', territories: 'chosen' }],
})
