import { describe, expect, it } from 'vitest'
import { COMMANDS, commandOf } from '../commands.ts'
import { MoveList } from '../move-list.ts'
import { words as en } from '../text/words.en.ts'
import { words as ru } from '../text/words.ru.ts'

describe('a long list of moves', () => {
  const list = () => new MoveList(Array.from({ length: 45 }, (_, n) => `take card ${n + 1}`))

  it('is shown by pages that wrap around', () => {
    const moves = list()
    expect(moves.part()).toEqual({ from: 1, to: 20, all: 45 })
    moves.turn()
    moves.turn()
    expect(moves.part()).toEqual({ from: 41, to: 45, all: 45 })
    moves.turn()
    expect(moves.part()?.from).toBe(1)
  })

  it('is narrowed by words, keeping its numbers', () => {
    const moves = list()
    expect(moves.filter('CARD 44')).toBe(true)
    expect(moves.lines()).toEqual([' 44  take card 44'])
    expect(moves.filter('dragon')).toBe(false)
    moves.showAll()
    expect(moves.lines()).toHaveLength(20)
  })
})

describe('typed commands are understood', () => {
  it.each([
    ['12', { kind: 'number', number: 12 }],
    ['  UNDO ', { kind: 'undo' }],
    ['ещё', { kind: 'more' }],
    ['rule ETH-1', { kind: 'rule', text: 'eth-1' }],
    ['1e9', { kind: 'words', text: '1e9' }],
    ['', { kind: 'options' }],
    ['where Rhea', { kind: 'where', text: 'rhea' }],
    ['кто 2', { kind: 'who', text: '2' }],
    ['whoever', { kind: 'words', text: 'whoever' }],
  ])('%j', (line, command) => expect(commandOf(line, [ru.commands, en.commands])).toEqual(command))

  it.each([en, ru])('no word means two commands, and help names them all', ({ commands, help }) => {
    const words = COMMANDS.flatMap(name => commands[name])
    expect(new Set(words).size).toBe(words.length)
    for (const name of COMMANDS.filter(name => name !== 'help'))
      expect(help.some(([typed]) => commands[name].some(word => typed === word || typed.startsWith(`${word} `)))).toBe(
        true,
      )
  })
})
