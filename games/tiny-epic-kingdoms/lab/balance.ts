import { type Outcome, winShares } from '../../../kernel/game.ts'
import { FACTION_SOURCE, FACTIONS } from '../content/factions.ts'
import { SIDE_IDS } from '../map.ts'
import type { TekPosition } from '../position.ts'
import { names } from '../text/names.en.ts'

/*
 * What docs/balance/tiny-epic-kingdoms.md tells: how often each people and each home wins. `scripts/balance.ts` plays the
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
    for (const counted of [tally.peoples[p.factions[seat]], tally.homes[p.homes[seat]]]) {
      counted.games++
      counted.wins += wins
    }
  }
}

/** A designed people should win between these parts of its fair share. */
export const FAIR = { low: 0.7, high: 1.3 } as const

type Interval = (share: number, games: number) => { readonly low: number; readonly high: number }

const percent = (share: number): string => (100 * share).toFixed(1)

function cell({ games, wins }: Count, players: number, interval: Interval): string {
  if (games === 0) return '—'
  const share = wins / games
  const { low, high } = interval(share, games)
  return `${percent(share)} (${percent(low)}–${percent(high)}), ${(share * players).toFixed(2)}`
}

/** The mean over the numbers of players of win share by fair share. */
function overall(tallies: readonly Tally[], countOf: (tally: Tally) => Count): number {
  const parts = tallies.flatMap(tally => {
    const { games, wins } = countOf(tally)
    return games === 0 ? [] : [(wins / games) * tally.players]
  })
  return parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)
}

function table(
  title: string,
  rows: readonly string[],
  tallies: readonly Tally[],
  countOf: (tally: Tally, row: number) => Count,
  interval: Interval,
): string[] {
  const head = tallies.map(tally => `${tally.players} players`).join(' | ')
  return [
    `| ${title} | ${head} | mean |`,
    `|---|${tallies.map(() => '---|').join('')}---|`,
    ...rows.map((row, at) => {
      const cells = tallies.map(tally => cell(countOf(tally, at), tally.players, interval)).join(' | ')
      return `| ${row} | ${cells} | ${overall(tallies, tally => countOf(tally, at)).toFixed(2)} |`
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
    'A cell tells the win share in per cent with its 95 % Wilson interval, and the share as a part of the fair one',
    '(1.00 is one win in as many games as there are players). The last column is the mean of those parts.',
    '',
    `Nine peoples are of our own design or changed by us; the aim for them is ${FAIR.low} to ${FAIR.high} in the last column.`,
    'The four peoples of the rulebook are left as printed, whatever they show. A greedy bot looks one step ahead: it does',
    'not plan, bluff or bargain, so these figures say how the numbers lie, not how people will play.',
    '',
    `Games: ${tallies.map(tally => `${tally.games} with ${tally.players} players (${(tally.refreshes / tally.games).toFixed(1)} refreshes each)`).join(', ')}.`,
    '',
    '## Peoples',
    '',
    ...table('People', peoples, tallies, (tally, row) => tally.peoples[row], interval),
    '',
    ...outsideLines(tallies).map(line => `- ${line}`),
    '',
    '## Homes',
    '',
    ...table('Home', homes, tallies, (tally, row) => tally.homes[row], interval),
    '',
  ].join('\n')
}

/** Designed peoples outside the aim, with what they show. */
export const outsiders = (tallies: readonly Tally[]): string[] =>
  FACTIONS.flatMap((id, at) => {
    if (tallies.every(tally => tally.peoples[at].games === 0)) return []
    const part = overall(tallies, tally => tally.peoples[at])
    const isOutside = FACTION_SOURCE[id] !== 'rulebook' && (part < FAIR.low || part > FAIR.high)
    return isOutside ? [`${names.factions[id]} ${part.toFixed(2)}`] : []
  })

const listed = (found: readonly string[]): string => (found.length > 0 ? found.join(', ') : 'nobody')

function outsideLines(tallies: readonly Tally[]): string[] {
  return [
    `Outside the aim in the mean: ${listed(outsiders(tallies))}.`,
    ...tallies.map(tally => `Outside it with ${tally.players} players: ${listed(outsiders([tally]))}.`),
  ]
}
