import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { MY_OWN } from '../../games/small-world/content/example.ts'
import { smallWorld } from '../../games/small-world/index.ts'
import { type SmallWorldPosition, TAKEN } from '../../games/small-world/position.ts'
import { elementAt } from '../../kernel/list.ts'
import {
  DEEP,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoProblems,
  openStage,
  PHONE,
  sample,
  sharedPages,
  startMatch,
  useStage,
  type Visitor,
  visit,
} from './browser.ts'
import {
  asked,
  byClick,
  byKeyboard,
  byTouch,
  decide,
  middleOf,
  type Pointer,
  type Scene,
  sitDown,
} from './small-world.ts'

const stage = useStage(openStage)

const asVisitor = sharedPages(stage)

const hasTaken = (p: SmallWorldPosition): boolean => p.marks.some(marks => marks & TAKEN)

const prompt = (page: Page) => page.locator('.prompt')
const region = (page: Page, number: number) => page.locator(`[data-region="${number}"]`)
const gameLog = (page: Page) => page.getByLabel('Chronicle')
const roundOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.topbar').innerText()).match(/(?:round )?(\d+)\s*(?:of|\/) \d/)?.[1])

async function playToTheEnd(page: Page, pointer: Pointer): Promise<void> {
  for (let moves = 0; moves < 600; moves++) {
    await expect.poll(() => asked(page), { interval: 25, timeout: 20_000 }).not.toBe('wait')
    const kind = await asked(page)
    if (kind === 'over') return
    await decide(page, kind, pointer, await roundOf(page))
  }
  throw new Error('The game does not end')
}

const LATE: Scene = { players: 3, seed: 'the last rounds', until: (frame, p) => frame.seat === 0 && p.round === 9 }

describe('a game of three to its end', () => {
  it.each(
    sample<[string, Pointer, Visitor]>(
      ['clicks', byClick, {}],
      ['the keyboard', byKeyboard, {}],
      ['touch on a phone', byTouch, { viewport: PHONE, touch: true }],
    ),
  )('can be played by %s', { timeout: 240_000 }, (_, pointer, visitor) =>
    asVisitor(visitor, async page => {
      if (DEEP) await startMatch(page, { game: 'small-world', players: 3 })
      else await sitDown(page, LATE)
      await playToTheEnd(page, pointer)
      await expect
        .poll(() => page.locator('dialog[open] #result-title').innerText())
        .toMatch(/wins|won|came|share the victory/)
    }),
  )
})

const legalRegion = '[data-region][data-legal]'
const figures = async (page: Page, selector: string): Promise<number[]> =>
  (await page.locator(selector).allInnerTexts()).map(text => Number.parseInt(text, 10))

describe('conquest', () => {
  it('shows the price as a sum before the click, and the click can be taken back', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'a price',
        until: (frame, p) => frame.kind === 'conquer' && frame.seat === 0 && p.round === 3,
      })
      const target = page.locator('[data-region][data-legal][aria-label*="Conquer"]').first()
      const number = Number(await target.getAttribute('data-region'))
      const [, need, have] = (await target.getAttribute('aria-label'))?.match(/costs (\d+), you have (\d+)/) ?? []
      await page.mouse.move(...(await middleOf(page, `[data-region="${number}"]`)))
      const sum = page.locator('.hover-card .sum')
      await sum.waitFor()
      const signs = await sum.locator('.terms > i').allInnerTexts()
      const terms = await figures(page, '.hover-card .terms > span:not(.total) > b')
      const total = terms.reduce((all, term, at) => all + (at > 0 && signs[at - 1] === '−' ? -term : term), 0)
      expect(Math.max(1, total)).toBe(Number(need))
      expect(await figures(page, '.hover-card .total > b')).toEqual([Number(need)])
      await expect.poll(() => sum.innerText()).toContain(`You have ${have}, ${Number(have) - Number(need)} left`)

      const label = await region(page, number).getAttribute('aria-label')
      await page.mouse.click(...(await middleOf(page, `[data-region="${number}"]`)))
      await expect.poll(() => region(page, number).getAttribute('aria-label')).toContain('of Miroslava')
      await page.getByRole('button', { name: 'Undo' }).first().click()
      await expect.poll(() => region(page, number).getAttribute('aria-label')).toBe(label)
    }))

  it('says why a region is out of reach, with the rule', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 5,
        seed: 'far away',
        until: (frame, p) => frame.kind === 'conquer' && frame.seat === 0 && p.round === 1,
      })
      const far = page.locator('[data-region]:not([data-legal])').first()
      await page.mouse.move(...(await middleOf(page, `[data-region="${await far.getAttribute('data-region')}"]`)))
      await expect.poll(() => page.locator('.hover-card a').getAttribute('href')).toMatch(/#\/rules\/small-world\/SW-/)
    }))

  it('opens at once from the start of a turn: one click on the map expands and conquers', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'straight on',
        until: (frame, p) => frame.kind === 'turn' && frame.seat === 0 && p.round === 2,
      })
      expect(await asked(page)).toBe('turn')
      const target = page.locator('[data-region][data-legal][aria-label*="Conquer"]').first()
      const number = Number(await target.getAttribute('data-region'))
      await page.mouse.click(...(await middleOf(page, `[data-region="${number}"]`)))
      await expect.poll(() => region(page, number).getAttribute('aria-label')).toContain('of Miroslava')
      expect(await asked(page)).not.toBe('turn')
    }))
})

