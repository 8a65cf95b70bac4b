import type { Outcome } from '../../kernel/game.ts'
import { elementAt } from '../../kernel/list.ts'
import { coverOf } from '../app/covers.ts'
import { FACES } from '../cast/faces.ts'
import { printed } from '../pieces/figures.ts'
import { EMBLEM, SHIELD, SHIELD_RIM } from '../pieces/heraldry.ts'
import { ARCH } from '../pieces/scenery.ts'
import { preferences } from '../store/preferences.svelte.ts'
import { downloadBlob } from '../store/share.ts'
import type { SeatInfo, TableSession } from '../table/contract.ts'
import { text } from '../text/text.svelte.ts'
import { endingText } from './text/text.svelte.ts'

/* The end of a match as a picture of 1200 by 630: the game, the places, the scores, the date. */

const [WIDTH, HEIGHT] = [1200, 630]
const [LEFT, RIGHT] = [420, 1140]
const PAPER = '#f8f0dc'
const INK = '#2a1b12'
const INK_2 = '#5a4431'
const GOLD = '#b8862b'

interface Card {
  readonly session: TableSession
  readonly outcome: Outcome
  readonly title: string
  readonly opponent?: string | undefined
}

const colourOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
/** A drawing outside the page has no tokens. */
const inked = (svg: string): string => svg.replaceAll(/var\((--[\w-]+)\)/gu, (_, name: string) => colourOf(name))

async function picture(content: string, [x, y, width, height]: readonly [number, number, number, number]) {
  const image = new Image()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * 3}" height="${height * 3}">${inked(content)}</svg>`
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

const coverImage = (game: string) => {
  const { scene, deep } = coverOf(game)
  const clip = `<clipPath id="card-arch"><path d="${ARCH}"/></clipPath>`
  const art = `<g clip-path="url(#card-arch)">${scene('card')}</g>`
  const frame = `<path d="${ARCH}" fill="none" stroke="#3a2405" stroke-width="10"/>`
  const rim = `<path d="${ARCH}" fill="none" stroke="#e8c466" stroke-width="5"/>`
  return picture(
    `<rect x="-10" y="-12" width="260" height="360" fill="${deep}"/>${clip}${frame}${art}${rim}`,
    [-10, -12, 260, 360],
  )
}

/** The longest beginning that fits. */
function fitting(context: CanvasRenderingContext2D, words: string, room: number): string {
  if (context.measureText(words).width <= room) return words
  let kept = words
  while (kept.length > 1 && context.measureText(`${kept}…`).width > room) kept = kept.slice(0, -1)
  return `${kept}…`
}

function drawShield(context: CanvasRenderingContext2D, { colour }: SeatInfo, x: number, y: number, size: number): void {
  context.save()
  context.translate(x, y)
  context.scale(size / 50, size / 50)
  context.fillStyle = colourOf(`--seat-${colour}`)
  context.strokeStyle = INK
  context.lineWidth = 2
  context.fill(new Path2D(SHIELD))
  context.stroke(new Path2D(SHIELD))
  context.strokeStyle = context.fillStyle = colourOf(`--seat-${colour}-on`)
  context.lineWidth = 1.4
  context.stroke(new Path2D(SHIELD_RIM))
  context.translate(9.5, 10.5)
  context.scale(31 / 512, 31 / 512)
  context.fill(new Path2D(EMBLEM[colour]))
  context.restore()
}

async function drawFace(context: CanvasRenderingContext2D, seat: SeatInfo, x: number, y: number, size: number) {
  if (!seat.persona) return drawShield(context, seat, x, y, size * 0.9)
  const face = await picture(FACES[seat.persona], [0, 0, 64, 64])
  context.save()
  context.beginPath()
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(face, x, y, size, size)
  context.restore()
  context.beginPath()
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  context.lineWidth = 5
  context.strokeStyle = colourOf(`--seat-${seat.colour}`)
  context.stroke()
}

function drawGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.strokeStyle = GOLD
  context.lineWidth = 4
  context.strokeRect(16, 16, WIDTH - 32, HEIGHT - 32)
  context.lineWidth = 1
  context.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48)
}

const lineFor = (seats: number): number => Math.min(92, 400 / seats)

async function drawSeats(context: CanvasRenderingContext2D, { session, outcome }: Card): Promise<void> {
  const order = session.seats.toSorted((a, b) => elementAt(outcome.places, a.seat) - elementAt(outcome.places, b.seat))
  const height = lineFor(order.length)
  const size = height - 16
  let y = 176
  for (const seat of order) {
    const place = elementAt(outcome.places, seat.seat)
    const middle = y + size / 2
    if (place === 1) {
      context.fillStyle = '#e8c46655'
      context.fillRect(LEFT - 12, y - 7, RIGHT - LEFT + 24, height - 4)
    }
    context.fillStyle = place === 1 ? GOLD : INK_2
    context.textBaseline = 'middle'
    context.textAlign = 'left'
    context.font = `800 ${Math.round(size * 0.62)}px "Alegreya Sans"`
    context.fillText(endingText().card.place(place), LEFT, middle)
    await drawFace(context, seat, LEFT + 50, y, size)
    context.fillStyle = INK
    context.font = `700 ${Math.round(size * 0.5)}px "Alegreya Sans"`
    context.fillText(fitting(context, seat.name, 420), LEFT + 72 + size, middle)
    context.textAlign = 'right'
    context.font = `800 ${Math.round(size * 0.7)}px "Alegreya Sans"`
    context.fillText(printed(elementAt(outcome.scores, seat.seat)), RIGHT, middle)
    y += height
  }
}

export async function drawCard(card: Card): Promise<HTMLCanvasElement> {
  const { session, outcome, title, opponent } = card
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  drawGround(context)
  context.drawImage(await coverImage(session.game.facts.id), 44, 52, 340, 471)
  context.fillStyle = INK
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
  context.font = `400 60px ${display}`
  context.fillText(fitting(context, title, RIGHT - LEFT), LEFT, 106)
  context.fillStyle = INK_2
  context.font = '500 26px "Alegreya Sans"'
  const day = new Intl.DateTimeFormat(preferences.language, { dateStyle: 'long' }).format(new Date())
  context.fillText([endingText().card.title, day].join(' · '), LEFT, 144)
  await drawSeats(context, card)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK_2
  context.font = '500 26px "Alegreya Sans"'
  if (opponent) context.fillText(`${opponent}: ${printed(outcome.opponent ?? 0)}`, LEFT, 270)
  context.fillStyle = GOLD
  context.font = `400 34px ${display}`
  context.fillText(text().app.name, 60, 580)
  return canvas
}

/** Hands the picture to whatever the device shares with; where there is nothing of the kind it is saved. */
export async function shareCard(card: Card): Promise<'shared' | 'saved' | 'failed'> {
  try {
    const canvas = await drawCard(card)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    if (!blob) return 'failed'
    const name = `${card.session.game.facts.id}-${new Date().toISOString().slice(0, 10)}.png`
    const files = [new File([blob], name, { type: 'image/png' })]
    if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files })) {
      await navigator.share({ files, title: card.title })
      return 'shared'
    }
    downloadBlob(name, blob)
    return 'saved'
  } catch (error) {
    // Whoever closes the sheet of the device has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    console.error('The picture could not be made', error)
    return 'failed'
  }
}
