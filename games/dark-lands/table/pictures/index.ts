import { definePictures, type Pictures } from '../../../../web/table/picture.ts'
import type { Scenes } from '../../primer/scenes.ts'
import Capture from './Capture.svelte'
import Cards from './Cards.svelte'
import Land from './Land.svelte'

export const pictures: Pictures = definePictures({
  board: Land,
  hand: Cards,
  capture: Capture,
} satisfies Record<keyof Scenes, unknown>)
