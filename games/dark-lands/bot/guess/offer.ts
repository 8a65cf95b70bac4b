import type { DarkLandsMove } from '../../position.ts'

/** The best move so far, and its gain. */
export interface Offer {
  move: DarkLandsMove
  gain: number
}

export function offer(best: Offer, move: DarkLandsMove, gain: number): void {
  if (gain <= best.gain) return
  best.move = move
  best.gain = gain
}
