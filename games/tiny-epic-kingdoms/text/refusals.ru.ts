import { type Figures, pluralRu, type Refusals } from '../../../kernel/words.ts'
import type { FactionId } from '../content/factions.ts'
import type { Action } from '../content/figures.ts'
import type { SideId } from '../content/territories.ts'
import type { ObjectionCode } from '../queries.ts'
import { atRegion, GENITIVE, held, names, spent, toRegion } from './names.ru.ts'
import { resourceIn } from './refusal.ts'

/* Почему ход не принят — предложениями. */

const at = (figures: Figures): string => atRegion(Number(figures.region))
const to = (figures: Figures): string => toRegion(Number(figures.region))
const place = (figures: Figures): string => names.region(Number(figures.region))
/** «3 + 1 за ревнивых каменщиков − скидка 1 = 3 руды» или просто цена. */
const sum = ({ base, rival, discount, need }: Figures, price = String(need)): string => {
  const parts = [
    String(base),
    ...(Number(rival ?? 0) > 0 ? [`+ ${rival} за ревнивых каменщиков`] : []),
    ...(Number(discount) > 0 ? [`− скидка ${discount}`] : []),
  ]
  return parts.length > 1 ? `${parts.join(' ')} = ${price}` : price
}
const units = (count: number): string => pluralRu(count, 'ресурс', 'ресурса', 'ресурсов')

export const refusals: Refusals<ObjectionCode> = {
  'not-asked': () => 'Сейчас спрашивают о другом: сначала ответьте на это.',
  'first-player': f => `Места ${f.seat} нет: за столом игроков ${f.seats}.`,
  'faction-taken': f => `${names.factions[f.faction as FactionId]}: этот народ выбрать нельзя.`,
  'card-taken': () => 'Эта карта уже занята.',
  'not-your-card': f => `${names.territories[f.side as SideId]}: такой стороны нет на вашей карте.`,
  split: f => `Начальные ресурсы вместе дают ${f.need}, и ни один не меньше нуля; здесь ${f.total}.`,
  'not-home': f => `Нельзя начинать здесь: ${place(f)}.`,
  'not-bare': f => `Жетона здесь всё равно не будет: ${place(f)}.`,
  shielded: f => `На действии «${names.actions[f.action as Action]}» уже лежит щит.`,
  'not-selected': f =>
    `Выбрано действие «${names.actions[f.selected as Action]}», а не «${names.actions[f.wanted as Action]}».`,
  'must-act': () => 'Ничего не делать может только активный игрок: выполните действие или соберите ресурсы.',
  'active-collects': () => 'Активный игрок не может собирать ресурсы.',
  'choice-count': f => `На ваш выбор — ${units(Number(f.need))}, а не ${f.named}.`,
  'no-army': f => `У вас нет стоящей армии ${at(f)}.`,
  'army-lies': f => `Ваша армия ${at(f)} лежит и не может двигаться.`,
  'none-lies': f => `У вас нет лежащей армии ${at(f)}.`,
  'same-army': f => `Армия ${at(f)} не может сделать этот шаг.`,
  'off-the-map': () => 'Этой области нет на столе.',
  impassable: f => `Вашим армиям нельзя ${to(f)}.`,
  river: () => 'Между этими областями река.',
  'not-adjacent': () => 'Эти области не соседние.',
  'same-territory': () => 'Поход ведёт на другую территорию.',
  'not-edge': f => `Поход начинается и кончается в крайних областях, а эта не крайняя: ${place(f)}.`,
  full: f => `Здесь уже две армии: ${place(f)}.`,
  'last-army-there': f => `Здесь стоит последняя армия игрока: ${place(f)}.`,
  'own-last-army': () => 'Последней армией нельзя нападать.',
  'capture-cost': f => `Нейтральная армия стоит ${sum(f)}; вы можете покрыть ${f.have}.`,
  'no-swap': () => 'Ваш народ не умеет меняться местами с чужими армиями.',
  'no-target': f => `Здесь нет стоящей армии другого игрока: ${place(f)}.`,
  'shared-region': f => `Эту область делят два игрока: ${place(f)}.`,
  'swap-last-army': () => 'В войнах после подмены кто-то мог бы потерять последнюю армию.',
  'tower-top': f => `Башня уже на уровне ${f.level}, выше некуда.`,
  'build-cost': f => `Следующий уровень стоит ${sum(f, spent('ore', Number(f.need)))}; у вас ${f.have}.`,
  'magic-top': f => `Магия уже на уровне ${f.level}, выше некуда.`,
  'research-cost': f => `Следующий уровень стоит ${spent('mana', Number(f.need))}; у вас ${f.have}.`,
  'no-supply': () => 'Все ваши армии уже в игре.',
  'no-place': f => `Нельзя мобилизовать армию ${at(f)}.`,
  'mobilise-cost': f => `Следующая армия стоит ${sum(f, spent('food', Number(f.need)))}; у вас ${f.have}.`,
  'ore-share': f =>
    `Рудой можно заменить не больше ${f.most}, а вместе должно выйти ровно ${f.need}; у вас ${held('ore', Number(f.have))} и ${held('food', Number(f.food))}.`,
  'trade-same': () => 'Обменивают один ресурс на другой.',
  'trade-stock': f => `Нельзя отдать ${spent(resourceIn(f), Number(f.count))}: у вас ${f.have}.`,
  'bid-too-high': f =>
    `Число ${f.face} не оплатить: ресурсы покрывают ${f.covered}${Number(f.discount) === 0 ? '' : Number(f.discount) > 0 ? `, скидка ${f.discount}` : `, надбавка ${-Number(f.discount)}`}, поэтому не больше ${f.highest}.`,
  'die-face': f => `На кубике белый флаг и числа от 1 до ${f.highest}.`,
  'no-raise': f =>
    `Добавить ${spent(resourceIn(f), 1)} нельзя: в войне она ничего не стоит или нужна, чтобы оплатить ${f.due}.`,
  'payment-stock': f =>
    `У вас ${held('mana', Number(f.mana))}, ${held('ore', Number(f.ore))} и ${held('food', Number(f.food))}.`,
  'payment-short': f => `Это покрывает ${f.paid} из ${f.due}.`,
  'payment-wasteful': f => `Чтобы оплатить ${f.due}, хватит и части этого.`,
  'units-wrong': f => `Выберите ровно ${units(Number(f.need))} из возможных, а не ${f.named}.`,
  'capture-first': f => `Тогда не хватит на нейтральную армию: ${place(f)}.`,
  'not-lost': f => `Здесь нет вашей разбитой армии: ${place(f)}.`,
  'retreat-food': f => `Отступление стоит ${sum(f, spent('food', Number(f.need)))}; у вас ${f.have}.`,
  'no-refuge': f => `Отступить ${to(f)} нельзя.`,
  'not-carried': f => `Унести армию ${to(f)} нельзя: там должна стоять ровно одна армия, и ваша.`,
  'no-church': f => `Церковь здесь армию не примет: ${place(f)}.`,
  'not-nearest': f => `Последняя армия уходит не сюда, другая свободная область ближе: ${place(f)}.`,
  'must-retreat': () => 'Эта армия обязана отступить, вернуть её в запас нельзя.',
  'nothing-to-take': f => `У проигравшего нет ${GENITIVE[resourceIn(f)]}.`,
  'bandit-price': f => `Разбойникам нужно отдать ${units(Number(f.need))}, а не ${f.named}; у вас ${f.have}.`,
  'bandit-last-army': () => 'Последнюю армию разбойники не отнимают.',
}