describe('abandoning a region', () => {
  const isShort = (p: SmallWorldPosition): boolean => {
    const kinds = smallWorld.game.moves(p, 0).map(move => move.kind)
    return kinds.includes('abandon') && !kinds.includes('conquer')
  }

  it('is told when tokens are short, done in the middle of conquests, and taken back', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'short of tokens',
        until: (frame, p) =>
          frame.kind === 'conquer' && frame.seat === 0 && p.hand[frame.race] === 0 && hasTaken(p) && isShort(p),
      })
      await page.getByText('Short of tokens?').waitFor()
      const own = page.locator('[data-region][aria-label*="Abandon"]').first()
      const number = Number(await own.getAttribute('data-region'))
      await page.mouse.click(...(await middleOf(page, `[data-region="${number}"]`)))
      const abandon = page.locator('[data-act=abandon]')
      await expect.poll(() => abandon.innerText()).toContain('+1 token in hand')
      await abandon.click()
      await expect.poll(() => prompt(page).innerText()).toContain('1 token in hand')
      expect(await region(page, number).getAttribute('aria-label')).not.toContain('of Miroslava')
      await page.getByRole('button', { name: 'Undo' }).first().click()
      await expect.poll(() => region(page, number).getAttribute('aria-label')).toContain('of Miroslava')
    }))
})

describe('the keyboard', () => {
  it('walks the map by arrows, shows prices on focus, and Escape lets go of a choice', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'on foot',
        until: (frame, p) => frame.kind === 'conquer' && frame.seat === 0 && !hasTaken(p) && p.round > 1,
      })
      const own = page.locator('[data-region][aria-label*="Abandon"]').first()
      await own.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('abandon')
      await page.keyboard.press('Escape')
      await expect.poll(() => own.getAttribute('aria-pressed')).toBe('false')
      await own.focus()
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-region'))
      const here = await focused()
      const seen = new Set<string | null | undefined>([here])
      for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
        await page.keyboard.press(key)
        seen.add(await focused())
      }
      expect(seen.size).toBeGreaterThan(2)
      await page.locator('.hover-card .region').waitFor()
    }))
})

