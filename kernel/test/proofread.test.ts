import { describe, expect, it } from 'vitest'
import { markupTexts } from '../conformance/collect.ts'
import type { Glossary } from '../conformance/glossary.ts'
import { missingYo, type PlayerText, proofreader } from '../conformance/proofread.ts'
import type { ProofreadLanguage } from '../conformance/proofread-languages.ts'
import { form, formRu, listOf, plural, pluralRu } from '../words.ts'

const glossary: Glossary = {
  camp: {
    en: { one: 'camp', other: 'camps' },
    ru: { one: 'лагерь', few: 'лагеря', many: 'лагерей', plural: ['лагерям'] },
    not: { en: ['encampment*', 'row'], ru: ['стоянк*'] },
    but: { en: ['in a row'] },
  },
  warrior: {
    en: { one: 'warrior', other: 'warriors' },
    ru: { one: 'воин', few: 'воина', many: 'воинов', animate: true },
  },
  glory: { en: 'glory', ru: 'слава', not: { en: ['VP'] } },
}
const read = proofreader(glossary)
const faults = (language: ProofreadLanguage, text: string, rest: Partial<PlayerText> = {}) =>
  read({ language, where: 'here', text, ...rest })

describe('the proofreader finds', () => {
  const rows: [ProofreadLanguage, string, string][] = [
    ['en', 'a forbidden name', 'Place the encampments.'],
    ['en', 'a forbidden name among others', 'Take it from the row.'],
    ['en', 'an abbreviation', 'That brings 2 VP.'],
    ['en', 'one thing in the plural', 'You have 1 cards.'],
    ['en', 'several in the singular', 'You have 5 card.'],
    ['en', 'the same past an adjective', 'Place 1 more camps.'],
    ['en', 'a fixed noun that no glossary holds', 'You have 1 widgets.'],
    ['en', 'a verb for several', 'The spent ones are 1.'],
    ['en', 'two who win alone', 'Anna and Karl wins.'],
    ['en', 'a law', 'You shall not pass.'],
    ['en', 'Who for Whoever', 'Who holds most begins.'],
    ['en', 'a note', 'TODO: say it better.'],
    ['en', 'straight quotes', 'Take "Anna".'],
    ['en', 'Russian quotes', 'Take «Anna».'],
    ['en', 'two spaces', 'Take  it.'],
    ['en', 'a lower case sentence', 'take it.'],
    ['en', 'a second sentence in lower case', 'Take it. then go.'],
    ['ru', 'a forbidden name', 'Разбейте стоянку.'],
    ['ru', 'one in the genitive', 'У вас 1 карты.'],
    ['ru', 'two as if five', 'Вы берёте 2 карт.'],
    ['ru', 'five as if two', 'Вы берёте 5 карты.'],
    ['ru', 'eleven as if one', 'У вас 11 карта.'],
    ['ru', 'twenty one as if five', 'У вас 21 карт.'],
    ['ru', 'out of two in the nominative', 'Отряд из 2 карты.'],
    ['ru', 'up to one in the accusative', 'Возьмите до 1 карту.'],
    ['ru', 'what cannot be counted', 'Стоит 1 маны.'],
    ['ru', 'two who win alone', 'Анна и Карл побеждает.'],
    ['ru', 'English quotes', 'Сыграйте “Магию”.'],
    ['ru', 'a lower case sentence', 'возьмите карту.'],
  ]
  it.each(rows)('in %s: %s', (language, _, text) => expect(faults(language, text)).toHaveLength(1))

  it('a sentence without an end, where a sentence is wanted', () => {
    expect(faults('en', 'Take it', { sentence: true })).toEqual(['here: does not end in “Take it”'])
  })

  it('a wrong form in a drawing, line by line and column by column', () => {
    const drawing = 'Anna: 8 cards  2 camps\nBoris · hand 1\n  cards: 1 ★ elf | 3 camp'
    expect(faults('en', drawing, { drawing: true })).toEqual(['here: “3 … camp” in “3 camp”'])
  })

  it('a ё that is written elsewhere', () => {
    const texts = ['Ещё карта', 'Возьмите еще', 'Все, чем богаты', 'Всё'].map(text => ({
      language: 'ru' as const,
      where: 'here',
      text,
    }))
    expect(missingYo(texts)).toEqual(['here: “еще” without its ё in “Возьмите еще”'])
  })

  it('texts in the markup', () => {
    const markup =
      '<script>const a = "no"</script><p title="Yes">{a > 1 ? `no` : t.no} Also</p><!-- no --><i aria-label={no} />'
    expect(markupTexts(markup)).toEqual(['Yes', 'Also'])
  })
})

describe('the proofreader allows', () => {
  const rows: [ProofreadLanguage, string][] = [
    ['en', 'You have 1 card, 2 camps and 0 warriors; three in a row.'],
    ['en', 'A band of 1 places a marker. Region 5 is held. Each of 12 warrior cards counts.'],
    ['en', 'Who goes first?'],
    ['en', 'There are 21 cards, and 1 is left.'],
    ['ru', 'У вас 1 карта, 2 карты, 5 карт, 11 карт, 21 карта и 101 карта.'],
    ['ru', 'Вы берёте 1 карту и 22 карты из 5 карт, до 1 карты и до 2 карт.'],
    ['ru', 'Наймите 2 воинов. Здесь 2 воина.'],
    ['ru', 'Регион 5 свободен. Раздайте по лагерю 3 лагерям.'],
    ['ru', 'Вам не хватает 1 карты.'],
    ['ru', 'Поставьте 2 дополнительных лагеря.'],
  ]
  it.each(rows)('in %s: %s', (language, text) => expect(faults(language, text)).toEqual([]))
})

describe('words go by their number', () => {
  it('in English', () => {
    expect([0, 1, 2].map(n => plural(n, 'card', 'cards'))).toEqual(['0 cards', '1 card', '2 cards'])
    expect([1, 2].map(n => form(n, 'wins', 'win'))).toEqual(['wins', 'win'])
    expect(listOf('en', ['Anna', 'Boris', 'Clara'])).toBe('Anna, Boris and Clara')
  })

  it('in Russian', () => {
    const texts = [0, 1, 2, 5, 11, 21, 1.5].map(n => pluralRu(n, 'карта', 'карты', 'карт'))
    expect(texts).toEqual(['0 карт', '1 карта', '2 карты', '5 карт', '11 карт', '21 карта', '1.5 карты'])
    expect([1, 2, 5].map(n => formRu(n, 'осталась', 'остались', 'осталось'))).toEqual([
      'осталась',
      'остались',
      'осталось',
    ])
    expect(listOf('ru', ['Анна', 'Борис', 'Клара'])).toBe('Анна, Борис и Клара')
  })
})
