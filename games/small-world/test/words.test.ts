import { describe, expect, it } from 'vitest'
import { PROOFREAD, type ProofreadLanguage } from '../../../kernel/conformance/proofread-languages.ts'
import { gameWords } from '../../../kernel/conformance/words-suite.ts'
import type { Objection } from '../../../kernel/game.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Words } from '../../../kernel/words.ts'
import { POWER_IDS } from '../content/powers.ts'
import { RACE_IDS } from '../content/races.ts'
import { facts } from '../facts.ts'
import { smallWorld } from '../index.ts'
import { type SmallWorldEvent, type SmallWorldMove, type SmallWorldPosition, SOURCES, STEPS } from '../position.ts'
import { game } from '../rules/game.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'
import { glossary } from '../text/glossary.ts'
import { names as namesEn } from '../text/names.en.ts'
import { names as namesRu } from '../text/names.ru.ts'
import { RULE_ORDER } from '../text/rule-order.ts'
import { rules as rulesEn } from '../text/rules.en.ts'
import { rules as rulesRu } from '../text/rules.ru.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'
import { act, finish, MOSS_FOLK, open, play, rolling, scene, to } from './builders.ts'

gameWords({
  module: smallWorld,
  folder: new URL('..', import.meta.url),
  glossary,
  objections: Object.keys(OBJECTIONS),
  samples: {
    race: ['ratmen'],
    power: ['hill'],
    kind: ['conquer', 'dragon', 'exchange', 'attempt', 'retreat', 'fortify', 'hero', 'vacate', 'abandon'],
    what: ['tokens', 'camps'],
  },
})

/** While mutants are tried, games that ask nothing of the rules are left out. */
const PLAYS = process.env.PENTARCHY_GAMES === undefined

