import { describe, expect, it } from 'vitest'
import type { RuleSection } from '../../kernel/words.ts'
import { searchRules, stemOf } from '../rule-search.ts'

const BOOK: readonly RuleSection[] = [
  {
    id: 'end',
    title: 'The end of the game',
    rules: [
      { id: 'XX-END-1', text: 'Whoever has the most glory wins.' },
      { id: 'XX-END-10', text: 'Equal winners share.' },
    ],
  },
  {
    id: 'tribes',
    title: 'The tribes',
    rules: [
      { id: 'XX-TRIBE-1', text: 'The wingfolk place a marker anywhere.' },
      { id: 'XX-TRIBE-2', text: 'Elves keep their cards.' },
    ],
  },
]

const found = (wanted: string): string[] =>
  searchRules(BOOK, [{ name: 'Old Snake', rule: 'XX-TRIBE-2' }], wanted, 'en').sections.flatMap(({ rules }) =>
    rules.map(({ id }) => id),
  )

describe('searching the rules', () => {
  it.each([
    ['a word in its other forms, and nothing that only begins like it', 'win', ['XX-END-1', 'XX-END-10']],
    ['the beginning of a word, where no whole word is like it', 'wingf', ['XX-TRIBE-1']],
    ['one elf, where the book has many', 'elf', ['XX-TRIBE-2']],
    ['all words together, one of them in the title', 'game glory', ['XX-END-1']],
    ['a whole section by its title', 'tribes', ['XX-TRIBE-1', 'XX-TRIBE-2']],
    ['a rule by its id, and not one that only begins with it', 'xx-end-1', ['XX-END-1', 'XX-END-10'].slice(0, 1)],
    ['several by the beginning of an id', 'XX-END', ['XX-END-1', 'XX-END-10']],
    ['the rule of a card that it does not name', 'snake', ['XX-TRIBE-2']],
    ['nothing', 'castle', []],
  ])('finds %s', (_, wanted, ids) => expect(found(wanted)).toEqual(ids))

  it('says in which section, by which sight, and marks the hits', () => {
    const search = searchRules(BOOK, [{ name: 'Old Snake', rule: 'XX-TRIBE-2' }], 'snakes', 'en')
    expect(search.count).toBe(1)
    expect(search.sections).toMatchObject([{ title: 'The tribes', rules: [{ sights: ['Old Snake'] }] }])
    expect(search.mark('An old snake, a snail')).toEqual([
      { text: 'An old ', isHit: false },
      { text: 'snake', isHit: true },
      { text: ', a snail', isHit: false },
    ])
  })

  it.each([
    ['победа', 'победу'],
    ['гном', 'гномов'],
    ['способность', 'способностями'],
    ['отряд', 'Отряды'],
    ['жёлтый', 'желтого'],
  ])('knows %s in %s', (one, other) => expect(stemOf(other, 'ru')).toBe(stemOf(one, 'ru')))
})