describe('the keyboard at the buttons', () => {
  const conquering: Scene = {
    players: 3,
    seed: 'keys go on',
    until: (frame, p) =>
      frame.kind === 'conquer' && frame.seat === 0 && p.round === 2 && elementAt(p.hand, frame.race) > 1,
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-act') ?? null)

  it('goes on to the next decision when its button is gone, and a key held down presses nothing more', () =>
    asVisitor({}, async page => {
      await sitDown(page, conquering)
      await page.locator('[data-act=stop]').focus()
      await page.keyboard.down('Enter')
      await expect.poll(() => focused(page)).toBe('spread')
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      expect(await focused(page)).toBe('spread')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe('done')
      await page.keyboard.press('Enter')
      // The others play; then the own next turn has the keyboard.
      await expect.poll(() => focused(page), { timeout: 20_000 }).toBe('expand')
    }))

  it('is not sought by whoever points', () =>
    asVisitor({}, async page => {
      await sitDown(page, conquering)
      await page.locator('[data-act=stop]').click()
      await page.locator('[data-act=spread]').waitFor()
      expect(await focused(page)).toBeNull()
    }))
})

describe('the die', () => {
  it('is rolled by the Berserk before a conquest, and the pips come off every price', () =>
    asVisitor({}, async page => {
      const powers = ['berserk', 'commando', 'forest', 'hill', 'swamp', 'stout']
      await sitDown(page, { players: 3, seed: 'furious', options: { powers }, until: () => true })
      await page.locator('[data-combo="0"]').click()
      await page.locator('[data-act=take]').click()
      const price = async () =>
        Number((await page.locator(legalRegion).first().getAttribute('aria-label'))?.match(/costs (\d+)/)?.[1])
      const before = await price()
      await page.locator('[data-act=roll]').click()
      const die = page.getByRole('img', { name: /^Die: (Rolled|A blank)/ })
      await die.waitFor()
      const pips = Number((await die.getAttribute('aria-label'))?.match(/\d/)?.[0] ?? 0)
      await expect.poll(() => prompt(page).innerText()).toContain(`You rolled ${pips === 0 ? 'a blank' : pips}`)
      expect(await price()).toBe(Math.max(1, before - pips))
      await expect.poll(() => page.locator('[data-act=roll]').count()).toBe(0)
    }))

  it('makes the last attempt only after the region has been named and confirmed', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'one last time',
        until: (frame, p) =>
          frame.kind === 'conquer' &&
          frame.seat === 0 &&
          p.round > 1 &&
          smallWorld.game.moves(p, 0).some(move => move.kind === 'attempt'),
      })
      const target = page.locator('[data-region][aria-label*="Last attempt"]').first()
      const number = await target.getAttribute('data-region')
      await page.mouse.click(...(await middleOf(page, `[data-region="${number}"]`)))
      const button = page.locator('[data-act=attempt]')
      await expect.poll(() => button.innerText()).toMatch(/Last attempt\s*die: [123] or more/)
      expect(await gameLog(page).innerText()).not.toContain('last attempt')
      await button.click()
      await expect.poll(() => gameLog(page).innerText()).toMatch(/rolls/)
      await expect.poll(() => page.getByRole('img', { name: /^Die: Rolled/ }).count()).toBe(1)
      await expect.poll(() => asked(page)).not.toBe('conquer')
    }))
})

describe('decline', () => {
  it('asks once, names the coins, and leaves the people grey on the map', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'old age',
        until: (frame, p) => frame.kind === 'turn' && frame.seat === 0 && p.round >= 3,
        people: [0, 1, 2],
      })
      await page.locator('dialog[open] button').click()
      const mine = page.locator('[data-region][aria-label*="of Miroslava, "]')
      const count = await mine.count()
      expect(count).toBeGreaterThan(0)
      await page.locator('[data-act=decline]').click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.locator('[data-act=decline]').click()
      const named = (await page.locator('[data-act=decline-now]').innerText()).match(/\+(\d+)/)?.[1]
      expect(Number(named)).toBeGreaterThanOrEqual(count)
      await page.locator('[data-act=decline-now]').click()
      await expect
        .poll(() => page.locator('[data-region][aria-label*="of Miroslava in decline"]').count())
        .toBeGreaterThan(0)
      await expect.poll(() => page.locator('[data-region][aria-label*="of Miroslava, "]').count()).toBe(0)
      // The screen still belongs to Miroslava: her coins are explained line by line before it is passed on.
      await expect
        .poll(() => page.getByRole('group', { name: 'Army' }).innerText())
        .toContain('Paid for your last turn')
      await expect.poll(() => page.locator('.tray .sum .total b').innerText()).toBe(named)
    }))
})

