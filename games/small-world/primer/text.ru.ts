import { formRu, pluralRu } from '../../../kernel/words.ts'
import type { PrimerText } from '../../../learn/primer.ts'
import type { Sight } from '../../../learn/rule-search.ts'
import { MOST_ROUNDS } from '../content/maps.ts'
import { BASE_PRICE, COMBOS_ON_OFFER, DIE, STARTING_COINS } from '../content/pieces.ts'
import { POWERS } from '../content/powers.ts'
import { RACES } from '../content/races.ts'
import { names } from '../text/names.ru.ts'
import { RULE_OF, ruleOfPower, ruleOfRace } from '../text/rule-of.ts'
import { FEWEST_ROUNDS, type Scenes } from './scenes.ts'

const tokens = (n: number): string => pluralRu(n, 'жетон', 'жетона', 'жетонов')
const coinsWhat = (n: number): string => pluralRu(n, 'монету', 'монеты', 'монет')

export const text: PrimerText<Scenes> = {
  aim: {
    title: 'Цель игры',
    body: [
      `Места на всех не хватает. Народы приходят из-за края поля, расселяются, устают и уступают место новым, а вы на этом богатеете. После последнего раунда (их от ${FEWEST_ROUNDS} до ${MOST_ROUNDS}: чем меньше игроков, тем больше раундов) побеждает тот, у кого больше всего **монет**. В начале у вас их ${STARTING_COINS}.`,
      {
        picture: 'world',
        caption: ({ round, seats }) =>
          `Раунд ${round}, за столом ${pluralRu(seats, 'игрок', 'игрока', 'игроков')}. Яркие жетоны — активные народы, серые — народы в упадке: они тоже приносят монеты.`,
        alt: ({ round }) =>
          `Поле в раунде ${round}: почти все регионы заняты стопками жетонов разных цветов, некоторые жетоны серые.`,
      },
    ],
  },
  turn: {
    title: 'Ваш ход',
    body: [
      `Если народа у вас нет, сначала **возьмите комбинацию**: народ и способность рядом с ним. На выбор их ${COMBOS_ON_OFFER}, столбиком. Верхняя бесплатна; чтобы взять другую, положите по монете на каждую комбинацию выше неё. Сумма двух чисел — это ваши жетоны, и больше вы их не получите.`,
      {
        picture: 'offer',
        caption: ({ tokens: sum, first, second, price, found }) =>
          `Третья комбинация стоит ${coinsWhat(price)} и даёт ${first} + ${second} = ${tokens(sum)}. На ней ${formRu(found, 'лежит монета, оставленная', 'лежат монеты, оставленные', 'лежат монеты, оставленные')} другими: ${formRu(found, 'она достанется', 'они достанутся', 'они достанутся')} тому, кто её возьмёт.`,
        alt: ({ tokens: sum, price }) =>
          `Комбинации на выбор: знамя народа, знак способности и число жетонов. Третья стоит ${price}, в ней ${tokens(sum)}.`,
      },
      'Дальше ход идёт так:',
      [
        `**Захваты.** Новый народ приходит с края поля, а дальше идёт из региона в регион. Регион стоит **${pluralRu(BASE_PRICE, 'жетон', 'жетона', 'жетонов')} и ещё по одному за всё, что в нём стоит**: забытое племя, гору, каждый чужой жетон. Потраченные жетоны пока остаются там.`,
        `**Последняя попытка.** Не хватает немного? Назовите регион и бросьте кубик. На нём бывает до ${Math.max(...DIE)}, но половина граней пустые.`,
        '**Перераспределение.** Переставьте жетоны между своими регионами, хотя бы по одному в каждом.',
      ],
      {
        picture: 'conquest',
        caption: ({ hand }) =>
          `На руке ${tokens(hand)}. Светятся регионы, до которых можно дотянуться, число — их цена. Где число в пунктире, нужен кубик.`,
        alt: ({ hand }) =>
          `Поле на двоих. На руке ${tokens(hand)}; регионы, которые можно захватить, светятся, и на них стоит цена.`,
      },
      'Тот, у кого отняли регион, теряет там один жетон. Остальные отступают и встают в другие регионы, когда ваш ход закончится.',
      'В следующие ходы вы забираете на руку все жетоны, кроме одного в каждом регионе, и захватываете дальше. Или приводите народ **в упадок**.',
    ],
  },
  points: {
    title: 'Откуда берутся монеты',
    body: [
      'В конце вашего хода **каждый регион приносит монету**, и регионы народа в упадке тоже. Народы и способности добавляют своё: за поля, за холмы, за каждый захват.',
      {
        picture: 'income',
        caption: ({ total }) =>
          `Сколько приносит один ход: регионы и то, что добавляют народ и способность. Здесь получается ${total}.`,
        alt: ({ total }) => `Сумма монет из трёх слагаемых, всего ${total}.`,
      },
      '**Упадок** занимает целый ход, но в каждом регионе остаётся жетон и приносит монеты дальше, а в следующий ход вы начинаете с новой комбинацией. В упадке остаётся только один народ: когда за ним последует другой, прежний покинет поле.',
    ],
  },
  mistakes: {
    title: 'Три ошибки новичков',
    three: [
      {
        title: 'Поздно приводить в упадок',
        text: 'Если народ не может захватить ничего нового, своё дело он сделал. Два-три хороших хода — и в упадок. Но не в последних двух раундах: ход без захватов уже не окупится.',
      },
      {
        title: 'Копить жетоны в одном месте',
        text: 'Регион приносит одну монету, стоит там один жетон или пять. Расходитесь, чтобы зарабатывать, а стопки ставьте только там, куда могут прийти.',
      },
      {
        title: 'Экономить на выборе',
        text: 'Монета-другая за комбинацию, где жетонов больше, вернётся за один ход. А комбинация, на которой лежат чужие монеты, может и вовсе ничего не стоить.',
      },
    ],
  },
}

