import { definePictures, type Pictures } from '../../../../web/table/picture.ts'
import type { Scenes } from '../../primer/scenes.ts'
import Band from './Band.svelte'
import OneKingdom from './OneKingdom.svelte'
import Row from './Row.svelte'
import World from './World.svelte'

export const pictures: Pictures = definePictures({
  world: World,
  row: Row,
  band: Band,
  kingdom: OneKingdom,
} satisfies Record<keyof Scenes, unknown>)
