import { elementAt } from '../kernel/list.ts'

/** Seven colours, one for each seat of the largest table. They belong to seats, not to games: no rule reads them. */
export const COLOURS = [1, 2, 3, 4, 5, 6, 7] as const
export type Colour = (typeof COLOURS)[number]

export const isColour = (value: unknown): value is Colour => COLOURS.some(colour => colour === value)

/** Who holds a seat, as far as colours go. */
interface Holder {
  readonly kind: string
  readonly colour?: Colour | undefined
}

/**
 * A different colour for every seat. People get what they chose, or else the seat's own or the first free one; bots and
 * empty seats get what is left.
 */
export function coloursOf(seats: readonly Holder[]): readonly Colour[] {
  const shown: (Colour | undefined)[] = seats.map(chosenBy)
  const fill = (isNext: (holder: Holder) => boolean) => {
    for (const [seat, holder] of seats.entries())
      if (shown[seat] === undefined && isNext(holder))
        shown[seat] = [COLOURS[seat], ...COLOURS].find(colour => !shown.includes(colour))
  }
  fill(holder => holder.kind === 'person')
  fill(() => true)
  return shown.map((colour, seat) => colour ?? elementAt(COLOURS, seat))
}

export const chosenBy = (holder: Holder): Colour | undefined => (holder.kind === 'person' ? holder.colour : undefined)
