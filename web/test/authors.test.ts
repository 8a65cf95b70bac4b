import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AUTHORS } from '../glyphs/authors.ts'

const NOTICE = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8')

it('everybody who drew a glyph is named in NOTICE', () => {
  expect(AUTHORS.filter(({ name }) => !NOTICE.includes(name))).toEqual([])
})

it('every glyph has one author', () => {
  const glyphs = AUTHORS.flatMap(author => author.glyphs)
  expect(glyphs.filter((glyph, at) => glyphs.indexOf(glyph) !== at)).toEqual([])
})
