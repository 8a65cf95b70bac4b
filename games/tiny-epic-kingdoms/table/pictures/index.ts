import { definePictures, type Pictures } from '../../../../web/table/picture.ts'
import type { Scenes } from '../../primer/scenes.ts'
import Card from './Card.svelte'
import Growth from './Growth.svelte'
import Home from './Home.svelte'
import World from './World.svelte'

export const pictures: Pictures = definePictures({
  lands: World,
  card: Card,
  home: Home,
  tower: Growth,
} satisfies Record<keyof Scenes, unknown>)
