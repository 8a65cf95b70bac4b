import type { Rng } from '../../../kernel/rng.ts'
import { seatAt } from '../../../kernel/seat.ts'
import { GLORY_TOKENS, TROLL_TOKENS } from '../content/boards.ts'
import { ALL_KINGDOMS } from '../content/kingdoms.ts'
import { MARKERS_PER_PLAYER, TABLE_SIZES, type TableSize } from '../content/table.ts'
import { MERFOLK, TRIBES, type Tribe } from '../content/tribes.ts'
import type { EthnosOptions } from '../facts.ts'
import { type EthnosPosition, LEDGER_WIDTH, NONE } from '../position.ts'
import { startAge } from './age.ts'

export function setup(options: EthnosOptions, seats: number, rng: Rng): EthnosPosition {
  const size = TABLE_SIZES[seats]
  const tribes = chooseTribes(options, size, rng)
  const perSeat = (value: number) => new Array<number>(seats).fill(value)
  const position: EthnosPosition = {
    seats,
    tribes,
    tokens: dealTokens(size, rng),
    age: 0,
    deck: [],
    upper: 0,
    lower: 0,
    dragons: 0,
    herald: NONE,
    row: [],
    hands: [],
    known: [],
    bands: [],
    discard: [],
    // The score marker, and with merfolk the swimmer, are taken from the supply (ET-SETUP-3, ET-SETUP-5).
    supply: perSeat(MARKERS_PER_PLAYER - (tribes.includes(MERFOLK) ? 2 : 1)),
    markers: new Array<number>(seats * 6).fill(0),
    glory: perSeat(0),
    merfolk: perSeat(0),
    hordes: perSeat(0),
    trolls: TROLL_TOKENS.map(() => NONE),
    giant: NONE,
    ledger: new Array<number>(seats * LEDGER_WIDTH).fill(0),
    agenda: [],
  }
  // ET-AGE-5
  startAge(position, seatAt(rng.below(seats)), rng, null)
  return position
}

/** ET-SETUP-4, ET-R-31 */
function chooseTribes(options: EthnosOptions, size: TableSize, rng: Rng): Tribe[] {
  const chosen = options.tribes === 'random' ? rng.shuffle([...TRIBES]).slice(0, size.tribes) : options.tribes
  return chosen.map(id => TRIBES.indexOf(id) as Tribe).sort((a, b) => a - b)
}

/** ET-SETUP-1, ET-SETUP-2: deal at random, then sort within each kingdom. */
function dealTokens(size: TableSize, rng: Rng): number[] {
  const values = GLORY_TOKENS.filter(token => size.tokensPerKingdom === 3 || !token.fourPlus).map(token => token.value)
  rng.shuffle(values)
  return ALL_KINGDOMS.flatMap(kingdom => {
    const from = kingdom * size.tokensPerKingdom
    return values.slice(from, from + size.tokensPerKingdom).sort((a, b) => a - b)
  })
}
