import { describe, expect, it } from 'vitest'
import { ethnos } from '../../../games/ethnos/index.ts'
import { Choice as EthnosChoice } from '../../../games/ethnos/table/choice.svelte.ts'
import { paperTales } from '../../../games/paper-tales/index.ts'
import { Choice as PaperTalesChoice } from '../../../games/paper-tales/table/choice.svelte.ts'
import { type GameId, loadGame } from '../../../games/registry.ts'
import { smallWorld } from '../../../games/small-world/index.ts'
import { Arrangement } from '../../../games/small-world/table/arrangement.svelte.ts'
import { Play } from '../../../games/small-world/table/play.svelte.ts'
import { tinyEpicKingdoms } from '../../../games/tiny-epic-kingdoms/index.ts'
import { Choice as TekChoice } from '../../../games/tiny-epic-kingdoms/table/choice.svelte.ts'
import type { Move } from '../../../kernel/game.ts'
import { elementAt } from '../../../kernel/list.ts'
import { playUnchecked } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { begin, type Seated, sessionOf, sit } from './sit.ts'

/* What is composed at a table: picked, dropped with its question, played as listed moves. */

/** Plays random games until seat 0 is asked for something. */
async function whenAsked(id: GameId, seats: number, isWanted: (moves: readonly Move[]) => boolean): Promise<Seated> {
  const module = await loadGame(id)
  const { game } = module
  for (let number = 0; number < 60; number++) {
    const match = begin(module, seats, `asked ${number}`)
    const rng = Rng.fromSeed(`asked ${number}`)
    for (let asked = game.toMove(match.position); asked.length > 0; asked = game.toMove(match.position)) {
      if (asked.includes(0) && isWanted(game.moves(match.position, 0))) return sit(module, match)
      const seat = rng.pick(asked)
      playUnchecked(match, seat, rng.pick(game.moves(match.position, seat)))
    }
  }
  throw new Error(`nobody is asked for that in ${id}`)
}

const has = (kind: string) => (moves: readonly Move[]) => moves.some(move => move.kind === kind)
const kinds = ({ match }: Seated, from: number): string[] => match.log.slice(from).map(({ move }) => move.kind)

describe('Small World', () => {
  it('shows at the start of a turn what expanding opens, and conquers in one gesture', async () => {
    const seated = await whenAsked('small-world', 2, has('expand'))
    const session = sessionOf(seated.session, smallWorld)
    const play = new Play(session)
    const region = session.view.holder.findIndex((_, at) => play.has('conquer', at))
    expect(region).toBeGreaterThanOrEqual(0)
    const before = seated.match.log.length
    play.choose(region, true)
    expect(play.region).toBe(region)
    expect(seated.match.log).toHaveLength(before)
    play.choose(region, true)
    expect(kinds(seated, before)).toEqual(['expand', 'conquer'])
    expect(play.region).toBeNull()
  })

  it('arranges tokens at will and plays the difference', async () => {
    const seated = await whenAsked('small-world', 2, has('place'))
    const session = sessionOf(seated.session, smallWorld)
    const arrangement = new Arrangement(session)
    expect(arrangement.what).toBe('tokens')
    arrangement.gather()
    arrangement.reset()
    arrangement.spread()
    expect(arrangement.left).toBe(0)
    const wanted = session.view.holder.flatMap((_, at) =>
      arrangement.holds(at) ? [[at, arrangement.countAt(at)] as const] : [],
    )
    const before = seated.match.log.length
    arrangement.commit()
    expect(kinds(seated, before).at(-1)).toBe('done')
    for (const [at, count] of wanted) expect((seated.match.position as typeof session.view).tokens[at]).toBe(count)
  })
})

describe('Ethnos', () => {
  it('composes a band from the hand; the next question begins with nothing', async () => {
    const seated = await whenAsked('ethnos', 2, has('band'))
    const choice = new EthnosChoice(sessionOf(seated.session, ethnos))
    const cards = elementAt(choice.largest, 0)
    choice.pick(cards)
    expect(choice.cards).toEqual([...cards].sort((a, b) => a - b))
    if (choice.mustChoose) choice.chooseTarget(elementAt(choice.targets, 0))
    const { band } = choice
    expect(seated.session.moves).toContainEqual(band)
    expect(choice.withCard(elementAt(choice.picked, 0)).kind).toBe('band')
    choice.toggle(elementAt(choice.picked, 0))
    expect(choice.cards).toHaveLength(cards.length - 1)
    if (band) expect(seated.session.play(band)).toBeNull()
    expect(choice.empty).toBe(true)
  })
})

describe('Paper Tales', () => {
  it('picks a card, and keeps it while others choose theirs', async () => {
    const seated = await whenAsked('paper-tales', 3, has('pick'))
    const session = sessionOf(seated.session, paperTales)
    const choice = new PaperTalesChoice(session)
    choice.press(1)
    choice.press(2)
    expect(choice.pressed).toEqual([2])
    expect(choice.decision).toEqual({ kind: 'pick', card: choice.cards[2] })
    choice.press(2)
    expect(choice.decision).toBeUndefined()
  })

  it('puts a unit down in the steps that letting go stands for, or says why not', async () => {
    const seated = await whenAsked('paper-tales', 3, has('place'))
    const session = sessionOf(seated.session, paperTales)
    const choice = new PaperTalesChoice(session)
    const place = session.moves.find(move => move.kind === 'place')
    if (place?.kind !== 'place') throw new Error('a unit can be placed')
    const before = seated.match.log.length
    choice.lift({ from: 'hand', card: place.card, at: choice.cards.indexOf(place.card) })
    expect(choice.carried).not.toBeNull()
    choice.drop(place.row, null)
    expect(choice.carried).toBeNull()
    expect(kinds(seated, before)).toEqual(['place'])
  })

  it('marks who is paid, beginning with the first answer listed', async () => {
    const { session: any } = await whenAsked('paper-tales', 3, has('pay'))
    const session = sessionOf(any, paperTales)
    const { payment } = new PaperTalesChoice(session)
    expect(session.moves).toContainEqual(payment.move)
    const spot = elementAt(payment.due, 0)
    const paid = payment.paysUnit(spot)
    payment.pressUnit(spot)
    expect(payment.paysUnit(spot)).toBe(!paid)
  })
})

describe('Tiny Epic Kingdoms', () => {
  it('sends an army from region to region, and puts it down again', async () => {
    const seated = await whenAsked(
      'tiny-epic-kingdoms',
      2,
      moves => moves.filter(({ kind }) => kind === 'patrol').length > 1,
    )
    const session = sessionOf(seated.session, tinyEpicKingdoms)
    const choice = new TekChoice(session)
    const start = elementAt(choice.starts, 0)
    choice.press(start)
    const from = choice.start
    expect(choice.movesTo(choice.journeys.find(move => move.from === from)?.to ?? -1)).not.toEqual([])
    choice.clear()
    expect(choice.from).toBeNull()
    const journey = elementAt(choice.journeys, 0)
    const before = seated.match.log.length
    choice.play(journey)
    expect(kinds(seated, before)).toEqual([journey.kind])
    expect(choice.at).toBeNull()
  })

  it('holds a die under the hand until it is sealed', async () => {
    const seated = await whenAsked('tiny-epic-kingdoms', 2, has('die'))
    const choice = new TekChoice(sessionOf(seated.session, tinyEpicKingdoms))
    choice.face = 1
    expect(choice.find('die', move => move.face === choice.face)).toBeDefined()
    choice.play(choice.find('die', move => move.face === 0))
    expect(choice.face).toBeNull()
  })
})
