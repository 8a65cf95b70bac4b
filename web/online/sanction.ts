import { mount, unmount } from 'svelte'
import type { PersonRef } from '../../wire/people.ts'
import SanctionDialog from './SanctionDialog.svelte'

/** Lets an administrator mute or ban somebody; true if it was done. */
export async function sanction(person: PersonRef): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const shown = mount(SanctionDialog, { target: document.body, props: { person, onanswer: resolve } })
  const done = await promise
  await unmount(shown)
  return done
}
