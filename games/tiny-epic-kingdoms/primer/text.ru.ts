import { formRu, pluralRu } from '../../../kernel/words.ts'
import type { PrimerText } from '../../../learn/primer.ts'
import type { Sight } from '../../../learn/rule-search.ts'
import { FACTIONS } from '../content/factions.ts'
import { ACTIONS, ARMIES, HIGHEST_BID, MAGIC, POINTS, SHIELDS, TOWER } from '../content/figures.ts'
import { WAR_VALUE } from '../content/resources.ts'
import { TERRAINS } from '../content/terrains.ts'
import { TOKENS } from '../content/tokens.ts'
import { names } from '../text/names.ru.ts'
import { RULE_OF, RULE_OF_ACTION, RULE_OF_TERRAIN, RULE_OF_TOKEN, ruleOfFaction } from '../text/rule-of.ts'
import type { Scenes } from './scenes.ts'

const points = (n: number): string => pluralRu(n, 'очко', 'очка', 'очков')
const unitsWhat = (n: number): string => pluralRu(n, 'ресурс', 'ресурса', 'ресурсов')
const shields = (n: number): string => pluralRu(n, 'щит', 'щита', 'щитов')

export const text: PrimerText<Scenes> = {
  aim: {
    title: 'Цель игры',
    body: [
      `Вы ведёте народ, у которого есть вотчина, ${pluralRu(ARMIES.start, 'армия', 'армии', 'армий')} и большие планы. Расти можно тремя путями: **больше армий, выше башня, глубже магия**. Как только у кого-то ${pluralRu(ARMIES.endTrigger, 'армия', 'армии', 'армий')}, башня уровня ${TOWER.top} или магия уровня ${MAGIC.top}, конец близок. Побеждает тот, у кого больше всего **очков**.`,
      {
        picture: 'lands',
        caption: ({ seats }) =>
          `Стол на ${pluralRu(seats, 'игрока', 'игрока', 'игроков')}: вотчина каждого — отдельная территория. Фигурки — армии, и некоторые уже ушли в чужие края.`,
        alt: ({ seats }) =>
          `На столе ${pluralRu(seats, 'территория', 'территории', 'территорий')}: леса, горы, равнины, руины и столицы. В областях стоят армии разных цветов.`,
      },
    ],
  },
  turn: {
    title: 'Как идёт ход',
    body: [
      'Ходы короткие, и в каждом участвуют все:',
      [
        '**Один выбирает.** Активный игрок кладёт щит на свободное действие и первым может его выполнить.',
        '**Остальные отвечают.** Каждый выполняет то же действие или **собирает ресурсы**. Активный игрок не собирает никогда.',
      ],
      {
        picture: 'card',
        caption: ({ left }) =>
          `Карта действий, ${formRu(left, 'остался', 'осталось', 'осталось')} ${shields(left)}. Пунктир — свободные места; действие под щитом снова станет доступно, когда карта заполнится и обновится.`,
        alt: ({ left }) =>
          `Список шести действий. На одних лежит золотой щит, другие свободны; ${formRu(left, 'остался', 'осталось', 'осталось')} ${shields(left)}.`,
      },
      `Патрулирование и поход двигают армию: внутри территории или на другую. Строительство, исследование и мобилизация дают следующий уровень башни, уровень магии или армию за руду, ману или еду, и **цена равна номеру: третья армия стоит 3 еды**. Торговля меняет один ресурс на другой. Щитов ${SHIELDS}, а действий ${ACTIONS.length}, так что одно каждый раз остаётся в стороне.`,
      'Собирая ресурсы, вы берёте по одному за каждую занятую область: **леса дают ману, горы — руду, равнины — еду**. Две армии в области соберут не больше, чем одна.',
      {
        picture: 'home',
        caption: ({ units }) =>
          `Армии в вотчине стоят порознь и соберут ${unitsWhat(units)}. Вместе в одной области они собрали бы один.`,
        alt: ({ units }) => `Территория, где армии стоят в трёх областях и вместе собирают ${unitsWhat(units)}.`,
      },
      `Если вы входите в область, где стоит одна чужая армия, начинается **война**. Оба тайно выставляют число до ${HIGHEST_BID} или белый флаг; большее побеждает, а **платят оба**. Мана покрывает ${WAR_VALUE.mana}, руда ${WAR_VALUE.ore}. Два флага — и вы союзники, а область общая.`,
    ],
  },
  points: {
    title: 'Откуда берутся очки',
    body: [
      `Армия в игре приносит ${points(POINTS.army)}, уровень магии — ${POINTS.magicLevel}, столица, где вы стоите одни, — ${POINTS.capitalAlone}. У башни считается только ваш уровень: ${TOWER.points.slice(1, -1).join(', ')}, а на вершине ${TOWER.points[TOWER.top]}. Последний уровень магии у каждого народа приносит очки по-своему.`,
      {
        picture: 'tower',
        caption: ({ level, points: worth, magic }) =>
          `Башня уровня ${level} пока приносит ${points(worth)}. В книге уже ${formRu(magic, 'действует', 'действуют', 'действуют')} ${pluralRu(magic, 'уровень', 'уровня', 'уровней')} магии.`,
        alt: ({ level, magic }) =>
          `Башня со щитами всех игроков, ваш на уровне ${level}, и книга вашего народа; известных способностей в ней ${magic}.`,
      },
      'Когда условие конца выполнено, все играют дальше, пока карта действий не заполнится. Армии в руинах пропадают до подсчёта.',
    ],
  },
  mistakes: {
    title: 'Три ошибки новичков',
    three: [
      {
        title: 'Выбирать то, чего не оплатить',
        text: 'Остальные выполнят действие или соберут ресурсы, а вы не получите ничего. Выбирайте то, что пригодится вам и не по карману соседям.',
      },
      {
        title: 'Остаться без маны',
        text: 'Ваши ресурсы видны всем. Кому нечем платить на войне, к тому и приходят. Держите немного маны и еду на отступление.',
      },
      {
        title: 'Проспать конец',
        text: 'Игра кончается не сразу, а со следующим обновлением карты действий. Следите, кто в шаге от цели, считайте щиты и держите наготове последнюю армию или уровень.',
      },
    ],
  },
}

export const sights: readonly Sight[] = [
  ...FACTIONS.map(id => ({ name: names.factions[id], rule: ruleOfFaction(id) })),
  ...ACTIONS.map(id => ({ name: names.actions[id], rule: RULE_OF_ACTION[id] })),
  ...TERRAINS.map(id => ({ name: names.terrains[id], rule: RULE_OF_TERRAIN[id] })),
  ...TOKENS.map(id => ({ name: names.tokens[id], rule: RULE_OF_TOKEN[id] })),
  { name: 'Щит', rule: RULE_OF.shield },
  { name: 'Армия', rule: RULE_OF.army },
  { name: 'Башня', rule: RULE_OF.tower },
  { name: 'Книга магии', rule: RULE_OF.magic },
  { name: 'Ресурсы', rule: RULE_OF.stock },
  { name: 'Кубик войны', rule: RULE_OF.die },
  { name: 'Белый флаг', rule: RULE_OF.flag },
  { name: 'Союзник', rule: RULE_OF.ally },
  { name: 'Река', rule: RULE_OF.river },
]
