import { pluralRu } from '../../../kernel/words.ts'
import type { FactionId } from '../content/factions.ts'
import type { Action } from '../content/figures.ts'
import type { Resource } from '../content/resources.ts'
import type { SideId } from '../content/territories.ts'
import { atRegion, GENITIVE, names, toRegion } from './names.ru.ts'
import type { Figures, Refusals } from './refusal.ts'

/* Почему ход не принят — предложениями. */

const at = (figures: Figures): string => atRegion(Number(figures.region))
const to = (figures: Figures): string => toRegion(Number(figures.region))
const place = (figures: Figures): string => names.region(Number(figures.region))
const minus = (figures: Figures): string => (Number(figures.discount) > 0 ? ` − скидка ${figures.discount}` : '')
const units = (count: number | string): string => pluralRu(Number(count), 'ресурс', 'ресурса', 'ресурсов')

export const refusals: Refusals = {
  'not-asked': () => 'Сейчас решается другое.',
  'first-player': f => `За столом на ${f.seats} нет игрока ${f.seat}.`,
  'faction-taken': f => `${names.factions[f.faction as FactionId]}: этот народ выбрать нельзя.`,
  'card-taken': () => 'Эта карта уже занята.',
  'not-your-card': f => `${names.territories[f.side as SideId]}: такой стороны нет на вашей карте.`,
  split: f => `Всего в начале ${units(f.need)}, ни одного меньше нуля, а здесь ${f.total}.`,
  'not-home': f => `Нельзя начинать здесь: ${place(f)}.`,
  'not-bare': f => `Жетона здесь всё равно не будет: ${place(f)}.`,
  shielded: f => `На действии «${names.actions[f.action as Action]}» уже лежит щит.`,
  'not-selected': f =>
    `Выбрано действие «${names.actions[f.selected as Action]}», а не «${names.actions[f.wanted as Action]}».`,
  'must-act': () => 'Ничего не делать может только активный игрок: выполните действие или соберите ресурсы.',
  'active-collects': () => 'Активный игрок не может собирать ресурсы.',
  'choice-count': f => `На ваш выбор — ${units(f.need)}, а названо ${f.named}.`,
  'no-army': f => `У вас нет стоящей армии ${at(f)}.`,
  'army-lies': f => `Ваша армия ${at(f)} лежит и не может двигаться.`,
  'none-lies': f => `У вас нет лежащей армии ${at(f)}.`,
  'same-army': f => `Армия ${at(f)} не может сделать этот шаг.`,
  'off-the-map': () => 'Этой области нет на столе.',
  impassable: f => `Вашим армиям нельзя ${to(f)}.`,
  river: () => 'Между этими областями река.',
  'not-adjacent': () => 'Эти области не соседние.',
  'same-territory': () => 'Поход ведёт на другую территорию.',
  'not-edge': f => `Это не крайняя область: ${place(f)}.`,
  full: f => `Здесь уже две армии: ${place(f)}.`,
  'last-army-there': f => `Здесь стоит последняя армия игрока: ${place(f)}.`,
  'own-last-army': () => 'Последней армией нельзя нападать.',
  'capture-cost': f => `Нейтральных армий ${f.base}${minus(f)} = ${f.need}, вы можете покрыть ${f.have}.`,
  'no-swap': () => 'Ваш народ не умеет меняться местами.',
  'no-target': f => `Здесь нет стоящей армии другого игрока: ${place(f)}.`,
  'shared-region': f => `Эту область делят два игрока: ${place(f)}.`,
  'swap-last-army': () => 'В войнах после подмены кто-то рискует последней армией.',
  'tower-top': f => `Башня достроена: уровней ${f.level}.`,
  'build-cost': f =>
    `${f.base}${Number(f.rival) > 0 ? ` + ${f.rival} за ревнивых каменщиков` : ''}${minus(f)} = ${f.need} руды, у вас ${f.have}.`,
  'magic-top': f => `Вся магия изучена: уровней ${f.level}.`,
  'research-cost': f => `Следующий уровень стоит ${f.need} маны, у вас ${f.have}.`,
  'no-supply': f => `Все ваши армии в игре: ${f.armies}.`,
  'no-place': f => `Нельзя мобилизовать армию ${at(f)}.`,
  'mobilise-cost': f => `${f.base}${minus(f)} = ${f.need} еды, у вас ${f.have}.`,
  'ore-share': f =>
    `Рудой можно заменить не больше ${f.most}, а вместе должно выйти ровно ${f.need}; у вас ${f.have} руды и ${f.food} еды.`,
  'trade-same': () => 'Обменивают один тип ресурса на другой.',
  'trade-stock': f => `Нельзя отдать ${f.count} ${GENITIVE[f.resource as Resource]}: у вас ${f.have}.`,
  'bid-too-high': f =>
    `Цену ${f.face} не оплатить: ресурсы покрывают ${f.covered}, скидки и штрафы дают ${f.discount}, поэтому не больше ${f.highest}.`,
  'die-face': f => `На кубике белый флаг и числа от 1 до ${f.highest}.`,
  'no-raise': f =>
    `Добавить 1 ${GENITIVE[f.resource as Resource]} нельзя: в войне она ничего не стоит или нужна для оплаты цены ${f.due}.`,
  'payment-stock': f => `У вас ${f.mana} маны, ${f.ore} руды и ${f.food} еды.`,
  'payment-short': f => `Это покрывает ${f.paid} из ${f.due}.`,
  'payment-wasteful': f => `Для цены ${f.due} хватит и части этого.`,
  'units-wrong': f => `Назовите ровно столько: ${units(f.need)} из возможных; здесь ${f.named}.`,
  'capture-first': f => `Тогда не хватит на нейтральную армию: ${place(f)}.`,
  'not-lost': f => `Здесь нет вашей разбитой армии: ${place(f)}.`,
  'retreat-food': f => `Отступление стоит ${f.base}${minus(f)} = ${f.need} еды, у вас ${f.have}.`,
  'no-refuge': f => `Отступить ${to(f)} нельзя.`,
  'not-carried': f => `Вынести армию ${to(f)} нельзя: там должна стоять ровно одна армия, и ваша.`,
  'no-church': f => `Церковь здесь армию не примет: ${place(f)}.`,
  'not-nearest': f => `Последняя армия уходит не сюда: ${place(f)}.`,
  'must-retreat': () => 'Эта армия обязана отступить, отдать её нельзя.',
  'nothing-to-take': f => `У проигравшего нет ${GENITIVE[f.resource as Resource]}.`,
  'bandit-price': f => `Разбойники требуют ${units(f.need)}, а названо ${f.named}; у вас ${f.have}.`,
  'bandit-last-army': () => 'Последнюю армию разбойники не отнимают.',
}
