import type { CoachWords } from '../../../learn/coach.ts'
import type { Decision, Figure } from './decision.ts'

export const words: CoachWords<Decision, Figure> = {
  aim: f =>
    `The aim is the most coins after ${f.rounds} rounds. Each region you hold pays a coin at the end of your turn, and your race and power can add to that.`,
  pick: 'You conquer with the race you pick until you put it in decline. Its numbers add up to its tokens: more tokens hold more land, and a bonus that comes every turn is good, too.',
  turn: 'Expand while you have tokens to spare: one stays in each region, the others conquer. When they are too few, decline: that takes a turn, but the old land goes on paying beside your next race.',
  conquer:
    'The price of a region is on the map: everything that stands in it makes it dearer. Take the cheap ones first, for each of them pays from this turn on.',
  attempt: f =>
    `You cannot pay for any region, but the die may add up to ${f.most}. A failed attempt costs nothing, so try it where fewest tokens are missing.`,
  retreat: 'The roll has ended your conquests. Put the tokens that are left where an attack would hurt you most.',
  redeploy:
    'Each region keeps a token; the others guard. Every token makes an attack dearer, so put them where your neighbours can come, and spread thin elsewhere.',
  regroup:
    'An opponent took a region of yours: one token is lost (the Elves lose none), the others come back now. Strengthen what could be attacked next.',
  encamp:
    'An encampment guards like a token, and you may move all of them each turn. Put them where an attack is near.',
  reencamp: 'Encampments from the lost region come back to you. Put them where the next attack is near.',
  fortify:
    'A fortress makes its region dearer to attack and brings a coin each turn while this race is active. Build it on land that you mean to keep.',
  heroes:
    'Nobody can conquer a region with a hero. Put them where you would lose most; next turn they may go elsewhere.',
  ally: 'Whoever you name may not attack your active race until your next turn. Name the neighbour who could take most from you.',
  'late-decline':
    'A Stout race may decline after a normal turn, so you lose no turn for it. Do it once the race has taken what it can.',
}