export const sights: readonly Sight[] = [
  ...RACES.map(({ id }) => ({ name: names.races[id].name, rule: ruleOfRace(id) })),
  ...POWERS.map(({ id }) => ({ name: names.powers[id].name, rule: ruleOfPower(id) })),
  { name: 'Комбинация', rule: RULE_OF.offer },
  { name: 'Цена', rule: RULE_OF.price },
  { name: 'Край поля', rule: RULE_OF.border },
  { name: 'Забытое племя', rule: RULE_OF.tribe },
  { name: names.terrains.mountain, rule: RULE_OF.mountain },
  { name: names.terrains.sea, rule: RULE_OF.water },
  { name: names.terrains.lake, rule: RULE_OF.water },
  { name: names.terrains.farmland, rule: RULE_OF.farmland },
  { name: names.terrains.forest, rule: RULE_OF.forest },
  { name: names.terrains.hill, rule: RULE_OF.hill },
  { name: names.terrains.swamp, rule: RULE_OF.swamp },
  { name: names.symbols.mine, rule: RULE_OF.mine },
  { name: names.symbols.magic, rule: RULE_OF.magic },
  { name: names.symbols.cavern, rule: RULE_OF.cavern },
  { name: 'Кубик подкрепления', rule: RULE_OF.die },
  { name: 'Монеты', rule: RULE_OF.coins },
  { name: 'Упадок', rule: RULE_OF.decline },
  { name: 'Дракон', rule: RULE_OF.dragon },
  { name: 'Герой', rule: RULE_OF.hero },
  { name: 'Крепость', rule: RULE_OF.fortress },
  { name: 'Лагерь', rule: RULE_OF.camp },
  { name: 'Троллья пещера', rule: RULE_OF.lair },
  { name: 'Нора', rule: RULE_OF.hole },
]
