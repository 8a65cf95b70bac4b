import { type ConsequenceWords, formRu, pluralRu } from '../../../kernel/words.ts'
import type { SmallWorldKinds } from '../advice.ts'
import { DIE } from '../content/pieces.ts'
import { coins, tokens } from './log.ru.ts'
import { regionWord } from './names.ru.ts'

/** Сколько: «1 монета», а `coins` говорит «1 монету». */
const coinsAre = (count: number): string => pluralRu(count, 'монета', 'монеты', 'монет')

/** К чему ведёт ход. */
export const consequences: ConsequenceWords<SmallWorldKinds> = {
  more: ({ gain, bonus }) =>
    `ещё ${coinsAre(gain)} за этот ход${bonus > 0 ? `, из них ${bonus} за народ и способность` : ''}`,
  less: ({ loss }) => `на ${coins(loss)} меньше за этот ход`,
  paid: count => `${coinsAre(count.coins)} за этот ход`,
  later: count => `регионы, которые, пока они ваши, приносят ${coins(count.coins)} за ход`,
  rival: ({ seat, loss, lost }, nameOf) =>
    [
      `${nameOf(seat)} ${loss > 0 ? `будет получать на ${coins(loss)} за ход меньше` : 'отступает'}`,
      ...(lost > 0 ? [`насовсем теряет ${tokens(lost)}`] : []),
    ].join(' и '),
  hand: count => `для новых захватов остаётся ${tokens(count.tokens)}`,
  spends: count => `это стоит ${coins(count.coins)}`,
  finds: count => `на комбинации ${formRu(count.coins, 'лежит', 'лежат', 'лежит')} ${coinsAre(count.coins)}`,
  race: count => `${tokens(count.tokens)} для захватов`,
  land: count => `${pluralRu(count.regions, 'регион', 'региона', 'регионов')} за первый ход`,
  decline: count =>
    `народ остаётся на карте и приносит ${coins(count.coins)} за ход, а на следующем ходу вы возьмёте новый`,
  gone: count => `прежний народ в упадке уйдёт из ${pluralRu(count.regions, 'региона', 'регионов', 'регионов')}`,
  defence: ({ map, region, price, was }) =>
    `${regionWord({ map, region })}: захват обойдётся другим в ${tokens(price)} вместо ${was}`,
  guard: ({ map, region, price }) => `${regionWord({ map, region })}: захват обойдётся другим в ${tokens(price)}`,
  safe: ({ map, region, was }) =>
    `никто не сможет атаковать регион ${regionWord({ map, region })}; сейчас его можно взять за ${tokens(was)}`,
  peace: ({ seat }, nameOf) => `${nameOf(seat)} не сможет атаковать ваш активный народ до вашего следующего хода`,
  odds: ({ faces }) => `кубика хватит с вероятностью ${faces} из ${DIE.length}`,
}
