import { elementAt } from '../../../kernel/list.ts'
import { pluralRu } from '../../../kernel/words.ts'
import { REGIONS, SIDE_IDS } from '../content/map.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import type { Terrain } from '../content/terrains.ts'
import type { Names } from './names.ts'

export const names: Names = {
  factions: {
    centaurs: 'Кентавры',
    constructs: 'Конструкты',
    'dark-elves': 'Тёмные эльфы',
    dwarves: 'Дворфы',
    elves: 'Эльфы',
    goblins: 'Гоблины',
    halflings: 'Полурослики',
    humans: 'Люди',
    lizardfolk: 'Ящеролюды',
    merfolk: 'Тритоны',
    orcs: 'Орки',
    undead: 'Нежить',
    valkyries: 'Валькирии',
  },
  abilities: {
    centaurs: ['Галоп', 'Пастбища', 'Натиск', 'Быстрые ноги', 'Владыки степи'],
    constructs: ['Кованые тела', 'Неутомимые', 'Глубокие буры', 'Неустанный поиск', 'Склады руды'],
    'dark-elves': ['Засада', 'Тайные тропы', 'Клинки теней', 'Грабёж', 'Сердце леса'],
    dwarves: ['Ревнивые каменщики', 'Старатели', 'Мастера-строители', 'Дело вместо торга', 'Высочайший шпиль'],
    elves: ['Песнь листвы', 'Честный обмен', 'Боевая магия', 'Стража границ', 'Мудрость старших'],
    goblins: ['Рой', 'Быстрый приплод', 'Через край', 'Мародёры', 'Несметные'],
    halflings: ['Пристыженный агрессор', 'Дар хозяина', 'Второй завтрак', 'Крепкое рукопожатие', 'Друзья повсюду'],
    humans: ['Торговцы-книжники', 'Выгодная сделка', 'Единый обоз', 'Рыболовные флотилии', 'Полные закрома'],
    lizardfolk: ['Подлесок', 'Два пути', 'Собиратель', 'Подмена', 'Повсюду'],
    merfolk: ['Земноводные', 'Прилив за спиной', 'Дары глубин', 'Течения', 'Царство берегов'],
    orcs: ['Грубая сила', 'Награбленный провиант', 'Жажда крови', 'Ещё один топор', 'Наша земля'],
    undead: ['Неупокоенные', 'Из курганов', 'Поднять павших', 'Жатва душ', 'Угасание живых'],
    valkyries: ['Крылья', 'Остриё копья', 'Добыча', 'Крылатое спасение', 'Чертог славы'],
  },
  territories: {
    galson: 'Галсон',
    'tul-grund': 'Тюль’Грунд',
    morandrea: 'Морандреа',
    eclipsean: 'Эклипсеан',
    fionarria: 'Фионаррия',
    skarnholt: 'Скарнхольт',
    elan: 'Элан',
    duskhollow: 'Даскхоллоу',
    aughmoore: 'Огмур',
    'khar-dun': 'Кхар-Дун',
    intheoros: 'Интеорос',
    brennmoor: 'Бреннмур',
    orrinvale: 'Орринвейл',
    wynterre: 'Винтерра',
    calidane: 'Калидейн',
    yssamar: 'Иссамар',
  },
  terrains: {
    plains: 'равнина',
    forest: 'лес',
    mountain: 'горы',
    ruins: 'руины',
    capital: 'столица',
    water: 'вода',
    cliffs: 'скалы',
  },
  compass: {
    north: 'на севере',
    northeast: 'на северо-востоке',
    east: 'на востоке',
    southeast: 'на юго-востоке',
    south: 'на юге',
    southwest: 'на юго-западе',
    west: 'на западе',
    northwest: 'на северо-западе',
    central: 'в центре',
  },
  resources: { mana: 'мана', ore: 'руда', food: 'еда' },
  actions: {
    patrol: 'Патрулирование',
    quest: 'Поход',
    build: 'Строительство',
    research: 'Исследование',
    expand: 'Мобилизация',
    trade: 'Торговля',
  },
  tokens: {
    crown: 'Корона',
    treasure: 'Сокровище',
    bandit: 'Разбойник',
    'dragon-lair': 'Логово дракона',
    camp: 'Лагерь',
    fortress: 'Крепость',
    city: 'Город',
    church: 'Церковь',
    blank: 'Пустой жетон',
  },
  region: region => located(names.terrains[elementAt(REGIONS, region).terrain], region),
  units: units => {
    const parts = RESOURCES.filter(resource => units[resource] > 0).map(resource => spent(resource, units[resource]))
    return parts.length > 0 ? parts.join(', ') : 'ничего'
  },
}

/** After "получает": 1 ману, 2 маны, 5 маны. */
const ACCUSATIVE: Readonly<Record<Resource, [string, string, string]>> = {
  mana: ['ману', 'маны', 'маны'],
  ore: ['руду', 'руды', 'руды'],
  food: ['еду', 'еды', 'еды'],
}

export const spent = (resource: Resource, count: number): string => pluralRu(count, ...ACCUSATIVE[resource])

export const GENITIVE: Readonly<Record<Resource, string>> = { mana: 'маны', ore: 'руды', food: 'еды' }

/** After "у вас": 1 мана, 2 маны, 5 маны. */
export const held = (resource: Resource, count: number): string =>
  pluralRu(count, names.resources[resource], GENITIVE[resource], GENITIVE[resource])

/** Where from, where to and where, with the preposition that goes with the land. */
const CASES: Readonly<Record<Terrain, readonly [from: string, to: string, at: string]>> = {
  plains: ['с равнины', 'на равнину', 'на равнине'],
  forest: ['из леса', 'в лес', 'в лесу'],
  mountain: ['из гор', 'в горы', 'в горах'],
  ruins: ['из руин', 'в руины', 'в руинах'],
  capital: ['из столицы', 'в столицу', 'в столице'],
  water: ['из воды', 'в воду', 'в воде'],
  cliffs: ['со скал', 'на скалы', 'на скалах'],
}

const located = (land: string, region: number): string => {
  const { side, at } = elementAt(REGIONS, region)
  return `${land} ${names.compass[at]} (${names.territories[elementAt(SIDE_IDS, side)]})`
}

const casesOf = (region: number) => CASES[elementAt(REGIONS, region).terrain]
export const fromRegion = (region: number): string => located(casesOf(region)[0], region)
export const toRegion = (region: number): string => located(casesOf(region)[1], region)
export const atRegion = (region: number): string => located(casesOf(region)[2], region)
