import { expect, it } from 'vitest'
import { literalsIn, textsIn } from '../../kernel/conformance/collect.ts'
import { proofreader } from '../../kernel/conformance/proofread.ts'
import { faultsIn } from '../../kernel/conformance/words-suite.ts'
import { glossary } from '../text/glossary.ts'

/** Everything the page, the club and the terminal say that belongs to no game. */
const TEXTS = [
  'web/text/{page,later}.{en,ru}.ts',
  'web/{learn,online,puzzles,review,rules,dialogue}/text/words.{en,ru}.ts',
  'web/online/text/security.{en,ru}.ts',
  'web/{lab,advice}/text.ts',
  'bots/advice/text.ts',
  'dialogue/text/words.{en,ru}.ts',
  'cli/table/words.{en,ru}.ts',
]
const ROOT = new URL('../../', import.meta.url)

const SAMPLES = {
  which: ['novice'],
  figures: [0, 1, 2, 5, 11, 21].map(moves => ({ rulesVersion: 5, known: 2, players: ['Anna', ''], moves })),
  title: ['Ethnos'],
  game: ['Ethnos'],
  range: ['2–6'],
  level: ['Expert'],
  reason: ['offline'],
  rule: ['ET-1'],
  when: ['5:00'],
  address: ['anna@example.org'],
  percent: ['5 %'],
  first: ['5 %'],
  second: ['21 %'],
  points: ['+5', 5],
  move: ['…'],
  better: ['…'],
  played: ['Draw a card'],
  best: ['…'],
  source: ['…'],
  cost: ['5 %'],
  price: ['little', 'clearly', 'much'],
  line: [['…'], ['…', '…']],
  winners: [['Anna', 'Boris']],
  text: ['abc'],
  command: ['bot'],
  commitment: ['abc'],
  seed: ['abc'],
  file: ['match.json'],
  id: ['ET-1'],
  words: ['…'],
  fault: [{ field: 'seed', game: 'go', version: 5, known: 2, at: 5 }],
}

it('every text in both languages is proofread with the glossary of the page', async () => {
  const { texts, uncallable } = await textsIn(ROOT, TEXTS, SAMPLES)
  expect(uncallable).toEqual([])
  expect(texts.length).toBeGreaterThan(1000)
  expect(faultsIn(texts, proofreader(glossary))).toEqual([])
})

it('no text stands in the markup, but for names that are the same in every language', () => {
  const sameInAll = /“(?:\(SIL OFL 1\.1\)|game-icons\.net)”/
  expect(literalsIn(ROOT, 'web/**/*.svelte').filter(text => !sameInAll.test(text))).toEqual([])
})
