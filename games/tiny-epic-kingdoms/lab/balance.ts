import { type Outcome, winShares } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { FACTION_SOURCE, FACTIONS } from '../content/factions.ts'
import { SIDE_IDS } from '../content/map.ts'
import type { TekPosition } from '../position.ts'
import { names } from '../text/names.en.ts'

/*
 * What docs/balance/tiny-epic-kingdoms.md tells: how often each people and each home wins. `scripts/balance-tiny-epic-kingdoms.ts` plays the
 * games and writes the page.
 */

export interface Count {
  games: number
  wins: number
}

/** Wins by people and by home, for one number of players. */
export interface Tally {
  readonly players: number
  games: number
  refreshes: number
  readonly peoples: Count[]
  readonly homes: Count[]
}

const counts = (length: number): Count[] => Array.from({ length }, () => ({ games: 0, wins: 0 }))

export const newTally = (players: number): Tally => ({
  players,
  games: 0,
  refreshes: 0,
  peoples: counts(FACTIONS.length),
  homes: counts(SIDE_IDS.length),
})

export function count(tally: Tally, p: TekPosition, outcome: Outcome): void {
  tally.games++
  tally.refreshes += p.refreshes
  for (const [seat, wins] of winShares(outcome).entries()) {
    for (const counted of [
      elementAt(tally.peoples, elementAt(p.factions, seat)),
      elementAt(tally.homes, elementAt(p.homes, seat)),
    ]) {
      counted.games++
      counted.wins += wins
    }
  }
}

/** Adds the games of `part` to the tally. */
export function add(tally: Tally, part: Tally): void {
  tally.games += part.games
  tally.refreshes += part.refreshes
  for (const kind of ['peoples', 'homes'] as const)
    for (const [at, counted] of tally[kind].entries()) {
      const { games, wins } = elementAt(part[kind], at)
      counted.games += games
      counted.wins += wins
    }
}

/** A designed people should win between these multiples of its fair share, with any number of players. */
export const FAIR = { low: 0.7, high: 1.3 } as const

type Interval = (share: number, games: number) => { readonly low: number; readonly high: number }

/** The win rate relative to the fair one: 1 is one win in as many games as there are players. */
const partOf = ({ games, wins }: Count, players: number): number => (wins * players) / games

function cell(counted: Count, players: number, interval: Interval): string {
  if (counted.games === 0) return '—'
  const { low, high } = interval(counted.wins / counted.games, counted.games)
  const part = partOf(counted, players)
  return `${part.toFixed(2)} (${(low * players).toFixed(2)}–${(high * players).toFixed(2)})`
}

function table(
  title: string,
  rows: readonly string[],
  tallies: readonly Tally[],
  countOf: (tally: Tally, row: number) => Count,
  interval: Interval,
): string[] {
  return [
    `| ${title} | ${tallies.map(tally => `${tally.players} players`).join(' | ')} |`,
    `|---|${tallies.map(() => '---|').join('')}`,
    ...rows.map((row, at) => {
      const cells = tallies.map(tally => cell(countOf(tally, at), tally.players, interval))
      return `| ${row} | ${cells.join(' | ')} |`
    }),
  ]
}

/** The page, in Markdown. */
export function page(tallies: readonly Tally[], interval: Interval, command: string): string {
  const peoples = FACTIONS.map(id => `${names.factions[id]}${FACTION_SOURCE[id] === 'rulebook' ? ' (rulebook)' : ''}`)
  const homes = SIDE_IDS.map(id => names.territories[id])
  return [
    '# Balance of Tiny Epic Kingdoms',
    '',
    `Made by \`${command}\`: games between greedy bots, peoples, cards and sides by lot, without tokens.`,
    'A cell tells the win share as a part of the fair one (1.00 is one win in as many games as there are players), with',
    'its 95 % Wilson interval.',
    '',
    `Nine peoples are of our own design or changed by us; the aim for them is ${FAIR.low} to ${FAIR.high} with every number of`,
    'players. They were tuned on games with other seeds; these were played once, afterwards. The four peoples of the',
    'rulebook are left as printed, whatever they show. A greedy bot looks one step ahead: it does not plan, bluff or',
    'bargain, so these figures say how the numbers lie, not how people will play.',
    '',
    `Games: ${tallies.map(tally => `${tally.games} with ${tally.players} players (${(tally.refreshes / tally.games).toFixed(1)} refreshes each)`).join(', ')}.`,
    '',
    '## Peoples',
    '',
    ...table('People', peoples, tallies, (tally, row) => elementAt(tally.peoples, row), interval),
    '',
    ...tallies.map(tally => `- ${outsideLine(tally)}`),
    '',
    '## Homes',
    '',
    ...table('Home', homes, tallies, (tally, row) => elementAt(tally.homes, row), interval),
    '',
  ].join('\n')
}

/** Designed peoples outside that range, with their figures. */
export const outsiders = (tally: Tally): string[] =>
  FACTIONS.flatMap((id, at) => {
    const counted = elementAt(tally.peoples, at)
    if (counted.games === 0 || FACTION_SOURCE[id] === 'rulebook') return []
    const part = partOf(counted, tally.players)
    return part < FAIR.low || part > FAIR.high ? [`${names.factions[id]} ${part.toFixed(2)}`] : []
  })

const outsideLine = (tally: Tally): string =>
  `Outside the aim with ${tally.players} players: ${outsiders(tally).join(', ') || 'nobody'}.`
