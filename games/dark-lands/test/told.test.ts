import { describe, expect, it } from 'vitest'
import { addAt, elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter, seatsOf } from '../../../kernel/seat.ts'
import { needed, survey } from '../bot/guess/board.ts'
import { bestCapture } from '../bot.ts'
import { ATTACK, type Card, KIND, SPELL } from '../content/deck.ts'
import { COIN } from '../content/figures.ts'
import { purseOf } from '../content/purse.ts'
import { type DarkLandsEvent, type DarkLandsMove, type DarkLandsPosition, NONE, topFrame } from '../position.ts'
import { captureObjection, spoils } from '../rules/capture.ts'
import { canAfford } from '../rules/companions.ts'
import { scoreOf, wouldEnd } from '../rules/end.ts'
import { game } from '../rules/game.ts'
import { decreeOf, tollOf } from '../rules/magic.ts'
import { sumOf } from '../rules/strength.ts'
import { drawsAtEnd } from '../rules/turn.ts'
import { gainOf } from '../table/gain.ts'
import { outlook } from '../table/outlook.ts'
import { strengthSum } from '../table/strength.ts'
import { text } from '../table/text.en.ts'
import { words as en } from '../text/words.en.ts'
import { opening } from './builders.ts'

/*
 * What is told is what is paid: whatever the page or a bot says beforehand is compared with what then happens, in whole
 * games by chance, for every number of players on every board.
 */

const TABLES = [
  { seats: 2, board: 'small' },
  { seats: 2, board: 'large' },
  { seats: 3, board: 'small' },
  { seats: 3, board: 'large' },
  { seats: 4, board: 'short' },
  { seats: 4, board: 'large' },
  { seats: 5, board: 'large' },
] as const

/** `see` is asked before every move; what it returns is asked after it. */
type See = (
  p: DarkLandsPosition,
  seat: Seat,
  move: DarkLandsMove,
) => ((events: readonly DarkLandsEvent[]) => void) | null

/** Kind by kind, so that every card is met; turns and exchanges end late, so that games get somewhere. */
function choose(moves: readonly DarkLandsMove[], rng: Rng): DarkLandsMove {
  const kinds = [...new Set(moves.map(move => move.kind))]
  const busy = kinds.filter(kind => kind !== 'end' && kind !== 'give')
  const kind = rng.pick(busy.length > 0 && rng.below(8) > 0 ? busy : kinds)
  return rng.pick(moves.filter(move => move.kind === kind))
}

function playGames(games: number, see: See, over: (p: DarkLandsPosition) => void = () => {}): void {
  for (let n = 0; n < games; n++) {
    const rng = Rng.fromSeed(`told ${n}`)
    const { seats, board } = elementAt(TABLES, n % TABLES.length)
    const p = opening(seats, { board, compensation: n % 2 === 0 }, `told ${n}`)
    for (let asked = game.toMove(p); asked.length > 0; asked = game.toMove(p)) {
      const seat = rng.pick(asked)
      const move = choose(game.moves(p, seat), rng)
      const hear = see(p, seat, move)
      const events: DarkLandsEvent[] = []
      game.play(p, seat, move, rng, event => events.push(event))
      hear?.(events)
    }
    over(p)
  }
}

const find = <K extends DarkLandsEvent['kind']>(events: readonly DarkLandsEvent[], kind: K) =>
  events.find((event): event is Extract<DarkLandsEvent, { kind: K }> => event.kind === kind)

/** `expect` is slow, and is called a million times here. */
function same(told: unknown, came: unknown, what: string): void {
  if (told !== came) expect({ what, told, came }).toEqual({ what, told, came: told })
}

