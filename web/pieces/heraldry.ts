import eagle from 'glyph:eagle-emblem'
import sun from 'glyph:heraldic-sun'
import horse from 'glyph:horse-head'
import lion from 'glyph:lion'
import oak from 'glyph:oak-leaf'
import raven from 'glyph:raven'
import stag from 'glyph:stag-head'
import type { Colour } from '../../wire/colours.ts'

export { COLOURS, type Colour, coloursOf, isColour } from '../../wire/colours.ts'

/** Colour never stands alone: each has its own pattern (`url(#seat-pattern-N)`) and emblem. */
export const EMBLEM: Readonly<Record<Colour, string>> = {
  1: lion,
  2: eagle,
  3: sun,
  4: oak,
  5: raven,
  6: stag,
  7: horse,
}

/** The heater shield, in a box of 50 by 58. */
export const SHIELD = 'M3 3H47V27C47 41 37 50 25 56C13 50 3 41 3 27Z'
export const SHIELD_RIM = 'M6.5 6.5H43.5V27C43.5 39 35 47 25 52.3C15 47 6.5 39 6.5 27Z'
