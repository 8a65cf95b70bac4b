import { describe, expect, it } from 'vitest'
import { gameWords } from '../../../kernel/conformance/words-suite.ts'
import {
  ARTIFACT_COST,
  ARTIFACT_COST_STEP,
  BASE_INCOME,
  BOX,
  LAND_PER_BUILDING,
  START_GOLD,
  WAR_VP,
} from '../content/figures.ts'
import { paperTales } from '../index.ts'
import { OBJECTIONS } from '../rules/objections.ts'
import { glossary } from '../text/glossary.ts'
import type { RuleId } from '../text/rule-order.ts'
import { rules as rulesEn } from '../text/rules.en.ts'
import { rules as rulesRu } from '../text/rules.ru.ts'

const EVERYTHING = { gates: 'both', forge: true }

gameWords({
  module: paperTales,
  folder: new URL('..', import.meta.url),
  glossary,
  objections: Object.keys(OBJECTIONS),
  options: [EVERYTHING, {}],
  samples: {
    row: ['top', 'bottom'],
    side: ['left', 'right'],
    chapters: [['War', 'Income']],
    move: ['Build'],
    source: ['war', 'knight', 'town'],
    paid: [true, false],
    cards: [[0, 3]],
    either: [[1, 3], [2]],
  },
})

describe.each([
  ['English', rulesEn],
  ['Russian', rulesRu],
])('the figures in the %s rules', (_, rules) => {
  const figures = (id: RuleId) =>
    (
      rules
        .flatMap(section => section.rules)
        .find(rule => rule.id === id)
        ?.text.match(/\d+/g) ?? []
    ).map(Number)

  it('are those the game plays by', () => {
    expect(figures('PT-SETUP-1')[0]).toBe(BOX.unitCards)
    expect(figures('PT-SETUP-3')).toEqual([START_GOLD])
    expect(figures('PT-WAR-6')).toEqual([WAR_VP])
    expect(figures('PT-INC-1')).toEqual([BASE_INCOME])
    expect(figures('PT-BUILD-4')).toEqual([LAND_PER_BUILDING])
    expect(figures('PT-FORGE-10')).toEqual([ARTIFACT_COST, ARTIFACT_COST_STEP])
  })
})