describe('redeployment', () => {
  it('is arranged freely by click, Shift-click and drag before anything is played', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'marching',
        until: (frame, p) =>
          frame.kind === 'redeploy' &&
          frame.seat === 0 &&
          p.holder.filter(race => race === frame.race).length > 1 &&
          p.tokens.filter((tokens, at) => p.holder[at] === frame.race && tokens > 2).length > 0,
      })
      await page.locator('[data-act=gather]').click()
      const numberOf = async (at: number) => Number(await page.locator(legalRegion).nth(at).getAttribute('data-region'))
      const [first, second] = [await numberOf(0), await numberOf(1)]
      const at = (number: number) => middleOf(page, `[data-region="${number}"]`)
      const stepper = page.locator('.stepper b')
      await page.mouse.click(...(await at(first)))
      await page.mouse.click(...(await at(first)))
      await expect.poll(() => stepper.innerText()).toBe('3')
      await page.keyboard.down('Shift')
      await page.mouse.click(...(await at(first)))
      await page.keyboard.up('Shift')
      await expect.poll(() => stepper.innerText()).toBe('2')
      await page.mouse.move(...(await at(first)))
      await page.mouse.down()
      await page.mouse.move(...(await at(second)), { steps: 5 })
      await page.mouse.up()
      await expect.poll(() => stepper.innerText()).toBe('1')
      await page.locator('[data-act=spread]').click()
      await page.locator('[data-act=done]').click()
      await expect.poll(() => asked(page)).not.toBe('redeploy')
    }))

  it('is dragged by a finger from region to region', () =>
    asVisitor({ viewport: PHONE, touch: true }, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'marching',
        until: (frame, p) =>
          frame.kind === 'redeploy' &&
          frame.seat === 0 &&
          p.holder.filter(race => race === frame.race).length > 1 &&
          p.tokens.some((tokens, at) => p.holder[at] === frame.race && tokens > 1),
      })
      const tokensIn = async (number: string) =>
        Number((await page.locator(`[data-region="${number}"]`).getAttribute('aria-label'))?.match(/(\d+) token/)?.[1])
      const own = page.locator('[data-region][aria-label*="of Miroslava, "]')
      const numbers = await own.evaluateAll(all => all.map(region => region.getAttribute('data-region') ?? ''))
      const counts = await Promise.all(numbers.map(tokensIn))
      const from = numbers[counts.indexOf(Math.max(...counts))]
      const to = numbers.find(number => number !== from) ?? ''
      const before = await tokensIn(to)
      for (const number of [to, from]) await page.locator(`[data-region="${number}"]`).scrollIntoViewIfNeeded()
      await swipe(page, await middleOf(page, `[data-region="${from}"]`), await middleOf(page, `[data-region="${to}"]`))
      await expect.poll(() => tokensIn(to)).toBe(before + 1)
    }))

  it('makes Amazons too few for their land leave regions one by one', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'too few',
        options: { races: ['amazons', 'orcs', 'elves', 'trolls', 'humans', 'wizards'] },
        until: (frame, p) =>
          frame.kind === 'redeploy' &&
          frame.seat === 0 &&
          smallWorld.game.moves(p, 0).some(move => move.kind === 'vacate'),
      })
      const number = Number(await page.locator(legalRegion).first().getAttribute('data-region'))
      await page.mouse.click(...(await middleOf(page, `[data-region="${number}"]`)))
      await expect.poll(() => region(page, number).getAttribute('aria-label')).toContain('Amazons of Miroslava')
      await page.locator('[data-act=vacate]').click()
      await expect.poll(() => region(page, number).getAttribute('aria-label')).not.toContain('Amazons')
    }))

  it('takes Amazons off the highest piles by one press, where they must go', () =>
    asVisitor({}, async page => {
      const tooMany = (p: SmallWorldPosition): boolean => {
        const { have, need } = smallWorld.game.objection(p, 0, { kind: 'done' })?.figures ?? {}
        return Number(have) < Number(need) && !smallWorld.game.moves(p, 0).some(move => move.kind === 'vacate')
      }
      await sitDown(page, {
        players: 3,
        seed: 'too many',
        options: { races: ['amazons', 'orcs', 'elves', 'trolls', 'humans', 'wizards'] },
        until: (frame, p) => frame.kind === 'redeploy' && frame.seat === 0 && tooMany(p),
      })
      const done = page.locator('[data-act=done]')
      await expect.poll(() => done.getAttribute('title')).toMatch(/^\d tokens? to take off$/)
      await page.locator('[data-act=spread]').click()
      await done.click()
      await expect.poll(() => gameLog(page).innerText()).toMatch(/lays \d tokens? \(Amazons\) aside/)
    }))

  it('calls the victims inside the attacker’s turn when the screen is shared', () =>
    asVisitor({}, async page => {
      const [move] = await sitDown(page, {
        players: 3,
        seed: 'driven off',
        until: frame => frame.kind === 'regroup',
        people: [0, 1, 2],
        back: 1,
      })
      await page.getByRole('button', { name: /^I am / }).click()
      await page.keyboard.press('l')
      await page.locator(`dialog[open] [data-move='${JSON.stringify(move)}']`).click()
      await page.getByRole('button', { name: /^Pass the screen to / }).click()
      const lift = page.getByRole('button', { name: /^I am / })
      const victim = (await lift.innerText()).match(/I am (.+):/)?.[1] ?? ''
      await lift.click()
      await expect.poll(() => prompt(page).innerText()).toMatch(/were driven off: place \d+ token/)
      expect(await asked(page)).toBe('regroup')
      const mine = page.locator(`[data-region][data-legal][aria-label*="of ${victim}"]`)
      await expect.poll(() => mine.count()).toBe(await page.locator(legalRegion).count())
      await page.locator('[data-act=spread]').click()
      await page.locator('[data-act=done]').click()
      await expect.poll(() => page.getByRole('button', { name: /^Pass the screen to / }).count()).toBe(1)
    }))
})

