import type { Glossary } from '../../../kernel/conformance/glossary.ts'

/** One word for one thing, in both languages. `test/words.test.ts` checks every text against it. */
export const glossary: Glossary = {
  crate: {
    en: { one: 'crate', other: 'crates' },
    ru: { one: 'ящик', few: 'ящика', many: 'ящиков', plural: ['ящикам', 'ящиками'] },
    not: { en: ['box', 'boxes', 'cargo'], ru: ['коробк*', 'груз'] },
  },
  crossing: {
    en: { one: 'crossing', other: 'crossings' },
    ru: { one: 'рейс', few: 'рейса', many: 'рейсов', numbered: true },
    not: { en: ['trip*', 'voyage*'] },
  },
}
