import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../languages.ts'
import { gameModule, loadAdviceGame, loadBotGame } from '../module.ts'
import { recordOf } from '../record.ts'
import { toy, toyJudgement, toyModule } from './toy.ts'

const words = await toyModule.words.en()
const advice = await toyModule.advice()
const inRussian = { ...words, title: 'Игрушка' }
const rules = await toyModule.rules.en()
const rulesInRussian = [{ id: 'all', title: 'Всё', rules: [] }]
const older = { 1: async () => ({ game: toy, judgement: undefined }) }
const isRussian = (language: Language): boolean => language === 'ru'
const files = {
  game: toy,
  bot: async () => ({ judgement: toyJudgement }),
  advice: async () => ({ advice }),
  tableWords: recordOf(LANGUAGES, language => async () => ({ tableWords: isRussian(language) ? inRussian : words })),
  words: recordOf(LANGUAGES, language => async () => ({ words: isRussian(language) ? inRussian : words })),
  rules: recordOf(LANGUAGES, language => async () => ({ rules: isRussian(language) ? rulesInRussian : rules })),
}
const module = gameModule(files)

describe('The module of a game', () => {
  it('has the rules of play at hand, and each language of words and rules when asked', async () => {
    expect(module.game).toBe(toy)
    expect(await module.words.en()).toBe(words)
    expect(await module.words.ru()).toBe(inRussian)
    expect(await module.tableWords.en()).toBe(words)
    expect(await module.tableWords.ru()).toBe(inRussian)
    expect(await module.rules.en()).toBe(rules)
    expect(await module.rules.ru()).toBe(rulesInRussian)
  })

  it('keeps older rules where there are some', () => {
    expect(module.olderRules).toEqual({})
    expect(gameModule({ ...files, olderRules: older }).olderRules).toBe(older)
  })

  it('gives advice what moves lead to, too', async () => {
    expect(await module.advice()).toBe(advice)
    const judgement = toyJudgement
    expect(await loadAdviceGame(toyModule)).toEqual({ game: toy, judgement, advice })
  })

  it('gives a bot the game and how to judge it', async () => {
    expect(await module.judgement()).toBe(toyJudgement)
    expect(await loadBotGame(toyModule)).toEqual({ game: toy, judgement: toyJudgement })
  })
})
