import { describe, expect, it } from 'vitest'
import { FALLBACK, filesOf, inLanguage, LANGUAGES } from '../languages.ts'

describe('what a language lacks reads in English', () => {
  const missing = Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' })
  const fetching = (error: Error) =>
    filesOf(async language => {
      if (language !== FALLBACK) throw error
      return 'in English'
    })

  it('a file that does not exist, for Node and for the page', async () => {
    for (const error of [missing, new Error('Unknown variable dynamic import: ./rules.xx.ts')])
      for (const language of LANGUAGES) expect(await fetching(error)[language]()).toBe('in English')
  })

  it('but a file that cannot be fetched now is asked for again, not replaced', async () => {
    await expect(fetching(new TypeError('Failed to fetch')).ru()).rejects.toThrow('Failed to fetch')
  })

  it('a word among others', () => {
    expect(inLanguage({ en: 'crate' }, 'ru')).toBe('crate')
    expect(inLanguage({ en: 'crate', ru: 'ящик' }, 'ru')).toBe('ящик')
  })
})
