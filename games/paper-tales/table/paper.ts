import { elementAt } from '../../../kernel/list.ts'
import { CARDS } from '../content/cards.ts'

/** Fresh paper has straight edges; one year yellows and frays it, two years tear it. */
export const PAPER = ['#fdf6e6', '#efdfb9', '#d8bd8a'] as const
export const PUPPET = ['#2e2018', '#4a382a', '#6a5540'] as const
const FRAY = [0, 4.5, 9] as const

export const ageLook = (tokens: number): 0 | 1 | 2 => (tokens >= 2 ? 2 : tokens === 1 ? 1 : 0)

const STRAIGHT = 'M9 1H121Q129 1 129 9V175Q129 183 121 183H9Q1 183 1 175V9Q1 1 9 1Z'
const edges = new Map<string, string>()

/** The outline of a card of 130 by 184. The same card always tears the same way. */
export function edgeOf(card: number, look: 0 | 1 | 2): string {
  if (look === 0) return STRAIGHT
  const key = `${card} ${look}`
  const known = edges.get(key)
  if (known) return known
  const edge = torn(FRAY[look], card * 7 + look)
  edges.set(key, edge)
  return edge
}

function torn(fray: number, seed: number): string {
  const noise = numbers(seed)
  const jag = () => (noise() - 0.35) * fray
  const points: string[] = []
  const at = (x: number, y: number) => points.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
  for (let x = 6; x <= 124; x += 7) at(x, 1 + jag())
  for (let y = 6; y <= 178; y += 7) at(129 - jag(), y)
  for (let x = 124; x >= 6; x -= 7) at(x, 183 - jag())
  for (let y = 178; y >= 6; y -= 7) at(1 + jag(), y)
  return `M${points.join('L')}Z`
}

/** Numbers from 0 to 1 for drawing, the same from the same seed. */
function numbers(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}

const GROUNDS = [
  '#7e9bb0',
  '#a9595a',
  '#8fa968',
  '#8f8577',
  '#b5703f',
  '#8c7a6a',
  '#8d7a9c',
  '#c08a4a',
  '#6f8f8a',
] as const

/** The painted ground behind a puppet: by what the card gives, or else by its number. */
export function groundOf(card: number): string {
  const { artifact, resources } = elementAt(CARDS, card)
  if (artifact) return '#b08a3c'
  switch (resources[0]?.type) {
    case 'food':
      return '#8fa968'
    case 'wood':
      return '#7f9a62'
    case 'diamond':
      return '#7a93a8'
    default:
      return elementAt(GROUNDS, card % GROUNDS.length)
  }
}
