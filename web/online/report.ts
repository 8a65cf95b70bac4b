import { mount, unmount } from 'svelte'
import type { PersonRef } from '../../wire/people.ts'
import ReportDialog from './ReportDialog.svelte'

/** Lets players report somebody at a table, or a chat line, to the administrators. */
export async function report(
  table: string,
  person: PersonRef,
  line?: { readonly id: string; readonly text: string },
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const shown = mount(ReportDialog, { target: document.body, props: { table, person, line, onclose: resolve } })
  await promise
  await unmount(shown)
}
