import { type ConsequenceWords, plural } from '../../../kernel/words.ts'
import type { SmallWorldKinds } from '../advice.ts'
import { DIE } from '../content/pieces.ts'
import { coins, tokens } from './log.en.ts'
import { regionWord } from './names.en.ts'

const regions = (count: number): string => plural(count, 'region', 'regions')

/** What a move leads to. */
export const consequences: ConsequenceWords<SmallWorldKinds> = {
  more: ({ gain, bonus }) =>
    `${plural(gain, 'more coin', 'more coins')} this turn${bonus > 0 ? `, ${bonus} of them by race or power` : ''}`,
  less: ({ loss }) => `${coins(loss)} less this turn`,
  paid: count => `${coins(count.coins)} for this turn`,
  later: count => `regions that pay ${coins(count.coins)} a turn from now on, while you hold them`,
  rival: ({ seat, loss, lost }, nameOf) =>
    [
      `${nameOf(seat)} ${loss > 0 ? `earns ${coins(loss)} less a turn` : 'gives way'}`,
      ...(lost > 0 ? [`loses ${tokens(lost)} for good`] : []),
    ].join(' and '),
  hand: count => `${tokens(count.tokens)} left to go on with`,
  spends: count => `it costs ${coins(count.coins)}`,
  finds: count => `${coins(count.coins)} lying on it`,
  race: count => `${tokens(count.tokens)} to conquer with`,
  land: count => `${regions(count.regions)} in the first turn`,
  decline: count => `your race stays on the map and pays ${coins(count.coins)} a turn; next turn you pick a new one`,
  gone: count => `the race you had in decline leaves ${regions(count.regions)}`,
  defence: ({ map, region, price, was }) =>
    `${regionWord({ map, region })} costs attackers ${tokens(price)} instead of ${was}`,
  guard: ({ map, region, price }) => `${regionWord({ map, region })} as it stands costs attackers ${tokens(price)}`,
  safe: ({ map, region, was }) => `nobody can attack ${regionWord({ map, region })}, which costs ${tokens(was)} now`,
  peace: ({ seat }, nameOf) => `${nameOf(seat)} cannot attack your active race before your next turn`,
  odds: ({ faces }) => `${faces} in ${DIE.length} that the die is enough`,
}
