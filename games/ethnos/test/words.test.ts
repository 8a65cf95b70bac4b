import { describe, expect, test } from 'vitest'
import { PROOFREAD, type ProofreadLanguage } from '../../../kernel/conformance/proofread-languages.ts'
import { gameWords } from '../../../kernel/conformance/words-suite.ts'
import { HIDDEN, type Objection } from '../../../kernel/game.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import type { Words } from '../../../kernel/words.ts'
import { BAND_GLORY, GIANT_GLORY, MERFOLK_GLORY, MERFOLK_MARKER_CELLS, ORC_GLORY } from '../content/boards.ts'
import { KINGDOMS } from '../content/kingdoms.ts'
import { TABLE_SIZES } from '../content/table.ts'
import { TRIBES, type TribeId } from '../content/tribes.ts'
import { ethnos } from '../index.ts'
import {
  type EthnosEvent,
  type EthnosMove,
  type EthnosPosition,
  type Frame,
  NONE,
  SOURCES,
  topFrame,
} from '../position.ts'
import { game } from '../rules/game.ts'
import { OBJECTIONS, type ObjectionCode } from '../rules/objections.ts'
import { SHAPES } from '../rules/shapes.ts'
import { glossary } from '../text/glossary.ts'
import { cards as cardsRu, glory as gloryRu, markers as markersRu, ofCards as ofCardsRu } from '../text/log.ru.ts'
import { cardName as cardEn } from '../text/names.en.ts'
import { cardName as cardRu, cardWhom as cardWhomRu } from '../text/names.ru.ts'
import type { KingdomTable, TribeTable } from '../text/names.ts'
import { RULE_ORDER, type RuleId } from '../text/rule-order.ts'
import { rules as rulesEn } from '../text/rules.en.ts'
import { rules as rulesRu } from '../text/rules.ru.ts'
import { words as en, kingdoms as kingdomsEn, tribes as tribesEn } from '../text/words.en.ts'
import { kingdoms as kingdomsRu, words as ru, tribes as tribesRu } from '../text/words.ru.ts'
import { card, cards, kingdom, scene } from './builders.ts'

gameWords({
  module: ethnos,
  folder: new URL('..', import.meta.url),
  glossary,
  objections: Object.keys(OBJECTIONS),
  samples: {
    kingdom: ['rhea', kingdomsEn.rhea],
    tribe: ['Dwarves'],
    leader: ['dwarf'],
    values: ['4 · 6'],
    needs: ['Rhea 2, Duris 1'],
    sums: ['Anna 5'],
    cards: [3],
  },
})

type EthnosWords = Words<EthnosPosition, EthnosMove, EthnosEvent>
const WORDS: Record<ProofreadLanguage, EthnosWords> = { en, ru }
const RULES = { en: rulesEn, ru: rulesRu }
const TABLES: Record<ProofreadLanguage, { tribes: TribeTable; kingdoms: KingdomTable }> = {
  en: { tribes: tribesEn, kingdoms: kingdomsEn },
  ru: { tribes: tribesRu, kingdoms: kingdomsRu },
}
const PLAYERS = {
  en: ['Anna', 'Boris', 'Clara', 'Denis', 'Lena', 'Misha'],
  ru: ['Анна', 'Борис', 'Клара', 'Денис', 'Лена', 'Миша'],
}
const callers = {
  en: (seat: Seat) => elementAt(PLAYERS.en, seat),
  ru: (seat: Seat) => elementAt(PLAYERS.ru, seat),
}

