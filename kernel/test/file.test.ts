import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportMatch, importMatch, MAX_FILE_BYTES, type MatchFile, parseMatchFile } from '../file.ts'
import { hashOf } from '../hash.ts'
import { elementAt } from '../list.ts'
import { createMatch, type Match, playMove } from '../match.ts'
import { Rng } from '../rng.ts'
import { type ToyEvent, type ToyMove, type ToyPosition, toy } from './toy.ts'

function played(seed: string, moves: number): Match<ToyPosition, ToyMove, ToyEvent> {
  const created = createMatch(toy, 3, { rounds: '2' }, seed)
  if (!created.ok) throw new Error(created.error.code)
  const match = created.value
  const rng = Rng.fromSeed(seed)
  while (match.log.length < moves && toy.toMove(match.position).length > 0) {
    const seat = rng.pick(toy.toMove(match.position))
    playMove(match, seat, rng.pick(toy.moves(match.position, seat)))
  }
  return match
}

const FILE = exportMatch(played('file', 99), ['Ann', 'Bob', 'Eve'])
const altered = (change: Partial<Record<keyof MatchFile, unknown>>): string => JSON.stringify({ ...FILE, ...change })

/** Nested too deeply for a recursive parser. */
const WELL = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

/** The result of importing a file: 'ok', or the code of the fault. */
function fate(text: string): string {
  const file = parseMatchFile(text)
  if (!file.ok) return file.error.code
  const match = importMatch(toy, file.value)
  return match.ok ? 'ok' : match.error.code
}

describe('a match survives the way out and back in', () => {
  it.each([0, 1, 5, 99])('after up to %i moves', moves => {
    const match = played('round trip', moves)
    const file = parseMatchFile(JSON.stringify(exportMatch(match, ['Ann'])))
    const back = file.ok ? importMatch(toy, file.value) : file
    expect(back.ok && hashOf(back.value.position)).toBe(hashOf(match.position))
    expect(back.ok && back.value.log).toEqual(match.log)
    expect(back.ok && back.value.setup).toEqual(match.setup)
  })

  it('and says what kind of file it is', () => expect([FILE.format, FILE.version]).toEqual(['pentarchy-match', 1]))

  it('and names every seat, also the nameless', () => {
    expect(exportMatch(played('names', 0), ['Ann']).seats).toEqual([{ name: 'Ann' }, { name: '' }, { name: '' }])
  })

  it('the file of one is the file of the other', () => {
    const file = parseMatchFile(JSON.stringify(FILE))
    const back = file.ok ? importMatch(toy, file.value) : file
    expect(back.ok && exportMatch(back.value, ['Ann', 'Bob', 'Eve'])).toEqual(FILE)
  })
})