describe('coins', () => {
  it('are shown to their owner alone until the end', () =>
    asVisitor({}, async page => {
      await sitDown(page, {
        players: 3,
        seed: 'a purse',
        until: (frame, p) =>
          frame.seat === 0 && frame.kind === 'conquer' && p.round >= 4 && p.holder.some(race => p.owner[race] === 0),
      })
      const scores = await page.locator('.seat .score b').allInnerTexts()
      expect(scores[0]).toMatch(/^\d+$/)
      expect(scores.slice(1)).toEqual(['?', '?'])
      await page.locator('.seat .income').first().click()
      await page.locator('.hover-card tr.total').waitFor()
      const lines = await figures(page, '.hover-card tr:not(.total) td')
      const [total] = await figures(page, '.hover-card tr.total td')
      expect(lines.reduce((sum, points) => sum + points, 0)).toBe(total)
    }))

  it('are open when the game is over', async () => {
    const page = await visit(stage)
    await sitDown(page, { players: 3, seed: 'the end', until: 'end' })
    await page.locator('dialog[open] #result-title').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    for (const score of await page.locator('.seat .score b').allInnerTexts()) expect(score).toMatch(/^\d+$/)
    await page.context().close()
  })
})

const HOME_MADE = {
  race: {
    name: { en: 'Beekeepers', ru: 'Пасечники' },
    text: { en: 'A coin for each farmland.', ru: 'Монета за каждые пашни.' },
    number: 6,
    tokensOf: 'ratmen',
    effects: [{ effect: 'coins', coins: 1, per: 'region', where: { terrain: ['farmland'] } }],
  },
}

describe('a race of one’s own', () => {
  it('begins with the example, played at once or saved to be changed', async () => {
    const page = await visit(stage)
    await page.goto(`${stage.url}#/new/small-world`)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save the example' }).click()
    const file = await (await saving).path()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(MY_OWN)
    await page.getByRole('button', { name: 'Play with the example' }).click()
    await page.getByText('Loaded: example.json').waitFor()
    // Only seats at this table can begin.
    await expect.poll(() => page.getByText('Seat 4', { exact: true }).count()).toBe(1)
    await page.locator('form input[type=radio][value="2"]').first().check({ force: true })
    await expect.poll(() => page.getByText('Seat 3', { exact: true }).count()).toBe(0)
    await page.locator('form button[type=submit]').click()
    await page.locator('[data-combo="0"]').waitFor()
    expectNoProblems(page)
    await page.context().close()
  })

  it('is read from a file, refused in words when wrong, and stands in the offer when right', async () => {
    const page = await visit(stage)
    await page.goto(`${stage.url}#/new/small-world`)
    const file = page.locator('input[type=file]')
    const give = (name: string, text: string) =>
      file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const fault = page.locator('fieldset [role=alert]')
    await give('notes.json', 'bees!')
    await expect.poll(() => fault.innerText()).toBe('notes.json is not a JSON file and cannot be read.')
    await give('hive.json', JSON.stringify({ race: { ...HOME_MADE.race, number: 99 } }))
    await expect.poll(() => fault.innerText()).toContain('race.number')
    await give('bees.json', JSON.stringify(HOME_MADE))
    await page.getByText('Loaded: bees.json').waitFor()
    await expect.poll(() => fault.textContent()).toBe('')

    const races = page.locator('fieldset', { hasText: 'First six races' })
    await races.getByRole('checkbox', { name: 'At random' }).uncheck()
    for (const name of ['A home-made race', 'Orcs', 'Elves', 'Trolls', 'Humans', 'Wizards'])
      await races.getByRole('checkbox', { name }).check()
    // Whoever is first finds the offer as it was laid out.
    await page.getByText('Seat 1', { exact: true }).click()
    await page.locator('form button[type=submit]').click()
    const combo = page.locator('[data-combo="0"]')
    await combo.waitFor()
    await expect.poll(() => combo.innerText()).toContain('Beekeepers')
    await page.getByText('RU', { exact: true }).click()
    await expect.poll(() => combo.innerText()).toContain('Пасечники')
    expectNoProblems(page)
    await page.context().close()
  })
})

