import { elementAt } from '../../../kernel/list.ts'
import { BASE_BUILDINGS, FORGE_BUILDINGS } from '../content/buildings.ts'
import { BUILDINGS, CARDS, type CardSet } from '../content/cards.ts'
import { buildings as buildingNames, cards as cardNames } from '../text/names.en.ts'
import { ADJUSTED } from './adjusted.ts'
import { type Career, playGame } from './play.ts'
import { interval, mean, percent, type Share, shareOf, told } from './statistics.ts'

/*
 * node games/paper-tales/lab/balance.ts [games] [players] [seed] > docs/balance/paper-tales.md
 *
 * Plays games with all sets between equal bots and tells, for every card and building, how often it is taken, how its
 * owners fare, what it scores, and which of our own are outliers.
 */
const [games = '200', players = '4', seed = 'balance'] = process.argv.slice(2)
const careers: Career[] = []
for (let n = 0; n < Number(games); n++) careers.push(...playGame(Number(players), `${seed} ${n}`))

/** Owners that make a printed card common enough to be a measure for ours. */
const COMMON = 300

interface Entry {
  readonly name: string
  readonly set: CardSet
  readonly wins: Share
  readonly columns: readonly string[]
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)
const winsOf = (owners: readonly Career[]): Share => ({ hits: sum(owners.map(o => o.winShare)), trials: owners.length })
const pointsOf = (owners: readonly Career[], id: string): string => mean(owners.map(owner => owner.points.get(id) ?? 0))

const cards = CARDS.map(({ id, set }, card): Entry => {
  const count = (list: readonly number[]) => list.filter(other => other === card).length
  const taken = { hits: sum(careers.map(c => count(c.taken))), trials: sum(careers.map(c => count(c.offered))) }
  const owners = careers.filter(career => career.deployed.has(card))
  const wins = winsOf(owners)
  return {
    name: cardNames[id],
    set,
    wins,
    columns: [told(taken), String(owners.length), told(wins), pointsOf(owners, id)],
  }
})

const setOfBuilding = (building: number): CardSet => {
  const isOf = (list: readonly { readonly id: string }[]) =>
    list.some(({ id }) => id === elementAt(BUILDINGS, building).id)
  return isOf(BASE_BUILDINGS) ? 'base' : isOf(FORGE_BUILDINGS) ? 'forge' : 'gates'
}

const buildings = BUILDINGS.map(({ id }, building): Entry => {
  const could = careers.filter(career => career.available.includes(building))
  const owners = could.filter(career => career.built.has(building))
  const second = owners.filter(career => career.built.get(building) === 2)
  const wins = winsOf(owners)
  return {
    name: buildingNames[id],
    set: setOfBuilding(building),
    wins,
    columns: [
      told({ hits: owners.length, trials: could.length }),
      told({ hits: second.length, trials: owners.length }),
      String(owners.length),
      told(wins),
      pointsOf(owners, id),
    ],
  }
})

/** Between the least and the most successful of the printed ones that are common. */
function bandOf(entries: readonly Entry[]): readonly [low: number, high: number] {
  const shares = entries.filter(({ set, wins }) => set === 'base' && wins.trials >= COMMON).map(e => shareOf(e.wins))
  return [Math.min(...shares), Math.max(...shares)]
}

function outliersOf(entries: readonly Entry[]): Entry[] {
  const [low, high] = bandOf(entries)
  return entries.filter(({ set, wins }) => {
    if (set === 'base' || wins.trials === 0) return false
    const [least, most] = interval(wins)
    return most < low || least > high
  })
}

const band = (entries: readonly Entry[]): string => bandOf(entries).map(percent).join(' to ')
const outliers = (entries: readonly Entry[]): string =>
  outliersOf(entries)
    .map(({ name, wins }) => `${name} ${told(wins)}`)
    .join('; ') || 'none'

const rows = (entries: readonly Entry[]): string[] =>
  entries
    .toSorted((a, b) => shareOf(b.wins) - shareOf(a.wins))
    .map(({ name, set, columns }) => `| ${[name, set, ...columns].join(' | ')} |`)

const names: Readonly<Record<string, string>> = { ...cardNames, ...buildingNames }
const changes = ADJUSTED.map(({ id, change, before }) => {
  const now = [...cards, ...buildings].find(({ name }) => name === names[id])
  return `| ${names[id]} | ${change} | ${before} | ${now ? told(now.wins) : '-'} |`
})

console.log(`# Paper Tales: balance

${games} games with all sets, ${players} equal bots that follow the judgement in \`games/paper-tales/bot.ts\`. Made by

    node games/paper-tales/lab/balance.ts ${games} ${players} ${seed} > docs/balance/paper-tales.md

Mean score ${mean(careers.map(career => career.score))}. An even share of the wins is ${percent(1 / Number(players))}. Intervals are 95 %: Wilson for shares,
normal for means. A share says how owners fared, not why: good bots take good cards, a card that comes late meets richer
kingdoms, and what these bots cannot use (relics, the Court Jester, the Shapeshifter) looks worse than it is. They are
figures for such bots, not for people.

## What an outlier is

The figures of the base set are printed on the published cards and stay. They also are the measure: the win shares of the
base cards that at least ${COMMON} owners deployed span a band, here ${band(cards)}; those of the base buildings ${band(buildings)}.
A card or building of Gates or Forge, whose figures are our own, is an **outlier** if the whole 95 % interval of its win share lies
outside the band: better or worse than anything common in the printed game, chance aside.

- Outliers among our cards: ${outliers(cards)}.
- Outliers among our buildings: ${outliers(buildings)}.

## What was adjusted

The figures were tuned on the seeds \`tune\`, where "before" was measured too (rules version 1, 1000 games, a band of 19 % to
34 %). There one card was an outlier, the Sword of Dawn; the others changed were those of ours nearest to it on either side. The
Abbey and the Inn were outliers in two later runs of 1200 games, each on seeds of its own and with the shares told below. This page was
then made once, on seeds that no tuning had seen. Of an outlier that is left: where few build, those who do are well off already, and
a share of theirs says less; a further cut would leave such a building to nobody.

| card or building | change | win share before | win share now |
| --- | --- | --- | --- |
${changes.join('\n')}

## Cards

| card | set | taken when offered | deployed | win share when deployed | VP of the card when deployed |
| --- | --- | --- | --- | --- | --- |
${rows(cards).join('\n')}

## Buildings

| building | set | built when available | at level II | built | win share when built | VP of the building when built |
| --- | --- | --- | --- | --- | --- | --- |
${rows(buildings).join('\n')}`)
