import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../games/registry.ts'

const GAMES = fileURLToPath(new URL('../games', import.meta.url))

/** What is in a game's folder, and what it is for. docs/adding-a-game.md walks through it. */
const TOP = {
  'index.ts': 'the module',
  'facts.ts': 'what a lobby must know beforehand',
  'position.ts': 'positions, moves and events',
  'view.ts': 'who may know what',
  'queries.ts': 'what tables and words ask of a position',
  'bot.ts': 'how bots judge',
  'advice.ts': 'what moves lead to, for hints',
  'proof.ts': 'what the conformance suite must be told',
  rules: 'the rules',
  text: 'words in each language',
  table: 'how it looks',
  test: 'examples and golden games',
}
const MAY_BE_THERE = [
  'content',
  'content.ts',
  'bot',
  'weights',
  'lab',
  'lessons',
  'puzzles',
  'challenges',
  'coach',
  'primer',
  'versions',
  'custom.md',
]

const TEXT = ['words.en.ts', 'rules.en.ts', 'table.en.ts']

/** A game with many rules has all of these; a small one may use fewer files. */
const RULES = ['game.ts', 'setup.ts', 'moves.ts', 'shapes.ts', 'objections.ts', 'explain.ts']

describe.each(GAME_IDS)('The folder of %s', id => {
  const folder = `${GAMES}/${id}`

  it('has what every game has, under the same names', () => {
    const found = readdirSync(folder)
    expect(found).toEqual(expect.arrayContaining(Object.keys(TOP)))
    expect(found.filter(name => !(name in TOP) && !MAY_BE_THERE.includes(name))).toEqual([])
  })

  it('has its rules under the same names', () => {
    const rules = readdirSync(`${folder}/rules`)
    expect(rules).toEqual(expect.arrayContaining(rules.length < RULES.length ? ['game.ts'] : RULES))
  })

  it('has its words', () => {
    expect(readdirSync(`${folder}/text`)).toEqual(expect.arrayContaining(TEXT))
  })

  it('names its types after the game', () => {
    const types = readFileSync(`${folder}/position.ts`, 'utf8')
    const [, name] = /export interface (\w+)Position\b/.exec(types) ?? []
    for (const kind of ['Move', 'Event']) expect(types).toMatch(new RegExp(`export (type|interface) ${name}${kind}\\b`))
  })
})
