import { hoverCards } from '../../../web/pieces/hover-card.svelte.ts'
import type { Row } from '../content/vocabulary.ts'
import type { Cards, Kingdom, PaperTalesMove } from '../position.ts'
import { withoutCards } from '../rules/cards.ts'
import type { PaperTalesSession } from './context.ts'
import { type Piece, type Place, stepsFor } from './drag.ts'
import { Mercy } from './mercy.svelte.ts'
import { Payment } from './payment.svelte.ts'

type Of<K extends PaperTalesMove['kind']> = Extract<PaperTalesMove, { kind: K }>

/** What has been pointed at and not yet decided. It names moves of the list; it makes none up. */
export class Choice {
  /** Places in the cards laid out, in the order they were pressed. */
  pressed = $state<readonly number[]>([])
  /** A unit of one's own kingdom. */
  spot = $state<number | null>(null)
  /** Picked up and not yet let go. */
  carried = $state.raw<Piece | null>(null)
  readonly payment: Payment
  readonly mercy: Mercy
  private readonly session: PaperTalesSession

  constructor(session: PaperTalesSession) {
    this.session = session
    this.payment = new Payment(session)
    this.mercy = new Mercy(session)
  }

  clear(): void {
    this.pressed = []
    this.spot = null
    this.carried = null
    this.payment.clear()
    this.mercy.clear()
  }

  readonly kingdom = $derived.by((): Kingdom | null => {
    const { view, viewer } = this.session
    return viewer === null ? null : view.kingdoms[viewer]
  })

  /** The cards before the player: the packet while recruiting, artifacts to be paid for, the hand otherwise. */
  readonly cards = $derived.by((): Cards => {
    const { kingdom } = this
    if (!kingdom) return []
    const { stage } = this.session.view
    if (stage === 'recruit') return kingdom.packet
    if (stage === 'pay') return kingdom.pending
    if (stage !== 'plan') return kingdom.hand
    const { top, bottom, artifacts } = kingdom.plan
    return [top, bottom, artifacts].reduce<Cards>((hand, planned) => withoutCards(hand, planned), kingdom.hand)
  })

  readonly chosen = $derived.by(() => this.pressed.map(at => this.cards[at]))

  /** How many cards a decision needs at this stage. */
  readonly wanted = $derived.by((): number => {
    const [first] = this.session.moves
    return first?.kind === 'split' || first?.kind === 'muster' ? 2 : 1
  })

  press(at: number): void {
    this.spot = null
    if (this.pressed.includes(at)) this.pressed = this.pressed.filter(other => other !== at)
    else if (this.session.view.stage === 'keep') this.pressed = [...this.pressed, at]
    else this.pressed = [...this.pressed.slice(0, this.wanted - 1), at]
  }

  pressSpot(spot: number): void {
    this.pressed = []
    this.spot = this.spot === spot ? null : spot
  }

  find<K extends PaperTalesMove['kind']>(kind: K, fits: (move: Of<K>) => boolean = () => true): Of<K> | undefined {
    return this.session.moves.find((move): move is Of<K> => move.kind === kind && fits(move as Of<K>))
  }

  /** The move that the cards pressed stand for, if they are enough. */
  readonly decision = $derived.by((): PaperTalesMove | undefined => {
    const [card, other] = this.chosen
    switch (this.session.moves[0]?.kind) {
      case 'pick':
        return this.find('pick', move => move.card === card)
      case 'split':
        return this.find('split', move => move.card === card && move.discard === other)
      case 'muster':
        return this.find('muster', move => move.card === card && move.left === other)
      case 'keep': {
        const sorted = this.chosen.toSorted((a, b) => a - b).join()
        return this.find('keep', move => move.cards.join() === sorted)
      }
      default:
        return undefined
    }
  })

  /** Where the card pressed may stand. */
  placing(row: Row): PaperTalesMove | undefined {
    const [card] = this.chosen
    return this.session.view.stage === 'plan' && card !== undefined
      ? this.find('place', move => move.card === card && move.row === row)
      : undefined
  }

  lift(piece: Piece): void {
    this.clear()
    this.carried = piece
    if (piece.from === 'hand') this.pressed = [piece.at]
    else if (piece.from === 'kingdom') this.spot = piece.spot
  }

  /** Plays the steps that letting go stands for; what the rules forbid says so where it was dropped. */
  drop(place: Place | null, over: Element | null): void {
    const { carried, kingdom } = this
    this.clear()
    if (!carried || !kingdom || place === null) return
    for (const step of stepsFor(carried, place, kingdom)) {
      const why = this.session.why(step)
      if (why) {
        if (over) hoverCards.open(over, why)
        return
      }
      this.session.play(step)
    }
  }

  play(move: PaperTalesMove | undefined): void {
    if (!move) return
    this.session.play(move)
    this.clear()
  }
}
