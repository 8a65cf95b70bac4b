import { elementAt } from '../../../kernel/list.ts'
import { hoverCards } from '../../../web/pieces/hover-card.svelte.ts'
import { Draft } from '../../../web/table/draft.svelte.ts'
import type { Row } from '../content/vocabulary.ts'
import type { Cards, Kingdom, PaperTalesMove } from '../position.ts'
import { handLeft } from '../queries.ts'
import { type Piece, type Place, stepsFor } from './drag.ts'
import { Mercy } from './mercy.svelte.ts'
import { Payment } from './payment.svelte.ts'
import { NOTHING, type PaperTalesDraft } from './picks.ts'
import type { PaperTalesSession } from './session.ts'

type Of<K extends PaperTalesMove['kind']> = Extract<PaperTalesMove, { kind: K }>

/** What has been picked and not yet decided. It selects moves from the list and makes up none. */
export class Choice {
  readonly payment: Payment
  readonly mercy: Mercy
  private readonly session: PaperTalesSession
  private readonly draft: PaperTalesDraft

  constructor(session: PaperTalesSession) {
    this.session = session
    this.draft = new Draft(session, NOTHING)
    this.payment = new Payment(session, this.draft)
    this.mercy = new Mercy(session, this.draft)
  }

  get pressed(): readonly number[] {
    return this.draft.picks.pressed
  }
  get spot(): number | null {
    return this.draft.picks.spot
  }
  get carried(): Piece | null {
    return this.draft.picks.carried
  }

  clear(): void {
    this.draft.clear()
  }

  readonly kingdom = $derived.by((): Kingdom | null => {
    const { view, viewer } = this.session
    return viewer === null ? null : elementAt(view.kingdoms, viewer)
  })

  /** The player's cards: the packet while recruiting, artifacts to pay for, otherwise the hand. */
  readonly cards = $derived.by((): Cards => {
    const { kingdom } = this
    if (!kingdom) return []
    const { stage } = this.session.view
    if (stage === 'recruit') return kingdom.packet
    if (stage === 'pay') return kingdom.pending
    return stage === 'plan' ? handLeft(kingdom) : kingdom.hand
  })

  readonly chosen = $derived.by(() => this.pressed.flatMap(at => this.cards[at] ?? []))

  /** How many cards a decision at this stage needs. */
  readonly wanted = $derived.by((): number => {
    const [first] = this.session.moves
    return first?.kind === 'split' || first?.kind === 'muster' ? 2 : 1
  })

  press(at: number): void {
    const others = this.pressed.filter(other => other !== at)
    const kept = this.session.view.stage === 'keep' ? others : others.slice(0, this.wanted - 1)
    this.draft.pick({ spot: null, pressed: this.pressed.includes(at) ? others : [...kept, at] })
  }

  pressSpot(spot: number): void {
    this.draft.pick({ pressed: [], spot: this.spot === spot ? null : spot })
  }

  find<K extends PaperTalesMove['kind']>(kind: K, fits: (move: Of<K>) => boolean = () => true): Of<K> | undefined {
    return this.session.moves.find((move): move is Of<K> => move.kind === kind && fits(move as Of<K>))
  }

  /** The move that the pressed cards stand for, if they are enough. */
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

  /** Where the pressed card may stand. */
  placing(row: Row): PaperTalesMove | undefined {
    const [card] = this.chosen
    return this.session.view.stage === 'plan' && card !== undefined
      ? this.find('place', move => move.card === card && move.row === row)
      : undefined
  }

  lift(piece: Piece): void {
    const pressed = piece.from === 'hand' ? [piece.at] : []
    const spot = piece.from === 'kingdom' ? piece.spot : null
    this.draft.pick({ ...NOTHING, carried: piece, pressed, spot })
  }

  /** Plays the steps that a drop stands for; if the rules forbid one, the reason appears where it was dropped. */
  drop(place: Place | null, over: Element | null): void {
    const { carried, kingdom } = this
    this.clear()
    if (!carried || !kingdom || place === null) return
    const refused = this.session.playAll(stepsFor(carried, place, kingdom))
    if (refused && over) hoverCards.open(over, this.session.inWords(refused))
  }

  play(move: PaperTalesMove | undefined): void {
    if (!move) return
    this.session.play(move)
    this.clear()
  }
}
