import { plural } from '../../../kernel/words.ts'
import type { CoachWords } from '../../../learn/coach.ts'
import type { Decision, Figure } from './decision.ts'

const cards = (n: number): string => plural(n, 'card', 'cards')

export const words: CoachWords<Decision, Figure> = {
  aim: f =>
    `The aim is the most glory after ${plural(f.ages, 'age', 'ages')}. When an age ends, each kingdom pays whoever has most markers there, and every band pays by its size.`,
  recruit:
    'Each turn you take one card or play a band: cards of one colour, or of one tribe. Take what goes with your hand; the deck is for when nothing in the row does.',
  band: f =>
    `These ${cards(f.size)} would make a band: the leader’s colour says where your marker goes, the leader’s tribe which power works. Larger bands are worth more, but whatever you do not play goes to the row.`,
  full: f =>
    `With ${cards(f.limit)} in hand you have to play. Choose the band that leaves least behind: the rest goes to the row, open to everybody.`,
  scatter: 'Skeletons join any band but never lead one. A full hand of nothing else can only be laid out.',
  bonus:
    'This marker needs no band of a certain size. Put it where it takes you past somebody, or where the next one would need the largest band.',
  troll:
    'Troll tokens bring no glory themselves. They put you ahead wherever you have as many markers as somebody else, so take the highest.',
  chain:
    'What stays in your hand goes to the row. If you can form another band, even a small one, play it now: it may place a marker, too.',
  keep: f =>
    `An elf saves up to ${cards(f.cards)} from going to the row. Keep those that belong together: your next band begins with them.`,
  wizard: f =>
    `A wizard fills your hand at once: ${cards(f.cards)} instead of one a turn. Refuse only if the last dragon is near and would end the age too early for you.`,
  hordes:
    'A horde pays more with every colour in it. Cash it in and it begins anew; keep it, and it can still grow in the next age.',
}
