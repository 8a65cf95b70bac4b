const KEY = 'pentarchy-lessons'

function stored(): readonly string[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(data) ? data.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Which lessons have been finished in this browser. */
class Progress {
  private finished = $state.raw<readonly string[]>(stored())

  has(game: string, lesson: string): boolean {
    return this.finished.includes(`${game}/${lesson}`)
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return
    this.finished = [...this.finished, `${game}/${lesson}`]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.finished))
    } catch {
      // Storage may be forbidden; then it lasts as long as the page.
    }
  }
}

export const progress = new Progress()
