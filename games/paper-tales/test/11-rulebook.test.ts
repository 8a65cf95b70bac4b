import { describe, expect, it } from 'vitest'
import { Judge } from '../../../kernel/judgement.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { createMatch, playUnchecked } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { NameOf } from '../../../kernel/words.ts'
import { judgement } from '../bot.ts'
import { BUILDINGS, buildingNumber, CARDS, cardNumber } from '../content/cards.ts'
import { LICH_KING, NECROPOLIS } from '../content/solo.ts'
import { RESOURCES } from '../content/vocabulary.ts'
import { facts } from '../facts.ts'
import type { PaperTalesMove, PaperTalesPosition } from '../position.ts'
import { game } from '../rules/game.ts'
import { OBJECTIONS } from '../rules/objections.ts'
import { described as describedEn } from '../text/abilities.en.ts'
import { described as describedRu } from '../text/abilities.ru.ts'
import { RULE_ORDER } from '../text/rule-order.ts'
import { rules as rulesEn } from '../text/rules.en.ts'
import { rules as rulesRu } from '../text/rules.ru.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'
import { deploy, scene, untilStage } from './builders.ts'

const LANGUAGES = { en, ru }
const nameOf: NameOf = seat => `Player ${seat + 1}`
const BROKEN = /undefined|NaN|\[object|null/

function expectWords(text: string): void {
  if (text.trim() === '' || BROKEN.test(text)) expect.unreachable(`not fit to be read: "${text}"`)
}

describe('words', () => {
  it('PT-RUL-47: both languages have a name for every card, resource, option and rule', () => {
    expect(RESOURCES).toEqual(['food', 'wood', 'diamond'])
    for (const words of Object.values(LANGUAGES)) {
      for (const card of CARDS) expectWords(words.source(card.id))
      for (const option of facts.options) {
        expectWords(entryOf(words.options, option.id).label)
        if ('values' in option)
          for (const value of option.values) expectWords(entryOf(words.options, option.id).values?.[value] ?? '')
      }
    }
    for (const rules of [rulesEn, rulesRu])
      expect(rules.map(section => section.rules.map(rule => rule.id))).toEqual(RULE_ORDER.map(section => section.rules))
  })

  it('every move, event, prompt and sketch of real games has words in both languages', () => {
    const kinds = { moves: new Set<string>(), events: new Set<string>() }
    for (let n = 0; n < 20; n++) tellGame(n, kinds)
    expect([...kinds.moves].sort()).toEqual(
      'build decline dismiss equip found keep move muster pass pay pick place ready restore spare split target unequip upgrade withdraw'.split(
        ' ',
      ),
    )
    expect(kinds.events.size).toBeGreaterThanOrEqual(30)
  })

  it('every card, building and solo card is described in both languages', () => {
    for (const described of [describedEn, describedRu]) {
      for (const [card, { abilities, resources }] of CARDS.entries()) {
        const lines = described.card(card)
        expect(lines).toHaveLength(abilities.length + resources.length)
        for (const line of lines) expectWords(line.text)
      }
      for (const building of BUILDINGS.keys())
        for (const level of [1, 2] as const) {
          expectWords(described.cost(building, level))
          expect(described.building(building, level).length).toBeGreaterThan(0)
          for (const line of described.building(building, level)) expectWords(line.text)
        }
      for (const card of NECROPOLIS.keys()) expectWords(described.necropolis(card))
      for (const card of LICH_KING.keys()) expectWords(described.lichKing(card))
    }
    expect(describedEn.card(cardNumber('demon')).map(line => line.text)).toEqual([
      'Put 1 age token on it.',
      'When it dies: −3 points if it has exactly 1 age token.',
    ])
  })

  it('every objection has words in both languages', () => {
    const figures = {
      card: 0,
      building: 0,
      row: 'top',
      have: 3,
      spots: 2,
      need: 5,
      units: 3,
      artifacts: 2,
      limit: 1,
      land: 2,
      resources: 3,
      spot: 1,
    }
    for (const words of Object.values(LANGUAGES))
      for (const [code, rule] of Object.entries(OBJECTIONS)) expectWords(words.objection({ code, rule, figures }))
  })
})

/** Plays by chance, telling everything in both languages to everybody. */
function tellGame(n: number, kinds: { moves: Set<string>; events: Set<string> }): void {
  const seats = 1 + (n % 5)
  const options = n % 3 === 0 ? {} : { gates: 'both', forge: true }
  const created = createMatch(game, seats, options, `words ${n}`)
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const match = created.value
  const rng = Rng.fromSeed(`words ${n}`)
  for (let toMove = game.toMove(match.position); toMove.length > 0; toMove = game.toMove(match.position)) {
    const seat = rng.pick(toMove)
    const moves = game.moves(match.position, seat)
    tellQuestion(match.position, moves, kinds)
    const { events } = playUnchecked(match, seat, rng.pick(moves))
    for (const event of events)
      for (const words of Object.values(LANGUAGES)) {
        kinds.events.add(event.kind)
        expectWords(words.event(event, nameOf))
        expectWords(words.event(game.mask(event, null), nameOf))
      }
  }
  for (const words of Object.values(LANGUAGES)) expectWords(words.prompt(match.position, 0))
}

function tellQuestion(p: PaperTalesPosition, moves: readonly PaperTalesMove[], kinds: { moves: Set<string> }): void {
  const seat = elementAt(game.toMove(p), 0)
  for (const words of Object.values(LANGUAGES)) {
    expectWords(words.prompt(p, seat))
    expectWords(words.sketch(game.view(p, seat), seat, nameOf))
    for (const move of game.moves(p, seat)) {
      kinds.moves.add(move.kind)
      expectWords(words.move(move, p, seat))
    }
  }
  for (const move of moves) kinds.moves.add(move.kind)
}

describe('advice, as the bot follows it', () => {
  const judge = new Judge(judgement)
  const evaluateAfter = (p: PaperTalesPosition, move: PaperTalesMove) => {
    const after = game.clone(p)
    game.play(after, 0, move, Rng.fromSeed('advice'), null)
    return judge.evaluate(after, 0)
  }

  it('PT-TIP-1: an affordable building is judged better than nothing', () => {
    const p = scene({ kingdoms: [{ bottom: ['woodcutter'] }] })
    deploy(p)
    untilStage(p, 'build')
    const town = elementAt(game.moves(p, 0), 0)
    expect(town).toMatchObject({ kind: 'build', level: 1 })
    expect(evaluateAfter(p, town)).toBeGreaterThan(evaluateAfter(p, { kind: 'pass' }))
  })

  it('PT-TIP-2: the first level II building is judged better than another at level I', () => {
    const p = scene({ kingdoms: [{ bottom: ['forest-spirit'], buildings: { town: 1 } }] })
    deploy(p)
    const upgrade: PaperTalesMove = { kind: 'upgrade', building: buildingNumber('town') }
    const level1 = game.moves(p, 0).filter(move => move.kind === 'build' && move.level === 1)
    for (const move of level1) expect(evaluateAfter(p, upgrade)).toBeGreaterThan(evaluateAfter(p, move))
  })

  it('PT-TIP-3: food is worth more beside a Tavern that feeds on it', () => {
    const gain = (building: 'tavern' | 'temple') => {
      const worth = (hand: 'farmer'[]) =>
        judge.evaluate(scene({ kingdoms: [{ hand, buildings: { [building]: 2 } }] }), 0)
      return worth(['farmer']) - worth([])
    }
    expect(gain('tavern')).toBeGreaterThan(gain('temple'))
  })

  it('PT-TIP-4: newcomers meet the base game alone by default', () => {
    const defaults = Object.fromEntries(facts.options.map(option => [option.id, option.default]))
    expect(defaults).toMatchObject({ gates: 'none', forge: false })
  })
})