describe('on a phone', () => {
  it('the map of 48 regions is enlarged, moved about and conquered by touch', () =>
    asVisitor({ viewport: PHONE, touch: true }, async page => {
      await sitDown(page, {
        players: 5,
        seed: 'in the pocket',
        until: (frame, p) =>
          frame.kind === 'conquer' && frame.seat === 0 && elementAt(p.hand, frame.race) > 3 && hasTaken(p),
      })
      await expect.poll(() => page.locator('[data-region]').count()).toBe(48)
      const map = page.locator('svg[aria-label=Map]')
      const width = async () => Math.round((await map.boundingBox())?.width ?? 0)
      const left = async () => Math.round((await map.boundingBox())?.x ?? 0)
      /** A touch right after a swipe only stops the fling: somebody would press again. */
      const seeAll = () =>
        expect
          .poll(async () => {
            await page
              .getByRole('button', { name: 'Whole board' })
              .tap({ timeout: 500 })
              .catch(() => undefined)
            return width()
          })
          .toBe(PHONE.width)
      await expect.poll(width).toBe(PHONE.width)
      await page.getByRole('button', { name: 'Enlarge the board' }).tap()
      await expect.poll(width).toBe(2 * PHONE.width)
      const before = await left()
      await swipe(page, [300, 300], [220, 300])
      await expect.poll(left).toBe(before - 80)
      await seeAll()
      await pinch(page, [195, 300], 40, 80)
      await expect.poll(width).toBe(2 * PHONE.width)
      await seeAll()

      // Folded, the sheet opens with the region that is touched.
      await page.locator('.grab').tap()
      await page.locator('.grab[aria-expanded=false]').waitFor()
      const target = page.locator('[data-region][data-legal][aria-label*="Conquer"]').first()
      const number = Number(await target.getAttribute('data-region'))
      await page.touchscreen.tap(...(await middleOf(page, `[data-region="${number}"]`)))
      // The first touch only shows the price.
      await expect.poll(() => page.locator('.tray .sum .total b').innerText()).toMatch(/^\d+$/)
      await page.locator('[data-act=conquer]').tap()
      await expect.poll(() => region(page, number).getAttribute('aria-label')).toContain('of Miroslava')
      await expectAccessible(page)
    }))
})

type Spot = readonly [x: number, y: number]

async function swipe(page: Page, from: Spot, to: Spot): Promise<void> {
  await fingers(page, [[from], [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]], [to]])
}

async function pinch(page: Page, [x, y]: Spot, from: number, to: number): Promise<void> {
  const pair = (apart: number): Spot[] => [
    [x - apart, y],
    [x + apart, y],
  ]
  await fingers(page, [pair(from), pair((from + to) / 2), pair(to)])
}

/** Puts fingers down, moves them and lifts them, as the screen itself would report it. */
async function fingers(page: Page, steps: readonly (readonly Spot[])[]): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const touchPoints = (spots: readonly Spot[]) => spots.map(([x, y], id) => ({ x, y, id }))
  for (const [at, spots] of steps.entries())
    await screen.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: touchPoints(spots),
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}

/* Every table is examined by every-game.test.ts in npm test; its states here. */
if (DEEP)
  describe('by daylight and by candle light', () => {
    it('axe-core finds nothing at the table', () =>
      asVisitor({}, async page => {
        await sitDown(page, {
          players: 5,
          seed: 'for everybody',
          until: (frame, p) => frame.kind === 'conquer' && frame.seat === 0 && p.round >= 3,
        })
        await page.mouse.move(...(await middleOf(page, legalRegion)))
        await page.locator('.hover-card').waitFor()
        await expectAccessibleInBothThemes(page)
      }))
  })

describe('the rules reader', () => {
  it('draws what is clearer drawn, and says in words what is to be seen', () =>
    asVisitor({ theme: 'dark' }, async page => {
      await page.goto(`${stage.url}#/rules/small-world/SW-CONQ-3`)
      const drawn = page.locator('.rule:has(.diagram [role=img][aria-label])')
      await expect
        .poll(() => drawn.evaluateAll(rules => rules.map(rule => rule.id)))
        .toEqual(['SW-PICK-2', 'SW-CONQ-1', 'SW-CONQ-3', 'SW-LOSS-2', 'SW-DECL-5'])
      await expect
        .poll(() => page.locator('#SW-CONQ-3 .diagram [role=img]').getAttribute('aria-label'))
        .toContain('fortress')
      await expectAccessible(page)
    }))
})
