import { ruleBook } from '../../../kernel/words.ts'
import { abilities } from './abilities.en.ts'
import { RULE_ORDER, type RuleTexts, type SectionId } from './rule-order.ts'
import { rulings } from './rulings.en.ts'

const titles: Readonly<Record<SectionId, string>> = {
  terms: 'Words of the game',
  setup: 'Setting up',
  turn: 'The turn',
  actions: 'Actions and movement',
  war: 'War',
  retreat: 'Retreat',
  alliance: 'Alliances',
  growth: 'Build, Research, Mobilise, Trade',
  collecting: 'Collecting resources',
  land: 'Rivers, capitals and ruins',
  end: 'The end of the game',
  players: 'Five and two players',
  tokens: 'Exploration tokens',
  factions: 'The peoples',
  rulings: 'Questions and answers',
  examples: 'Examples',
}

const texts: RuleTexts = {
  'TEK-TERM-1': 'A territory is the side of a territory card that lies face up. It is divided into regions.',
  'TEK-TERM-2':
    'Armies can stand on plains, in forests, mountains, ruins and capitals. These regions are open. Water and cliffs are not; only Merfolk may stand in water, and nobody on cliffs.',
  'TEK-TERM-3': 'An edge region is one that touches the outer edge of its card.',
  'TEK-TERM-4': 'Two regions of a territory are adjacent if they share a border that is not a river.',
  'TEK-TERM-5':
    'An army on a territory, standing or lying, is in play; the others wait in your supply. The two always make seven.',
  'TEK-TERM-6':
    'You occupy a region if an army of yours is in it. Two players share a region if each has one army in it and no war is fought there.',
  'TEK-TERM-7': 'A last army is the only army its owner has in play.',
  'TEK-TERM-8': 'The territory you began with is your home for the whole game, whoever lives there later.',
  'TEK-TERM-9':
    'The active player selects the action. In a war, the attacker is the one who moved in, the defender the one who was there.',

  'TEK-SETUP-1': 'The action card and the tower card belong to everybody. Five shields lie beside the action card.',
  'TEK-SETUP-2': 'You have seven armies of your colour and a marker each for tower, magic, mana, ore and food.',
  'TEK-SETUP-3': 'Everybody leads one people, dealt or chosen. No people is in the game twice.',
  'TEK-SETUP-4': 'Everybody gets a territory card and decides which of its two sides is the home.',
  'TEK-SETUP-5':
    'Split six units over mana, ore and food as you like; a resource may start at zero. For a first game take 2 mana, 1 ore and 3 food.',
  'TEK-SETUP-6': 'Your tower and your magic begin at level 0.',
  'TEK-SETUP-7': 'Put two armies together into one region of your home. The other five are your supply.',
  'TEK-SETUP-8': 'The first active player is drawn by lot, unless the table has named one.',
  'TEK-SETUP-9':
    'Two players add the Lost Kingdom, five play with the skipped turn, and any table may add exploration tokens.',

  'TEK-TURN-1':
    'A turn has five phases: refresh the action card if it is full; select an action; act or collect; check for the end; the turn passes on.',
  'TEK-REFRESH-1':
    'Only if all five shields lie on the action card at the start of a turn is the card refreshed: the shields come off, and all six actions are free again.',
  'TEK-REFRESH-2': 'If the end was triggered before, the game is over with that refresh and nobody acts any more.',
  'TEK-SELECT-1':
    'The active player puts a shield on an action that has none. One of the six stays unused until the next refresh.',
  'TEK-SELECT-2': 'You may select an action that you cannot perform yourself, or do not want to.',
  'TEK-RESPOND-1': 'The active player decides first: perform the action or do nothing.',
  'TEK-RESPOND-2': 'The active player never collects in that turn.',
  'TEK-RESPOND-3': 'Then the others in clockwise order each perform the action or collect resources.',
  'TEK-RESPOND-4': 'Each player finishes entirely, wars and finds included, before the next one decides.',
  'TEK-RESPOND-5': 'You can perform an action only if you can carry it out and pay for it.',
  'TEK-TURN-2': 'At the end of the turn the next player clockwise becomes the active player.',

  'TEK-ACT-1': 'The six actions are Patrol, Quest, Build, Research, Mobilise and Trade. Performing one does it once.',
  'TEK-PATROL-1': 'Patrol: move one of your armies to an adjacent region of the same territory.',
  'TEK-PATROL-2': 'A patrol crosses neither water nor rivers nor cliffs.',
  'TEK-PATROL-3': 'Instead of moving, a patrol may stand up one of your lying armies.',
  'TEK-QUEST-1': 'Quest: move one of your armies from an edge region to an edge region of any other territory.',
  'TEK-QUEST-2': 'Neither end of a quest may be water or cliffs. Rivers do not stop a quest.',
  'TEK-MOVE-1': 'A region never holds more than two armies. Nobody may enter one that holds two.',
  'TEK-MOVE-2': 'Nobody may enter a region where the last army of another player stands.',
  'TEK-MOVE-3': 'Your own last army may not enter a region with somebody else’s army.',
  'TEK-MOVE-4': 'You may join a single army of your own in peace.',
  'TEK-MOVE-5': 'Entering a region with a single army of another player is a war, even between allies.',
  'TEK-MOVE-6': 'A lying army cannot move, but it can retreat.',
  'TEK-MOVE-7':
    'When an army arrives, it lies down if the region is ruins; then its people gain what they gain for entering; then the war is fought; and if the army is still there, it turns up the token.',

  'TEK-WAR-1': 'Where armies of two players meet, there is war.',
  'TEK-WAR-2': 'Whoever moved in attacks, whoever was there defends. Each side has one army in the war.',
  'TEK-WAR-3': 'Both set a war die in secret: a number from 1 to 11, or the white flag.',
  'TEK-WAR-4':
    'You may set only a number you could pay for now, discounts included. The flag is always possible and free.',
  'TEK-WAR-5': 'Both dice are shown at once. Orcs who may still raise do so now.',
  'TEK-WAR-6': 'Two flags make an alliance: nobody pays, nobody loses.',
  'TEK-WAR-7':
    'Otherwise the higher total wins; a flag counts as zero. What the dice show is compared, not what is paid.',
  'TEK-WAR-8': 'With equal numbers the defender wins, unless Orcs are in the war.',
  'TEK-WAR-9': 'Winner and loser both pay for their own number. A flag costs nothing.',
  'TEK-WAR-10': 'The winner’s army keeps the region. The loser’s army retreats or returns to supply.',
  'TEK-WAR-11': 'If the two were allies when the war began and did not both show the flag, their alliance is broken.',
  'TEK-WAR-12':
    'The order of a war: set, show, raise, result, attacker pays, defender pays, gains after paying, Dragon’s Lair, fate of each beaten army in turn, crown, the winner’s gains, and the token if the attacker’s army stayed.',
  'TEK-PAY-1': 'What you owe is your number less all discounts plus all surcharges. Only the final sum stops at zero.',
  'TEK-PAY-2': 'In war a mana covers 2, an ore 1 and food nothing, unless your people know better.',
  'TEK-PAY-3':
    'You choose the units. They must cover the sum, there is no change, and no part of them may be enough by itself.',
  'TEK-PAY-4': 'A number can be set if some payment for it exists; 11 is the most.',
  'TEK-PAY-5': 'Everybody sees everybody’s resources. Only the die is secret.',

  'TEK-RETREAT-1':
    'After paying, the loser may save the beaten army for as much food as they have armies in play, this one included.',
  'TEK-RETREAT-2': 'The army goes to a region adjacent to the war, of its owner’s choice.',
  'TEK-RETREAT-3': 'A retreat starts no war: there must be no army of anybody else and room for one more.',
  'TEK-RETREAT-4': 'Without such a region, or without the food, the army returns to supply.',
  'TEK-RETREAT-5': 'You need not retreat even if you can.',
  'TEK-RETREAT-6': 'Attacker and defender retreat alike: from the contested region, not from where they came.',

  'TEK-ALLY-1': 'After two flags both armies stay, and the two players are allies.',
  'TEK-ALLY-2': 'Both have the full use of a shared region; only a capital’s points are divided.',
  'TEK-ALLY-3': 'You are allies as long as you share a region, and no longer.',
  'TEK-ALLY-4':
    'An army may leave a shared region freely. If it was the last one the two shared, they are no longer allies; that costs nothing.',
  'TEK-ALLY-5': 'A shared region is full: nobody can enter it or mobilise there.',
  'TEK-ALLY-6': 'Allies who meet elsewhere fight as always; two flags make that region shared too.',
  'TEK-BREAK-1': 'An alliance is broken when allies fight and at least one shows a number, whichever of them it is.',
  'TEK-BREAK-2':
    'The winner takes the contested region and every region the two share. Alliances with others are untouched.',
  'TEK-BREAK-3': 'In each of them the loser’s army retreats at the usual price or returns to supply.',
  'TEK-BREAK-4': 'The loser decides in which order the regions are handled, the contested one among them.',
  'TEK-BREAK-5': 'Each retreat costs as much food as the loser has armies in play at that moment.',
  'TEK-BREAK-6':
    'A last army that cannot retreat is kept: it moves for free to the nearest region without an army, on another territory if need be.',

  'TEK-BUILD-1': 'Build: pay as much ore as the number of your next tower level, and rise by one. Level 6 is the top.',
  'TEK-BUILD-2': 'Only the level you stand on counts, with the points printed beside it.',
  'TEK-RESEARCH-1':
    'Research: pay as much mana as the number of your next magic level, and rise by one. Level 5 is the top.',
  'TEK-RESEARCH-2': 'The new ability works from now on, and so do all below it.',
  'TEK-RESEARCH-3': 'At the end each magic level is worth a point, and level 5 brings what your people score with it.',
  'TEK-EXPAND-1': 'Mobilise: put an army from your supply into a region where a single army of yours stands alone.',
  'TEK-EXPAND-2': 'It costs as much food as you then have armies in play.',
  'TEK-EXPAND-3': 'Without a place, without the food or without supply you cannot mobilise.',
  'TEK-EXPAND-4': 'An army mobilised into ruins lies down.',
  'TEK-TRADE-1': 'Trade: give any number of units of one resource for as many of one other. Once per action.',

  'TEK-COLLECT-1': 'Instead of the action, everybody but the active player may collect.',
  'TEK-COLLECT-2':
    'Each region you occupy yields one unit: forests mana, mountains ore, plains food. Two armies collect no more than one.',
  'TEK-COLLECT-3': 'Capitals yield nothing, ruins only to an army that lies in them.',
  'TEK-COLLECT-4': 'In a shared region both players collect.',
  'TEK-COLLECT-5': 'If you have a single army in play, you collect one more unit of your choice.',
  'TEK-COLLECT-6': 'Nobody holds more than nine units of a resource; the rest is lost.',
  'TEK-RES-1': 'Of each resource you hold 0 to 9 units.',

  'TEK-TERRAIN-1': 'Nobody enters water or cliffs unless their people can.',
  'TEK-TERRAIN-2': 'Regions with a river between them are not adjacent.',
  'TEK-CAPITAL-1': 'A capital is worth 2 points at the end to whoever is alone in it.',
  'TEK-CAPITAL-2': 'Two allies in it get 1 point each.',
  'TEK-CAPITAL-3': 'A capital yields no resources.',
  'TEK-RUINS-1': 'An army that comes into ruins lies down to search them.',
  'TEK-RUINS-2': 'A lying army can neither patrol nor quest.',
  'TEK-RUINS-3': 'When you collect, ruins where an army of yours lies give a unit of your choice.',
  'TEK-RUINS-4': 'For war and for mobilising it makes no difference that an army lies.',
  'TEK-RUINS-5': 'A patrol may stand up a lying army instead of moving one.',
  'TEK-RUINS-6': 'An army that stands in ruins collects nothing there but may move on.',
  'TEK-RUINS-7': 'At the end all armies in ruins are lost before anything is scored.',

  'TEK-END-1':
    'The end is triggered if, after everybody has acted or collected, somebody has seven armies in play, tower level 6 or magic level 5.',
  'TEK-END-2': 'Nothing that happens later takes the trigger back.',
  'TEK-END-3': 'Play goes on as usual until then, and further triggers change nothing.',
  'TEK-END-4': 'The game ends with the next refresh of the action card.',
  'TEK-END-5': 'If the fifth shield was placed in the same turn, no further action is selected.',
  'TEK-SCORE-1': 'First all armies in ruins are removed.',
  'TEK-SCORE-2': 'Each of your armies in play is worth 1 point.',
  'TEK-SCORE-3': 'Each magic level is worth 1 point, and level 5 adds what your people score.',
  'TEK-SCORE-4': 'Your tower is worth the points of its level.',
  'TEK-SCORE-5': 'A capital is worth 2 points alone, 1 each if shared.',
  'TEK-SCORE-6': 'The crown is worth 2 points, each city you occupy 1.',
  'TEK-SCORE-7': 'Two players also score the Lost Kingdom.',
  'TEK-TIE-1': 'Most points win.',
  'TEK-TIE-2':
    'Ties go to more armies in play, then the higher tower, then the higher magic level, then more units in all.',
  'TEK-TIE-3': 'Players who are still tied share the victory.',

  'TEK-5P-1':
    'With five players, whoever refreshes the action card skips the turn, and the next player becomes the active player at once.',
  'TEK-5P-2':
    'In the skipped turn nobody acts or collects and the end is not checked. A triggered end still comes with the refresh.',
  'TEK-5P-3': 'So the first choice after a refresh moves on by one seat each time.',
  'TEK-5P-4': 'With fewer players the one who refreshes the card takes a normal turn.',
  'TEK-2P-1':
    'Two players put an unused territory in the middle, card and side drawn by lot, with a neutral army in each of its five open regions.',
  'TEK-2P-2': 'For patrols and quests the Lost Kingdom is a territory like the others.',
  'TEK-2P-3':
    'Entering a region with a neutral army is a war. It costs as much as there are neutral armies left, this one included.',
  'TEK-2P-4': 'You may enter only if you can pay. No die is set; you pay and win.',
  'TEK-2P-5': 'You capture the neutral army and keep it as a trophy, worth 1 point.',
  'TEK-2P-6': 'Two players never ally, so they never share a region.',
  'TEK-2P-7': 'Two flags: the defender wins, nobody pays, and the attacker’s army retreats or is lost.',
  'TEK-2P-8': 'Halflings are not dealt to two players. Whoever chooses freely may still take them.',
  'TEK-2P-9': 'At the end each region of the Lost Kingdom you occupy is worth 1 point, and so is each trophy.',

  'TEK-TOKEN-1': 'One token lies face down on every open region without an army of a player. Nobody knows which it is.',
  'TEK-TOKEN-2': 'Thirteen tokens lie out for two players, twelve for three, sixteen for four, fifteen for five.',
  'TEK-TOKEN-3': 'Five players leave the blank in the box, and each leaves one free home region without a token.',
  'TEK-TOKEN-4':
    'An army that comes to a face-down token turns it up, after the war if there is one, and only if it is still there.',
  'TEK-TOKEN-CROWN-1': 'Crown: keep it. It is worth 2 points.',
  'TEK-TOKEN-CROWN-2': 'Whoever beats its owner in a war takes the crown.',
  'TEK-TOKEN-TREASURE-1': 'Treasure: gain two units of your choice.',
  'TEK-TOKEN-BANDIT-1': 'Bandit: spend two units of your choice, or the army returns to supply.',
  'TEK-TOKEN-DRAGON-1':
    'Dragon’s Lair: it stays. Whoever occupies its region and wins a war, wherever that is, may burn a level of the loser’s tower instead of taking the army.',
  'TEK-TOKEN-DRAGON-2': 'The beaten army then retreats for free. If it has nowhere to go, it is lost as well.',
  'TEK-TOKEN-CAMP-1': 'Camp: it stays. The region yields one more unit of its own resource.',
  'TEK-TOKEN-FORTRESS-1': 'Fortress: it stays. Whoever occupies its region pays 2 less in every war they start.',
  'TEK-TOKEN-CITY-1': 'City: it stays. It is worth 1 point to whoever occupies it.',
  'TEK-TOKEN-CHURCH-1':
    'Church: it stays. Once, an army that would be lost in a war may go there instead, if its owner occupies the region.',
  'TEK-TOKEN-CHURCH-2': 'Not if two armies are in the church’s region already.',
  'TEK-TOKEN-BLANK-1': 'Blank: nothing happens.',
}

export const rules = ruleBook(RULE_ORDER, titles, { ...texts, ...abilities, ...rulings })
