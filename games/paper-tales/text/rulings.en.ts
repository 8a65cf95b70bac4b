import type { RulingTexts } from './rule-order.ts'

export const rulings: RulingTexts = {
  'PT-RUL-1':
    'If the draw pile is too short for the deal, what is left is dealt first, then the discard pile is shuffled and the deal goes on. The same holds for any other draw.',
  'PT-RUL-2':
    'If both piles together are too small, all packets get the same, largest possible number of cards and the draft has that many picks. A Shapeshifter that finds nobody stays with strength 0 and without a token.',
  'PT-RUL-3': 'Without the special rules, two players draft five cards and fight one war a round.',
  'PT-RUL-4': 'You may lay more cards than you can pay for.',
  'PT-RUL-5': 'Gold from negative costs is collected before anything is paid.',
  'PT-RUL-6':
    'If you can pay everything, you do. Otherwise you choose what to pay, but must leave nothing unpaid that the remaining gold would still buy. With only one way to do this you are not asked.',
  'PT-RUL-7': 'Gold from flip abilities comes after payment and pays for nothing in the same round.',
  'PT-RUL-8': 'Units you discarded to make room are gone even if the new card turns out too dear.',
  'PT-RUL-9':
    'Court Jester: artifacts cost 1 gold each if a paid Jester is in your kingdom, also one deployed together with them. A discarded Jester, or one a Shapeshifter finds, does not help; a second one adds nothing.',
  'PT-RUL-10': 'Discarding and moving old units is part of the secret plan.',
  'PT-RUL-11':
    'Kept cards are hidden and chosen after all effects. A card you laid and did not pay for cannot be kept, and in round 4 nothing is kept.',
  'PT-RUL-12':
    'Your effects resolve in this order: Shapeshifter, Shadow, Titan, Golem; tokens without a choice, Time Master, Gatekeeper, Silver Hourglass, Master Alchemist; then all gold and points. Effects of one kind go by spot, the top row first; a Shadow’s repetitions come last.',
  'PT-RUL-13':
    'A Shadow repeats all flip abilities of one unit deployed this round, as that unit would, with new choices. A unit found by a Shapeshifter counts; Shadows, Shapeshifters and units without flip abilities cannot be chosen. Two Shadows may choose the same unit.',
  'PT-RUL-14':
    'Master Alchemist counts your food just before placing tokens, every round, and must place them if there is any food.',
  'PT-RUL-15':
    'Abilities are mandatory unless the text says “you may”, and you choose the targets. “One of your units” includes the unit itself and new ones.',
  'PT-RUL-16':
    'Shapeshifter: cards turned over on the way are discarded only when the search is over. The found unit is free and brings no gold, takes the spot, and counts as deployed this round; its token comes with the other tokens.',
  'PT-RUL-17': 'The order of players for effects is fixed after payment. Each player finishes before the next begins.',
  'PT-RUL-18': 'Your score never falls below 0. All gains and losses of one step are added up first.',
  'PT-RUL-19': 'You never pay gold you do not have.',
  'PT-RUL-20': 'Nobody may look through the discard pile.',
  'PT-RUL-21':
    'A unit’s strength is the printed number, or the number one of its abilities sets instead, plus additions. Bonuses of buildings and artifacts go to the total, never to a unit.',
  'PT-RUL-22': 'Units have strength in both rows: Barracks II counts all of them by their current strength.',
  'PT-RUL-23': 'An aged Leviathan does not fight, but its strength still counts for Barracks II.',
  'PT-RUL-24': 'Abilities work from the bottom row as from the top row; only the strength does not count there.',
  'PT-RUL-25': 'Ogre counts the gold you will receive in this round’s Income phase, as your kingdom stands in War.',
  'PT-RUL-26':
    'War goes like this: all strengths, all comparisons, rewards for wars won, other points. Market II reads your gold last.',
  'PT-RUL-27':
    'Wars won are counted one by one, 0 to 2 a round. With the rules for two a double win counts as two wars won for every ability.',
  'PT-RUL-28':
    'A double win also needs more strength than the opponent: 0 against 0 is one win for each, 1 against 0 is a double win.',
  'PT-RUL-29':
    'With three or more players every pair of neighbours fights one war, and each looks at it from their own side.',
  'PT-RUL-30': 'Land counts all your buildings whatever their level; reductions take from the total, down to 0.',
  'PT-RUL-31':
    'Temple: you pay for each level in diamonds or in gold, and do not mix the two within a level. A Grand Architect may still pay for single diamonds.',
  'PT-RUL-32':
    'Substitutions can be combined but not chained: gold never becomes wood for the Dryad. You always pay the lowest possible price.',
  'PT-RUL-33':
    'A building works from the moment it stands: a new Crypt already in this round’s Aging, War and Income bonuses from the next round, a Titan’s building for the whole round.',
  'PT-RUL-34': 'Golem and Titan leave your Build action untouched. With nothing to work on they do nothing.',
  'PT-RUL-35': 'Build decisions are made in secret and opened together.',
  'PT-RUL-36':
    'Healer and Phoenix are decided before anybody dies. A dying Healer still saves; several Healers save different units; a saved Phoenix does not pay; a Phoenix that pays has no tokens when Aging abilities count.',
  'PT-RUL-37': 'A Healer saves only a unit with exactly one token that would die, so never a Salamander.',
  'PT-RUL-38': 'All dying units die together, and every ability that counts them sees them all with their tokens.',
  'PT-RUL-39': 'Demon costs 3 points if it dies with exactly one token, and nothing with more.',
  'PT-RUL-40': 'Tokens of the last Aging phase count for abilities of the end of the game.',
  'PT-RUL-41':
    'Final ties compare gold; otherwise unspent gold is worth nothing. In the solo game there is no tie-break.',
  'PT-RUL-42': 'Tokens never run out.',
  'PT-RUL-43': 'With the Forge, the setup of buildings depends only on whether the Gates’ buildings are in play.',
  'PT-RUL-44': 'With a Library in play you may keep two cards; all kept cards join your next hand.',
  'PT-RUL-45': 'Several copies of a unit may stand in one kingdom, and each works on its own.',
  'PT-RUL-46':
    'The figures of some cards: Ogre’s basic gold is 2; Standard-bearer asks for a unit of cost 2 (2 gold) and of cost 3 (2 points); Port looks for food and wood in Income, for food and diamonds in War.',
  'PT-RUL-47': 'The three resources are called food, wood and diamonds.',
  'PT-RUL-48':
    'That you laid an artifact is known at once, which one only when it is paid. An unpaid artifact is discarded unseen, an unpaid unit has been seen.',
  'PT-RUL-49':
    'Two-player draft: the card you keep and the card you discard are chosen together, and the discarded one is not shown. Left and right are the same person.',
  'PT-RUL-50':
    'An unpaid card was never in your kingdom. Old units that change their spot are not new: their flip abilities do not work again.',
  'PT-RUL-51': 'A kingdom without fighters has strength 0 and still fights its wars.',
  'PT-RUL-52': 'Conditions and counts are read when an ability resolves; production changes at once with its cause.',
  'PT-RUL-53':
    'Printed cost is the number on the card, whatever was paid. A negative one is a cost of its own for Noble and counts as 0 or less.',
  'PT-RUL-54': 'Whoever has nothing to choose is not asked.',
  'PT-RUL-55':
    'Solo: the two armies take the place of your neighbours, so you win 0 to 2 wars a round. The rules for two players are never used.',

  'PT-EX-1':
    'Masha keeps the Relic of Wisdom of her five cards in round 1. Four go to her left neighbour and four come from the right; she keeps one of those, passes three, and so on.',
  'PT-EX-2':
    'Sasha has three units. He discards the Time Master, moves the Hunter to the bottom row and lays Demon and Miner on the free spots: he pays 2 + 1 = 3 gold and has four units.',
  'PT-EX-3': 'Demon and Woodcutter in the top row make strength 9.',
  'PT-EX-4':
    'Masha 9, Zhenya 6, Denis 6, Sasha 4, in a circle: Masha and Denis win two wars each, Zhenya one by the tie with Denis, Sasha none.',
  'PT-EX-5': 'Yura has a Blacksmith and a Temple: 2 + 1 + 2 = 5 gold.',
  'PT-EX-6':
    'Ivan has two buildings and produces 2 food and 1 wood. He constructs the Tavern directly at level II for 4 gold of land.',
  'PT-EX-7': 'Denis upgrades his Town: the Forest Spirit’s 3 wood cover the 2 needed, and he pays nothing.',
  'PT-EX-8':
    'That Tavern is Ivan’s first building at level II: from the next round he may have five units, three of them in the top row.',
  'PT-EX-9':
    'Denis has Colossus and Farmer with a token each and two units without: the first two die, the other two receive a token.',
  'PT-EX-10': 'Kristina’s first artifact, the Bottomless Purse, costs 1 gold.',
  'PT-EX-11': 'With the Purse in play she deploys Magnificent Grove and Cursed Crown: 2 + 3 = 5 gold.',
  'PT-EX-12': 'Commander in the top row, Barracks I with 1 wood and Shield of Power: 4 + 1 + 2 = 7.',
  'PT-EX-13': 'Two artifacts worth 1 and 2 points add 3 to the final score.',
  'PT-EX-14': 'Without any Income ability an Ogre has strength 4.',
  'PT-EX-15': 'Abbey II with 2 food, 1 wood and 1 diamond gives 4 points.',
  'PT-EX-16': 'Port II with 2 food and no diamond gives 2 points.',
  'PT-EX-17': 'Relic of Fertility with 2 food and 3 wood gives 5 points from the top row and none from the bottom row.',
  'PT-EX-18':
    'A Golem is the fourth unit and upgrades the only building: four units stay the limit this round, five from the next.',
  'PT-EX-19': 'Standard-bearer beside a unit of cost 3: 2 gold and 2 points. Beside one of cost 2 at most: 2 gold.',
  'PT-EX-20':
    'Necromancer and Knight are deployed beside an old Farmer: Knight and Farmer receive a token, the Necromancer does not.',
  'PT-EX-21': 'With 0 gold, Monkey brings 1 and the Knight deployed with it costs 1: both stay, and 0 gold is left.',
  'PT-EX-22':
    'Healer and Knight have a token each. The Healer saves itself: the Knight dies, the Healer stays with two tokens.',
}
