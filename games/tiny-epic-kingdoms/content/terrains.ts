import type { Resource } from './resources.ts'

/** Source: rulebook. */
export const TERRAINS = ['plains', 'forest', 'mountain', 'ruins', 'capital', 'water', 'cliffs'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a region yields when collecting; ruins give a unit of choice to an army lying in them. */
export const YIELDS: Readonly<Record<Terrain, Resource | null>> = {
  plains: 'food',
  forest: 'mana',
  mountain: 'ore',
  ruins: null,
  capital: null,
  water: null,
  cliffs: null,
}

export const PASSABLE: Readonly<Record<Terrain, boolean>> = {
  plains: true,
  forest: true,
  mountain: true,
  ruins: true,
  capital: true,
  water: false,
  cliffs: false,
}

export const REGION_CAPACITY = 2
