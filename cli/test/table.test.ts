import { describe, expect, it } from 'vitest'
import { elementAt } from '../../kernel/list.ts'
import { toyModule } from '../../kernel/test/toy.ts'
import { playAtTable, type SittingDown } from '../play.ts'
import type { Terminal } from '../table/terminal.ts'
import { pentarchy } from './run.ts'

/** A terminal in which these lines are typed one by one; then the input ends. */
function scripted(lines: readonly string[]): { terminal: Terminal; screens: string[] } {
  const typed = [...lines]
  const screens = ['']
  const print = (text: string) => {
    screens[screens.length - 1] += text
  }
  const terminal: Terminal = {
    say: (text = '') => print(`${text}\n`),
    ask: async prompt => {
      print(prompt)
      return typed.shift() ?? null
    },
    wipe: () => screens.push(''),
    close: () => {},
  }
  return { terminal, screens }
}

async function sit(lines: readonly string[], change: Partial<SittingDown> = {}): Promise<string[]> {
  const { terminal, screens } = scripted(lines)
  const options = { rounds: '2', rich: false, lucky: 'random', motto: '' }
  // With this seed the first seat leads.
  const sitting: SittingDown = {
    module: toyModule,
    seats: ['human', 'random'],
    options,
    seed: 'lead 0',
    spoken: 'en',
    ...change,
  }
  await playAtTable(terminal, sitting)
  return screens
}

describe('at the table', () => {
  it('a whole game is played by number, and the end shows the seed', async () => {
    const [screen] = await sit(Array(40).fill('1'))
    expect(screen).toContain('The game is over.')
    expect(screen).toContain('The seed was: lead 0')
    expect(screen).toMatch(/1st +(Player 1|Bot 2)/)
  })

  it('the seed stays secret until then', async () => {
    const [screen] = await sit(['1', 'log', 'board'])
    expect(screen).not.toContain('lead 0')
    expect(screen).toMatch(/fingerprint.*\n[0-9a-f]{64}/)
  })

  it('a quiet move can be undone, unless the rules forbid it', async () => {
    const [screen] = await sit(['undo', 'raise', '1', 'undo', 'quit'])
    expect(screen).toContain('There is nothing to take back.')
    expect(screen).toContain('Player 1 raised.')
    expect(screen).toContain('Taken back.')
  })

  it('gives a hint: a move, the next best, and what they lead to', async () => {
    const [screen] = await sit(['hint', 'quit'])
    expect(screen).toMatch(/Next best: .+/)
    expect(screen).toMatch(/(Clearly better than|A little better than|About as good as) the next best move\./)
  })

  it('why tells what is forbidden and by which rule, and the rule can be read', async () => {
    const [screen] = await sit(['1', '1', 'why', 'rule toy-3', 'rule X', 'quit'])
    expect(screen).toContain('stake. [TOY-3]')
    expect(screen).toContain('TOY-3: Raise twice at most.')
    expect(screen).toContain('There is no rule “x”.')
  })

  it('unknown input is answered, and the game goes on', async () => {
    const [screen] = await sit(['99', 'abracadabra', '', 'help', 'quit'])
    expect(screen).toContain('There is no move 99')
    expect(screen).toContain('No legal move contains “abracadabra”')
    expect(screen).toContain('the text of a rule')
    expect(screen).toContain('You left the table.')
  })

  it('the other language is used throughout', async () => {
    const [screen] = await sit(['помощь', 'выход'], { spoken: 'ru' })
    expect(screen).toContain('Ходит Игрок 1')
    expect(screen).toContain('Вы встали из-за стола.')
  })

  it('a curtain falls between people, and nobody sees the hand of another', async () => {
    const lines = ['', '2', '1', '', '1', '', '1']
    const screens = await sit(lines, { seats: ['human', 'human'] })
    const hands = screens.flatMap(screen =>
      [...screen.matchAll(/"hands":(\[\[.*?\]\])/g)].map(found => elementAt(found, 1)),
    )
    expect(hands.length).toBeGreaterThan(2)
    for (const shown of hands)
      expect(JSON.parse(shown).filter((hand: number[]) => hand.some(card => card >= 0))).toHaveLength(1)
    expect(screens.join()).toContain('Player 2, take the seat')
    // What one person saw is wiped before the next is called.
    const calls = screens.filter(screen => screen.includes('take the seat'))
    for (const screen of calls) expect(screen).not.toContain('"hands"')
  })

  it('a game of bots can be watched', async () => {
    const [screen] = await sit([], { seats: ['greedy', 'random'] })
    expect(screen).toContain('The game is over.')
  })
})

describe.concurrent('the real command', () => {
  it('asks what to play and starts a table', async () => {
    const { stdout, status } = await pentarchy(['terminal'], ['1', '', '2', '2', 'help', 'quit'])
    expect(stdout).toContain('Which game?')
    expect(stdout).toContain('Player 1 to move')
    expect(stdout).toContain('You left the table.')
    expect(status).toBe(0)
  })

  it('ends quietly at the end of input', async () => {
    expect(await pentarchy(['terminal'])).toMatchObject({ status: 0, stderr: '' })
  })

  it.each(['en', 'ru'])('a game of Ethnos in %s, from the first move to the last', async lang => {
    const typed = ['why', 'log', ...Array(1500).fill('1')]
    const { stdout, stderr, status } = await pentarchy(
      ['play', 'ethnos', '--seats', 'human,random', '--seed', 'table', '--lang', lang],
      typed,
    )
    expect(stderr).toBe('')
    expect(stdout).toContain(lang === 'en' ? 'The game is over.' : 'Игра окончена.')
    expect(stdout).not.toMatch(/undefined|NaN|\[object/)
    expect(status).toBe(0)
  })
})