describe('What is told of a move', () => {
  it.each([7, 1001])('is what then happens, in %i games: coins, strength, cards drawn, the end of the game', games => {
    const met = { captures: 0, bonuses: 0, toll: 0, decree: 0, exchanges: 0, draws: 0, dry: 0, full: 0, inactive: 0 }
    const count = (what: keyof typeof met, isMet = true) => {
      if (isMet) met[what]++
    }
    playGames(
      games,
      (p, seat, move) => {
        const view = game.view(p, seat)
        const [coins, cards] = [elementAt(p.coins, seat), elementAt(p.hands, seat).length]
        const ends = wouldEnd(view, move)
        // Whole views are compared in the tests of previews; a thousand games of them would take minutes.
        const gain = games < 10 ? gainOf(game, view, seat, move) : null
        const told = saidOf(view, seat, move)
        return events => {
          same(ends, find(events, 'ended')?.why ?? null, 'the end of the game')
          if (ends) count(ends)
          if (gain !== null) same(gain, elementAt(p.coins, seat) - coins, `coins of ${move.kind}`)
          if (move.kind === 'capture') {
            const captured = find(events, 'captured')
            same(told.coins, captured && captured.coins + captured.bonus, 'coins of a capture')
            same(told.strength, captured && sumOf(captured.strength), 'strength')
            count('captures')
            count('bonuses', (captured?.bonus ?? 0) > 0)
          }
          if (move.kind === 'cast') {
            const earned = find(events, 'earned')
            if (earned) same(told.coins, earned.coins, 'coins of Magic')
            count('toll', move.card === SPELL.toll)
            count('decree', move.card === SPELL['royal-decree'])
          }
          if (move.kind === 'end') {
            same(told.cards, find(events, 'drew')?.cards.length ?? 0, 'cards drawn')
            same(told.cards, elementAt(p.hands, seat).length - cards, 'cards in hand')
            count('draws', told.cards > 1)
            count('dry', told.cards === 0 && !ends)
          }
          if (move.kind === 'close' && find(events, 'exchanged')) {
            same(told.cards, find(events, 'drew')?.cards.length, 'cards of an exchange')
            count('exchanges')
          }
        }
      },
      p => {
        const outcome = game.outcome(p)
        for (const seat of seatsOf(p.seats)) same(scoreOf(p, seat), outcome?.scores[seat], 'the score at the end')
        const best = Math.max(...seatsOf(p.seats).map(seat => scoreOf(p, seat)))
        for (const seat of seatsOf(p.seats))
          if (outcome?.places[seat] === 1) same(best, scoreOf(p, seat), 'the coins of a winner')
      },
    )
    const rare = games > 1000 ? 10 : -1
    for (const [what, times] of Object.entries(met)) expect([what, times > rare]).toEqual([what, true])
  })
})

/** What the table and the words say before a move: its coins, its strength, the cards it brings. */
function saidOf(view: DarkLandsPosition, seat: Seat, move: DarkLandsMove) {
  switch (move.kind) {
    case 'capture': {
      const { terms, total, level } = strengthSum(view, seat, move.card, move.cell, text, 6)
      same(
        total,
        terms.map(({ n }) => n).reduce((a, b) => a + b),
        'the sum of the strength',
      )
      same(true, total >= level, 'strong enough')
      return { coins: spoils(view, move.cell), strength: total, cards: 0 }
    }
    case 'cast':
      return { coins: move.card === SPELL.toll ? tollOf(view, seat) : decreeOf(view, seat), strength: 0, cards: 0 }
    case 'end':
      return { coins: 0, strength: 0, cards: drawsAtEnd(view, seat) }
    case 'close':
      return { coins: 0, strength: 0, cards: Number(/for (\d+)$/.exec(en.move(move, view, seat))?.[1]) }
    default:
      return { coins: 0, strength: 0, cards: 0 }
  }
}

