import { addAt, elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { type Seat, seatAfter, seatAt, seatsOf } from '../../../kernel/seat.ts'
import type { BoardId } from '../content/boards.ts'
import { CARDS } from '../content/cards.ts'
import { CARD_KINDS, type Card } from '../content/deck.ts'
import { SEAT_COMPENSATION } from '../content/figures.ts'
import { type DarkLandsEvent, type DarkLandsPosition, NONE } from '../position.ts'
import { game } from '../rules/game.ts'
import { names } from '../text/names.en.ts'
import { lookAhead } from './player.ts'

/*
 * How the designed cards play: `node games/dark-lands/lab/balance.ts [games] > docs/balance/dark-lands.md`.
 * The same number of games gives the same page.
 */

interface Table {
  readonly seats: number
  readonly board: BoardId
}

const TABLES: readonly Table[] = [
  { seats: 2, board: 'small' },
  { seats: 3, board: 'small' },
  { seats: 4, board: 'short' },
  { seats: 4, board: 'large' },
  { seats: 5, board: 'large' },
]

/** The counts over all games of one table. */
class Tally {
  readonly rounds: number[] = []
  readonly played = new Array<number>(CARD_KINDS).fill(0)
  readonly drawn = new Array<number>(CARD_KINDS).fill(0)
  readonly companions = [0, 0, 0]
  readonly wins: number[]
  readonly winsCompensated: number[]
  readonly coinsByPlace: number[]
  captured = 0
  captures = 0
  turns = 0
  full = 0
  redraws = 0
  coins = 0
  winner = 0
  last = 0
  reshuffled = 0

  constructor(seats: number) {
    this.wins = new Array<number>(seats).fill(0)
    this.winsCompensated = new Array<number>(seats).fill(0)
    this.coinsByPlace = new Array<number>(seats).fill(0)
  }

  hear(event: DarkLandsEvent): void {
    if (event.kind === 'drew') for (const card of event.cards) addAt(this.drawn, card, 1)
    if (event.kind === 'captured') this.captures++
    if (event.kind === 'captured' || event.kind === 'fortified' || event.kind === 'cast')
      addAt(this.played, event.card, 1)
    if (event.kind === 'turn') this.turns++
    if (event.kind === 'redrew') this.redraws++
    if (event.kind === 'ended' && event.why === 'full') this.full++
  }

  finish(p: DarkLandsPosition, reshuffled: boolean): void {
    this.rounds.push(p.round)
    this.captured += 1 - p.open / p.owners.length
    if (reshuffled) this.reshuffled++
    p.companions.forEach((count, at) => {
      addAt(this.companions, at % 3, count / p.seats)
    })
    const scores = game.outcome(p)?.scores ?? []
    this.coins += scores.reduce((sum, score) => sum + score, 0) / p.seats
    this.winner += Math.max(...scores)
    this.last += Math.min(...scores)
    const place = (seat: Seat) => seatAfter(p.first === NONE ? 0 : p.first, p.seats, -seat)
    countWins(p, scores, place, this.wins)
    for (const seat of seatsOf(p.seats)) addAt(this.coinsByPlace, place(seat), elementAt(scores, seat))
    const bonus = entryOf(SEAT_COMPENSATION, p.seats)
    const raised = scores.map((score, seat) => score + elementAt(bonus, place(seatAt(seat))))
    countWins(p, raised, place, this.winsCompensated)
  }
}

function countWins(
  p: DarkLandsPosition,
  scores: readonly number[],
  place: (seat: Seat) => number,
  wins: number[],
): void {
  const best = Math.max(...scores)
  const winners = seatsOf(p.seats).filter(seat => scores[seat] === best)
  for (const seat of winners) addAt(wins, place(seat), 1 / winners.length)
}

function playTable({ seats, board }: Table, games: number): Tally {
  const tally = new Tally(seats)
  const options = { board, first: 'random', layout: '', compensation: false } as const
  for (let n = 0; n < games; n++) {
    const rng = Rng.fromSeed(`balance ${seats} ${board} ${n}`)
    const p = game.setup(options, seats, rng)
    for (const card of p.hands.flat()) addAt(tally.drawn, card, 1)
    let reshuffled = false
    for (let toMove = game.toMove(p); toMove.length > 0; toMove = game.toMove(p)) {
      const seat = elementAt(toMove, 0)
      game.play(p, seat, lookAhead(p, seat, game.moves(p, seat), rng), rng, event => {
        if (event.kind === 'reshuffled') reshuffled = true
        tally.hear(event)
      })
    }
    tally.finish(p, reshuffled)
  }
  return tally
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)
const shares = (wins: readonly number[], games: number): string =>
  wins.map(share => Math.round((100 * share) / games)).join(' – ')

function tableRow({ seats, board }: Table, tally: Tally, games: number): string {
  const rounds = tally.rounds.slice().sort((a, b) => a - b)
  const mean = rounds.reduce((sum, count) => sum + count, 0) / games
  const cells = [
    `${seats}, ${board}`,
    `${mean.toFixed(1)} (${rounds[Math.floor(games * 0.1)]}–${rounds[Math.floor(games * 0.9)]})`,
    percent(tally.captured, games),
    percent(tally.full, games),
    (tally.captures / tally.turns).toFixed(2),
    `${(tally.coins / games).toFixed(0)} (${(tally.winner / games).toFixed(0)} / ${(tally.last / games).toFixed(0)})`,
    tally.companions.map(count => (count / games).toFixed(1)).join(' / '),
    percent(tally.reshuffled, games),
    (tally.redraws / games).toFixed(3),
  ]
  return `| ${cells.join(' | ')} |`
}

function seatRow({ seats, board }: Table, tally: Tally, games: number): string {
  const coins = tally.coinsByPlace.map(sum => Math.round(sum / games)).join(' – ')
  return `| ${seats}, ${board} | ${coins} | ${shares(tally.wins, games)} | ${shares(tally.winsCompensated, games)} |`
}

function cardRow(card: Card, tallies: readonly Tally[]): string {
  const { id, kind, attack, support, cost, copies, reserve } = elementAt(CARDS, card)
  const figures = kind === 'troop' ? `${attack} / ${support}` : kind === 'fortification' ? `– / ${support}` : '–'
  const usage = tallies.map(tally => percent(elementAt(tally.played, card), elementAt(tally.drawn, card)))
  return `| ${entryOf(names.cards, id)}${reserve ? ' (reserve)' : ''} | ${figures} | ${cost.join(' ')} | ${copies} | ${usage.join(' | ')} |`
}

function page(games: number): string {
  const tallies = TABLES.map(table => playTable(table, games))
  const heads = TABLES.map(({ seats, board }) => `${seats}, ${board}`)
  return `# Dark Lands: balance

Written by \`node games/dark-lands/lab/balance.ts ${games} > docs/balance/dark-lands.md\`: ${games} games on each board, all
seats taken by the game's own one-step player, which sees only what its seat may see. The rulebook prints few figures of
the cards (\`printed\` in \`games/dark-lands/content/cards.ts\`); the others are our design, and this page is how we check them.
These are figures for such players, not for people. With ${games} games a share of wins is uncertain by about ${Math.round(
    100 / Math.sqrt(games),
  )} points.

## Games

| players, board | rounds (p10–p90) | land captured | ended with a full board | captures a turn | coins (winner / last) | companions W / A / M | deck renewed | redraws a game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${TABLES.map((table, at) => tableRow(table, elementAt(tallies, at), games)).join('\n')}

## Seats

Mean coins and share of wins in percent by place in the order of the first round. The printed order favours whoever comes last in it: two
turns in a row, then first in every round. Seat compensation, an option, adds coins at the count
(${Object.entries(SEAT_COMPENSATION)
    .map(([seats, coins]) => `${seats} players: ${coins.join(', ')}`)
    .join('; ')}).

| players, board | coins | wins as printed | wins with compensation |
| --- | --- | --- | --- |
${TABLES.map((table, at) => seatRow(table, elementAt(tallies, at), games)).join('\n')}

## Cards

How many of the copies that came into a hand were played. Reserve cards come late or, with two and three players, hardly ever.

| card | attack / support | cost W A M | copies | ${heads.join(' | ')} |
| --- | --- | --- | --- | ${heads.map(() => '---').join(' | ')} |
${CARDS.map((_, card) => cardRow(card, tallies)).join('\n')}
`
}

const games = Number(process.argv[2] ?? 400)
process.stdout.write(page(games))