const WORDS: Record<ProofreadLanguage, Words<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>> = { en, ru }
const RULES = { en: rulesEn, ru: rulesRu }
const NAMES = { en: namesEn, ru: namesRu }
const PLAYERS: Record<ProofreadLanguage, readonly string[]> = {
  en: ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'],
  ru: ['Аня', 'Боря', 'Вася', 'Галя', 'Дима'],
}
const FORGOTTEN = /undefined|NaN|\[object|null/
const CYRILLIC = /[а-яё]/i

/** Nothing that a programmer forgot. */
function expectProse(text: string, language: ProofreadLanguage): void {
  const isProse = text.trim() !== '' && !FORGOTTEN.test(text) && CYRILLIC.test(text) === (language === 'ru')
  if (!isProse) expect.fail(`in ${language}: "${text}"`)
}

const TABLES = [
  { seats: 2, options: { custom: MOSS_FOLK } },
  { seats: 3, options: {} },
  { seats: 4, options: { openCoins: true } },
  { seats: 5, options: {} },
]

/** Amazons who have to leave land: chance hardly ever brings it about. */
function thinAmazons(): SmallWorldPosition {
  const p = scene(2, [{ seat: 0, race: 'amazons', power: 'fortified', at: { Hi1: 2, Fa2: 2, Sw1: 1 } }])
  act(p, 'expand')
  act(p, 'stop')
  return p
}

/** Ghouls whose attempt has failed have to fall back. */
function beatenGhouls(): SmallWorldPosition {
  const p = scene(2, [
    { seat: 0, race: 'ghouls', declined: true, at: { Fa2: 2, Fo4: 1 } },
    { seat: 0, race: 'orcs', power: 'hill', at: { Hi1: 4 } },
  ])
  act(p, 'expand')
  play(p, to(p, 'attempt', 'Mo2'), rolling(0))
  return p
}

/** A region with encampments is taken: they come back to their owner, who puts them elsewhere. */
function lostCamps(): SmallWorldPosition {
  const p = scene(
    2,
    [
      { seat: 0, race: 'elves', power: 'bivouacking', at: { Hi1: 1, Fa2: 1, Sw3: 1 }, camps: { Hi1: 3, Sw3: 2 } },
      { seat: 1, race: 'orcs', power: 'flying', at: { Fo4: 9 } },
    ],
    { turn: 1 },
  )
  act(p, 'expand')
  act(p, 'conquer', 'Hi1')
  finish(p, 'regroup')
  return p
}

interface Heard {
  readonly events: Set<string>
  readonly moves: Set<string>
  readonly steps: Set<string>
}

/** Reads everything a random game has to say, in one language. */
function listen(language: ProofreadLanguage, p: SmallWorldPosition, seed: string, heard: Heard): void {
  const words = WORDS[language]
  const nameOf = (seat: Seat) => elementAt(PLAYERS[language], seat)
  const rng = Rng.fromSeed(seed)
  const tell = (event: SmallWorldEvent) => {
    heard.events.add(event.kind)
    expectProse(words.event(event, nameOf), language)
  }
  while (p.agenda.length > 0) {
    const seat = elementAt(game.toMove(p), 0)
    const moves = game.moves(p, seat)
    heard.steps.add(p.agenda.at(-1)?.kind ?? '')
    expectProse(words.prompt(p, seat), language)
    for (const move of moves) {
      heard.moves.add(move.kind)
      expectProse(words.move(move, p, seat), language)
    }
    if (rng.below(12) === 0) expectProse(words.sketch(game.view(p, seat), seat, nameOf), language)
    // Keen on rare kinds, so that a few games show them all.
    const kind = rng.pick([...new Set(moves.map(move => move.kind))])
    game.play(p, seat, rng.pick(moves.filter(move => move.kind === kind)), rng, tell)
  }
  expectProse(words.prompt(p, 0), language)
  expectProse(words.sketch(p, null, nameOf), language)
}

describe.each(PROOFREAD)('words in %s', language => {
  it.runIf(PLAYS)('every event, move and question of real games reads well', () => {
    const heard: Heard = { events: new Set(), moves: new Set(), steps: new Set() }
    for (let n = 0; n < 15; n++)
      for (const { seats, options } of TABLES) {
        const seed = `words ${n} ${seats}`
        listen(language, open(seats, options, seed), seed, heard)
      }
    listen(language, thinAmazons(), 'amazons', heard)
    listen(language, beatenGhouls(), 'ghouls', heard)
    listen(language, lostCamps(), 'camps', heard)
    expect([...heard.moves].sort()).toEqual([...MOVE_KINDS].sort())
    expect([...heard.events].sort()).toEqual([...EVENT_KINDS].sort())
    const silent = ['ready', 'muster', 'rally', 'score', 'victims', 'pass']
    expect([...heard.steps].sort()).toEqual(STEPS.filter(step => !silent.includes(step)).sort())
  })

  it('every objection has words, with its figures', () => {
    for (const code of Object.keys(OBJECTIONS) as ObjectionCode[])
      expectProse(WORDS[language].objection({ code, rule: OBJECTIONS[code], figures: FIGURES }), language)
  })

  it('every option, value and source has words', () => {
    for (const spec of facts.options) {
      const words = entryOf(WORDS[language].options, spec.id)
      expectProse(words.label, language)
      if (spec.kind === 'choice' || spec.kind === 'picks')
        for (const value of spec.values) expectProse(words.values?.[value] ?? '', language)
    }
    for (const source of SOURCES) expectProse(WORDS[language].source(source), language)
  })

  it('every race and power has a name and an ability', () => {
    for (const id of RACE_IDS) for (const text of Object.values(NAMES[language].races[id])) expectProse(text, language)
    for (const id of POWER_IDS)
      for (const text of Object.values(NAMES[language].powers[id])) expectProse(text, language)
  })

  it('every rule has a sentence, once', () => {
    const told = RULES[language].flatMap(section => section.rules.map(rule => rule.id))
    expect(told).toEqual(RULE_ORDER.flatMap(section => [...section.rules]))
    expect(new Set(told).size).toBe(told.length)
    for (const { title, rules } of RULES[language]) {
      expectProse(title, language)
      for (const { text } of rules) expectProse(text, language)
    }
  })
})

describe('sentences', () => {
  const tooFew: Objection = {
    code: 'too-few-tokens',
    rule: 'SW-CONQ-6',
    figures: {
      base: 2,
      tokens: 2,
      camps: 0,
      tribe: 0,
      mountain: 1,
      fortress: 0,
      lair: 0,
      discount: 0,
      pips: 0,
      need: 5,
      have: 3,
    },
  }

  it('a price is told as the sum of its parts', () => {
    expect(en.objection(tooFew)).toBe('2 + 2 defenders + 1 mountain = 5, you have 3.')
    expect(ru.objection(tooFew)).toBe('2 + 2 защитника + 1 гора = 5, у вас 3.')
    const cheap = { ...tooFew, figures: { ...tooFew.figures, tokens: 5, lair: 1, discount: 1, pips: 2, need: 6 } }
    expect(en.objection(cheap)).toBe('2 + 5 defenders + 1 mountain + 1 lair − 1 discount − 2 pips = 6, you have 3.')
    expect(ru.objection(cheap)).toBe(
      '2 + 5 защитников + 1 гора + 1 троллья пещера − 1 скидка − 2 очка на кубике = 6, у вас 3.',
    )
  })

  it('the discount may reach below the least price of one', () => {
    const least = { ...tooFew, figures: { ...tooFew.figures, tokens: 0, mountain: 0, discount: 3, need: 1, have: 0 } }
    expect(en.objection(least)).toBe('2 − 3 discounts → 1, you have 0.')
    expect(ru.objection(least)).toBe('2 − 3 скидки → 1, у вас 0.')
  })

  it('Russian counts in three forms', () => {
    const placed = (tokens: number): SmallWorldEvent => ({
      kind: 'placed',
      seat: 0,
      race: 'skeletons',
      at: { map: 0, region: 4 },
      tokens,
    })
    expect([1, 2, 5].map(tokens => ru.event(placed(tokens), () => 'Аня'))).toEqual([
      'Аня ставит 1 жетон (Скелеты) в регион Холмы 1.',
      'Аня ставит 2 жетона (Скелеты) в регион Холмы 1.',
      'Аня ставит 5 жетонов (Скелеты) в регион Холмы 1.',
    ])
  })

  it('a conquest tells who was driven off', () => {
    const event: SmallWorldEvent = {
      kind: 'conquered',
      seat: 0,
      race: 'skeletons',
      at: { map: 0, region: 5 },
      by: 'tokens',
      tokens: 4,
      tribe: false,
      victim: { seat: 1, race: 'elves', lost: 0, withdrawn: 2, camps: 0 },
      hole: false,
    }
    const nameOf = (seat: Seat) => elementAt(PLAYERS.en, seat)
    expect(en.event(event, nameOf)).toBe(
      'Ann’s Skeletons conquer Farmland 2 with 4 tokens; Bob’s Elves withdraw 2 tokens.',
    )
    expect(ru.event(event, seat => elementAt(PLAYERS.ru, seat))).toBe(
      'Скелеты (Аня) захватывают Пашни 2: 4 жетона; Эльфы (Боря) отводят 2 жетона.',
    )
  })
})

const MOVE_KINDS: readonly SmallWorldMove['kind'][] = [
  'pick',
  'expand',
  'decline',
  'abandon',
  'conquer',
  'dragon',
  'exchange',
  'roll',
  'attempt',
  'stop',
  'retreat',
  'lift',
  'place',
  'spread',
  'vacate',
  'lift-camps',
  'camp',
  'fortify',
  'hero',
  'ally',
  'done',
  'skip',
]

const EVENT_KINDS: readonly SmallWorldEvent['kind'][] = [
  'round',
  'turn',
  'picked',
  'offered',
  'badges-shuffled',
  'readied',
  'abandoned',
  'rolled',
  'conquered',
  'repelled',
  'recruited',
  'lifted',
  'placed',
  'vacated',
  'laid-aside',
  'camps-lifted',
  'encamped',
  'fortified',
  'hero',
  'scored',
  'allied',
  'declined',
  'gone',
  'ended',
]

/** Something for every figure an objection may carry. */
const FIGURES = {
  base: 2,
  tokens: 3,
  camps: 1,
  tribe: 1,
  mountain: 1,
  fortress: 1,
  lair: 1,
  discount: 1,
  pips: 2,
  need: 7,
  have: 3,
  price: 3,
  coins: 2,
  combos: 6,
  region: 40,
  seat: 1,
  seats: 4,
  players: 3,
  guard: 'hero',
  count: 5,
  left: 2,
  id: 'diplomat',
  path: 'race.number',
  known: 'en, ru',
  min: 1,
  max: 10,
  value: 'moon',
  values: 'hill, swamp',
  step: 'pick',
}
