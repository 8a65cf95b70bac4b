import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playMatch } from '../../bots/play.ts'
import { random } from '../../bots/random.ts'
import { loadGame } from '../../games/registry.ts'
import { exportMatch } from '../../kernel/file.ts'
import { elementAt } from '../../kernel/list.ts'
import { pentarchy } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'pentarchy-bad-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const module = await loadGame('ethnos')
const bot = random()
const played = playMatch(module, [bot, bot], {}, 'bad input')
if (!played.ok) throw new Error(played.error.code)
const GOOD = exportMatch(played.value, ['Ann', 'Bob'])
const altered = (change: object): string => JSON.stringify({ ...GOOD, ...change })
const first = elementAt(GOOD.moves, 0)
const rest = GOOD.moves.slice(1)

const FILES = {
  malformed: file('malformed.json', 'moves, moves, moves'),
  truncated: file('truncated.json', JSON.stringify(GOOD).slice(0, 900)),
  other: file('other.json', '{"format":"chess","version":1}'),
  future: file('future.json', altered({ version: 99 })),
  futureRules: file('future-rules.json', altered({ rulesVersion: 99 })),
  illegal: file('illegal.json', altered({ moves: [[1 - first[0], first[1]], ...rest] })),
  hash: file('hash.json', altered({ hashes: GOOD.hashes.with(3, '0123456789abcdef') })),
  seed: file('seed.json', altered({ seed: 'loaded' })),
  game: file('game.json', altered({ game: 'monopoly' })),
  good: file('good.json', JSON.stringify(GOOD)),
}

const ROWS: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
  ['an unknown command', ['dance'], /no command "dance"/],
  ['an unknown game', ['bench', 'monopoly'], /no game "monopoly".*ethnos/],
  ['a game named like a method', ['rules', 'toString'], /no game "toString"/],
  ['no game', ['arena', '--seats', 'random,random'], /GAME is missing/],
  ['two games', ['rules', 'ethnos', 'ethnos'], /what to do with "ethnos"/],
  ['an unknown flag', ['games', '--loud'], /--loud/],
  ['a flag without its value', ['bench', 'ethnos', '--players'], /--players/],
  ['no seats', ['arena', 'ethnos'], /--seats is missing/],
  ['too few seats', ['arena', 'ethnos', '--seats', 'random'], /seats 2 to 6 players, not 1/],
  ['too many seats', ['play', 'ethnos', '--seats', 'human,random,random,random,random,random,random'], /not 7/],
  ['a seat that is no bot', ['arena', 'ethnos', '--seats', 'greedy,napoleon'], /no bot "napoleon".*random, greedy/],
  ['a person in the arena', ['arena', 'ethnos', '--seats', 'human,random'], /no bot "human"/],
  ['an empty seat', ['play', 'ethnos', '--seats', 'human,'], /no bot ""/],
  ['an unknown option', ['arena', 'ethnos', '--seats', 'random,random', '--options', 'speed=9'], /no option "speed"/],
  ['a bad option', ['play', 'ethnos', '--options', 'tribes=hobbits'], /does not fit the option tribes/],
  ['an option without a value', ['bench', 'ethnos', '--options', 'tribes'], /name=value/],
  ['games that are no number', ['arena', 'ethnos', '--seats', 'random,random', '--games', 'many'], /--games/],
  ['no games at all', ['fuzz', 'ethnos', '--games', '0'], /--games must be/],
  ['fuzz without games', ['fuzz', 'ethnos'], /--games is missing/],
  [
    'fuzz with options but no players',
    ['fuzz', 'ethnos', '--games', '1', '--options', '{}'],
    /--options needs --players/,
  ],
  [
    'options that are half of JSON',
    ['fuzz', 'ethnos', '--games', '1', '--players', '2', '--options', '{"tribes":'],
    /is not JSON/,
  ],
  ['leaks of no game', ['leaks', 'chess'], /There is no game "chess"/],
  ['players a game does not seat', ['fuzz', 'ethnos', '--games', '1', '--players', '9'], /--players.*2 to 6/],
  ['a language nobody speaks here', ['play', 'ethnos', '--lang', 'fr'], /--lang must be en or ru/],
  ['people where nobody can be asked', ['play', 'ethnos', '--json'], /--json is for tables of bots/],
  ['a file that would be overwritten', ['play', 'ethnos', '--save', FILES.good], /exists already/],
  ['a file that is not there', ['verify', join(folder, 'nowhere.json')], /no file or folder/],
  ['a folder without matches', ['verify', join(folder, '..', '..', 'dev', 'shm')], /no match files|no file or folder/],
  ['a folder for a match', ['replay', folder], /is a folder/],
  ['a malformed file', ['replay', FILES.malformed], /not JSON/],
  ['a truncated file', ['verify', FILES.truncated], /not JSON/],
  ['a file of another kind', ['verify', FILES.other], /not a pentarchy-match/],
  ['a version from the future', ['verify', FILES.future], /version is 99.*knows 1/],
  ['rules from the future', ['replay', FILES.futureRules], /rules version 99.*versions 1 to \d.*Ann, Bob, \d+ moves/],
  ['an illegal move', ['verify', FILES.illegal], /move 1 is illegal/],
  ['an illegal move, to be shown', ['replay', FILES.illegal], /move 1 is illegal/],
  ['a position that is not so', ['verify', FILES.hash], /after move 3/],
  ['a loaded seed', ['verify', FILES.seed], /seed does not match/],
  ['a match of an unknown game', ['replay', FILES.game], /"monopoly"/],
  ['a move beyond the last', ['replay', FILES.good, '--at', '99999'], /--at must be/],
  ['a seat that is not there', ['replay', FILES.good, '--seat', '2'], /--seat must be/],
  ['an argument npm start does not take', ['start', 'chess'], /what to do with "chess"/],
]

describe.concurrent('bad input is answered with one sentence and exit status 2', () => {
  it.each(ROWS)('%s', async (_, args, says) => {
    const before = readdirSync(folder)
    const { status, stderr, stdout } = await pentarchy(args)
    expect(stderr).toMatch(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr.trim()).toMatch(/[.:]$|\.$/)
    expect(status).toBe(2)
    if (args[0] !== 'verify') expect(stdout).toBe('')
    expect(readdirSync(folder)).toEqual(before)
  })
})