describe('a bad file is refused with a reason', () => {
  const first = elementAt(FILE.moves, 0)
  const rest = FILE.moves.slice(1)
  const rows: [string, string, string][] = [
    ['empty', '', 'not-json'],
    ['cut short', JSON.stringify(FILE).slice(0, -20), 'not-json'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'not-json'],
    ['no object', '[]', 'not-a-match'],
    ['null', 'null', 'not-a-match'],
    ['another format', altered({ format: 'chess' }), 'not-a-match'],
    ['no version', altered({ version: undefined }), 'not-a-match'],
    ['version zero', altered({ version: 0 }), 'not-a-match'],
    ['a version from the future', altered({ version: 2 }), 'future-version'],
    ['rules from the future', altered({ rulesVersion: 2 }), 'other-rules'],
    ['rules of the past', altered({ rulesVersion: 0 }), 'other-rules'],
    ['another game', altered({ game: 'go' }), 'other-game'],
    ['an unknown field', JSON.stringify({ ...FILE, winner: 0 }), 'bad-field'],
    ['a seat that is no object', altered({ seats: ['Ann', 'Bob', 'Eve'] }), 'bad-field'],
    ['too many seats', altered({ seats: Array.from({ length: 99 }, () => ({ name: '' })) }), 'bad-field'],
    ['a seat count the game does not take', altered({ seats: [{ name: 'Ann' }] }), 'bad-setup'],
    ['options that are a list', altered({ options: ['3'] }), 'bad-setup'],
    ['an unknown option', altered({ options: { speed: 'fast' } }), 'bad-setup'],
    ['a bad option', altered({ options: { rounds: '77' } }), 'bad-setup'],
    ['another seed', altered({ seed: 'other' }), 'wrong-seed'],
    ['moves that are no list', altered({ moves: {} }), 'bad-field'],
    ['a seat below zero', altered({ moves: [[-1, first[1]], ...rest] }), 'bad-field'],
    ['a move too many', altered({ moves: [...FILE.moves, first], hashes: [...FILE.hashes, ''] }), 'illegal-move'],
    ['a move missing', altered({ moves: FILE.moves.slice(1), hashes: FILE.hashes.slice(1) }), 'illegal-move'],
    ['a move of another seat', altered({ moves: [[(first[0] + 1) % 3, first[1]], ...rest] }), 'illegal-move'],
    ['a move that is none', altered({ moves: [[first[0], null], ...rest] }), 'illegal-move'],
    ['a hash missing', altered({ hashes: FILE.hashes.slice(1) }), 'bad-field'],
    ['a changed hash', altered({ hashes: FILE.hashes.with(2, '0000000000000000') }), 'different-position'],
    ['more moves than a game can have', altered({ moves: Array(5000).fill(first), hashes: [] }), 'bad-field'],
    ['as large as may be', ' '.repeat(MAX_FILE_BYTES), 'not-json'],
    ['too large', ' '.repeat(MAX_FILE_BYTES + 1), 'too-large'],
    ['deep as a well', WELL, 'not-a-match'],
    ['a well among the options', altered({ options: { rounds: 'WELL' } }).replace('"WELL"', WELL), 'bad-setup'],
    ['a well for a move', altered({ moves: [[first[0], 'WELL'], ...rest] }).replace('"WELL"', WELL), 'illegal-move'],
  ]
  it.each(rows)('%s', (_, text, code) => expect(fate(text)).toBe(code))

  it('and tells of a match of unknown rules who played and how long', () => {
    const rules = importMatch(toy, { ...FILE, rulesVersion: 99 })
    const moves = FILE.moves.length
    const fault = { code: 'other-rules', rulesVersion: 99, known: 1, players: ['Ann', 'Bob', 'Eve'], moves }
    expect(rules).toEqual({ ok: false, error: fault })
  })

  it.each([
    ['seats.1', altered({ seats: [{ name: 'Ann' }, 'Bob'] })],
    ['moves.0.0', altered({ moves: [[-1, first[1]]] })],
    ['winner', JSON.stringify({ ...FILE, winner: 0 })],
  ])('and names the field that is wrong: %s', (field, text) => {
    expect(parseMatchFile(text)).toEqual({ ok: false, error: { code: 'bad-field', field } })
  })

  it('and says at which move', () => {
    const file = parseMatchFile(altered({ hashes: FILE.hashes.with(3, 'x') }))
    expect(file.ok && importMatch(toy, file.value)).toEqual({ ok: false, error: { code: 'different-position', at: 3 } })
  })

  it('names that every object has do no harm', () => {
    const hostile = JSON.stringify(FILE).replace('"options":{', '"options":{"__proto__":{"rounds":"4"},')
    expect(['bad-field', 'bad-setup', 'ok']).toContain(fate(hostile))
    expect(Object.hasOwn(Object.prototype, 'rounds')).toBe(false)
  })

  it('whatever JSON comes in, it is answered and never thrown at', () => {
    const fields = Object.keys(FILE) as (keyof MatchFile)[]
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        if (JSON.stringify(value) === JSON.stringify(FILE[field])) return
        // The names of the seats may be anything; all other fields are checked.
        if (field !== 'seats') expect(fate(altered({ [field]: value }))).not.toBe('ok')
      }),
      { numRuns: 500, seed: 1 },
    )
  })

  it('whatever is done to a move, it is answered and never thrown at', () => {
    fc.assert(
      fc.property(fc.nat(FILE.moves.length - 1), fc.jsonValue(), (at, move) => {
        if (JSON.stringify(move) === JSON.stringify(elementAt(FILE.moves, at)[1])) return
        expect(fate(altered({ moves: FILE.moves.with(at, [elementAt(FILE.moves, at)[0], move]) }))).not.toBe('ok')
      }),
      { numRuns: 500, seed: 2 },
    )
  })
})
