import type { ArenaRun } from '../bots/arena-run.ts'
import type { WinShare } from '../bots/tally.ts'
import { elementAt } from '../kernel/list.ts'

export interface ArenaReport {
  readonly title: string
  /** The command that reproduces the figures. */
  readonly command: string
  readonly runs: readonly ArenaRun[]
  readonly seats: readonly WinShare[]
  readonly content: readonly WinShare[]
}

const WIDTH = 420
const ROW = 22

/** One self-contained page: tables, and every share as a point with its interval. */
export function reportPage({ title, command, runs, seats, content }: ArenaReport): string {
  const chance = runs[0] ? 1 / runs[0].seats.length : 0
  const standings = runs.map((run): WinShare => {
    const first = elementAt(run.seats, 0)
    const second = run.seats[1]
    return { what: `${first.bot} against ${run.seats.length - 1} × ${second?.bot ?? 'nobody'}`, ...first }
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width">
<style>
body{font:16px/1.5 Georgia,serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#fbf6ea}
h1,h2{font-weight:600}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.15rem .5rem;border-bottom:1px solid #e2d6bd}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}code{background:#f0e6cf;padding:.1rem .3rem}svg{max-width:100%}
@media(prefers-color-scheme:dark){body{background:#1d1812;color:#e9dfca}code{background:#33291c}td,th{border-color:#453826}}
</style>
<h1>${escaped(title)}</h1>
<p><code>${escaped(command)}</code></p>
<p>Intervals are Wilson’s at 95 %. The dashed line is what chance alone would give.</p>
${section('Who wins', standings, chance)}
${section('By seat', seats, chance)}
${section('By content: how often those won who had it', content, chance)}
</html>
`
}

const section = (heading: string, shares: readonly WinShare[], chance: number): string =>
  shares.length === 0 ? '' : `<h2>${escaped(heading)}</h2>\n${plot(shares, chance)}\n${table(shares)}`

const table = (shares: readonly WinShare[]): string =>
  `<table><tr><th></th><th class="n">games</th><th class="n">win share</th><th class="n">95 %</th></tr>${shares
    .map(
      ({ what, games, winShare, low95, high95 }) =>
        `<tr><td>${escaped(what)}</td><td class="n">${games}</td><td class="n">${winShare.toFixed(3)}</td><td class="n">${low95.toFixed(3)}–${high95.toFixed(3)}</td></tr>`,
    )
    .join('')}</table>`

function plot(shares: readonly WinShare[], chance: number): string {
  const height = ROW * shares.length + 10
  const x = (share: number) => 200 + share * WIDTH
  const rows = shares.map(({ what, winShare, low95, high95 }, at) => {
    const y = ROW * at + ROW / 2
    return `<text x="192" y="${y + 4}" text-anchor="end" font-size="12" fill="currentColor">${escaped(what)}</text><line x1="${x(low95)}" x2="${x(high95)}" y1="${y}" y2="${y}" stroke="#8a6d3b" stroke-width="2"/><circle cx="${x(winShare)}" cy="${y}" r="4" fill="#8a2f2f"/>`
  })
  return `<svg viewBox="0 0 ${220 + WIDTH} ${height}" role="img" aria-label="shares with intervals"><line x1="${x(chance)}" x2="${x(chance)}" y1="0" y2="${height}" stroke="currentColor" stroke-dasharray="4 4" opacity=".5"/>${rows.join('')}</svg>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
