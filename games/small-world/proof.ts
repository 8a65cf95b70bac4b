import type { Proof } from '../../kernel/conformance/proof.ts'
import { addAt, elementAt } from '../../kernel/list.ts'
import { ATLAS } from './content/atlas.ts'
import { PIECES } from './content/pieces.ts'
import { POWER_IDS } from './content/powers.ts'
import { CUSTOM_RACE, RACE_IDS, RACES } from './content/races.ts'
import {
  ACTIVE,
  DECLINED,
  DRAGON,
  HERO,
  HOLE,
  LEDGER_OF_SEAT,
  NONE,
  type SmallWorldEvent,
  type SmallWorldPosition,
  TRIBE,
  UNUSED,
} from './position.ts'
import { campsInHand, fortressesOnMap, regionsOf, tokensOnMap } from './rules/people.ts'
import { lore } from './rules/traits.ts'

function totalOf(p: SmallWorldPosition, race: number): number {
  const lender = p.custom?.race ? RACE_IDS.indexOf(p.custom.race.tokensOf) : NONE
  if (race === lender) return 0
  if (race === CUSTOM_RACE) return lender === NONE ? 0 : elementAt(RACES, lender).tokens
  return elementAt(RACES, race).tokens
}

function brokenRaces(p: SmallWorldPosition, faults: string[]): void {
  for (const [race, id] of RACE_IDS.entries()) {
    const parts = [...[p.tray, p.hand, p.withdrawn, p.aside].map(place => elementAt(place, race)), tokensOnMap(p, race)]
    if (parts.some(count => count < 0)) faults.push(`${id} has negative tokens: ${parts}`)
    const sum = parts.reduce((total, count) => total + count, 0)
    if (sum !== totalOf(p, race)) faults.push(`${id} has ${sum} tokens of ${totalOf(p, race)}: ${parts}`)
    if ((p.standing[race] === UNUSED) !== (p.owner[race] === NONE)) faults.push(`${id} has an owner but no standing`)
    if (p.standing[race] === UNUSED && p.tray[race] !== totalOf(p, race))
      faults.push(`${id} is unused but not in the tray`)
    if (p.standing[race] === ACTIVE && p.active[elementAt(p.owner, race)] !== race)
      faults.push(`${id} is active for nobody`)
    if (p.standing[race] === ACTIVE && campsInHand(p, race) < 0) faults.push(`${id} has too many encampments`)
  }
}

function brokenRegions(p: SmallWorldPosition, faults: string[]): void {
  for (const [region, holder] of p.holder.entries()) {
    const marks = elementAt(p.marks, region)
    const where = elementAt(elementAt(ATLAS, p.map).sheet.regions, region).label
    if ((holder === NONE) !== (p.tokens[region] === 0))
      faults.push(`${where}: tokens without a race, or a race without`)
    if (holder === NONE && elementAt(p.camps, region) > 0) faults.push(`${where}: encampments of nobody`)
    if (holder === NONE && marks & ~TRIBE) faults.push(`${where}: markers of nobody`)
    if (holder !== NONE && marks & TRIBE) faults.push(`${where}: a lost tribe among settlers`)
    if (holder !== NONE && p.standing[holder] !== ACTIVE && marks & (HOLE | HERO | DRAGON))
      faults.push(`${where}: a guard of a race in decline`)
  }
  if (fortressesOnMap(p) > PIECES.fortresses) faults.push('too many fortresses')
  if (!p.custom) {
    if (count(p, HOLE) > PIECES.holes) faults.push('too many holes')
    if (count(p, HERO) > PIECES.heroes) faults.push('too many heroes')
    if (count(p, DRAGON) > PIECES.dragons) faults.push('too many dragons')
  }
}

const count = (p: SmallWorldPosition, mark: number): number => p.marks.filter(marks => marks & mark).length

