import { pluralRu } from '../../../kernel/words.ts'
import { type CardId, cardNumber } from '../content/cards.ts'
import {
  type Condition,
  type Effect,
  type Gain,
  type Quantity,
  RESOURCES,
  type Resource,
} from '../content/vocabulary.ts'
import { type AbilityWords, describeIn, lowerFirst, sentence, signed } from './abilities.ts'
import { name } from './namer.ru.ts'
import { phases } from './names.ru.ts'

const OF: Readonly<Record<Resource, string>> = { food: 'еды', wood: 'дерева', diamond: 'алмазов' }
const EACH: Readonly<Record<Resource, string>> = { food: 'единицу еды', wood: 'единицу дерева', diamond: 'алмаз' }
const NAMED: Readonly<Record<Resource, string>> = { food: 'еда', wood: 'дерево', diamond: 'алмазы' }
const AS: Readonly<Record<Resource, string>> = { food: 'еду', wood: 'дерево', diamond: 'алмазы' }
const SHOWING: Readonly<Record<Resource, string>> = { food: 'еды', wood: 'дерева', diamond: 'алмаза' }
/** Кого, что? */
const theAmount = (count: number, resource: Resource): string =>
  resource === 'food' ? pluralRu(count, 'еду', 'еды', 'еды') : amountOf(count, resource)
const amountOf = (count: number, resource: Resource): string =>
  resource === 'food'
    ? pluralRu(count, 'еда', 'еды', 'еды')
    : resource === 'wood'
      ? pluralRu(count, 'дерево', 'дерева', 'дерева')
      : pluralRu(count, 'алмаз', 'алмаза', 'алмазов')
const tokens = (count: number): string => pluralRu(count, 'жетон старения', 'жетона старения', 'жетонов старения')
const ofTokens = (count: number): string => pluralRu(count, 'жетона старения', 'жетонов старения', 'жетонов старения')
const toTokens = (count: number): string => pluralRu(count, 'жетону старения', 'жетона старения', 'жетонов старения')
const withTokens = (count: number): string =>
  pluralRu(count, 'жетоном старения', 'жетонами старения', 'жетонами старения')
const gold = (count: number): string => pluralRu(count, 'золото', 'золота', 'золота')
const points = (count: number): string => pluralRu(count, 'очко', 'очка', 'очков')
const plus = (amount: number, gain: Gain): string =>
  `${amount < 0 ? '−' : '+'}${gain === 'vp' ? points(Math.abs(amount)) : gold(Math.abs(amount))}`
const ROW = { top: 'верхнем ряду', bottom: 'нижнем ряду' } as const
const each = (resource: Resource): string => `${resource === 'diamond' ? 'каждый' : 'каждую'} ${EACH[resource]}`

function quantity(q: Quantity): string {
  switch (q.kind) {
    case 'resource':
      return q.resources.length === RESOURCES.length
        ? 'за каждую единицу любого ресурса'
        : `за ${q.resources.map(each).join(' и ')}`
    case 'building':
      return q.level === undefined
        ? 'за каждое ваше здание'
        : `за каждое ваше здание уровня ${q.level === 1 ? 'I' : 'II'}`
    case 'unit':
      if ('row' in q.where) return `за каждого вашего персонажа в ${ROW[q.where.row]}`
      if ('costAtMost' in q.where) return `за каждого вашего персонажа стоимостью ${q.where.costAtMost} и меньше`
      return `за каждого вашего персонажа с силой ${q.where.strengthAtLeast} и больше`
    case 'goldHeld':
      return q.step === undefined ? 'за каждое ваше золото' : `за каждые ${gold(q.step)} у вас`
    case 'ageOnSelf':
      return 'за каждый жетон старения на карте'
    case 'ageInKingdom':
      return 'за каждый жетон старения в вашем королевстве'
    case 'ageOnDying':
      return 'за каждый жетон старения на умирающих персонажах'
    case 'artifact':
      return 'за каждый ваш артефакт'
    case 'otherUnits':
      return 'за каждого другого вашего персонажа'
    case 'distinctUnitCost':
      return 'за каждую из разных стоимостей ваших персонажей'
    case 'incomeThisRound':
      return 'за каждое золото дохода этого раунда'
    case 'survivorWithAge':
      return 'за каждого выжившего персонажа с жетоном старения'
  }
}

function condition(c: Condition): string {
  switch (c.kind) {
    case 'resourceAtLeast':
      return c.n === 1 ? `, если есть ${NAMED[c.resource]}` : `, если ${OF[c.resource]} не меньше ${c.n}`
    case 'allResources':
      return ', если есть все три ресурса'
    case 'ageOnSelfAtLeast':
      return c.n === 1 ? ', пока на карте есть жетон старения' : `, пока на карте не меньше ${ofTokens(c.n)}`
    case 'ageOnSelfExactly':
      return `, если на карте ровно ${tokens(c.n)}`
    case 'artifactsAtLeast':
      return c.n === 1 ? ', пока есть артефакт' : `, пока артефактов не меньше ${c.n}`
    case 'warsWonAtLeast':
      return c.n === 1 ? ', если вы победили в этом раунде' : `, если побед в этом раунде не меньше ${c.n}`
    case 'deathsAtLeast':
      return c.n === 1 ? ', если кто-то из ваших персонажей умирает' : `, если умирающих персонажей не меньше ${c.n}`
    case 'row':
      return `, пока карта в ${ROW[c.row]}`
    case 'unitCostAtLeast':
      return `, если есть персонаж стоимостью ${c.cost} и больше`
  }
}

