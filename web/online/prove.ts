import { mount, unmount } from 'svelte'
import type { Result } from '../../kernel/json.ts'
import type { Failed } from './api.ts'
import Prove from './Prove.svelte'

/** Runs the request; if the server first wants proof of identity, asks for it and runs the request again. */
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
