import type { Move } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { NameOf } from '../../kernel/words.ts'
import type { Ending, Episode, Lead, Story } from './story.ts'
import type { ReviewText } from './text/review-text.ts'

/** What the sentences need besides the story. */
export interface Teller {
  readonly t: ReviewText['story']
  readonly moves: number
  readonly nameOf: NameOf
  /** The game log's line for a move; may be empty. */
  readonly happened: (step: number) => string
  readonly inWords: (step: number, seat: Seat, move: Move) => string
  readonly percent: (share: number) => string
}

/** A sentence, and the position it is about. */
export interface StorySentence {
  readonly text: string
  readonly step: number | null
}

/** The story in words: five sentences. */
export const tell = ({ lead, episodes, ending }: Story, teller: Teller): StorySentence[] => [
  { text: leadInWords(lead, teller), step: null },
  ...episodes.map(episode => ({ text: episodeInWords(episode, teller), step: stepOf(episode) })),
  { text: endingInWords(ending, teller), step: teller.moves },
]

const stepOf = (episode: Episode): number | null => {
  if (episode.kind === 'slip') return episode.step - 1
  return episode.kind === 'clean' || episode.kind === 'calm' ? null : episode.step
}

function leadInWords(lead: Lead, { t, nameOf }: Teller): string {
  switch (lead.kind) {
    case 'throughout':
      return t.throughout(nameOf(lead.seat))
    case 'mostly':
      return t.mostly(nameOf(lead.seat), lead.changes)
    case 'changing':
      return t.changing(lead.changes)
    case 'level':
      return t.level
  }
}

function episodeInWords(episode: Episode, { t, moves, nameOf, happened, inWords, percent }: Teller): string {
  switch (episode.kind) {
    case 'turn': {
      const { step, seat, before, after, winner } = episode
      const turned = t.turn(step, happened(step), nameOf(seat), percent(before), percent(after), after > before)
      return `${turned}${winner === null ? '' : t.forGood(nameOf(winner))}.`
    }
    case 'slip': {
      const { step, seat, cost, better } = episode
      return t.slip(step, nameOf(seat), percent(cost), inWords(step, seat, better))
    }
    case 'decided': {
      const { step, seat, late } = episode
      return late ? t.late(step, moves, nameOf(seat)) : t.decided(step, nameOf(seat))
    }
    case 'nearest': {
      const [first, second] = episode.seats.map((seat, at) =>
        t.chance(nameOf(seat), percent(elementAt(episode.chances, at))),
      )
      return t.nearest(episode.step, first ?? '', second ?? '')
    }
    case 'calm':
      return t.calm(percent(episode.swing))
    case 'clean':
      return t.clean
  }
}

function endingInWords(ending: Ending, { t, nameOf }: Teller): string {
  switch (ending.kind) {
    case 'unfinished':
      return t.unfinished(ending.moves)
    case 'alone':
      return t.alone(nameOf(ending.seat), ending.points, ending.opponent, ending.won)
    case 'shared':
      return t.shared(ending.seats.map(nameOf), ending.points)
    case 'tie':
      return t.tie(nameOf(ending.seat), nameOf(ending.second), ending.points)
    case 'won': {
      const { seat, points, second, margin, by } = ending
      const why = by ? t.wonBy(by.source, by.points, by.other) : ''
      return `${t.won(nameOf(seat), points, nameOf(second), margin)}${why}.`
    }
  }
}
