import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  glory: 'набранная слава',
  kingdoms: 'места в королевствах',
  markers: 'маркеры на карте',
  bands: 'отряды на столе',
  giant: 'жетон гиганта',
  merfolk: 'место на планшете тритонов',
  swimmers: 'шаги по планшету тритонов',
  horde: 'орды орков',
  trolls: 'жетоны троллей',
  hand: 'лучший отряд на руке',
  cards: 'карты на руке',
}
