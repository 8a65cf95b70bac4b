import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../kernel/languages.ts'
import { DEEP, openStage, sharedPages, useStage } from './browser.ts'
import {
  cardsOverTheirSubject,
  faultsOn,
  MOMENTS,
  nameOf,
  SAMPLE,
  SCREENS,
  type Screen,
  show,
  TABLES,
} from './screens.ts'

/*
 * Every table on every screen: nothing cut off, out of reach or too small to read, no words over words, no card over
 * what it explains. `npm test` takes a sample; `npm run test:deep -- web/test/screens.test.ts` walks all of it.
 */

const stage = useStage(openStage)
const asVisitor = sharedPages(stage)

/** Of the screen, at least. */
const LEAST_BOARD = 0.2

const LOOKS = LANGUAGES.flatMap(language => (['light', 'dark'] as const).map(theme => ({ language, theme })))

const screensFor = (game: (typeof TABLES)[number], touch: boolean): Screen[] =>
  SCREENS.filter(screen => screen.touch === touch && (DEEP || SAMPLE[game].includes(nameOf(screen))))

const WALKS = TABLES.flatMap(game =>
  (DEEP ? LOOKS : [{ language: 'ru', theme: 'light' } as const]).flatMap(look =>
    (DEEP ? MOMENTS : (['middle'] as const)).flatMap(moment =>
      [true, false].map(touch => ({ game, moment, touch, ...look, screens: screensFor(game, touch) })),
    ),
  ),
).filter(({ screens }) => screens.length > 0)

describe('every table on every screen', () => {
  it.each(WALKS)(
    '$game, $moment, $language, $theme, touch: $touch',
    ({ game, moment, touch, screens, language, theme }) =>
      asVisitor({ language, theme, touch }, async page => {
        await show(page, game, moment)
        const found: string[] = []
        for (const screen of screens) {
          const faults = await faultsOn(page, screen, moment === 'end' ? 0 : LEAST_BOARD)
          if (DEEP && !touch && moment === 'middle') faults.push(...(await cardsOverTheirSubject(page, 12)))
          found.push(...faults.map(({ kind, what }) => `${nameOf(screen)} ${kind}: ${what}`))
        }
        if (moment === 'list' || moment === 'end') await page.keyboard.press('Escape')
        expect(found).toEqual([])
      }),
  )
})