describe('What is told of a card', () => {
  it('is true: where it can be used and for how much, or exactly what it lacks', () => {
    const met = { useful: 0, missing: 0, short: 0 }
    playGames(14, (p, seat) => {
      if (topFrame(p)?.kind !== 'play' || topFrame(p)?.seat !== seat || p.exchanging[seat]) return null
      const view = game.view(p, seat)
      const moves = game.moves(view, seat)
      for (const card of new Set(p.hands[seat])) {
        if (KIND[card] !== 'troop') continue
        const uses = moves.filter(move => move.kind === 'capture' && move.card === card)
        const sight = outlook(eyes(view, seat), card, uses)
        if (uses.length > 0) {
          met.useful++
          const paid = uses.map(move => gainOf(game, view, seat, move) ?? 0)
          same(sight.best, Math.max(...paid), 'the most that a card can be paid')
        } else if (sight.missing.length > 0) {
          met.missing++
          for (const { companion } of sight.missing)
            same(false, canAfford(armed(view, seat, sight, companion), seat, card), 'one less')
          same(true, canAfford(armed(view, seat, sight, null), seat, card), 'with what is missing')
        } else if (sight.short > 0) {
          met.short++
          same(true, reaches(view, seat, card, sight.short), 'with the strength that is lacking')
          same(false, reaches(view, seat, card, sight.short - 1), 'with less')
        }
      }
      return null
    })
    for (const [what, times] of Object.entries(met)) expect([what, times > 30]).toEqual([what, true])
  })
})

const eyes = (view: DarkLandsPosition, seat: Seat) => ({
  cardsView: view,
  cardObjection: (move: DarkLandsMove) => game.objection(view, seat, move),
  inWords: () => null,
})

/** With the companions that a card lacks, but for one of one type. */
function armed(view: DarkLandsPosition, seat: Seat, { missing }: ReturnType<typeof outlook>, except: number | null) {
  const copy = game.clone(view)
  for (const { companion, n } of missing) addAt(copy.ready, seat * 3 + companion, n - (companion === except ? 1 : 0))
  return copy
}

function reaches(view: DarkLandsPosition, seat: Seat, card: Card, charge: number): boolean {
  const copy = game.clone(view)
  copy.attackCharge += charge
  return game.moves(copy, seat).some(move => move.kind === 'capture' && move.card === card)
}

describe('What a bot reckons with', () => {
  it('is what the rules say: the strength it needs, and what the best capture pays', () => {
    let captures = 0
    playGames(14, (p, seat) => {
      if (topFrame(p)?.kind !== 'play' || topFrame(p)?.seat !== seat || p.exchanging[seat]) return null
      const view = game.view(p, seat)
      survey(view, seat)
      const paid = game
        .moves(view, seat)
        .map(move => (move.kind === 'capture' ? (gainOf(game, view, seat, move) ?? 0) : 0))
      same(bestCapture(view, seat, true), Math.max(...paid), 'the best capture')
      for (const card of new Set(p.hands[seat])) {
        if (KIND[card] !== 'troop' || !canAfford(view, seat, card)) continue
        for (let cell = 0; cell < p.owners.length; cell++)
          if (p.owners[cell] === NONE) {
            captures++
            same(
              elementAt(needed, cell) <= elementAt(ATTACK, card),
              captureObjection(view, seat, card, cell) === null,
              'a capture',
            )
          }
      }
      return null
    })
    expect(captures).toBeGreaterThan(1000)
  })
})

describe('Who plays next', () => {
  it('is told by the direction of the round', () => {
    playGames(14, (p, seat, move) => {
      if (move.kind !== 'end') return null
      const clockwise = p.round > 1
      const lastOfRound = p.turn % p.seats === 0
      return events => {
        const turn = find(events, 'turn')
        if (!turn || lastOfRound) return
        same(seatAfter(seat, p.seats, clockwise ? 1 : -1), turn.seat, 'the next player')
      }
    })
  })
})

describe('A purse', () => {
  it('DL-COMP-5: holds the sum in as few coins as can be', () => {
    const fewest = [0]
    for (let sum = 1; sum <= 300; sum++) {
      fewest[sum] =
        1 + Math.min(...Object.values(COIN).flatMap(value => (value <= sum ? [elementAt(fewest, sum - value)] : [])))
      const purse = purseOf(sum)
      expect(purse.reduce((total, [id, count]) => total + COIN[id] * count, 0)).toBe(sum)
      expect(purse.reduce((total, [, count]) => total + count, 0)).toBe(fewest[sum])
    }
    expect(purseOf(0)).toEqual([])
    expect(purseOf(41)).toEqual([
      ['gold', 1],
      ['silver', 1],
      ['bronze', 1],
      ['tin', 1],
    ])
  })
})
