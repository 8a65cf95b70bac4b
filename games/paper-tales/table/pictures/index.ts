import { definePictures, type Pictures } from '../../../../web/table/picture.ts'
import type { Scenes } from '../../primer/scenes.ts'
import Built from './Built.svelte'
import Packet from './Packet.svelte'
import Theatre from './Theatre.svelte'
import Wars from './Wars.svelte'

export const pictures: Pictures = definePictures({
  kingdom: Theatre,
  packet: Packet,
  wars: Wars,
  buildings: Built,
} satisfies Record<keyof Scenes, unknown>)
