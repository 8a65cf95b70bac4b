import { expect, it } from 'vitest'
import { LANGUAGES } from '../../../kernel/languages.ts'
import { recordOf } from '../../../kernel/record.ts'
import type { Coach } from '../../../learn/coach.ts'
import { CoachTalk, coaching } from '../coaching.svelte.ts'
import { progress } from '../progress.svelte.ts'

const coachOf = (game: string): Coach => ({
  game,
  kindOf: () => null,
  tips: { aim: {}, draw: {}, play: {}, end: { lesson: 'ending' } },
  words: recordOf(LANGUAGES, () => async () => ({ aim: '' })),
})
const asked = (kind: string) => ({ kind, figures: {} })

it('the aim comes first, then what is asked, and neither twice', () => {
  const talk = new CoachTalk(coachOf('one'))
  talk.ask(asked('draw'), { ages: 3 }, 0)
  expect(talk.said).toEqual({ kind: 'aim', figures: { ages: 3 } })
  talk.close()
  expect(talk.said?.kind).toBe('draw')
  talk.close()
  expect(talk.said).toBeNull()
  talk.ask(asked('draw'), {}, 1)
  expect(talk.said).toBeNull()
  expect(new CoachTalk(coachOf('one')).said).toBeNull()
})

it('whoever plays on without reading has heard it', () => {
  const talk = new CoachTalk(coachOf('two'))
  talk.ask(asked('draw'), {}, 0)
  talk.ask(asked('draw'), {}, 1)
  expect(talk.said?.kind).toBe('draw')
  talk.ask(asked('draw'), {}, 2)
  expect([talk.said?.kind, talk.isFresh]).toEqual(['draw', false])
  talk.ask(null, {}, 2)
  talk.ask(asked('draw'), {}, 2)
  expect(talk.said).toBeNull()
})

it('what others do beside a question takes nothing away', () => {
  const talk = new CoachTalk(coachOf('three'))
  talk.ask(asked('draw'), {}, 0)
  talk.close()
  talk.ask(null, {}, 0)
  talk.ask(asked('draw'), {}, 0)
  expect([talk.said?.kind, talk.isFresh]).toEqual(['draw', true])
})

it('another question in the same turn is another thing to say', () => {
  const talk = new CoachTalk(coachOf('four'))
  talk.ask(asked('draw'), {}, 0)
  talk.close()
  talk.ask(asked('play'), {}, 0)
  expect(talk.said?.kind).toBe('play')
  talk.ask(asked('draw'), {}, 0)
  expect(talk.said).toBeNull()
})

it('who has finished the lesson, or knows the game, is told nothing', () => {
  const talk = new CoachTalk(coachOf('five'))
  progress.add('five', 'ending')
  talk.ask(asked('end'), {}, 0)
  talk.close()
  expect(talk.said).toBeNull()
  coaching.know('five')
  talk.ask(asked('play'), {}, 1)
  expect(talk.said).toBeNull()
  coaching.forget()
  talk.ask(asked('draw'), {}, 1)
  expect(talk.said?.kind).toBe('aim')
})
