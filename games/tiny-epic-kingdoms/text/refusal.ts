import type { Figures } from '../../../kernel/words.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'

/** The resource an objection is about. */
export function resourceIn(figures: Figures): Resource {
  const resource = RESOURCES.find(known => known === figures.resource)
  if (resource === undefined) throw new Error(`an objection names the resource ${figures.resource}`)
  return resource
}