/** What is wrong with a text, if anything: emptiness, the traces of a missing value, letters of another language. */
function fault(language: ProofreadLanguage, text: string): string | null {
  if (text.trim() === '') return 'empty'
  if (/undefined|null|NaN|\[object|\$\{/.test(text)) return `a missing value: ${text}`
  // Roman numerals and the X of the abilities are the same in both.
  const strange = language === 'en' ? /[а-яё]/i.test(text) : /[a-z]/i.test(text.replace(/\b[IVX]+\b/g, ''))
  return strange ? `letters of another language: ${text}` : null
}

const faultsIn = (language: ProofreadLanguage, texts: readonly string[]): string[] =>
  texts.map(text => fault(language, text)).filter(found => found !== null)

const FEW: readonly (readonly TribeId[])[] = [
  ['orc', 'merfolk', 'troll', 'centaur', 'elf'],
  ['wizard', 'giant', 'skeleton', 'harpy', 'minotaur'],
]
const MANY: readonly (readonly TribeId[])[] = [
  ['orc', 'merfolk', 'troll', 'centaur', 'elf', 'skeleton'],
  ['wizard', 'giant', 'dwarf', 'harpy', 'minotaur', 'halfling'],
]

interface Visitor {
  decision(p: EthnosPosition, seat: Seat, moves: readonly EthnosMove[]): void
  event?(event: EthnosEvent): void
}

/** Random games with 2 to 6 players in which every tribe has its turn. */
function tour({ decision, event }: Visitor): void {
  for (const seats of [2, 3, 4, 5, 6])
    for (const tribes of seats < 4 ? FEW : MANY) {
      const rng = Rng.fromSeed(`words ${seats} ${tribes[0]}`)
      const p = game.setup({ tribes }, seats, rng)
      for (let [seat] = game.toMove(p); seat !== undefined; [seat] = game.toMove(p)) {
        const moves = game.moves(p, seat)
        decision(p, seat, moves)
        game.play(p, seat, rng.pick(moves), rng, event ?? null)
      }
    }
}

const FRAMES: Record<Frame['kind'], true> = {
  turn: true,
  bonus: true,
  troll: true,
  chain: true,
  keep: true,
  wizard: true,
  hordes: true,
}
const EVENTS: Record<EthnosEvent['kind'], true> = {
  'age-began': true,
  recruited: true,
  drew: true,
  dragon: true,
  band: true,
  marker: true,
  declined: true,
  giant: true,
  swam: true,
  troll: true,
  horde: true,
  'laid-out': true,
  kept: true,
  'age-ended': true,
  'kingdom-scored': true,
  'merfolk-scored': true,
  'giant-scored': true,
  'skeletons-left': true,
  'bands-scored': true,
  'hordes-cashed': true,
  'hordes-kept': true,
  'game-ended': true,
}

const TEN_SKELETONS = scene(3, { hands: { 0: new Array<number>(10).fill(card('skeleton')) } })

describe.each(PROOFREAD)('random games in %s', language => {
  const words = WORDS[language]
  const nameOf = callers[language]

  test('every decision and every legal move has words, and no two moves of a list read alike', () => {
    const texts = new Set<string>()
    const alike: string[] = []
    const frames = new Set<string>()
    const kinds = new Set<string>()
    const decision = (p: EthnosPosition, seat: Seat, moves: readonly EthnosMove[]) => {
      frames.add(topFrame(p)?.kind ?? 'none')
      texts.add(words.prompt(p, seat))
      const orders = moves.map(move => words.move(move, p, seat))
      for (const move of moves) kinds.add(move.kind)
      for (const order of orders) texts.add(order)
      if (new Set(orders).size < orders.length) alike.push(orders.join('\n'))
    }
    tour({ decision })
    decision(TEN_SKELETONS, 0, game.moves(TEN_SKELETONS, 0))
    expect(faultsIn(language, [...texts])).toEqual([])
    expect(alike).toEqual([])
    expect([...frames].sort()).toEqual(Object.keys(FRAMES).sort())
    expect([...kinds].sort()).toEqual(Object.keys(SHAPES).sort())
  })

  test('every event has a sentence, for those who know all and for those who only watch', () => {
    const texts = new Set<string>()
    const kinds = new Set<string>()
    tour({
      decision: () => undefined,
      event: event => {
        kinds.add(event.kind)
        texts.add(words.event(event, nameOf))
        texts.add(words.event(game.mask(event, null), nameOf))
      },
    })
    expect(faultsIn(language, [...texts])).toEqual([])
    expect([...texts].filter(text => !text.endsWith('.'))).toEqual([])
    expect([...kinds].sort()).toEqual(Object.keys(EVENTS).sort())
  })

  test('the drawing is the same from the full position as from the view: it cannot leak', () => {
    const faults: string[] = []
    let drawings = 0
    const draw = (p: EthnosPosition, viewer: Viewer) => {
      const drawing = words.sketch(p, viewer, nameOf)
      const found = fault(language, drawing)
      if (found !== null) faults.push(found)
      if (drawing !== words.sketch(game.view(p, viewer), viewer, nameOf)) faults.push(`leaks: ${drawing}`)
      drawings++
    }
    tour({
      decision: (p, seat) => {
        if (drawings % 7 === 0) draw(p, null)
        draw(p, seat)
      },
    })
    expect(faults).toEqual([])
    expect(drawings).toBeGreaterThan(1000)
  })
})

/** For each code a position in which seat 0 is refused, and the move. */
const REFUSED: Record<ObjectionCode, { readonly p: EthnosPosition; readonly move: EthnosMove }> = (() => {
  const hand = cards('duris dwarf', 'rhea dwarf', 'duris elf', 'duris halfling', 'rhea minotaur', 'skeleton')
  const set = { hands: { 0: hand }, markers: { duris: [2, 1, 0], rhea: [3, 0, 0] } } as const
  const band = (names: readonly string[], leader: string, target: (typeof KINGDOMS)[number] | null): EthnosMove => ({
    kind: 'band',
    cards: cards(...names),
    leader: card(leader),
    kingdom: target === null ? NONE : kingdom(target),
  })
  const p = scene(3, set)
  const full = scene(3, { hands: { 0: new Array<number>(10).fill(card('duris halfling')) } })
  const asked = (kind: Frame['kind']): EthnosPosition => {
    const position = scene(3, { ...set, trolls: { 2: 1 } })
    position.agenda = [{ kind, seat: 0, amount: 3 }]
    return position
  }
  return {
    'not-now': { p, move: { kind: 'stop' } },
    'hand-full': { p: full, move: { kind: 'draw' } },
    'not-in-row': { p, move: { kind: 'recruit', card: card('rhea orc') } },
    'not-in-hand': { p, move: band(['rhea orc'], 'rhea orc', 'rhea') },
    'no-band': { p, move: band(['rhea dwarf', 'duris elf'], 'duris elf', null) },
    'only-skeletons': { p, move: band(['skeleton'], 'skeleton', null) },
    'leader-not-in-band': { p, move: band(['rhea dwarf'], 'duris dwarf', null) },
    'skeleton-leader': { p, move: band(['rhea dwarf', 'skeleton'], 'skeleton', null) },
    'halfling-leader': { p, move: band(['duris halfling'], 'duris halfling', 'duris') },
    'other-kingdom': { p, move: band(['duris dwarf'], 'duris dwarf', 'rhea') },
    'too-small': { p, move: band(['rhea dwarf', 'rhea minotaur'], 'rhea minotaur', 'rhea') },
    'too-small-for-two': {
      p: scene(2, { ...set, markers: { duris: [2, 1] } }),
      move: band(['duris elf'], 'duris elf', 'duris'),
    },
    'no-supply': { p: scene(3, { ...set, supply: [0, 9, 9] }), move: band(['duris elf'], 'duris elf', 'duris') },
    'nothing-to-decline': {
      p,
      move: { kind: 'band', cards: cards('duris elf'), leader: card('duris elf'), kingdom: NONE, decline: true },
    },
    'cannot-scatter': { p, move: { kind: 'scatter' } },
    'troll-taken': { p: asked('troll'), move: { kind: 'troll', value: 2 } },
    'troll-too-high': { p: asked('troll'), move: { kind: 'troll', value: 4 } },
    'keep-too-many': {
      p: asked('keep'),
      move: { kind: 'keep', cards: cards('duris dwarf', 'rhea dwarf', 'duris elf', 'skeleton') },
    },
  }
})()

const refusal = (code: ObjectionCode): Objection => {
  const objection = game.objection(REFUSED[code].p, 0, REFUSED[code].move)
  if (objection?.code !== code) throw new Error(`expected ${code}, got ${objection?.code}`)
  return objection
}

describe.each(PROOFREAD)('the rest of the words in %s', language => {
  const words = WORDS[language]

  test('every objection is a sentence of its own', () => {
    const texts = (Object.keys(OBJECTIONS) as ObjectionCode[]).map(code => words.objection(refusal(code)))
    expect(faultsIn(language, texts)).toEqual([])
    expect(texts.filter(text => !text.endsWith('.'))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('a code that is not of this game is named, not swallowed', () => {
    expect(words.objection({ code: 'game-over', rule: '', figures: {} })).toBe('game-over')
    expect(words.objection({ code: 'toString', rule: 'ET-TURN-1', figures: {} })).toBe('toString · ET-TURN-1')
  })

  test('every source, option and option value has a label', () => {
    const labels = game.facts.options.flatMap(({ id }) => {
      const { label, hint, values = {} } = entryOf(words.options, id)
      expect(Object.keys(values).sort()).toEqual(['random', ...TRIBES].sort())
      return [label, hint ?? label, ...Object.values(values)]
    })
    const sources = SOURCES.map(source => words.source(source))
    expect(faultsIn(language, [...labels, ...sources, words.title, words.tagline])).toEqual([])
    expect(sources.filter((text, i) => text === SOURCES[i])).toEqual([])
    expect(new Set(sources).size).toBe(SOURCES.length)
  })

  test('every tribe and kingdom has its names and its ability', () => {
    const { tribes, kingdoms } = TABLES[language]
    const texts = [
      ...TRIBES.flatMap(id => [tribes[id].one, tribes[id].many, tribes[id].ability]),
      ...KINGDOMS.flatMap(id => [kingdoms[id].name, kingdoms[id].colour]),
    ]
    expect(faultsIn(language, texts)).toEqual([])
  })

  test('an idle seat and a finished game have a prompt too', () => {
    const p = scene(3)
    const idle = words.prompt(p, 1)
    p.agenda = []
    expect(faultsIn(language, [idle, words.prompt(p, 0)])).toEqual([])
    expect(idle).not.toBe(words.prompt(p, 0))
  })
})

describe('sentences as they should read', () => {
  const dwarves: EthnosMove = {
    kind: 'band',
    cards: cards('duris dwarf', 'rhea dwarf', 'rhea dwarf', 'skeleton'),
    leader: card('duris dwarf'),
    kingdom: kingdom('duris'),
  }

  test('a band names its size, its leader, its members and its kingdom', () => {
    const p = scene(3)
    expect(en.move(dwarves, p, 0)).toBe(
      'Play a band of 4 led by the purple dwarf with red dwarf ×2, skeleton; marker in Duris',
    )
    expect(ru.move(dwarves, p, 0)).toBe(
      'Сыграть отряд из 4 карт: лидер — фиолетовый гном, и ещё красный гном ×2, скелет; маркер в Дурис',
    )
    const plain: EthnosMove = { kind: 'band', cards: cards('rhea harpy'), leader: card('rhea harpy'), kingdom: NONE }
    expect(en.move(plain, p, 0)).toBe('Play a band of 1 led by the red wingfolk; without a marker')
    expect(ru.move(plain, p, 0)).toBe('Сыграть отряд из 1 карты: лидер — красная гарпия; без маркера')
  })

  test('a card drawn by somebody else stays a secret', () => {
    const drew: EthnosEvent = { kind: 'drew', seat: 1, card: card('straton harpy') }
    expect(en.event(drew, callers.en)).toBe('Boris draws the blue wingfolk from the deck.')
    expect(ru.event(drew, callers.ru)).toBe('Борис берёт из колоды синюю гарпию.')
    expect(en.event({ ...drew, card: HIDDEN }, callers.en)).toBe('Boris draws a card from the deck.')
    expect(ru.event({ ...drew, card: HIDDEN }, callers.ru)).toBe('Борис берёт из колоды карту.')
  })

  test('the price of a marker is told as a sum', () => {
    expect(en.objection(refusal('too-small'))).toBe(
      'A marker in Rhea needs 3 cards: 3 markers of yours + 1 − 1 for the minotaur = 3. This band has 2.',
    )
    expect(ru.objection(refusal('too-small-for-two'))).toBe(
      'Чтобы поставить маркер в Дурис, нужно 4 карты: 3 маркера обоих игроков + 1 = 4. В отряде 1 карта.',
    )
  })

  test('one winner wins, several share', () => {
    const ended = (...places: number[]): EthnosEvent => ({ kind: 'game-ended', places })
    expect(en.event(ended(2, 1, 3), callers.en)).toBe('Boris wins the game.')
    expect(en.event(ended(1, 1, 3), callers.en)).toBe('Anna and Boris share the victory.')
    expect(ru.event(ended(1, 3, 1), callers.ru)).toBe('Победу делят Анна и Клара.')
  })

  test('Russian counts and cases', () => {
    expect([1, 2, 5, 11, 21, 22].map(cardsRu)).toEqual([
      '1 карту',
      '2 карты',
      '5 карт',
      '11 карт',
      '21 карту',
      '22 карты',
    ])
    expect([1, 2, 5].map(ofCardsRu)).toEqual(['1 карты', '2 карт', '5 карт'])
    expect([0, 1, 3, 10].map(gloryRu)).toEqual(['0 очков славы', '1 очко славы', '3 очка славы', '10 очков славы'])
    expect([1, 4, 6].map(markersRu)).toEqual(['1 маркер', '4 маркера', '6 маркеров'])
    expect([card('straton elf'), card('straton harpy'), card('skeleton')].map(cardRu)).toEqual([
      'синий эльф',
      'синяя гарпия',
      'скелет',
    ])
    expect([card('straton elf'), card('althea harpy'), card('skeleton')].map(cardWhomRu)).toEqual([
      'синего эльфа',
      'зелёную гарпию',
      'скелета',
    ])
    expect([card('duris dwarf'), card('skeleton'), HIDDEN].map(cardEn)).toEqual([
      'purple dwarf',
      'skeleton',
      'hidden card',
    ])
  })

  test('the drawing names own cards, counts hidden ones and shows what all saw recruited', () => {
    const p = scene(3, { hands: { 0: cards('duris dwarf', 'skeleton'), 1: cards('rhea elf', 'rhea orc') } })
    p.known[1] = cards('rhea orc')
    const lines = en.sketch(p, 0, callers.en).split('\n')
    expect(lines).toContain('Anna · hand 2: purple dwarf, skeleton')
    expect(lines).toContain('Boris · hand 2: red orc, 1 hidden')
    expect(lines).toContain('Clara · hand 0')
    expect(lines).toContain('Row (0): empty')
  })
})

describe('the rules as shown to players', () => {
  const idsOf = (language: ProofreadLanguage) => RULES[language].flatMap(section => section.rules.map(rule => rule.id))
  const textOf = (language: ProofreadLanguage, id: RuleId) =>
    RULES[language].flatMap(section => section.rules).find(rule => rule.id === id)?.text ?? ''

  test('both languages hold the same ids once, in the same order', () => {
    const order = RULE_ORDER.flatMap((section): readonly string[] => section.rules)
    expect(new Set(order).size).toBe(order.length)
    for (const language of PROOFREAD) {
      expect(idsOf(language)).toEqual(order)
      expect(RULES[language].map(section => section.id)).toEqual(RULE_ORDER.map(section => section.id))
    }
  })

  test.each(PROOFREAD)('every title and text in %s is a text of its own', language => {
    const texts = RULES[language].flatMap(section => section.rules.map(rule => rule.text))
    const titles = RULES[language].map(section => section.title)
    expect(faultsIn(language, [...texts, ...titles])).toEqual([])
    expect(texts.filter(text => !text.endsWith('.'))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('every rule an objection names can be looked up', () => {
    const known = new Set(idsOf('en'))
    expect(Object.values(OBJECTIONS).filter(rule => !known.has(rule))).toEqual([])
  })

  test.each(PROOFREAD)('the figures in the rules in %s are those the game plays by', language => {
    const figures = (id: RuleId) => (textOf(language, id).match(/\d+/g) ?? []).map(Number)
    expect(figures('ET-TRIBE-ORC-3')).toEqual(ORC_GLORY.slice(1))
    expect(figures('ET-TRIBE-MERFOLK-2')).toEqual(MERFOLK_MARKER_CELLS)
    expect(figures('ET-TRIBE-MERFOLK-3')).toEqual([...MERFOLK_GLORY.many, ...MERFOLK_GLORY.few])
    expect(figures('ET-TRIBE-GIANT-5')).toEqual([...GIANT_GLORY.many, ...GIANT_GLORY.few])
    expect(figures('ET-SCORE-8')).toEqual(BAND_GLORY.slice(1))
    expect(figures('ET-AGE-3')).toEqual(Object.values(TABLE_SIZES).map(size => size.row))
  })
})
