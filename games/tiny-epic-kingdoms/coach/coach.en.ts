import { plural } from '../../../kernel/words.ts'
import type { CoachWords } from '../../../learn/coach.ts'
import type { Decision, Figure } from './decision.ts'

export const words: CoachWords<Decision, Figure> = {
  aim: f =>
    `The aim is the most points: for armies in play, levels of magic, your tower, and capitals where you stand alone. Once somebody has ${f.armies} armies, tower ${f.tower} or magic ${f.magic}, the next refresh of the action card ends the game.`,
  draft:
    'Each people has magic of its own, and every level you learn adds an ability for good. Read them: they say what you will be good at.',
  card: 'The sides of a card are different territories, and one becomes your home. Look for forests, mountains and plains: they give mana, ore and food.',
  charters: f =>
    `The first magic costs ${f.mana} mana, the first tower level ${f.ore} ore, your next army ${f.food} food. Take enough to begin all of that, and a home where forests, mountains and plains lie close together.`,
  settle:
    'When you collect, forests give mana, mountains give ore and plains give food; capitals give nothing. Begin on land that gives something, with other kinds of it next door.',
  bare: 'The tokens are finds for whoever comes first; most of them help, bandits do not. Leave bare the region where you could use a find least.',
  select:
    'You perform the action first, then each of the others performs it or collects. Select what you can pay for, best of all something that helps you more than them.',
  perform: 'The active player never collects, so what you do not use now is lost. Perform what you have selected.',
  follow: f =>
    `Follow if the action brings you on now: it does not return before the refresh. Otherwise collect; your land gives ${plural(f.units, 'unit', 'units')}.`,
  again: 'An ability of your people gives you one step more. Use it to stand on more land that gives something.',
  exchange: 'You may trade again. Turn what you have too much of into what your next level or army costs.',
  gain: 'Take what your next step costs. Mana is for magic, ore for the tower, food for armies and retreats; wars are paid with mana and ore.',
  war: f =>
    `The higher number wins, both sides pay, and equal numbers are the defender’s. You can pay for ${f.mine}, the other side for ${f.theirs}; if that is hopeless, show the flag.`,
  raise: 'The dice are open, so you know what is missing. Spend just enough to win, or nothing.',
  pay: 'No change is given, so choose units that cover the sum exactly. If ore is enough, the mana is left for magic.',
  give: 'Keep what your next step costs, and give what you have plenty of.',
  lair: 'An army is worth a point and holds land, a high tower is worth much more. Burn the tower if its owner leads because of it.',
  fate: 'A retreat costs as much food as you have armies in play. That is dear, but an army that is given up has to be mobilised anew.',
  plunder: 'Take what you need next, or what the loser needs most.',
  rise: 'That is an army without Mobilise, and every army is worth a point. Take it if you can spare the food.',
  bandit: 'An army scores, collects and holds land, so it is usually worth a few units. Pay if you can.',
}
