import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, loadGame } from '../../games/registry.ts'
import type { Glossary } from '../../kernel/conformance/glossary.ts'
import { proofreader } from '../../kernel/conformance/proofread.ts'
import { PROOFREAD } from '../../kernel/conformance/proofread-languages.ts'
import { faultsIn } from '../../kernel/conformance/words-suite.ts'
import { spokenAs } from '../lesson.ts'
import { candidateOf } from '../moment.ts'
import { playOpening } from '../opening.ts'
import { PARTS, type PictureText, type Primer, type PrimerText } from '../primer.ts'
import { searchRules } from '../rule-search.ts'

/** Two to four minutes of reading. */
const [FEWEST, MOST] = [350, 600]

const folder = (game: string): URL => new URL(`../../games/${game}/primer/index.ts`, import.meta.url)
/** Every game with a course has one; an example game need not. */
const TAUGHT = GAME_IDS.filter(id => existsSync(new URL(`../../games/${id}/lessons/index.ts`, import.meta.url)))
const load = async (game: string): Promise<Primer> =>
  ((await import(folder(game).href)) as { readonly primer: Primer }).primer

/** A proofreader with the game's glossary. */
const readerOf = async (game: string) => {
  const { href } = new URL(`../../games/${game}/text/glossary.ts`, import.meta.url)
  return proofreader(((await import(href)) as { readonly glossary: Glossary }).glossary)
}

const blocksOf = (text: PrimerText) => PARTS.flatMap(part => text[part].body)
const picturesOf = (text: PrimerText): PictureText[] =>
  blocksOf(text).filter((block): block is PictureText => typeof block === 'object' && 'picture' in block)

describe.each(TAUGHT)('the primer of %s', game => {
  it.each(PROOFREAD)('takes two to four minutes to read (%s)', async language => {
    const primer = await load(game)
    const text = await primer.words[language]()
    const captions = await Promise.all(picturesOf(text).map(picture => saidOf(game, primer, picture)))
    const said = [
      ...blocksOf(text).flatMap(block => (typeof block === 'string' ? [block] : 'picture' in block ? [] : block)),
      ...captions.map(({ caption }) => caption),
      ...text.mistakes.three.flatMap(({ title, text: words }) => [title, words]),
    ]
    const count = said.join(' ').split(/\s+/).length
    expect(count, said.join('\n')).toBeGreaterThanOrEqual(FEWEST)
    expect(count).toBeLessThanOrEqual(MOST)
    const read = await readerOf(game)
    for (const words of said) {
      expect(words.split('**').length % 2, words).toBe(1)
      expect(words).not.toMatch(/undefined|NaN|\[object/)
    }
    const titles = [...PARTS.map(part => text[part].title), ...text.mistakes.three.map(({ title }) => title)]
    const texts = said.map(words => ({
      language,
      where: game,
      text: words.replaceAll('**', ''),
      sentence: !titles.includes(words),
    }))
    expect(faultsIn(texts, read)).toEqual([])
  })

  it.each(PROOFREAD)('shows every scene and says in words what is to be seen (%s)', async language => {
    const primer = await load(game)
    const pictures = picturesOf(await primer.words[language]())
    expect(pictures.map(({ picture }) => picture).sort()).toEqual(Object.keys(primer.scenes).sort())
    for (const picture of pictures) {
      const { caption, alt } = await saidOf(game, primer, picture)
      for (const words of [caption, alt]) {
        expect(words.length, words).toBeGreaterThan(20)
        expect(words).not.toMatch(/undefined|NaN/)
      }
    }
  })

  it('stands on positions of real matches that show what they should', async () => {
    const { scenes } = await load(game)
    const { game: rules } = await loadGame(game)
    for (const [id, { match: opening, seat, position }] of Object.entries(scenes)) {
      const { match } = playOpening(rules, opening)
      expect(position(candidateOf(rules, match, seat)), id).toBe(true)
    }
  })

  it.each(PROOFREAD)('names only rules that there are (%s)', async language => {
    const { more, sights } = await load(game)
    const sections = await (await loadGame(game)).rules[language]()
    const ids = new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id)))
    const named = [
      ...PARTS.flatMap(part => more[part]),
      ...more.mistakes,
      ...(await sights[language]()).map(({ rule }) => rule),
    ]
    expect(named.filter(id => !ids.has(id))).toEqual([])
    for (const part of PARTS) expect(more[part].length).toBeGreaterThan(0)
  })

  it.each(PROOFREAD)('finds the rule of everything one sees by its name (%s)', async language => {
    const { sights } = await load(game)
    const sections = await (await loadGame(game)).rules[language]()
    const all = await sights[language]()
    expect(all.length).toBeGreaterThan(0)
    for (const { name, rule } of all) {
      const found = searchRules(sections, all, name, language).sections.flatMap(({ rules }) => rules)
      expect(
        found.map(({ id }) => id),
        name,
      ).toContain(rule)
    }
  })
})

async function saidOf(game: string, { scenes }: Primer, { picture, caption, alt }: PictureText) {
  const scene = scenes[picture]
  if (!scene) throw new Error(`${game} has no scene ${picture}`)
  const { game: rules } = await loadGame(game as (typeof GAME_IDS)[number])
  const { match } = playOpening(rules, scene.match)
  const figures = scene.figures?.(rules.view(match.position, scene.seat), scene.seat) ?? {}
  return { caption: spokenAs(caption, figures), alt: spokenAs(alt, figures) }
}
