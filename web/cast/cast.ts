import { preferences } from '../store/preferences.svelte.ts'
import { nameIn, type Persona, personaNamed } from './personas.ts'

/** In the language of the page. */
export const nameOfPersona = (persona: Persona): string => nameIn(preferences.language, persona)

/** Bots change their names with the language; one that somebody has renamed keeps its own. */
export const calledNow = (name: string, persona: Persona): string =>
  personaNamed(name) === persona ? nameOfPersona(persona) : name
