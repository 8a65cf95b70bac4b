import { pluralRu, type Refusals } from '../../../kernel/words.ts'
import type { ObjectionCode } from '../queries.ts'
import { camps, coins, tokens } from './log.ru.ts'
import { priceSum, type SpokenPart } from './refusal.ts'

const forms = (one: string, few: string, many: string) => (count: number) =>
  pluralRu(count, one, few, many).replace(/^\d+ /, '')

const PARTS: Readonly<Record<SpokenPart, (count: number) => string>> = {
  tokens: forms('защитник', 'защитника', 'защитников'),
  camps: forms('лагерь', 'лагеря', 'лагерей'),
  tribe: forms('забытое племя', 'забытых племени', 'забытых племён'),
  mountain: forms('гора', 'горы', 'гор'),
  fortress: forms('крепость', 'крепости', 'крепостей'),
  lair: forms('троллья пещера', 'тролльи пещеры', 'тролльих пещер'),
  discount: forms('скидка', 'скидки', 'скидок'),
  pips: forms('очко на кубике', 'очка на кубике', 'очков на кубике'),
}

const GUARDS: Readonly<Record<string, string>> = { hole: 'нора', hero: 'герой', dragon: 'дракон' }

export const refusals: Refusals<ObjectionCode> = {
  'not-your-turn': () => 'Сейчас ходит другой игрок.',
  'not-now': () => 'Сейчас решается не это.',
  'no-such-combo': f => `На выбор всего ${pluralRu(Number(f.combos), 'комбинация', 'комбинации', 'комбинаций')}.`,
  'too-dear': f => `Комбинация стоит ${coins(Number(f.price))}, а у вас ${f.coins}.`,
  'no-such-region': f => `На этой карте нет региона с номером ${f.region}.`,
  'own-region': () => 'Этот регион уже занят вашим народом.',
  water: () => 'Моря и озёра могут захватывать только водные народы.',
  'not-an-entry': () => 'Народ, которого нет на поле, вторгается с края или с берега моря у края.',
  'out-of-reach': () => 'Этот регион не граничит с вашими.',
  immune: f => `Регион защищает ${GUARDS[String(f.guard)] ?? 'жетон'}: соперник не может его захватить.`,
  peace: () => 'Мирный народ заключил с вами мир: до следующего хода его владельца атаковать его нельзя.',
  'empty-hand': () => 'На руке нет жетонов, а для захвата нужен хотя бы один.',
  'too-few-tokens': f => `${priceSum(f, PARTS)}, у вас ${f.have}.`,
  affordable: f => `${priceSum(f, PARTS)}, у вас ${f.have}: захватывайте без кубика.`,
  'beyond-the-die': f => `${priceSum(f, PARTS)}, у вас ${f.have}: кубик даёт не больше 3.`,
  'rolls-before': () => 'Лютые бросают кубик перед каждым захватом, последней попытки у них нет.',
  'no-roll': () => 'Перед захватом бросают кубик только лютые.',
  'already-rolled': f =>
    `Выпало ${f.pips}: захватите регион, на который теперь хватает жетонов, или закончите захваты.`,
  'no-target': () => 'Бросать незачем: целей в пределах досягаемости нет.',
  'no-dragon': () => 'У вашего народа нет дракона.',
  'dragon-used': () => 'Дракон на этом ходу уже захватил регион.',
  'dragon-at-sea': () => 'Дракон захватывает только сушу.',
  'no-exchange': () => 'Подменять жетоны умеют только колдуны.',
  'exchange-used': () => 'У этого соперника вы на этом ходу жетон уже подменили.',
  'exchange-not-lone': f => `Здесь ${tokens(Number(f.tokens))}, а подменить можно только единственный.`,
  'exchange-not-active': () => 'Подменить можно только жетон активного народа соперника.',
  'exchange-encamped': () => 'Лагерь защищает жетон от подмены.',
  'exchange-no-tokens': () => 'В контейнере не осталось колдунов для подмены.',
  'exchange-first': () => 'Сначала колдуны должны занять хотя бы один регион.',
  'exchange-far': () => 'Колдуны подменяют жетон только в регионе, который граничит с их регионом.',
  'taken-this-turn': () => 'Этот регион захвачен на этом ходу: его жетоны остаются до перераспределения.',
  'not-held': () => 'Этот народ не занимает этого региона.',
  'nothing-to-lift': () => 'Здесь нечего забирать.',
  'already-placing': () => 'Вы уже расставляете жетоны. Чтобы забрать ещё, отмените последние шаги.',
  'too-many': f => `Вы хотите поставить ${f.count}, а у вас ${f.have}.`,
  'tokens-left': f => `Осталось расставить ${tokens(Number(f.left))}.`,
  'tokens-missing': f => `Отложить надо ${tokens(Number(f.need))}, а на руке ${f.have}: заберите ещё с поля.`,
  'no-need-to-leave': () => 'Жетонов хватает на все регионы.',
  'camps-left': f => `Осталось поставить ${camps(Number(f.left))}.`,
  'has-fortress': () => 'В этом регионе уже есть крепость.',
  'has-hero': () => 'Здесь уже стоит герой.',
  'heroes-left': f => `Осталось поставить героев: ${f.left}.`,
  'no-ally': () => 'Назовите соперника.',
  'ally-attacked': () => 'На этом ходу вы атаковали активный народ этого соперника.',
  'map-too-small': f => `Эта карта рассчитана не больше чем на ${f.players}, а вас ${f.seats}.`,
  'no-such-seat': f => `Места ${f.seat} нет: за столом ${pluralRu(Number(f.seats), 'игрок', 'игрока', 'игроков')}.`,
  'not-in-the-box': f => `С этими настройками «${f.id}» в игре нет.`,
  'custom-shape': f => `Придуманное: поля «${f.path}» нет, или оно не того вида.`,
  'custom-unknown': f => `Придуманное: поле «${f.path}» здесь неизвестно. Известны: ${f.known}.`,
  'custom-number': f => `Придуманное: «${f.path}» должно быть целым числом от ${f.min} до ${f.max}.`,
  'custom-race-number': f => `Придуманное: «${f.path}» должно быть целым числом от ${f.min} до ${f.max}.`,
  'custom-power-number': f => `Придуманное: «${f.path}» должно быть целым числом от ${f.min} до ${f.max}.`,
  'custom-tokens': f => `Придуманное: народу нужно ${tokens(Number(f.need))}, а «${f.path}» даёт только ${f.have}.`,
  'custom-words': f => `Придуманное: «${f.path}» — это текст, знаков в нём от ${f.min} до ${f.max}.`,
  'custom-choice': f => `Придуманное: «${f.path}» не может быть «${f.value}». Возможно: ${f.values}.`,
  'custom-too-many': f => `Придуманное: в «${f.path}» записано ${f.count}, а можно не больше чем ${f.max}.`,
}
