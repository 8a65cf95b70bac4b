import { plural } from '../../../kernel/words.ts'
import { TOWER } from '../content/figures.ts'
import { TOKEN_COUNT, TOKENS } from '../content/tokens.ts'
import { HOUSE } from './house.ts'
import { names } from './names.en.ts'
import type { RulingTexts } from './rule-order.ts'

const TOWER_TEXT = `Tower levels 1 to ${TOWER.top} are worth ${TOWER.points.slice(1).join(', ')} points`
const TOKEN_TEXT = `Among the ${plural(
  TOKENS.reduce((sum, token) => sum + TOKEN_COUNT[token], 0),
  'token',
  'tokens',
)} are: ${TOKENS.map(token => `${names.tokens[token]} × ${TOKEN_COUNT[token]}`).join(', ')}`

export const rulings: RulingTexts = {
  'TEK-R-1': 'Only with five players does the one who refreshes the action card skip the turn.',
  'TEK-R-2': 'The die has no zero: its faces are the flag and 1 to 11. A flag compares as zero.',
  'TEK-R-3': 'Two mana may pay for 3, the surplus is lost. But nothing may be paid that is not needed.',
  'TEK-R-4': 'Only the dice are secret, until both are set. What you pay with you choose after they are shown.',
  'TEK-R-5':
    'Whether you can afford a number is decided when you set it; nothing can take the units from you before you pay.',
  'TEK-R-6': 'A discount larger than your number makes it free, not profitable.',
  'TEK-R-7': 'Discounts change what you pay, never what is compared.',
  'TEK-R-8': 'Whoever cannot pay for any number shows the flag; the table sets it for them.',
  'TEK-R-9': 'You may let a beaten army go even if you could pay for its retreat.',
  'TEK-R-10':
    'You cannot retreat into an ally’s region: that would be a war. Abilities for patrols do not help a retreat.',
  'TEK-R-11': 'The price of a retreat counts your armies after payment, the beaten one included.',
  'TEK-R-12': 'An attacker who came by quest retreats to a region beside the war, not back home.',
  'TEK-R-13': 'A lying army may retreat; it stands up as it leaves.',
  'TEK-R-14': 'A retreat into ruins lays the army down, and one onto a token turns it up.',
  'TEK-R-15': 'Your last army may not attack a neutral army. The last neutral army is not protected.',
  'TEK-R-16': 'The map shows who is allied. A region where a war is fought, or is about to be, is not shared.',
  'TEK-R-17': 'The contested region is one of those whose order the loser chooses.',
  'TEK-R-18': 'In a broken alliance the price of a retreat is counted anew for each army.',
  'TEK-R-19':
    'The nearest free region is counted in steps on the same territory first, then any free edge region elsewhere, then any free region. If there is none at all, the army stays and the region is shared. A last army that can retreat must do so and pay.',
  'TEK-R-20':
    'If the attacking ally shows the flag and the defender a number, the defender wins and the alliance is broken all the same.',
  'TEK-R-21': 'Only regions shared by the two who fought are lost.',
  'TEK-R-22': 'A winner who just came into ruins lies; a lying defender who wins goes on lying.',
  'TEK-R-23': 'Arriving: lie down, gain, fight, turn up the token. What you gain may pay for the war.',
  'TEK-R-24': 'You may begin in ruins or in a capital; in ruins your armies begin lying.',
  'TEK-R-25': 'The first player is drawn by lot, or named before the game.',
  'TEK-R-26':
    'Peoples are dealt, drafted from a row of two more than there are players, or chosen from all, in seat order from the first player. Sides and starting units are chosen in secret and shown together; then starting regions are chosen in seat order.',
  'TEK-R-27': 'Only the active player may do nothing. The others can always collect, even if that brings nothing.',
  'TEK-R-28': 'You cannot perform an action that would have no effect.',
  'TEK-R-29': 'You may gain units beyond nine; the surplus is lost.',
  'TEK-R-30':
    'The end is checked once a turn, from what is true at that time. Seven armies for a moment are not enough.',
  'TEK-R-31': 'The fishing fleets bring food. Seas, lakes and rivers all count as water beside a region.',
  'TEK-R-32':
    'Orcs may raise with any unit that is worth something in war and is not needed for the number itself; they cannot raise a flag. They also win ties made by raising.',
  'TEK-R-33':
    'In a switch both armies stand, and each region must be open to the army that arrives. First comes the war where the other army stood, then the one where yours stood; Lizardfolk attack wherever their own army is involved. Nobody may be drawn into as many wars as they have armies.',
  'TEK-R-34':
    'Foraging brings nothing in a capital and a unit of your choice in ruins. A retreat does not count as moving in.',
  'TEK-R-35':
    'Rival masons and the tallest spire need a tower of at least level 1. The builders’ discount may make a level free.',
  'TEK-R-36':
    'The discount of the focused campaign also holds if nothing is left to pay. What Humans can afford is the better of paying with one resource or with several.',
  'TEK-R-37':
    'The giver chooses what Halflings are given, and it comes before the fate of their army. With two players their levels 2 to 5 do nothing.',
  'TEK-R-38':
    'Two flags between two players are a war that the defender wins in every respect. Orcs do not win it as a tie.',
  'TEK-R-39':
    'Against a neutral army you are the attacker; discounts count except those for defending and those against players. Orcs cannot raise.',
  'TEK-R-40': 'The Lost Kingdom’s side is drawn by lot. Its neutral armies stand in open regions only.',
  'TEK-R-41':
    'A token serves whoever occupies its region, both players if they share it. In a war it serves the defender until the result, then the winner.',
  'TEK-R-42': 'Tokens also lie under the neutral armies of the Lost Kingdom.',
  'TEK-R-43': 'A neutral army is fought before the token under it is turned up.',
  'TEK-R-44': 'With fewer than two units the army is lost to the bandit, but never a last army: it pays what there is.',
  'TEK-R-45':
    'The Lair needs a tower to burn, one level per war. The free retreat is compulsory, from the contested region only.',
  'TEK-R-46': 'To use the church you need an army in it, and it cannot be the region you are losing. It works once.',
  'TEK-R-47':
    'A camp in ruins gives one more unit of choice to an army that lies there; in a capital it gives nothing.',
  'TEK-R-48': 'Both allies in a city score it; an army lost in ruins scores none.',
  'TEK-R-49': 'The crown moves once per war, also when an alliance is broken. Two flags have no loser.',
  'TEK-R-50': 'With five players each decides which free home region has no token.',
  'TEK-R-51': 'Ruins yield one unit however many armies lie there.',
  'TEK-R-52': 'An army that stands in ruins goes on standing until it leaves.',
  'TEK-R-53':
    'Armies in ruins are removed before points, abilities and ties are looked at. Only the Constructs keep theirs.',
  'TEK-R-54': 'What everybody occupies is read after that removal.',
  'TEK-R-55': `${TOWER_TEXT}. ${TOKEN_TEXT}.`,
  'TEK-R-56':
    'An action that a people may perform instead of the selected one is open to the active player and to the others, and follows all its own rules.',
  'TEK-R-57':
    'Effects at the same moment: first the attacker’s or, without a war, those of the player who is acting, then clockwise.',
  'TEK-R-58':
    'Merfolk in water cannot be attacked and share it with nobody; water at the card’s edge is an edge region for them.',
  'TEK-R-59': 'A shared region has no room for a mobilised army.',
  'TEK-R-60': 'The unit for a single army also comes to a lying army, and where the region yields nothing.',
  'TEK-R-61': 'Placing and paying are one step: the new army counts in its own price.',
  'TEK-R-62': 'A quest leads between any two territories on the table, however the players sit.',
  'TEK-R-63': 'If the army that attacks an ally came from the only region they shared, the two are no longer allies.',
  'TEK-R-64': 'A trade gives at least one unit and no more than you have.',
  'TEK-R-65':
    'An army in the church, or saved as a last army, was not lost. One lost to a bandit was, but not in a war. Raising the fallen looks at the contested region only.',
  'TEK-R-66': 'Discounts and surcharges concern numbers; a flag is always free.',
  'TEK-R-67':
    'Capturing a neutral army is no war against a player: no crown, Lair, plunder, spoils, spearhead or glory.',
  'TEK-R-68': 'Captured neutral armies are not your armies.',
  'TEK-R-69': 'However an army comes to a face-down token, it turns the token up.',
  'TEK-R-70': 'However an army comes into ruins, it lies down.',
  'TEK-R-71': 'A last army is never returned to supply: it retreats if it can, else it is moved for free.',
  'TEK-R-72':
    'Each step of a longer patrol is checked when it is made and may be left out. A swarm moves two different armies.',
  'TEK-R-73': 'A token met on a retreat is turned up at once, before the next beaten army is handled.',
  'TEK-R-74': 'Each player chooses their own payment. Where only one is possible, it is made without asking.',
  'TEK-R-75': 'The Constructs’ player says how much ore replaces food; together they must be exactly the price.',
  'TEK-R-76': HOUSE.en,

  'TEK-WE-1':
    'Anna attacks with 1 mana, 2 ore and a discount of 1: she may set 5, not 6. Karl shows the flag. She wins, pays 4 and is left with nothing; he pays nothing and must retreat or lose the army.',
  'TEK-WE-2': 'With three armies in play the fourth costs 4 food.',
  'TEK-WE-3': 'Three food for three ore is one trade, and there is no second.',
  'TEK-WE-4':
    'With 3 ore and 3 mana at the start, four actions bring two tower levels and two magic levels; the third of either must wait.',
  'TEK-WE-5': 'Nobody can enter a region with two armies, whoever owns them.',
  'TEK-WE-6':
    'From the northwest of Morandrea a patrol reaches the centre but not the forest across the river; a quest reaches every region of Elan but the inner one.',
  'TEK-WE-7': '2 mana, 1 ore and 3 food are allowed at the start, six food too; seven units or five are not.',
  'TEK-WE-8': 'Two armies in a forest, one in mountains and one on plains collect 1 mana, 1 ore and 1 food.',
  'TEK-WE-9': 'A single army on plains collects 1 food and one unit of choice.',
  'TEK-WE-10': 'A capital is worth 2 points to one, 1 each to two allies.',
  'TEK-WE-11':
    'When every action but Trade has a shield, the next turn begins with a refresh, and any of the six actions may be selected.',
}
