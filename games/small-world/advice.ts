import { type Advice, type Consequence, consequencesOf, known, type Piece, type Played } from '../../kernel/advice.ts'
import { elementAt } from '../../kernel/list.ts'
import { type Seat, seatAt, seatsOf } from '../../kernel/seat.ts'
import { IMMUNE, NONE, type SmallWorldEvent, type SmallWorldMove, type SmallWorldPosition } from './position.ts'
import {
  attemptFaces,
  comboFigures,
  defencePrice,
  type Income,
  isToBePaid,
  regionsOf,
  standingIncome,
  turnIncome,
} from './queries.ts'

/** What a move may lead to, with the figures for its sentence. */
export interface SmallWorldKinds {
  /** In an unfinished turn: how much its pay has grown, and how much of that comes from a race or power. */
  readonly more: { readonly gain: number; readonly bonus: number }
  readonly less: { readonly loss: number }
  readonly paid: { readonly coins: number }
  readonly later: { readonly coins: number }
  readonly rival: { readonly seat: Seat; readonly loss: number; readonly lost: number }
  readonly hand: { readonly tokens: number }
  readonly spends: { readonly coins: number }
  readonly finds: { readonly coins: number }
  readonly race: { readonly tokens: number }
  readonly land: { readonly regions: number }
  readonly decline: { readonly coins: number }
  readonly gone: { readonly regions: number }
  readonly defence: {
    readonly map: number
    readonly region: number
    readonly price: number
    readonly was: number
  }
  readonly guard: { readonly map: number; readonly region: number; readonly price: number }
  readonly safe: { readonly map: number; readonly region: number; readonly was: number }
  readonly peace: { readonly seat: Seat }
  readonly odds: { readonly faces: number }
}

const tell = consequencesOf<SmallWorldKinds>()
type Moment = Played<SmallWorldPosition, SmallWorldMove, SmallWorldEvent>

const inRegion = (region: number): Piece => `region:${region}`

const pieces = (move: SmallWorldMove): readonly Piece[] => {
  if ('region' in move) return [inRegion(move.region)]
  return move.kind === 'pick' ? [`combo:${move.place}`] : [`act:${move.kind}`]
}

const consequences = (moment: Moment): readonly Consequence[] => [
  ...ofIncome(moment),
  ...ofRivals(moment),
  ...ofPeople(moment),
  ...ofDecline(moment),
  ...ofDefence(moment),
  ...ofDie(moment),
]

const ofGifts = ({ lines }: Income): number =>
  lines.reduce((sum, { source, points }) => sum + (source === 'race' || source === 'power' ? points : 0), 0)

/** Coins: what was paid, or what the turn will pay if nothing more happens. */
function ofIncome({ before, after, seat, move, events }: Moment): Consequence[] {
  const told: Consequence[] = []
  const scored = events.find(event => event.kind === 'scored' && event.seat === seat)
  if (scored?.kind === 'scored') {
    told.push(tell('paid', {}, { coins: scored.total }, scored.total / 2))
    const coins = standingIncome(after, seat).total
    if (coins !== scored.total && !events.some(({ kind }) => kind === 'declined'))
      told.push(tell('later', {}, { coins }, coins / 4))
  } else if (isToBePaid(before, seat) && isToBePaid(after, seat) && move.kind !== 'pick') {
    const [was, is] = [turnIncome(before, seat), turnIncome(after, seat)]
    const gain = is.total - was.total
    const bonus = Math.max(0, Math.min(gain, ofGifts(is) - ofGifts(was)))
    if (gain > 0) told.push(tell('more', {}, { gain, bonus }, gain))
    if (gain < 0) told.push(tell('less', {}, { loss: -gain }, gain))
  }
  return told
}

/** What others lose. */
const ofRivals = ({ before, after, seat, events }: Moment): Consequence[] =>
  seatsOf(before.seats).flatMap(other => {
    if (other === seat) return []
    const taken = events.filter(event => event.kind === 'conquered' && event.seat === seat)
    const hit = taken.filter(event => event.kind === 'conquered' && event.victim?.seat === other)
    if (hit.length === 0) return []
    const lost = hit.reduce((sum, event) => sum + (event.kind === 'conquered' ? (event.victim?.lost ?? 0) : 0), 0)
    const loss = Math.max(0, standingIncome(before, other).total - standingIncome(after, other).total)
    return [tell('rival', { seat: other }, { loss, lost }, loss * 0.6 + lost * 0.4, [`seat:${other}`])]
  })

