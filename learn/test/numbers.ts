import type { ProofreadLanguage } from '../../kernel/conformance/proofread-languages.ts'

/** Numerals in words, from two on: "one" and «один» rarely count anything. */
const NUMERALS: Readonly<Record<ProofreadLanguage, readonly (readonly [RegExp, number])[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) => [
    new RegExp(`\\b${word}\\b`, 'i'),
    at + 2,
  ]),
  ru: [
    'дв(а|е|ух|ум|умя)',
    'тр(и|ёх|ех|ём|емя)',
    'четыр(е|ёх|ех|ём|ьмя)',
    'пят(ь|и|ью)',
    'шест(ь|и|ью)',
    'сем(ь|и|ью)',
    'вос(емь|ьми|емью)',
    'девят(ь|и|ью)',
    'десят(ь|и|ью)',
  ].map((word, at) => [new RegExp(`(?<![а-яё])${word}(?![а-яё])`, 'i'), at + 2]),
}

/** Every number in a text, in digits or in words. */
export const numbersIn = (text: string, language: ProofreadLanguage): number[] => [
  ...[...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  ...NUMERALS[language].flatMap(([word, value]) => (word.test(text) ? [value] : [])),
]

export const sentencesIn = (text: string): number =>
  text.split(/[.!?…](?:\s|$)/).filter(part => part.trim() !== '').length
