/** Which of the three layouts the window asks for. See README.md, "Layouts". */
class Viewport {
  width = $state(innerWidth)
  height = $state(innerHeight)
  readonly phone = $derived(this.width < 760)
  readonly wide = $derived(this.width >= 1280)
  readonly compact = $derived(!this.phone && !this.wide)

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth
      this.height = innerHeight
    })
  }
}

export const viewport = new Viewport()
