import { preferences } from '../store/preferences.svelte.ts'

/** The window that tables are designed for; larger screens scale everything up. */
const [WIDTH, HEIGHT] = [1440, 900]
/** On a larger screen, panels and text take this share of the extra room; the board gets the rest. */
const SHARE = 0.7
/** A tablet held upright is read like a phone, from a little further away. */
const TABLET = 1.2

/** The scale of the page and its layout, from the size of the window. See README.md, "Layouts". */
class Viewport {
  private window = $state.raw({ width: innerWidth, height: innerHeight })
  /** A phone on its side: the sheet stands beside the board. */
  readonly lying = $derived(this.window.height < 500 && this.window.width > this.window.height)
  private readonly tablet = $derived(this.window.width >= 700 && this.window.height > this.window.width * 1.2)
  private readonly handheld = $derived(this.lying || this.tablet || this.window.width < 700)
  /** Where room is scarce, larger text scrolls in its sheet and the board keeps its size. */
  readonly textZoom = $derived(this.handheld ? preferences.textSize / 100 : 1)
  readonly zoom = $derived.by(() => {
    if (this.handheld) return this.tablet ? TABLET : 1
    const grown = Math.max(1, Math.min(this.window.width / WIDTH, this.window.height / HEIGHT)) - 1
    return (1 + SHARE * grown) * (preferences.textSize / 100)
  })
  private readonly width = $derived(this.window.width / this.zoom)
  readonly phone = $derived(this.handheld || this.width < 760)
  readonly wide = $derived(!this.phone && this.width >= 1280)
  readonly compact = $derived(!this.phone && !this.wide)
  /** So narrow that a map is larger when turned by 90°. */
  readonly upright = $derived(this.phone && this.window.height > this.window.width * 1.5)

  constructor() {
    addEventListener('resize', () => {
      this.window = { width: innerWidth, height: innerHeight }
    })
  }

  /** Call once, inside a component. */
  keep(): void {
    $effect.pre(() => {
      document.documentElement.style = `--zoom: ${this.zoom}; --text-zoom: ${this.textZoom}`
    })
  }
}

export const viewport = new Viewport()
