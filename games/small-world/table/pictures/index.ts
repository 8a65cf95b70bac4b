import { definePictures, type Pictures } from '../../../../web/table/picture.ts'
import type { Scenes } from '../../primer/scenes.ts'
import Combos from './Combos.svelte'
import Income from './Income.svelte'
import World from './World.svelte'

export const pictures: Pictures = definePictures({
  world: World,
  offer: Combos,
  conquest: World,
  income: Income,
} satisfies Record<keyof Scenes, unknown>)
