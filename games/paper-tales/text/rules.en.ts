import { ruleBook } from '../../../kernel/words.ts'
import { RULE_ORDER, type RuleTexts, type SectionId } from './rule-order.ts'
import { rulings } from './rulings.en.ts'

const titles: Readonly<Record<SectionId, string>> = {
  setup: 'Setting up',
  components: 'What is in the box',
  cards: 'Reading the cards',
  kingdom: 'Your kingdom',
  resources: 'Resources',
  flow: 'How a round goes',
  recruit: 'Recruit',
  deployment: 'Deployment',
  'fifth-spot': 'The fifth spot',
  war: 'War',
  income: 'Income',
  build: 'Build',
  aging: 'Aging',
  end: 'The end of the game',
  'two-players': 'Two players',
  order: 'If an order is needed',
  gates: 'Beyond the Gates',
  forge: 'Forge of Legends',
  clarifications: 'Single cards',
  solo: 'Alone against the Lich King',
  advice: 'Advice',
  rulings: 'Questions and answers',
  examples: 'Examples',
}

const texts: RuleTexts = {
  'PT-SETUP-1':
    'The base game has 81 unit cards, five kinds of buildings with seven cards each, a score track with seven markers, a track of four rounds with a time marker, gold in pieces of 1 and 5, age tokens and seven player aids.',
  'PT-SETUP-2': 'The time marker starts on the first round and every score at 0.',
  'PT-SETUP-3': 'Every player begins with 3 gold.',
  'PT-SETUP-4': 'Gold always lies open for all to see.',
  'PT-SETUP-5':
    'Everybody may build the same buildings; in the base game these are Town, Tavern, Mine, Temple and Barracks. At the start none of them stands.',
  'PT-SETUP-6': 'All unit cards of the chosen sets form one face-down draw pile.',
  'PT-SETUP-7': 'All players share one discard pile, which lies face down.',
  'PT-SETUP-8':
    'You sit in a circle: everybody has a neighbour on the left and one on the right, and a colour of their own.',
  'PT-SETUP-9': 'Points come from wars, from buildings and from abilities; with the Forge also from artifacts.',

  'PT-CARD-1':
    'A unit card shows its name, how many copies there are, what it costs to deploy (sometimes less than nothing), its strength, its abilities with the phase in which they work, and the resources it produces.',
  'PT-CARD-2':
    'Where strength is marked as variable, the printed number is only the starting point of the unit’s own War ability.',
  'PT-CARD-3':
    'An ability works only in its own phase. In each phase everybody applies all abilities of that phase in their own kingdom: units, buildings and artifacts.',
  'PT-CARD-4':
    'A Deployment ability with the flip mark is a flip ability: it works once, in the round the card is deployed. Without the mark it works every round.',
  'PT-CARD-5':
    'A building card has two sides, level I and level II. Each shows the level, the points it is worth at the end, the costs of both levels and its bonuses.',
  'PT-CARD-6': 'At level I a building gives its first bonus; at level II it gives both.',
  'PT-CARD-7': 'A building scores the points of the side that is up; the points of the two sides are not added.',
  'PT-KING-1': 'Your kingdom is everything you have in play: units, buildings and artifacts.',
  'PT-KING-2': 'You have four unit spots, two in the top row and two in the bottom row, with one unit on each.',
  'PT-KING-3': 'Buildings need no spot. Anybody may look at built and unbuilt buildings at any time.',
  'PT-RES-1':
    'Resources are symbols, not pieces: your kingdom produces as many as your cards in play show, those with a condition only while it holds.',
  'PT-RES-2': 'Using a resource does not use it up; it serves every later ability and construction again.',
  'PT-RES-3': 'A card that leaves play takes its resources with it at once.',
  'PT-RES-4': 'Within one construction each produced resource pays for one required resource only.',

  'PT-FLOW-1': 'The game lasts four rounds.',
  'PT-FLOW-2': 'A round has six phases: Recruit, Deployment, War, Income, Build, Aging.',
  'PT-FLOW-3': 'In every phase all players act at the same time, and the next phase begins when all are done.',
  'PT-FLOW-4': 'After Aging the time marker moves on and a new round begins with Recruit.',

  'PT-DRAFT-1': 'Everybody is dealt five cards that only they may see.',
  'PT-DRAFT-2': 'Everybody chooses one card of the packet and lays it aside face down, all at once.',
  'PT-DRAFT-3':
    'The rest of the packet goes to a neighbour: to the left in rounds 1 and 3, to the right in rounds 2 and 4.',
  'PT-DRAFT-4': 'This repeats until everybody has laid five cards aside; the last packet is a single card.',
  'PT-DRAFT-5':
    'Then you take up your five cards together with what you kept from the round before. A kept card is never passed on.',
  'PT-DRAFT-6':
    'If the draw pile runs out during the deal, the shuffled discard pile becomes the new draw pile and the deal goes on.',
  'PT-DRAFT-7': 'Packets, drafted cards and hands are secret; only their numbers are known.',

  'PT-DEPLOY-1':
    'In secret, lay any of your cards face down on free spots of your kingdom. You need not deploy anything, and until you are ready you may take back and rearrange as you like.',
  'PT-DEPLOY-2': 'While you plan you may discard any units you already have, to make room or for any other reason.',
  'PT-DEPLOY-3': 'While you plan you may also move units you already have to other spots and rows.',
  'PT-DEPLOY-4': 'When you are ready no spot may hold two units and no row more units than it has spots.',
  'PT-DEPLOY-5': 'When everybody is ready all new units are turned up at once; artifacts wait until they are paid.',
  'PT-DEPLOY-6': 'You pay the cost of every unit you have just turned up, and nothing for units of earlier rounds.',
  'PT-DEPLOY-7': 'A negative cost is gold you receive, and you may spend it at once on the other cards you laid.',
  'PT-DEPLOY-8': 'New cards you cannot pay for are discarded; which ones get your gold is your choice.',
  'PT-DEPLOY-9': 'A unit that is discarded leaves its age tokens behind, and this is no death.',
  'PT-DEPLOY-10':
    'Then Deployment abilities apply: flip abilities of the cards deployed this round, and all others in your kingdom.',
  'PT-DEPLOY-11':
    'Deployment abilities see your kingdom as it is after everything else in this phase. “Your other units” includes those deployed together with the card.',
  'PT-DEPLOY-12': 'Of the cards still in hand you may keep one for the next round; the others are discarded.',
  'PT-DEPLOY-13': 'A kept card lies apart until the next Recruit phase is over.',
  'PT-DEPLOY-14': 'You never have more units than spots: four, or five with the extra spot.',

  'PT-SLOT-1': 'With at least one building at level II you have one more unit spot.',
  'PT-SLOT-2': 'The extra spot is in the top row, which then has three.',
  'PT-SLOT-3': 'More level II buildings give no further spots.',
  'PT-SLOT-4': 'The spot can be used from the round after your first building reached level II, however it got there.',

  'PT-WAR-1': 'The strength of your kingdom is the sum of your top row, changed by War abilities.',
  'PT-WAR-2': 'Units of the bottom row add nothing unless an ability lets them fight from there.',
  'PT-WAR-3': 'You fight two separate wars, one with each neighbour, by comparing strength.',
  'PT-WAR-4': 'You win a war if you are at least as strong as your neighbour.',
  'PT-WAR-5': 'If both are equally strong, both win.',
  'PT-WAR-6': 'Every war you win is worth 3 points.',
  'PT-WAR-7':
    'All War abilities of your kingdom apply now: changes of strength, rewards for wars won, and points that need no victory.',

  'PT-INC-1': 'Everybody receives 2 gold.',
  'PT-INC-2': 'On top of that you receive the gold of all Income abilities in your kingdom.',

  'PT-BUILD-1': 'You may construct one building or upgrade one, but not both; you may also do nothing.',
  'PT-BUILD-2': 'You can construct only available buildings you have not built yet.',
  'PT-BUILD-3': 'A new building enters play at level I or at once at level II.',
  'PT-BUILD-4': 'Either way you pay for land: 2 gold for each building you already have.',
  'PT-BUILD-5': 'For level I your kingdom must produce the resources of the level I cost.',
  'PT-BUILD-6': 'To enter at level II your kingdom must produce the costs of both levels together.',
  'PT-BUILD-7': 'Upgrading a building from level I to level II needs the level II cost and no land.',
  'PT-BUILD-8':
    'The resources come from your units, artifacts and finished buildings; the new building does not help to pay for itself.',
  'PT-BUILD-9': 'Gold that is part of a cost is really spent.',
  'PT-BUILD-10': 'Build abilities of your kingdom apply in this phase.',
  'PT-BUILD-11': 'Buildings never leave play and never lose a level.',

  'PT-AGE-1': 'Every unit with at least one age token dies and is discarded.',
  'PT-AGE-2': 'Then every unit that remains receives one age token.',
  'PT-AGE-3': 'Aging abilities of your kingdom apply in this phase.',
  'PT-AGE-4': 'A unit that an ability saved remains, and receives its token as well.',
  'PT-AGE-5': 'Abilities that count dying units count all that die in this phase, their own unit included.',
  'PT-AGE-6': 'Buildings and artifacts do not age.',
  'PT-AGE-7': 'Units die only in this phase. Leaving play in any other way is no death.',

  'PT-END-1': 'The game ends after the Aging phase of the fourth round, which is played like any other.',
  'PT-END-2':
    'To your points on the track add your buildings by the side that is up, abilities of the end of the game, and your artifacts.',
  'PT-END-3': 'Most points win; a tie goes to the player with more gold; if that is equal too, the victory is shared.',

  'PT-2P-1': 'These special rules are recommended for two players. They are an option, on by default.',
  'PT-2P-2':
    'You are dealt nine cards. From every packet you keep one card and discard one, then pass the rest: packets of 9, 7, 5, 3 and 1.',
  'PT-2P-3': 'The last single card is kept, so you end with five.',
  'PT-2P-4': 'You win one war if you are at least as strong as the other player.',
  'PT-2P-5': 'If you are at least twice as strong, you win two wars instead.',

  'PT-SIM-1':
    'Deployment is simultaneous. Where an order matters, the player with more points goes first, then the one with more gold, then chance decides.',

  'PT-GATES-1': 'The set has 20 unit cards and six kinds of buildings with seven cards each.',
  'PT-GATES-2': 'You may add its units, its buildings, or both.',
  'PT-GATES-3': 'Its 20 units are shuffled into the draw pile.',
  'PT-GATES-4':
    'With its buildings everybody has Mine, Tavern, Temple and Town; three more are drawn from Barracks and the six new buildings.',
  'PT-GATES-5': 'If the Forge is in play as well, its three buildings join the draw: three out of ten.',
  'PT-GATES-6': 'So everybody has the same seven buildings.',

  'PT-FORGE-1':
    'The set has 26 units, 18 artifacts and three kinds of buildings with seven cards each. It is always used as a whole, with or without the Gates.',
  'PT-FORGE-2': 'Its units and artifacts are shuffled into the draw pile.',
  'PT-FORGE-3':
    'Without the Gates’ buildings everybody has the five base buildings and two of the three Forge buildings, drawn at random.',
  'PT-FORGE-4': 'With them everybody has Mine, Tavern, Temple and Town and three of the ten others, drawn at random.',
  'PT-FORGE-5': 'Either way everybody has the same seven buildings.',
  'PT-FORGE-6':
    'An artifact card shows its name, what it does or produces, its points at the end and the number of copies. It has neither cost nor strength.',
  'PT-FORGE-7':
    'Artifacts are dealt, drafted, held and kept like units; the limit for kept cards covers both together.',
  'PT-FORGE-8': 'Artifacts are not units: they need no spot and you may have any number of them.',
  'PT-FORGE-9':
    'You lay artifacts face down with your units, but each is turned up only when it has been paid, after the units.',
  'PT-FORGE-10': 'An artifact costs 1 gold, and 1 more for each artifact you already have.',
  'PT-FORGE-11': 'Several artifacts of one round are paid one after the other, each dearer than the one before.',
  'PT-FORGE-12': 'An artifact you cannot pay is discarded; you decide which of your cards get the gold.',
  'PT-FORGE-13': 'You can never discard an artifact that is in play.',
  'PT-FORGE-14': 'From the round of its deployment an artifact works like any other card of your kingdom.',
  'PT-FORGE-15': 'Artifacts get no age tokens and never die.',
  'PT-FORGE-16': 'At the end add the points on your artifacts.',

  'PT-UNIT-1': 'Ogre: the basic 2 gold of the Income phase count for it, so its strength is at least 4.',
  'PT-UNIT-2': 'Monkey, Imp, Lackey: you receive gold when you deploy them and may spend it in the same phase.',
  'PT-UNIT-3': 'Court Jester: each of your artifacts costs the same, however many you have.',
  'PT-UNIT-4': 'Standard-bearer: its two conditions are checked one by one; one dear unit can earn both rewards.',
  'PT-UNIT-5': 'Abbey: every single resource counts, so 2 + 1 + 1 are worth 4 points.',
  'PT-UNIT-6': 'Shapeshifter: the unit it turns into enters with an age token, and its flip abilities work this round.',
  'PT-UNIT-7': 'Palm Reader, Kraken: they count every unit that dies in the Aging phase, themselves included.',
  'PT-UNIT-8': 'Shadow: it repeats the abilities of a unit you deployed this round.',
  'PT-UNIT-9': 'Titan: the building it brings costs neither land nor resources nor gold.',
  'PT-UNIT-10': 'Port: it only matters that you produce the resource; the reward is the same for one or five.',
  'PT-UNIT-11': 'Grand Architect, Dryad: in one construction you may substitute as often as you like, one for one.',
  'PT-UNIT-12': 'Mystical Healer: the saved unit still receives its token. The Healer may save itself.',
  'PT-UNIT-13': 'Golem: if it makes your first level II building, the fifth spot still comes only next round.',
  'PT-UNIT-14': 'Relic of Fertility: one point for each food and wood, but only from the top row.',
  'PT-UNIT-15': 'Temple: each of its two levels may be paid with diamonds or with gold.',

  'PT-SOLO-1': 'The solo game works with any sets. Set up as usual.',
  'PT-SOLO-2':
    'The Necropolis cards come in four eras of five. One of each era will be turned up; the other sixteen stay unknown.',
  'PT-SOLO-3': 'The difficulty, 0 to 4, is the number of Lich King cards that are drawn and lie open all game.',
  'PT-SOLO-4':
    'Recruit: five times, look at three cards of the draw pile; take one, lay one in the left crypt and the last in the right crypt. Then add your kept card.',
  'PT-SOLO-5':
    'The crypts are open to all and have nothing to do with the building. They are emptied at the end of the War phase.',
  'PT-SOLO-6':
    'War: this round’s Necropolis card is turned up. Each army is as strong as its number plus the strongest printed strength in its crypt; artifacts and the Shapeshifter count 0.',
  'PT-SOLO-7':
    'You fight both armies like neighbours. The Lich King scores 3 points for every war in which his army is at least as strong as you.',
  'PT-SOLO-8': 'Then he scores the fixed points of the Necropolis card and what it counts in both crypts.',
  'PT-SOLO-9':
    'A crypt card counts for a resource if it shows the symbol, with or without a condition. An artifact counts as a card of cost 1.',
  'PT-SOLO-10': 'Lich King cards score in the phase they name. The Lich King has no gold, units or buildings.',
  'PT-SOLO-11': 'You win only with more points than the Lich King; a tie is a defeat.',
  'PT-SOLO-12': 'Everything else is as usual.',

  'PT-TIP-1':
    'Begin by leading in one thing: win both wars, or get a level II building early. A building you can afford is rarely a mistake.',
  'PT-TIP-2': 'A few buildings can be enough, but a kingdom without any at level II falls behind.',
  'PT-TIP-3': 'Wars are the steady source of points; units and buildings that feed each other give more.',
  'PT-TIP-4': 'Learn the base game first, then add the Gates’ units, then its buildings, then the Forge.',
}

export const rules = ruleBook(RULE_ORDER, titles, { ...texts, ...rulings })
