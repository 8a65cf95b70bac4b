import { BUILDINGS, CARDS } from '../content/cards.ts'
import { buildings as buildingNames, cards as cardNames } from '../text/names.en.ts'
import { type Career, playGame } from './play.ts'
import { mean, percent, wilson } from './statistics.ts'

/*
 * node games/paper-tales/lab/balance.ts [games] [players] [seed] > docs/balance/paper-tales.md
 *
 * Plays games with all sets between equal bots and tells, for every card and building, how often it is taken, how its
 * owners fare and what it scores.
 */
const [games = '200', players = '4', seed = 'balance'] = process.argv.slice(2)
const careers: Career[] = []
for (let n = 0; n < Number(games); n++) careers.push(...playGame(Number(players), `${seed} ${n}`))
console.log(report().join('\n'))

function report(): string[] {
  return [
    '# Paper Tales: balance',
    '',
    `${games} games with all sets, ${players} equal bots that follow the judgement in \`games/paper-tales/bot.ts\`. Made by`,
    '',
    `    node games/paper-tales/lab/balance.ts ${games} ${players} ${seed}`,
    '',
    `Mean score ${mean(careers.map(career => career.score))}. An even share of the wins is ${percent(1 / Number(players))}. Intervals are 95 %: Wilson for shares, normal for means.`,
    'A share says how owners fared, not why: good bots take good cards, and a card that comes late meets richer kingdoms.',
    'Figures of the base set are printed on the cards and stay; those of Gates and Forge are our own and are what this page is for.',
    '',
    '## Cards',
    '',
    '| card | set | taken when offered | deployed | win share when deployed | VP of the card when deployed |',
    '| --- | --- | --- | --- | --- | --- |',
    ...cardRows(),
    '',
    '## Buildings',
    '',
    '| building | built when available | at level II | win share when built | VP of the building when built |',
    '| --- | --- | --- | --- | --- |',
    ...buildingRows(),
  ]
}

interface Row {
  readonly share: number
  readonly text: string
}

function best(rows: readonly Row[]): string[] {
  return [...rows].sort((a, b) => b.share - a.share).map(row => row.text)
}

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0)
}

function cardRows(): string[] {
  return best(
    CARDS.map(({ id, set }, card) => {
      const count = (list: readonly number[]) => list.filter(other => other === card).length
      const offered = sum(careers.map(career => count(career.offered)))
      const taken = sum(careers.map(career => count(career.taken)))
      const owners = careers.filter(career => career.deployed.has(card))
      const wins = sum(owners.map(career => career.winShare))
      const points = mean(owners.map(career => career.points.get(id) ?? 0))
      return {
        share: owners.length === 0 ? 0 : wins / owners.length,
        text: `| ${cardNames[id]} | ${set} | ${wilson(taken, offered)} | ${owners.length} | ${wilson(wins, owners.length)} | ${points} |`,
      }
    }),
  )
}

function buildingRows(): string[] {
  return best(
    BUILDINGS.map(({ id }, building) => {
      const could = careers.filter(career => career.available.includes(building))
      const owners = could.filter(career => career.built.has(building))
      const second = owners.filter(career => career.built.get(building) === 2)
      const wins = sum(owners.map(career => career.winShare))
      const points = mean(owners.map(career => career.points.get(id) ?? 0))
      return {
        share: owners.length === 0 ? 0 : wins / owners.length,
        text: `| ${buildingNames[id]} | ${wilson(owners.length, could.length)} | ${wilson(second.length, owners.length)} | ${wilson(wins, owners.length)} | ${points} |`,
      }
    }),
  )
}
