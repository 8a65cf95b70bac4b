import { afterAll, describe, expect, it, vi } from 'vitest'
import { Dialogue } from '../../../dialogue/dialogue.ts'
import { commandsOf, dialogueWords } from '../../../dialogue/languages.ts'
import { GAME_IDS, type GameId, loadGame } from '../../../games/registry.ts'
import type { Move } from '../../../kernel/game.ts'
import { LANGUAGES, type Language } from '../../../kernel/languages.ts'
import { elementAt, entryOf } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { preferences } from '../../store/preferences.svelte.ts'
import { run } from '../../table/test/run.svelte.ts'
import { begin, type Seated, sit } from '../../table/test/sit.ts'
import { sessionTable } from '../session-table.ts'
import { TableVoice } from '../table-voice.svelte.ts'

/* Whole games through what is typed and what is said, with nothing else of the page. */

afterAll(() => {
  preferences.language = 'en'
})

interface Talk extends Seated {
  /** Types a line; what is said until somebody at the screen is asked again. */
  type(line: string): Promise<readonly string[]>
  /** How much had happened when the two sat down. */
  readonly known: number
  /** What somebody has heard who does not type. */
  readonly heard: readonly string[]
  leave(): void
}

async function talk(id: GameId, language: Language, seats = 2): Promise<Talk> {
  const module = await loadGame(id)
  preferences.language = language
  const rng = Rng.fromSeed(`talk ${id}`)
  const askBot = async (seat: Seat, view: object): Promise<Move> => rng.pick(module.game.moves(view, seat))
  const seated = await sit(module, begin(module, seats, `talk ${id}`), { askBot })
  const { session, source } = seated
  source.speed = 'instant'
  const known = session.log.length
  const words = await module.words[language]()
  const [typist, listener] = ['typist', 'listener'].map(() => new TableVoice(session, () => '')) as [
    TableVoice,
    TableVoice,
  ]
  const leave = run({
    run() {
      session.run()
      typist.run()
      listener.run()
    },
  })
  typist.converse(
    new Dialogue(
      sessionTable(session, async () => []),
      { words, say: await dialogueWords[language](), commands: await commandsOf(language) },
    ),
  )
  const asked = () =>
    vi.waitUntil(() => session.acting !== null || session.outcome !== null, { interval: 1, timeout: 20_000 })
  const sayings = (voice: TableVoice, last = 0) => voice.lines.filter(({ id, isTyped }) => id > last && !isTyped)
  await asked()
  let lastHeard = 0
  const heard: string[] = []
  return {
    ...seated,
    known,
    heard,
    leave,
    async type(line) {
      const last = typist.lines.at(-1)?.id ?? 0
      await typist.type(line)
      await asked()
      await Promise.resolve()
      heard.push(...sayings(listener, lastHeard).map(({ text }) => text))
      lastHeard = listener.lines.at(-1)?.id ?? 0
      return sayings(typist, last).map(({ text }) => text)
    },
  }
}

/** Every question there is, as somebody would type it. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: 'options,more,repeat,hand,who,who 2,where,points,last,log,why,terse,who 1,where,hand,full,help'.split(','),
  ru: 'варианты,ещё,повтори,рука,кто,кто 2,где,очки,новости,журнал,почему,кратко,кто 1,где,рука,подробно,помощь'.split(
    ',',
  ),
}
const EVERY = 30

describe.each(LANGUAGES)('in %s', language => {
  it.each(GAME_IDS)('%s, from the first move to the last', async id => {
    const { session, type, heard, known, leave } = await talk(id, language)
    const rng = Rng.fromSeed(`typed ${id}`)
    const told: string[] = []
    for (let played = 0; session.outcome === null; played++) {
      if (played % EVERY === 0)
        for (const question of QUESTIONS[language] ?? []) {
          const answer = await type(question)
          expect(answer, question).not.toEqual([])
          told.push(...answer)
        }
      told.push(...(await type(String(1 + rng.below(session.moves.length)))))
    }
    expect(told.filter(line => /undefined|NaN|\[object|\$\{|^$/.test(line))).toEqual([])
    // The end is told with the points of both.
    const end = await type(elementAt(entryOf(QUESTIONS, language), 0))
    for (const score of session.outcome?.scores ?? []) expect(end.join(' ')).toContain(String(score))
    // Everything that happened is said once and in order, also where two sentences are equal.
    expect(heard).toEqual(session.log.slice(known).map(entry => entry.text))
    leave()
  })
})

describe('at the table', () => {
  it('a choice is played by its number, taken back, and refused where there is none', async () => {
    const { session, type, leave } = await talk('ethnos', 'en')
    const before = session.steps
    const choices = (await type('options')).slice(1)
    expect(choices[0]).toMatch(/^1 {2}/)
    expect(await type('999')).toEqual([`There is no move 999: choose 1 to ${session.moves.length}.`])
    expect(session.steps).toBe(before)
    expect(await type('draw')).toHaveLength(1)
    leave()
  })

  it('the map is told place by place: what is there and what lies next to it', async () => {
    const { type, leave } = await talk('dark-lands', 'en')
    expect(await type('where region 1')).toContainEqual(
      expect.stringMatching(/^region 1: open, level \d+\. Next to it: region 2, /),
    )
    expect(await type('where Atlantis')).toEqual(['No place on the table is called “atlantis”.'])
    leave()
  })

  it('nothing secret is told: neither another hand nor hidden coins', async () => {
    const { session, type, leave } = await talk('small-world', 'en')
    await type('1')
    expect((await type('who 2')).join()).toContain('coins hidden')
    expect((await type('points')).at(-1)).toBe(`${session.nameOf(1)}: secret`)
    leave()
  })
})