function effect(e: Effect, per: string, when: string, max: string): string {
  switch (e.type) {
    case 'gainGold':
      return said(plus(e.amount, 'gold'), per, max, when)
    case 'gainVP':
      return said(plus(e.amount, 'vp'), per, max, when)
    case 'strength':
      if (e.mode === 'set') return said(`Сила ${e.amount}`, when)
      return said(`${signed(e.amount)} к силе${e.scope === 'self' ? '' : ' королевства'}`, per, max, when)
    case 'perWarWon':
      return per === ''
        ? said(`${plus(e.amount, e.gain)} за каждую победу`, when)
        : said(`За каждую победу: ${plus(e.amount, e.gain)}`, per, when)
    case 'onDeath': {
      const gain = plus(e.amount, e.gain)
      if (e.of === 'self') return said(`Когда умирает: ${gain}`, per, when)
      return said(gain, per || 'за каждого вашего умирающего персонажа', when)
    }
    case 'addAge':
      if (e.target === 'self') return said(`Получает ${tokens(e.amount)}`)
      if (e.target === 'others') return said(`Остальные ваши персонажи получают по ${toTokens(e.amount)}`)
      return said(`Один ваш персонаж получает ${tokens(e.amount)}`, per)
    case 'removeAge':
      return said(`Снимите с одного вашего персонажа ${tokens(e.amount)}`)
    case 'fightFromBack':
      return 'Сражается и из нижнего ряда.'
    case 'neverDies':
      return 'Никогда не умирает.'
    case 'upgradeAllBuildings':
      return 'Все ваши здания уровня I становятся зданиями уровня II.'
    case 'ignoreLandCost':
      return 'Вы не платите за землю.'
    case 'cannotFight':
      return said('Не сражается', when)
    case 'diesAtAge':
      return `Умирает, только если на карте не меньше ${ofTokens(e.min)}.`
    case 'preventDeath':
      return `Спасите одного вашего персонажа, умирающего ровно с ${withTokens(e.exactAge)}.`
    case 'payToSurvive':
      return `Вместо смерти заплатите ${gold(e.gold)}: персонаж остаётся и теряет жетоны старения.`
    case 'buildFree':
      return `Бесплатно введите в игру одно непостроенное здание на уровне ${e.level === 1 ? 'I' : 'II'}.`
    case 'retriggerFlip': {
      const excluded = e.excludeIds.map(id => `«${name.card(cardNumber(id as CardId))}»`).join(' и ')
      return `Повторите все разовые способности персонажа, размещённого в этом раунде (кроме карт ${excluded}).`
    }
    case 'replaceFromDeck':
      return `Открывайте карты стопки, пока не найдёте персонажа стоимостью ${e.maxCost} и меньше: он бесплатно заменяет эту карту и получает ${tokens(e.addAge)}.`
    case 'payGoldForResource':
      return e.resources.length === RESOURCES.length
        ? `Платите ${gold(e.gold)} вместо единицы любого нужного ресурса, сколько угодно раз.`
        : `Платите ${gold(e.gold)} вместо единицы ${e.resources.map(resource => OF[resource]).join(' или ')}, сколько угодно раз.`
    case 'convertResource':
      return `Используйте ${AS[e.from]} как ${e.to.map(resource => AS[resource]).join(' или ')}, один к одному.`
    case 'reduceLandCost':
      return `Земля стоит вам на ${gold(e.amount)} меньше.`
    case 'artifactCostFixed':
      return `Каждый артефакт стоит вам ${gold(e.amount)}.`
    case 'keepLimit':
      return `До следующего раунда можно сохранить до ${pluralRu(e.amount, 'карты', 'карт', 'карт')}.`
  }
}

/** Условие присоединяется запятой, без пробела перед ней. */
const said = (...parts: readonly string[]): string => sentence(...parts).replaceAll(' ,', ',')

const words: AbilityWords = {
  phase: { ...phases, end: 'Конец игры' },
  flip: '(один раз)',
  optional: text => `По желанию ${lowerFirst(text)}`,
  produces: ({ type, amount }, per, when) => said(`Даёт ${theAmount(amount, type)}`, per, when),
  quantity,
  condition,
  effect,
  max: most => `(не больше ${most})`,
  cost: ({ cost }) => {
    const needed = RESOURCES.flatMap(resource => {
      const count = cost.resources[resource]
      return count ? [amountOf(count, resource)] : []
    })
    return `${needed.join(', ')}${cost.alternativeGold === undefined ? '' : ` или ${gold(cost.alternativeGold)}`}`
  },
  necropolis: ({ leftBase, rightBase, flatVP }, scoring) => {
    const counted =
      scoring.per === 'cardsWithResource'
        ? `за каждую карту с символом ${SHOWING[scoring.resource]} в склепах`
        : scoring.per === 'pairsOfCostAtMost'
          ? `за каждую пару карт стоимостью ${scoring.cost} и меньше в склепах`
          : `за каждую карту стоимостью ${scoring.cost} и больше в склепах`
    return said(
      `Армии ${leftBase} и ${rightBase}. Король-лич:`,
      flatVP > 0 ? `${plus(flatVP, 'vp')} и ещё` : '',
      plus(scoring.amount, 'vp'),
      counted,
    )
  },
  lich: ({ effect: e }) => {
    if (e.type === 'armyStrength') return `Обе армии: ${signed(e.amount)} к силе.`
    const counted = {
      playerDeaths: 'за каждого вашего умирающего персонажа',
      playerGold:
        e.step === undefined ? 'за каждое ваше золото после дохода' : `за каждые ${gold(e.step)} у вас после дохода`,
      playerBuildingsNotLevel2:
        'в конце игры за каждое доступное здание, не достигшее у вас уровня II, в том числе непостроенное',
    }
    return said(`Король-лич: ${plus(e.amount, 'vp')}`, counted[e.per])
  },
}

export const described = describeIn(words)
