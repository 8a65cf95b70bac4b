import type { Proof, Secret } from '../../kernel/conformance/proof.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Rng } from '../../kernel/rng.ts'
import { type Seat, seatAt, seatsOf } from '../../kernel/seat.ts'
import { ARMIES, MAGIC, SHIELDS, TOWER } from './content/figures.ts'
import { MAY_STAND, REGIONS } from './content/map.ts'
import { STOCK_MAX } from './content/resources.ts'
import { TOKEN_COUNT, TOKENS } from './content/tokens.ts'
import { FACE_DOWN, FACE_UP, NEUTRAL, NONE, NOT_SET, type TekEvent, type TekPosition, type War } from './position.ts'
import { EMPTY, isMixed, occupies, ownAt, ownerOf } from './rules/board.ts'
import { CHARTERS } from './rules/charters.ts'
import { powersOf } from './rules/factions/index.ts'
import { highestBid } from './rules/payment.ts'
import { shieldsPlaced } from './rules/turn.ts'
import { opponentOf } from './rules/war.ts'

function broken(p: TekPosition): string[] {
  const faults: string[] = []
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  for (const seat of seatsOf(p.seats)) brokenFor(p, seat, must)
  const neutrals = REGIONS.filter((_, region) => ownAt(p, NEUTRAL, region) > 0).length
  must(neutrals === p.neutrals, `${neutrals} neutral armies, ${p.neutrals} counted`)
  if (p.lands.length > 0 && p.lost !== NONE)
    must(p.neutrals + sum(p.trophies) === 5, 'neutral armies and trophies are not five')
  must(shieldsPlaced(p) <= SHIELDS, 'too many shields')
  for (const region of REGIONS.keys()) brokenRegion(p, region, must)
  if (p.exploring) brokenTokens(p, must)
  must(p.seats > 2 || !REGIONS.some((_, region) => isShared(p, region)), 'two players share a region')
  return faults
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

type Must = (holds: boolean, fault: string) => void

function brokenFor(p: TekPosition, seat: Seat, must: Must): void {
  const armies = REGIONS.reduce((count, _, region) => count + ownAt(p, seat, region), 0)
  must(armies === p.inPlay[seat], `seat ${seat} has ${armies} armies in play, ${p.inPlay[seat]} counted`)
  must(armies <= ARMIES.each, `seat ${seat} has ${armies} armies`)
  const playing = p.lands.length > 0 && !p.over && !p.agenda.some(frame => frame.kind === 'settle')
  must(!playing || armies > 0, `seat ${seat} has no army`)
  for (const units of p.stock.slice(3 * seat, 3 * seat + 3))
    must(units >= 0 && units <= STOCK_MAX, `seat ${seat} has ${units} units`)
  const tower = elementAt(p.tower, seat)
  const magic = elementAt(p.magic, seat)
  must(tower >= 0 && tower <= TOWER.top, `seat ${seat} has tower ${tower}`)
  must(magic >= 0 && magic <= MAGIC.top, `seat ${seat} has magic ${magic}`)
}

function brokenRegion(p: TekPosition, region: number, must: Must): void {
  const { id, side } = elementAt(REGIONS, region)
  const one = elementAt(p.armies, 2 * region)
  const two = elementAt(p.armies, 2 * region + 1)
  must(two === EMPTY || (one !== EMPTY && one <= two), `the places of ${id} are in disorder`)
  for (const army of [one, two]) {
    if (army === EMPTY) continue
    const owner = seatAt(ownerOf(army))
    const gait = owner === NEUTRAL ? 0 : powersOf(p, owner).gait
    must(elementAt(elementAt(MAY_STAND, gait), region), `an army in ${id}`)
    must(p.lands.includes(side), `an army in ${id}, which is not on the table`)
  }
}

/** TEK-R-69: nobody stands on a face-down token unless it is about to be turned up. */
function brokenTokens(p: TekPosition, must: Must): void {
  for (const region of REGIONS.keys()) {
    if (p.tokens[region] !== FACE_DOWN) continue
    const awaited = p.agenda.some(frame => frame.kind === 'token' && frame.region === region)
    const owners = seatsOf(p.seats).filter(seat => occupies(p, seat, region))
    must(awaited || owners.length === 0, `a face-down token under an army in ${elementAt(REGIONS, region).id}`)
  }
  const faceDown = p.tokens.filter(token => token === FACE_DOWN).length
  must(faceDown <= sum(p.bag), 'more face-down tokens than unseen ones')
  for (const [token, id] of TOKENS.entries()) {
    const open = p.tokens.filter(seen => seen === FACE_UP + token).length
    must(open + elementAt(p.bag, token) <= TOKEN_COUNT[id], `too many tokens: ${id}`)
  }
}

const isShared = (p: TekPosition, region: number): boolean =>
  isMixed(p, region) &&
  ownAt(p, NEUTRAL, region) === 0 &&
  !p.agenda.some(frame => (frame.kind === 'war' || frame.kind === 'clash') && frame.region === region)

const charters: Secret<TekPosition> = {
  name: 'sealed charters',
  scramble: (p, viewer, rng) => {
    let changed = false
    for (const seat of seatsOf(p.seats))
      if (seat !== viewer && p.sealed[seat] !== NOT_SET) {
        p.sealed = p.sealed.with(seat, (elementAt(p.sealed, seat) + 1 + rng.below(CHARTERS - 1)) % CHARTERS)
        changed = true
      }
    return changed
  },
  leak: (view, truth) => {
    view.sealed = truth.sealed.slice()
  },
}

const dice: Secret<TekPosition> = {
  name: 'war dice under the hand',
  opened: { rule: 'TEK-WAR-5', by: 'dice-shown', follows: ['war-won', 'paid'] },
  scramble: (p, viewer, rng) => {
    let changed = false
    for (const frame of p.agenda)
      if (frame.kind === 'war' && frame.stage === 'dice')
        for (const [side, seat] of [frame.attacker, frame.defender].entries())
          if (seat !== viewer && frame.dice[side] !== NOT_SET && otherFace(p, frame, seat, side, rng)) changed = true
    return changed
  },
  leak: (view, truth) => {
    for (const [at, frame] of view.agenda.entries()) {
      const real = elementAt(truth.agenda, at)
      if (frame.kind === 'war' && real.kind === 'war') frame.dice = real.dice.slice()
    }
  },
}

function otherFace(p: TekPosition, war: War, seat: Seat, side: number, rng: Rng): boolean {
  const faces = 1 + highestBid(p, seat, opponentOf(war, seat), war.region, seat === war.attacker)
  if (faces < 2) return false
  war.dice[side] = (elementAt(war.dice, side) + 1 + rng.below(faces - 1)) % faces
  return true
}

export const proof: Proof<TekPosition, TekEvent> = {
  broken,
  secrets: [charters, dice],
  events: {
    captured: true,
    gave: true,
    'game-ended': true,
    raised: true,
    built: true,
    passed: true,
    paid: true,
    scored: true,
    allied: true,
    'faction-taken': true,
    'card-taken': true,
    'lost-kingdom': true,
    'charter-sealed': true,
    'charters-opened': true,
    settled: true,
    'left-bare': true,
    'tokens-laid': true,
    refreshed: true,
    selected: true,
    moved: true,
    swapped: true,
    stood: true,
    researched: true,
    mobilised: true,
    traded: true,
    collected: true,
    gained: true,
    'war-began': true,
    'die-set': true,
    'dice-shown': true,
    'war-won': true,
    'alliance-broken': true,
    'tower-burnt': true,
    withdrew: true,
    stayed: 'rare',
    fell: true,
    'crown-moved': true,
    plundered: true,
    rose: true,
    'token-found': true,
    bribed: true,
    'end-near': true,
    'lost-in-ruins': true,
  },
}
