import type { Term } from '../weights/terms.ts'

/** What bots weigh, for advice. */
export const terms: Readonly<Record<Term, string>> = {
  glory: 'glory already won',
  kingdoms: 'places in the kingdoms',
  markers: 'markers on the map',
  bands: 'bands on the table',
  giant: 'the giant token',
  merfolk: 'place on the merfolk board',
  swimmers: 'steps on the merfolk board',
  horde: 'the orc horde',
  trolls: 'troll tokens',
  hand: 'the best band in hand',
  cards: 'cards in hand',
}
