import { filesOf } from '../../../kernel/languages.ts'
import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { defineCoach } from '../../../learn/coach.ts'
import { ARMIES, MAGIC, TOWER } from '../content/figures.ts'
import { FIRST, freeActions, harvest, yields } from '../lessons/moments.ts'
import { actionsLit, everySeat, homeRegions, regionsLit, sidesLit, WAYS } from '../lessons/pieces.ts'
import { NONE, type TekMove, type TekPosition, topFrame, warOf } from '../position.ts'
import { askedNow, highestBid } from '../queries.ts'
import type { Decision } from './decision.ts'

/** The regions the moves lead to. */
const targets = (moves: readonly TekMove[]) =>
  regionsLit(...new Set(moves.flatMap(move => ('to' in move ? [move.to] : 'region' in move ? [move.region] : []))))

function bids(p: TekPosition, seat: Seat) {
  const war = warOf(p)
  if (!war) return { mine: 0, theirs: 0 }
  const other = war.attacker === seat ? war.defender : war.attacker
  return { mine: highestBid(p, war, seat), theirs: highestBid(p, war, other) }
}

export const coach = defineCoach<TekPosition, TekMove, Decision>({
  game: 'tiny-epic-kingdoms',
  kindOf(p, seat) {
    const frame = topFrame(p)
    if (!frame || !askedNow(p).includes(seat)) return null
    const { kind } = frame
    switch (kind) {
      case 'clash':
      case 'token':
        return null
      case 'respond':
        return seat === p.active ? 'perform' : 'follow'
      default:
        return kind
    }
  },
  tips: {
    aim: {
      figures: () => ({ armies: ARMIES.endTrigger, tower: TOWER.top, magic: MAGIC.top }),
      light: everySeat,
      lesson: 'aim',
    },
    draft: { rule: 'TEK-RESEARCH-2' },
    card: { rule: 'TEK-COLLECT-2' },
    charters: { figures: () => FIRST, light: sidesLit, lesson: 'found' },
    settle: {
      light: (p, seat) =>
        p.homes[seat] === NONE ? [] : regionsLit(...homeRegions(elementAt(p.homes, seat)).filter(yields)),
      lesson: 'land',
    },
    bare: { light: (_, __, moves) => targets(moves), rule: 'TEK-TOKEN-4' },
    select: { light: p => actionsLit(...freeActions(p)), lesson: 'turn' },
    perform: { lesson: 'shields' },
    follow: {
      figures: (p, seat) => ({ units: harvest(p, seat) }),
      light: () => WAYS,
      rule: 'TEK-RESPOND-3',
    },
    again: { light: (_, __, moves) => targets(moves), lesson: 'spread' },
    exchange: { rule: 'TEK-TRADE-1' },
    gain: { rule: 'TEK-RES-1' },
    war: { figures: bids, light: () => ['act:flag', 'act:seal'], lesson: 'war' },
    raise: { rule: 'TEK-WAR-5' },
    pay: { light: () => ['move:pay'], rule: 'TEK-PAY-3' },
    give: { rule: 'TEK-RES-1' },
    lair: { rule: 'TEK-TOKEN-DRAGON-1' },
    fate: { light: (_, __, moves) => targets(moves), lesson: 'flag' },
    plunder: { rule: 'TEK-RES-1' },
    rise: { rule: 'TEK-SCORE-2' },
    bandit: { rule: 'TEK-TOKEN-BANDIT-1' },
  },
  words: filesOf<typeof import('./coach.en.ts')>(language => import(`./coach.${language}.ts`)),
})
