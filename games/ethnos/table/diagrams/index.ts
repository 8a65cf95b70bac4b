import type { Diagrams } from '../../../../web/pieces/diagram.ts'
import BandKinds from './BandKinds.svelte'
import BandPay from './BandPay.svelte'
import BandSteps from './BandSteps.svelte'
import DeckHalves from './DeckHalves.svelte'
import MarkerCost from './MarkerCost.svelte'
import MerfolkLane from './MerfolkLane.svelte'
import Places from './Places.svelte'
import Sharing from './Sharing.svelte'

export const diagrams: Diagrams = {
  'ET-AGE-4': DeckHalves,
  'ET-BAND-1': BandKinds,
  'ET-BAND-3': BandSteps,
  'ET-MARKER-2': MarkerCost,
  'ET-TRIBE-MERFOLK-2': MerfolkLane,
  'ET-SCORE-2': Places,
  'ET-SCORE-5': Sharing,
  'ET-SCORE-8': BandPay,
}
