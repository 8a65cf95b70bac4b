import { mount, unmount } from 'svelte'
import Confirm from './Confirm.svelte'
import type { Confirmation } from './confirmation.ts'

/** Whether the reader is sure. */
export async function confirmed(confirmation: Confirmation): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const shown = mount(Confirm, { target: document.body, props: { ...confirmation, onanswer: resolve } })
  const isSure = await promise
  await unmount(shown)
  return isSure
}
