import { pluralRu } from '../../../kernel/words.ts'
import { type CardId, cardNumber } from '../content/cards.ts'
import { type Condition, type Effect, type Quantity, RESOURCES, type Resource } from '../content/vocabulary.ts'
import { type AbilityWords, describeIn, sentence, signed } from './abilities.ts'
import { name } from './namer.ru.ts'
import { phases } from './names.ru.ts'

const OF: Readonly<Record<Resource, string>> = { food: 'еды', wood: 'дерева', diamond: 'алмазов' }
const EACH: Readonly<Record<Resource, string>> = { food: 'единицу еды', wood: 'единицу дерева', diamond: 'алмаз' }
const NAMED: Readonly<Record<Resource, string>> = { food: 'еда', wood: 'дерево', diamond: 'алмазы' }
const tokens = (count: number): string => pluralRu(count, 'жетон старения', 'жетона старения', 'жетонов старения')
const ofTokens = (count: number): string => pluralRu(count, 'жетона старения', 'жетонов старения', 'жетонов старения')
const withTokens = (count: number): string =>
  pluralRu(count, 'жетоном старения', 'жетонами старения', 'жетонами старения')
const gold = (count: number): string => pluralRu(count, 'золото', 'золота', 'золота')
const plus = (amount: number, gain: 'vp' | 'gold'): string =>
  gain === 'vp' ? `${signed(amount)} ПО` : `${amount < 0 ? '−' : '+'}${gold(Math.abs(amount))}`
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
      return `за каждые ${q.step ?? 1} золота в казне`
    case 'ageOnSelf':
      return 'за каждый жетон старения на этой карте'
    case 'ageInKingdom':
      return 'за каждый жетон старения в вашем королевстве'
    case 'ageOnDying':
      return 'за каждый жетон старения на умирающих персонажах'
    case 'artifact':
      return 'за каждый ваш артефакт'
    case 'otherUnits':
      return 'за каждого другого вашего персонажа'
    case 'distinctUnitCost':
      return 'за каждую из разных стоимостей среди ваших персонажей'
    case 'incomeThisRound':
      return 'за каждое золото дохода этого раунда'
    case 'survivorWithAge':
      return 'за каждого выжившего персонажа с жетонами старения'
  }
}

function condition(c: Condition): string {
  switch (c.kind) {
    case 'resourceAtLeast':
      return c.n === 1 ? `, если есть ${NAMED[c.resource]}` : `, если ${OF[c.resource]} не меньше ${c.n}`
    case 'allResources':
      return ', если есть все три ресурса'
    case 'ageOnSelfAtLeast':
      return `, пока на карте не меньше ${ofTokens(c.n)}`
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
      return said(`${plus(e.amount, e.gain)} за каждую победу в войне`, per && `и ${per}`, when)
    case 'onDeath': {
      const gain = plus(e.amount, e.gain)
      if (e.of === 'self') return said(`Когда умирает: ${gain}`, per, when)
      return said(gain, per || 'за каждого вашего умирающего персонажа', when)
    }
    case 'addAge':
      if (e.target === 'self') return said(`Положите на этого персонажа ${tokens(e.amount)}`)
      if (e.target === 'others') return said(`Положите на каждого из остальных ваших персонажей ${tokens(e.amount)}`)
      return said(`Положите на одного из ваших персонажей ${tokens(e.amount)}`, per)
    case 'removeAge':
      return said(`Снимите с одного из ваших персонажей ${tokens(e.amount)}`)
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
      return `Спасите одного из ваших персонажей, умирающих ровно с ${withTokens(e.exactAge)}.`
    case 'payToSurvive':
      return `Вместо смерти заплатите ${gold(e.gold)}: персонаж остаётся без жетонов старения.`
    case 'buildFree':
      return `Одно ваше непостроенное здание бесплатно входит в игру на уровне ${e.level === 1 ? 'I' : 'II'}.`
    case 'retriggerFlip': {
      const excluded = e.excludeIds.map(id => `«${name.card(cardNumber(id as CardId))}»`).join(' и ')
      return `Примените ещё раз все разовые способности персонажа, размещённого в этом раунде (кроме карт ${excluded}).`
    }
    case 'replaceFromDeck':
      return `Открывайте карты стопки, пока не найдёте персонажа стоимостью ${e.maxCost} и меньше: он бесплатно заменяет эту карту, на нём ${tokens(e.addAge)}.`
    case 'payGoldForResource':
      return e.resources.length === RESOURCES.length
        ? `Платите ${gold(e.gold)} вместо единицы любого нужного ресурса, сколько угодно раз.`
        : `Платите ${gold(e.gold)} вместо единицы ${e.resources.map(resource => OF[resource]).join(' или ')}, сколько угодно раз.`
    case 'convertResource':
      return `Единица ${OF[e.from]} может заменить единицу ${e.to.map(resource => OF[resource]).join(' или ')}, сколько угодно раз.`
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
  may: '(По желанию.)',
  produces: ({ type, amount }, per, when) =>
    said(
      type === 'diamond'
        ? `Даёт ${pluralRu(amount, 'алмаз', 'алмаза', 'алмазов')}`
        : `Даёт ${pluralRu(amount, 'единицу', 'единицы', 'единиц')} ${OF[type]}`,
      per,
      when,
    ),
  quantity,
  condition,
  effect,
  max: most => `(не больше ${most})`,
  cost: ({ cost }) => {
    const needed = RESOURCES.flatMap(resource => {
      const count = cost.resources[resource]
      return count ? [`${NAMED[resource]} ${count}`] : []
    })
    return `${needed.join(', ')}${cost.alternativeGold === undefined ? '' : ` или золото ${cost.alternativeGold}`}`
  },
  necropolis: ({ leftBase, rightBase, flatVP }, scoring) => {
    const counted =
      scoring.per === 'cardsWithResource'
        ? `за каждую карту склепов, дающую ресурс «${NAMED[scoring.resource]}»`
        : scoring.per === 'pairsOfCostAtMost'
          ? `за каждую пару карт склепов стоимостью ${scoring.cost} и меньше`
          : `за каждую карту склепов стоимостью ${scoring.cost} и больше`
    return `Армии ${leftBase} и ${rightBase}. Король-лич: ${flatVP} ПО и ${signed(scoring.amount)} ПО ${counted}.`
  },
  lich: ({ effect: e }) => {
    if (e.type === 'armyStrength') return `Обе армии: ${signed(e.amount)} к силе.`
    const counted = {
      playerDeaths: 'за каждого вашего умирающего персонажа',
      playerGold: `за каждые ${e.step ?? 1} золота у вас после дохода`,
      playerBuildingsNotLevel2: 'за каждое ваше здание, не достигшее уровня II к концу игры',
    }
    return `Король-лич: ${signed(e.amount)} ПО ${counted[e.per]}.`
  },
}

export const described = describeIn(words)
