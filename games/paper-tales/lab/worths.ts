import { Judge } from '../../../kernel/judgement.ts'
import { elementAt } from '../../../kernel/list.ts'
import { Rng } from '../../../kernel/rng.ts'
import { additions } from '../bot/deploy.ts'
import { cardWorth } from '../bot/draft.ts'
import { judgement } from '../bot.ts'
import { CARDS } from '../content/cards.ts'
import { ROUNDS } from '../content/figures.ts'
import type { PaperTalesOptions } from '../facts.ts'
import { game } from '../rules/game.ts'
import { trained } from '../weights/trained.ts'

/*
 * node games/paper-tales/lab/worths.ts [games] > games/paper-tales/weights/worths.ts
 *
 * Plays games as walks go, by the worths found before, half of them with all sets, and tells what each card added on the average to the
 * deployment of those who had it before them, by round.
 */
const [games = '160'] = process.argv.slice(2)
const { figures } = trained
const SEATS = 4

const optionsOf = (all: boolean): PaperTalesOptions => ({
  gates: all ? 'both' : 'none',
  forge: all,
  buildings: 'random',
  forgeBuildings: 'random',
  duel: true,
  difficulty: '1',
})

/** Seen so often in a round, with so much in all; as if everything had been seen a few times with little. */
const FIRST = { seen: 3, sum: 2 }
const notes = CARDS.map(() => Array.from({ length: ROUNDS }, () => ({ ...FIRST })))
const added = new Float64Array(CARDS.length)
const judge = new Judge(judgement, 'trained')

for (let match = 0; match < Number(games); match++) {
  const rng = Rng.fromSeed(`worths ${match}`)
  const p = game.setup(optionsOf(match % 2 === 1), SEATS, rng)
  for (let [seat] = p.asked; seat !== undefined; [seat] = p.asked) {
    const k = elementAt(p.kingdoms, seat)
    if (p.stage === 'recruit') {
      additions(p, seat, k.packet, figures, added)
      k.packet.forEach((card, i) => {
        const note = elementAt(elementAt(notes, card), p.round - 1)
        note.seen++
        note.sum += elementAt(added, i) + figures.alone * cardWorth(card, k, figures)
      })
    }
    game.play(p, seat, judge.guess(p, seat, true, rng) ?? elementAt(game.moves(p, seat), 0), rng, null)
  }
}

console.log(`import { type CardId, CARDS } from '../content/cards.ts'

/* Written by \`node games/paper-tales/lab/worths.ts ${games}\`. */

/** What a card adds to a deployment on the average, in the first round, the second and so on. */
const WORTHS: Readonly<Record<CardId, readonly number[]>> = {`)
for (const [card, rounds] of notes.entries())
  console.log(
    `  '${elementAt(CARDS, card).id}': [${rounds.map(({ seen, sum }) => (sum / seen).toFixed(2)).join(', ')}],`,
  )
console.log(`}

const BY_CARD = CARDS.map(({ id }) => WORTHS[id])

export const usualWorth = (card: number, round: number): number => BY_CARD[card][round - 1]`)
