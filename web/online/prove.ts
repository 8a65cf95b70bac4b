import { mount, unmount } from 'svelte'
import type { Result } from '../../kernel/json.ts'
import type { Failed } from './api.ts'
import Prove from './Prove.svelte'

/** Does it; where the server wants to know first who is at the browser, asks and does it then. */
export async function withProof<T, F extends { readonly fault: string } = Failed>(
  act: () => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  const done = await act()
  if (done.ok || done.error.fault !== 'prove-first') return done
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const shown = mount(Prove, { target: document.body, props: { onanswer: resolve } })
  const proved = await promise
  await unmount(shown)
  return proved ? act() : done
}
