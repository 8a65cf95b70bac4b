/** Ids that this browser remembers. */
export class KeptList {
  private readonly key: string
  private ids = $state.raw<readonly string[]>([])

  constructor(key: string) {
    this.key = key
    this.ids = stored(key)
  }

  has(id: string): boolean {
    return this.ids.includes(id)
  }

  add(id: string): void {
    if (!this.has(id)) this.keep([...this.ids, id])
  }

  clear(): void {
    this.keep([])
  }

  private keep(ids: readonly string[]): void {
    this.ids = ids
    try {
      localStorage.setItem(this.key, JSON.stringify(ids))
    } catch {
      // Storage may be forbidden; then it lasts as long as the page.
    }
  }
}

function stored(key: string): readonly string[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(data) ? data.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}
