/** The address after the `#`, in parts: `#/rules/ethnos/ET-SET-1` is ['rules', 'ethnos', 'ET-SET-1']. */
class Router {
  parts = $state.raw<readonly string[]>(read())

  constructor() {
    addEventListener('hashchange', () => {
      this.parts = read()
    })
  }

  go(address: string): void {
    location.hash = address
  }

  /** Replaces the present address: the back button skips it. */
  replace(address: string): void {
    history.replaceState(null, '', address)
    this.parts = read()
  }
}

const read = (): readonly string[] =>
  location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter(part => part !== '')
    .map(decode)

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const router = new Router()
