import { ruleBook } from '../../../kernel/words.ts'
import { peoples } from './peoples.en.ts'
import { RULE_ORDER, type RuleTexts, type SectionId } from './rule-order.ts'
import { rulings } from './rulings.en.ts'

const titles: Readonly<Record<SectionId, string>> = {
  components: 'What is in the box',
  setup: 'Setting up',
  rounds: 'Rounds',
  turn: 'Your turn',
  pick: 'Picking a combo',
  conquest: 'Conquest',
  losses: 'Losses and withdrawal',
  die: 'The last attempt',
  redeployment: 'Redeployment',
  scoring: 'Coins',
  readying: 'Later turns: readying and abandoning',
  decline: 'Going into decline',
  end: 'The end of the game',
  races: 'The races',
  powers: 'The powers',
  custom: 'The blank banner and badge',
  rulings: 'Questions and answers',
  examples: 'Examples',
}

const texts: RuleTexts = {
  'SW-COMP-1':
    'There are four maps, one for each number of players from two to five. The map also says how many rounds are played.',
  'SW-COMP-2':
    'There are 14 race banners and 20 power badges, and one blank of each for a race and a power of your own.',
  'SW-COMP-3':
    'There are 168 race tokens: 8 of Dwarves; 10 each of Ghouls, Humans, Orcs, Trolls and Wizards; 11 each of Elves, Giants, Halflings and Tritons; 13 of Ratmen; 15 of Amazons; 18 of Sorcerers; 20 of Skeletons.',
  'SW-COMP-4':
    'The box also holds 1 dragon, 2 heroes, 2 holes, 5 encampments, 6 fortresses, 9 mountains, 10 lairs and 18 lost tribes.',
  'SW-COMP-5':
    'Race tokens are limited. What the tray cannot give you is lost, in part or in whole, and is not made up for later.',
  'SW-COMP-6': 'The box holds 109 coins, but the bank never runs dry.',
  'SW-COMP-7': 'The reinforcement die has six faces, all equally likely: three blanks, a 1, a 2 and a 3.',
  'SW-COMP-8':
    'A round marker and player aids complete the box. Here the round is always on show and the aids are this page.',

  'SW-SETUP-1': 'Play on the map for your number of players.',
  'SW-SETUP-2': 'The round marker begins on space 1 of the track.',
  'SW-SETUP-3': 'All race tokens lie in the tray.',
  'SW-SETUP-4':
    'Shuffle the banners and lay five face up in a column. The rest form a face-up stack below them, of which only the top one can be seen.',
  'SW-SETUP-5':
    'Shuffle the badges and lay one beside each banner; the rest form a stack beside the banners. The tops of both stacks are the sixth combo, so exactly six are on offer.',
  'SW-SETUP-6': 'Put one lost tribe in every region that shows their sign.',
  'SW-SETUP-7': 'Put one mountain in every mountain region.',
  'SW-SETUP-8': 'Every player begins with 5 coins.',

  'SW-ROUND-1': 'Agree on a first player; the one with the most pointed ears is the traditional choice.',
  'SW-ROUND-2': 'Turns go clockwise. Once everybody has had one, the next round begins.',
  'SW-ROUND-3': 'At the start of each later round the marker moves on one space, and the same player begins again.',
  'SW-ROUND-4':
    'The round on the last space of the track is the last one: everybody takes one more turn, and the game is over.',
  'SW-ROUND-5': 'Two and three players play 10 rounds, four players 9, five players 8.',

  'SW-TURN-1':
    'Without an active race, in the first round or after a decline, you pick a combo. Then you may conquer, then you redeploy, and then you are paid.',
  'SW-TURN-2':
    'With an active race you choose one thing at the start of your turn: expand (ready, conquer, redeploy, be paid) or go into decline.',
  'SW-TURN-3': 'You never have to conquer. You may stop after any number of conquests, even after none.',
  'SW-TURN-4':
    'A turn of expansion runs in this order: Ghouls in decline ready and conquer; you pick, if you have no race; your active race readies, conquers and may make a last attempt; redeployment; coins; an ally or a late decline; at the very end, those who lost regions put their withdrawn tokens back.',

  'SW-PICK-1': 'You may pick any combo you can see, the one on top of the stacks included.',
  'SW-PICK-2': 'The first combo is free. Any other costs one coin for each combo above it: lay one on each of them.',
  'SW-PICK-3': 'You must own the coins you pay. What you cannot pay for you cannot pick.',
  'SW-PICK-4': 'Coins lying on the combo you pick are yours, but they do not make it cheaper.',
  'SW-PICK-5': 'Take as many tokens as banner and badge say together; Amazons take four more.',
  'SW-PICK-6': 'You get no further tokens of that race unless a race or power says so.',
  'SW-PICK-7': 'The combos below move up with their coins, and a new sixth one is opened from the stacks.',
  'SW-PICK-8':
    'A banner that leaves play goes under the stack of banners, or straight to the end of the column if there is no stack.',
  'SW-PICK-9':
    'Discarded badges are put aside. When the stack of badges is empty and a new combo is needed, they are shuffled and become the stack.',
  'SW-PICK-10':
    'On the banners: Amazons 6, Dwarves 3, Elves 6, Ghouls 5, Giants 6, Halflings 6, Humans 5, Orcs 5, Ratmen 8, Skeletons 6, Sorcerers 5, Tritons 6, Trolls 5, Wizards 5. On the badges: Alchemist 4, Berserk 4, Bivouacking 5, Commando 4, Diplomat 5, Dragon Master 5, Flying 5, Forest 4, Fortified 3, Heroic 5, Hill 4, Merchant 2, Mounted 5, Pillaging 5, Seafaring 5, Spirit 5, Stout 4, Swamp 4, Underworld 5, Wealthy 4.',

  'SW-CONQ-1':
    'A race that holds no region enters at the border: in a region at the edge of the map or on the shore of a sea that touches the edge, whoever holds that sea. The shore of the lake is no border.',
  'SW-CONQ-2': 'After that, every target must border a region your active race holds.',
  'SW-CONQ-3':
    'A region costs 2 tokens. Whatever is in it adds 1 each: every race token (your own in decline too), a lost tribe, a mountain, a fortress, a lair, every encampment.',
  'SW-CONQ-4': 'Discounts add up, Berserk pips among them, but a region always costs at least 1 token.',
  'SW-CONQ-5': 'Seas and lakes cannot be conquered, except by a Seafaring race.',
  'SW-CONQ-6':
    'You must hold the tokens a region costs, or use the die. Whatever your race and power, you need at least one token in hand to begin a conquest.',
  'SW-CONQ-7': 'Exactly the tokens you paid stand in the region, and stay there until redeployment.',
  'SW-CONQ-8': 'You cannot conquer what the same race already holds.',
  'SW-CONQ-9': 'You may conquer a region of your own race in decline; its token goes back to the tray.',
  'SW-CONQ-10': 'A mountain never leaves its region and protects whoever is there.',
  'SW-CONQ-11': 'Conquer one region after another, as many as your tokens allow.',
  'SW-CONQ-12':
    'A region is non-empty if it held a race token, active or in decline, or a lost tribe. A mountain alone does not make it so.',
  'SW-CONQ-13': 'A conquered lost tribe leaves the game.',
  'SW-CONQ-14':
    'A region with a hole, a hero or the dragon, or of a Diplomat at peace with you, is no target at all: not for tokens, the die, a dragon or an exchange.',

  'SW-LOSS-1': 'Whoever loses a region takes all tokens there in hand at once.',
  'SW-LOSS-2': 'One of them goes back to the tray; the others are kept.',
  'SW-LOSS-3': 'A lone token simply goes back to the tray.',
  'SW-LOSS-4':
    'At the end of the attacker’s turn the loser spreads the withdrawn tokens over any regions that race still holds, near or far.',
  'SW-LOSS-5':
    'If the race has no region left, its tokens stay in hand and enter at the border on its owner’s next turn.',
  'SW-LOSS-6': 'Withdrawn tokens can neither be used nor attacked during that turn.',

  'SW-DIE-1':
    'With at least one token left you may make one last attempt on a region for which you are 1 to 3 tokens short.',
  'SW-DIE-2': 'Name the region first, then roll once. It must be a legal target, but need not be the weakest one.',
  'SW-DIE-3': 'If your tokens and the pips are enough, the region is yours and all remaining tokens go there.',
  'SW-DIE-4': 'If not, all of them go into one region that the race already holds.',
  'SW-DIE-5': 'Either way, this race conquers nothing more this turn.',

  'SW-REDEP-1':
    'After the last conquest you may rearrange the tokens of the race among its regions as you like, near or far.',
  'SW-REDEP-2': 'Every region you hold must keep at least one token.',
  'SW-REDEP-3': 'Tokens of the active race cannot stand in regions of a race in decline, nor the other way round.',
  'SW-REDEP-4': 'If the race holds a region, no token may be left in hand, apart from the four that Amazons lay aside.',

  'SW-SCORE-1': 'At the end of your turn you get 1 coin for each region of your active race.',
  'SW-SCORE-2': 'You also get 1 coin for each region of your races in decline.',
  'SW-SCORE-3': 'Then add what your active race and its power pay.',
  'SW-SCORE-4': 'A race in decline pays no bonus, unless its text says so, as with Dwarves.',
  'SW-SCORE-5': 'Coins lie face down: you may look at yours at any time, but nobody else sees them before the end.',
  'SW-SCORE-6': 'Only the player whose turn it is gets coins.',

  'SW-READY-1': 'When you expand, you first take all tokens of the race in hand, leaving one in each region.',
  'SW-READY-2':
    'If you are short of tokens, you may take the last one from a region too. You abandon that region: it is no longer yours and pays nothing.',
  'SW-READY-3': 'If you abandon every region, the race has to enter at the border again.',
  'SW-READY-4': 'As long as it holds one region, it does not.',

  'SW-DECL-1':
    'You declare a decline at the start of your turn, before anything else, and it takes the whole turn, except for a Stout race.',
  'SW-DECL-2': 'In that turn none of your races conquers.',
  'SW-DECL-3':
    'Then an earlier race of yours in decline leaves the map, except Spirit: its tokens go to the tray, its lairs and fortresses with them, and its banner leaves play. If that opens a combo and the badges are shuffled, the badge just discarded is among them.',
  'SW-DECL-4': 'First flip the banner of the active race and discard its badge, unless that is Spirit.',
  'SW-DECL-5':
    'Then one flipped token stays in each region of that race; all the others, in hand or laid aside, go to the tray. Ghouls on the map all stay.',
  'SW-DECL-6': 'Holes, heroes, the dragon and encampments leave. Lairs, fortresses and mountains stay.',
  'SW-DECL-7':
    'You are then paid for your regions in decline, without bonus unless a text says so, and your turn is over.',
  'SW-DECL-8': 'On your next turn you pick a new combo and play as in the first round.',
  'SW-DECL-9': 'You can have only one race in decline on the map, Spirit apart.',
  'SW-DECL-10':
    'When the last token of a race in decline leaves the map, its banner leaves play at once, and its Spirit badge if it has one.',

  'SW-END-1': 'After the last turn all coins are shown, and the richest player wins. Coins on combos belong to nobody.',
  'SW-END-2': 'If coins are tied, more race tokens on the map, active and in decline, decide.',

  'SW-CUSTOM-1':
    'You may add a race of your own with a number of at most 10. It uses the tokens of another race that has enough of them, and that race’s banner stays in the box.',
  'SW-CUSTOM-2': 'You may add a power of your own with a number of at most 5.',
  'SW-CUSTOM-3':
    'Describe them in a file, with the effects that the printed races and powers are made of, and load it when you open a table. They turn up among the combos like any other.',
}

export const rules = ruleBook(RULE_ORDER, titles, { ...texts, ...peoples, ...rulings })
