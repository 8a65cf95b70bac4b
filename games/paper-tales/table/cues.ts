import { elementAt } from '../../../kernel/list.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { figureOver } from '../../../web/stage/cue-sheet.ts'
import {
  type Cue,
  type CueScene,
  type CueSheet,
  type GreatMoment,
  inkOf,
  type Spot,
  type StagePiece,
  seatSpot,
} from '../../../web/stage/moment.ts'
import { BUILDINGS, CARDS } from '../content/cards.ts'
import { WAR_VP } from '../content/figures.ts'
import { NONE, type PaperTalesEvent, type PaperTalesPosition } from '../position.ts'
import { BUILDING_GLYPHS, CARD_GLYPHS, LICH, SANDS } from './glyphs.ts'
import { groundOf } from './paper.ts'

/* The great moments of Paper Tales: the curtain rises, neighbours clash left and right, something is built, time takes its toll. */

type Scene = CueScene<PaperTalesPosition, PaperTalesEvent>
type Of<Kind extends PaperTalesEvent['kind']> = Extract<PaperTalesEvent, { kind: Kind }>

const THEATRE: Spot = '.theatre .stage'
const STANDING: Spot = '.theatre .row li'

const puppet = (card: number): StagePiece => ({
  shape: 'card',
  glyph: CARD_GLYPHS[elementAt(CARDS, card).id],
  ground: groundOf(card),
})

/** Whose kingdom is on the stage. */
const mine = ({ viewer }: Scene): Seat => viewer ?? 0

/** Two lines, the own first, are enough on the board; the log tells the rest. */
const told = (events: readonly PaperTalesEvent[], scene: Scene): string =>
  events
    .toSorted((a, b) => Number(isOf(b, mine(scene))) - Number(isOf(a, mine(scene))))
    .slice(0, 2)
    .map(scene.told)
    .join(' ')
const isOf = (event: PaperTalesEvent, seat: Seat): boolean => 'seat' in event && event.seat === seat

/** The curtain opens on the own stage, and everybody shows whom they have deployed. */
function curtain(revealed: readonly Of<'revealed'>[], scene: Scene): GreatMoment {
  const others = revealed.filter(({ seat }) => seat !== mine(scene))
  const shown = others.flatMap(({ seat, fresh, units }) => {
    const cards = fresh.flatMap((isFresh, spot) => (isFresh && units[spot] !== NONE ? [elementAt(units, spot)] : []))
    return cards.map(
      (card, i): Cue => ({
        kind: 'stand',
        piece: puppet(card),
        on: seatSpot(seat),
        how: 'swell',
        size: 92,
        aside: (i - (cards.length - 1) / 2) * 0.62,
        at: 900 + i * 90,
        lasts: 1500 - i * 90,
      }),
    )
  })
  return {
    name: 'curtain',
    caption: told(revealed, scene),
    cues: [
      { kind: 'curtain', on: THEATRE, at: 0, lasts: 1700, sound: 'curtain' },
      { kind: 'change', what: STANDING, how: 'rise', at: 500, lasts: 700 },
      ...shown,
    ],
  }
}

const CLASH = 1250

/** First the neighbour on the left comes from the left, then the one on the right from the right. */
function clash(wars: readonly Of<'war'>[], scene: Scene): GreatMoment | null {
  const seat = mine(scene)
  const own = wars.filter(war => war.seat === seat)
  if (own.length === 0) return null
  const cues = own.flatMap((war, i): Cue[] => {
    const isLeft = war.army === 'left' || (war.army === null && i === 0)
    const me: StagePiece = { shape: 'shield', colour: scene.colourOf(seat), figure: war.own }
    const them: StagePiece =
      war.army === null
        ? { shape: 'shield', colour: scene.colourOf(war.against), figure: war.other }
        : { shape: 'card', glyph: LICH, ground: '#c9c3cb', title: String(war.other) }
    const winner = war.own === war.other ? null : war.own > war.other === isLeft ? 'right' : 'left'
    const at = i * CLASH
    return [
      {
        kind: 'clash',
        on: THEATRE,
        left: isLeft ? them : me,
        right: isLeft ? me : them,
        winner,
        at,
        lasts: CLASH,
        sound: 'clash',
      },
      ...figureOver('.theatre .plank', war.won * WAR_VP, { at: at + CLASH * 0.5, lasts: CLASH * 0.5, sound: 'gain' }),
    ]
  })
  return {
    name: 'clash',
    seat,
    caption: own.map(scene.told).join(' '),
    cues: [{ kind: 'veil', on: THEATRE, ink: '#1c0f0799', at: 0, lasts: own.length * CLASH }, ...cues],
  }
}

