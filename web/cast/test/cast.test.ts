import { afterEach, describe, expect, it } from 'vitest'
import { commitmentTo } from '../../../kernel/hash.ts'
import { preferences } from '../../store/preferences.svelte.ts'
import { calledNow } from '../cast.ts'
import { castBy, castOf, PERSONAS, personaNamed } from '../personas.ts'

afterEach(() => {
  preferences.language = 'en'
})

describe('the cast of a match', () => {
  it('is the same for whoever knows the commitment and whoever knows the seed', () => {
    expect(castOf('a seed')).toEqual(castBy(commitmentTo('a seed')))
    expect(castOf('a seed')).toEqual(castOf('a seed'))
  })

  it('has everybody once, and another order in another match', () => {
    expect(castOf('a seed').toSorted()).toEqual(PERSONAS.toSorted())
    expect(castOf('another seed')).not.toEqual(castOf('a seed'))
  })
})

describe('a bot’s name', () => {
  it('is known in both languages', () => {
    expect(personaNamed('Archivist')).toBe('archivist')
    expect(personaNamed('Архивариус')).toBe('archivist')
    expect(personaNamed('Miroslava')).toBeUndefined()
  })

  it('changes with the language, unless somebody has chosen it', () => {
    preferences.language = 'ru'
    expect(calledNow('Smith', 'smith')).toBe('Кузнец')
    expect(calledNow('Deep Thought', 'smith')).toBe('Deep Thought')
  })
})