/** Every banner and every badge is in exactly one place. */
function brokenOffer(p: SmallWorldPosition, faults: string[]): void {
  const held = RACE_IDS.map((_, race) => race).filter(race => p.owner[race] !== NONE)
  const banners = [...p.offerRaces, ...p.banners, ...p.returned, ...held]
  const badges = [...p.offerPowers, ...p.badges, ...p.discards, ...p.power.filter(power => power !== NONE)]
  if (new Set(banners).size !== banners.length) faults.push(`banners twice: ${banners}`)
  if (new Set(badges).size !== badges.length) faults.push(`badges twice: ${badges}`)
  if (banners.length !== RACES.length) faults.push(`${banners.length} banners`)
  const box = POWER_IDS.length - (p.custom?.power ? 0 : 1)
  if (badges.length !== box && badges.length !== box - 1) faults.push(`${badges.length} badges of ${box}`)
}

/** A seat with Ghouls in decline conquers with them before the pick. SW-RUL-3 */
const hasGhouls = (p: SmallWorldPosition, seat: number): boolean =>
  p.owner.some(
    (owner, race) => owner === seat && p.standing[race] === DECLINED && elementAt(lore(p).races, race).undying,
  )

/** Between turns no race on the map has tokens in hand. SW-REDEP-4 */
function brokenHands(p: SmallWorldPosition, faults: string[]): void {
  const top = p.agenda.at(-1)
  if (top?.kind !== 'turn' && top?.kind !== 'pick') return
  if (top.kind === 'pick' && hasGhouls(p, top.seat)) return
  for (const [race, id] of RACE_IDS.entries()) {
    if (elementAt(p.withdrawn, race) > 0) faults.push(`${id} is still withdrawn`)
    if (elementAt(p.hand, race) > 0 && regionsOf(p, race) > 0) faults.push(`${id} holds back ${p.hand[race]} tokens`)
    if (
      p.standing[race] === ACTIVE &&
      regionsOf(p, race) > 0 &&
      elementAt(elementAt(lore(p).peoples, race), elementAt(p.power, race) + 1).camps > 0
    )
      if (campsInHand(p, race) > 0) faults.push(`${id} holds back encampments`)
  }
}

function brokenPurses(p: SmallWorldPosition, faults: string[]): void {
  for (let seat = 0; seat < p.seats; seat++) {
    let sum = 0
    for (let at = 0; at < LEDGER_OF_SEAT; at++) sum += elementAt(p.ledger, seat * LEDGER_OF_SEAT + at)
    if (sum !== p.coins[seat]) faults.push(`seat ${seat} has ${p.coins[seat]} coins, the ledger says ${sum}`)
    if (elementAt(p.coins, seat) < 0) faults.push(`seat ${seat} is in debt`)
  }
}

export const proof: Proof<SmallWorldPosition, SmallWorldEvent> = {
  broken(p) {
    const faults: string[] = []
    brokenRaces(p, faults)
    brokenRegions(p, faults)
    brokenOffer(p, faults)
    brokenHands(p, faults)
    brokenPurses(p, faults)
    return faults
  },
  secrets: [
    {
      name: 'the coins of others',
      scramble(p, viewer, rng) {
        if (p.openCoins || p.agenda.length === 0) return false
        for (let seat = 0; seat < p.seats; seat++) {
          if (seat === viewer) continue
          // Coins cannot really differ from the ledger: this only proves that nobody looks at the pile itself.
          addAt(p.coins, seat, 1 + rng.below(6))
        }
        return true
      },
      leak(view, truth) {
        view.coins = truth.coins.slice()
      },
    },
  ],
  events: {
    turn: true,
    fortified: true,
    recruited: true,
    declined: true,
    ended: true,
    round: true,
    picked: true,
    offered: true,
    'badges-shuffled': true,
    readied: true,
    abandoned: true,
    rolled: true,
    conquered: true,
    repelled: true,
    lifted: true,
    placed: true,
    vacated: true,
    'laid-aside': true,
    'camps-lifted': true,
    encamped: true,
    hero: true,
    scored: true,
    allied: true,
    gone: true,
  },
}