/** The sands are turned; whoever is too old falls. */
function time(events: readonly (Of<'died'> | Of<'time-passed'>)[], scene: Scene): GreatMoment {
  const died = events.filter(event => event.kind === 'died')
  const fallen = died.map((event, i): Cue => {
    const isMine = event.seat === mine(scene)
    return {
      kind: 'stand',
      piece: puppet(event.card),
      on: isMine ? THEATRE : seatSpot(event.seat),
      how: 'fall',
      size: isMine ? 150 : 92,
      aside: ((i % 4) - 1.5) * 0.6,
      at: 500 + Math.min(400, i * 110),
      lasts: 1300,
      ...(i === 0 && { sound: 'torn' }),
    }
  })
  return {
    name: 'time',
    caption: told(died.length > 0 ? died : events, scene),
    cues: [
      { kind: 'veil', on: THEATRE, ink: '#3a2a1a8c', at: 0, lasts: 2000 },
      {
        kind: 'stand',
        piece: { shape: 'glyph', glyph: SANDS, ink: '#f6e3b0' },
        on: THEATRE,
        how: 'spin',
        size: 150,
        at: 0,
        lasts: 1500,
        sound: 'time',
      },
      { kind: 'change', what: STANDING, how: 'shake', at: 600, lasts: 400 },
      ...fallen,
    ],
  }
}

function building(event: Of<'built'> | Of<'upgraded'>, { colourOf, told: tell }: Scene): GreatMoment {
  const { seat } = event
  return {
    name: 'building',
    seat,
    caption: tell(event),
    cues: [
      {
        kind: 'stand',
        piece: { shape: 'card', glyph: BUILDING_GLYPHS[elementAt(BUILDINGS, event.building).id], ground: '#cfdde3' },
        on: seatSpot(seat),
        how: 'land',
        size: 120,
        at: 0,
        lasts: 1100,
        sound: 'built',
      },
      { kind: 'ring', on: seatSpot(seat), ink: inkOf(colourOf(seat)), at: 420, lasts: 600 },
    ],
  }
}

/** All build at once: those of the others are told together with the own, one after another would take too long. */
function buildings(built: readonly (Of<'built'> | Of<'upgraded'>)[], scene: Scene): GreatMoment[] {
  const [first] = built
  if (!first) return []
  return [
    {
      ...building(first, scene),
      seat: undefined,
      caption: told(built, scene),
      cues: built.flatMap((event, i) => building(event, scene).cues.map(cue => ({ ...cue, at: cue.at + i * 160 }))),
    },
  ]
}

const MOST_BUILDINGS = 6

export const cues: CueSheet<PaperTalesPosition, PaperTalesEvent> = {
  moments(events, scene) {
    const revealed = events.filter(event => event.kind === 'revealed')
    const wars = clash(
      events.filter(event => event.kind === 'war'),
      scene,
    )
    const built = events.filter(event => event.kind === 'built' || event.kind === 'upgraded')
    const aged = events.filter(event => event.kind === 'died' || event.kind === 'time-passed')
    return [
      ...(revealed.length > 0 ? [curtain(revealed, scene)] : []),
      ...(wars ? [wars] : []),
      ...buildings(built.slice(0, MOST_BUILDINGS), scene),
      ...(aged.length > 0 ? [time(aged, scene)] : []),
    ]
  },
  isQuiet: event => event.kind === 'answered' || event.kind === 'phase' || event.kind === 'opened',
}
