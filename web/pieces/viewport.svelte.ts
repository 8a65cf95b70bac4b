/** Which of the three layouts the window asks for. See README.md, "Layouts". */
class Viewport {
  private width = $state(innerWidth)
  readonly phone = $derived(this.width < 760)
  readonly wide = $derived(this.width >= 1280)
  readonly compact = $derived(!this.phone && !this.wide)

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth
    })
  }
}

export const viewport = new Viewport()