/** A people that was picked, and the tokens left to conquer with. */
function ofPeople({ before, after, seat, move, events }: Moment): Consequence[] {
  const told: Consequence[] = []
  const race = elementAt(after.active, seat)
  if (move.kind === 'pick') {
    const { price, found, tokens } = comboFigures(before, move.place)
    if (price > 0) told.push(known(tell('spends', {}, { coins: price }, -price)))
    if (found > 0) told.push(known(tell('finds', {}, { coins: found }, found)))
    told.push(known(tell('race', {}, { tokens }, tokens / 4)))
  }
  const isConquest = move.kind === 'conquer' || move.kind === 'dragon' || move.kind === 'exchange'
  const hasScored = events.some(({ kind }) => kind === 'scored')
  if (isConquest && race !== NONE && !hasScored) {
    const tokens = elementAt(after.hand, race)
    if (tokens > 0) told.push(tell('hand', {}, { tokens }, tokens / 5))
    const price = defencePrice(after, move.region).need
    told.push(tell('guard', { map: after.map, region: move.region }, { price }, price / 7, [inRegion(move.region)]))
  }
  if (hasScored && race !== NONE && race !== elementAt(before.active, seat)) {
    const regions = regionsOf(after, race)
    if (regions > 0) told.push(tell('land', {}, { regions }, regions / 3))
  }
  return told
}

function ofDecline({ before, after, seat, events }: Moment): Consequence[] {
  const told: Consequence[] = []
  for (const event of events) {
    if (event.kind === 'declined' && event.seat === seat) {
      const coins = standingIncome(after, seat).total
      told.push(tell('decline', {}, { coins }, 1 + coins / 2, [`seat:${seat}`]))
    }
    if (event.kind === 'gone' && event.seat === seat) {
      const regions = seatRegions(before, seat) - seatRegions(after, seat)
      if (regions > 0) told.push(tell('gone', {}, { regions }, -regions))
    }
  }
  return told
}

/** All regions of a seat, of its active people and those in decline. */
const seatRegions = (p: SmallWorldPosition, seat: Seat): number =>
  p.holder.filter(race => race !== NONE && p.owner[race] === seat).length

/** The viewer's regions that became more expensive or cannot be attacked. */
function ofDefence({ before, after, seat, move, events }: Moment): Consequence[] {
  const told: Consequence[] = []
  if (move.kind === 'ally') told.push(tell('peace', { seat: seatAt(move.seat) }, {}, 1, [`seat:${move.seat}`]))
  if (events.some(({ kind }) => kind === 'conquered' || kind === 'scored')) return told
  for (const [region, race] of after.holder.entries()) {
    if (race === NONE || before.holder[region] !== race || after.owner[race] !== seat) continue
    const about = { map: after.map, region }
    const isSafe = (elementAt(after.marks, region) & IMMUNE) !== 0
    const [price, was] = [defencePrice(after, region).need, defencePrice(before, region).need]
    if (isSafe && (elementAt(before.marks, region) & IMMUNE) === 0)
      told.push(tell('safe', about, { was }, 8 / was, [inRegion(region)]))
    if (price > was && !isSafe) told.push(tell('defence', about, { price, was }, (price - was) / 2, [inRegion(region)]))
  }
  return told.sort((a, b) => b.weight - a.weight).slice(0, 2)
}

/** How many of the die's six faces are enough. */
function ofDie({ before, move }: Moment): Consequence[] {
  if (move.kind !== 'attempt') return []
  const race = before.agenda.at(-1)?.race ?? NONE
  const faces = attemptFaces(before, race, move.region)
  return [known(tell('odds', {}, { faces }, 0.5, [inRegion(move.region)]))]
}

export const advice: Advice<SmallWorldPosition, SmallWorldMove, SmallWorldEvent> = { pieces, consequences }
