import { ruleBook } from '../../../kernel/words.ts'
import {
  BAND_GLORY,
  GIANT_CLAIM_GLORY,
  GIANT_GLORY,
  GLORY_TOKENS,
  MERFOLK_GLORY,
  MERFOLK_LAST_CELL,
  MERFOLK_MARKER_CELLS,
  ORC_GLORY,
  TROLL_TOKENS,
} from '../content/boards.ts'
import { MARKERS_PER_PLAYER } from '../content/table.ts'
import { allOf, anyOf, FOUR_PLUS_TOKENS, GLORY_TOKENS_BY_VALUE } from './figures.ts'
import { RULE_ORDER, type RuleTexts, type SectionId } from './rule-order.ts'
import { rulings } from './rulings.en.ts'

const titles: Readonly<Record<SectionId, string>> = {
  components: 'What is in the box',
  setup: 'Setting up',
  age: 'Starting an age',
  turn: 'Your turn',
  recruiting: 'Recruiting a fighter',
  dragons: 'Dragons',
  band: 'Playing a band',
  marker: 'Placing the marker',
  discard: 'Laying out the rest',
  tribes: 'The tribes',
  'age-end': 'The end of an age',
  scoring: 'Scoring',
  final: 'The end of the game',
  'few-players': 'Two and three players',
  information: 'What is hidden, what is open',
  rulings: 'Questions and answers',
  examples: 'Examples',
}

const texts: RuleTexts = {
  'ET-COMP-1': `The board shows six kingdoms and a glory track around its edge. There are ${GLORY_TOKENS.length} glory tokens (${GLORY_TOKENS_BY_VALUE}) and ${MARKERS_PER_PLAYER} influence markers for each of six player colours.`,
  'ET-COMP-2':
    'Each of the twelve tribes has 12 fighter cards, except the halflings with 24: 156 in all. Each tribe also has one setup card, and there are three dragon cards.',
  'ET-COMP-3': 'A tribe has two cards in each of the six colours, the halflings four. Skeletons have no colour at all.',
  'ET-COMP-4': `Some tribes bring pieces of their own: six orc horde boards, a two-sided merfolk board, a two-sided giant token, and six troll tokens with the values ${allOf('en', TROLL_TOKENS)}.`,
  'ET-COMP-5': 'The kingdoms are grey Pelagon, blue Straton, orange Ithys, green Althea, red Rhea and purple Duris.',

  'ET-SETUP-1': `With four to six players, shuffle all ${GLORY_TOKENS.length} glory tokens and deal three to each kingdom. Sort them within the kingdom: the lowest on space I, the highest on space III. Everyone can see them.`,
  'ET-SETUP-2': `With two or three players, first take out the six tokens marked 4+ (${allOf('en', FOUR_PLUS_TOKENS)}). Deal two of the other twelve to each kingdom, the lower on space I, the higher on space II.`,
  'ET-SETUP-3': `Each player takes the ${MARKERS_PER_PLAYER} markers of one colour and puts one of them on 0 of the glory track. The other ${MARKERS_PER_PLAYER - 1} are the supply.`,
  'ET-SETUP-4':
    'Draw the tribes for this game: six with four to six players, five with two or three. Their cards form one deck; all other tribes stay in the box.',
  'ET-SETUP-5': `If merfolk are in play, lay out their board with the side for your number of players. Every player puts one marker from the supply on its cell 0, which leaves ${MARKERS_PER_PLAYER - 2}.`,
  'ET-SETUP-6': 'If trolls are in play, put all six troll tokens beside the board.',
  'ET-SETUP-7':
    'If giants are in play, put the giant token beside the board, with the side for your number of players up.',
  'ET-SETUP-8': 'If orcs are in play, every player gets an empty orc horde board with one space for each colour.',
  'ET-SETUP-9': 'Boards and tokens of tribes that are not in play are not used.',

  'ET-AGE-1':
    'Every age begins by shuffling all fighter cards of the game into one deck, wherever they lay before. The dragons stay out for now.',
  'ET-AGE-2': 'Each player draws one card and keeps it hidden.',
  'ET-AGE-3':
    'Lay two cards for each player face up in a row: 4, 6, 8, 10 or 12 cards with two, three, four, five or six players.',
  'ET-AGE-4':
    'Cut the rest of the deck into two halves. Shuffle the three dragons into one half and put the other half on top of it.',
  'ET-AGE-5': 'In the first age chance decides who begins.',
  'ET-AGE-6':
    'In later ages the player with the least glory begins. If several are tied, count clockwise from the player who revealed the third dragon: the first tied player you meet begins.',
  'ET-AGE-7': 'Turns pass clockwise until the age ends.',

  'ET-TURN-1': 'On your turn you do exactly one thing: recruit a fighter or play a band. You may not pass.',
  'ET-TURN-2': 'With ten cards in hand you may not recruit: you must play a band.',
  'ET-TURN-3':
    'With an empty hand you must recruit. As long as you hold fewer than ten cards you can always draw from the deck.',
  'ET-TURN-4': 'If you hold nothing but skeletons, and fewer than ten of them, you must recruit.',

  'ET-RECRUIT-1': 'To recruit, take one card into your hand: any card of the face-up row or the top card of the deck.',
  'ET-RECRUIT-2': 'A card taken from the row is not replaced. Once the row is empty, only the deck is left.',
  'ET-RECRUIT-3': 'Everybody sees which card you take from the row. A card from the deck is seen by you alone.',
  'ET-RECRUIT-4': 'Recruiting is over when a fighter is in your hand, or when the third dragon ends the age.',

  'ET-DRAGON-1':
    'If you draw a dragon, show it at once, lay it beside the board and draw again; the next card may be another dragon. Dragons never enter a hand or the row.',
  'ET-DRAGON-2': 'The first two dragons of an age do nothing else.',
  'ET-DRAGON-3':
    'The third dragon ends the age on the spot: no further card is drawn, and whatever you were doing is cut short.',
  'ET-DRAGON-4':
    'Remember who revealed the third dragon: it can decide who begins the next age, and who is asked first about orc hordes.',
  'ET-DRAGON-5': 'All this holds in the same way for cards drawn through a wizard.',

  'ET-BAND-1':
    'A band is one to ten cards from your hand that all belong to one tribe or all have one colour. Skeletons fit into any band.',
  'ET-BAND-2': 'You need not use every card that fits. A band may be larger or smaller than a marker would require.',
  'ET-BAND-3':
    'A band is played in five steps, always in this order: lay out the cards, choose one of them as leader (never a skeleton), place a marker, use the leader’s ability, lay out the rest of your hand.',
  'ET-BAND-4': 'The leader’s own colour decides the kingdom, even if the band is of one tribe and many colours.',
  'ET-BAND-5': 'Only the leader’s ability works. Everybody else just adds to the size; skeletons keep their own rule.',
  'ET-BAND-6':
    'You may use the leader’s ability or leave it. Dwarves, halflings, minotaurs and skeletons offer nothing: their rules simply apply.',
  'ET-BAND-7':
    'Bands lie open in front of their owner until the age ends: cards, leader and size are there for all to see.',
  'ET-BAND-8':
    'Your turn ends when the rest of your hand has been laid out after your last band and, with a wizard, when the cards are drawn. Then the next player clockwise takes a turn.',

  'ET-MARKER-1': 'The marker goes to the kingdom of the leader’s colour; under wingfolk, to any one kingdom.',
  'ET-MARKER-2':
    'With three or more players, the band must have more cards than you have markers in that kingdom: one card for your first marker, two for the second, and so on.',
  'ET-MARKER-3':
    'A band places at most one marker in this way. It needs as many cards as you have markers there (with two players: as many as lie there in all), plus one; a minotaur leader saves one card, but one card is always needed. A halfling leader never places one, nor can you with an empty supply.',
  'ET-MARKER-4':
    'You may do without the marker. If the band is too small, the step is skipped; the band is played all the same and its ability works, save for a centaur’s extra band.',
  'ET-MARKER-5': 'Markers never leave a kingdom.',

  'ET-DISCARD-1':
    'After a band, lay all cards left in your hand face up in the row. From the next turn on, anybody may take them.',
  'ET-DISCARD-2':
    'Three leaders change this: an elf lets you keep cards, a centaur may put the step off, and a wizard draws new cards after it.',
  'ET-DISCARD-3': 'If you play several bands in one turn, you lay out your hand once, after the last of them.',
  'ET-DISCARD-4': 'None of this can ever bring your hand above ten cards.',

  'ET-TRIBE-CENTAUR-1':
    'If a band led by a centaur placed its marker, you may play one more band from the cards still in your hand before laying out the rest.',
  'ET-TRIBE-CENTAUR-2': 'The extra band is a full band: it may place a marker, and its leader’s ability works.',
  'ET-TRIBE-CENTAUR-3':
    'No marker, no extra band: it does not matter whether the band was too small, you declined, or your supply was empty.',
  'ET-TRIBE-DWARF-1':
    'At the end of the age a band led by a dwarf scores as if it had one card more. In all else it keeps its real size.',
  'ET-TRIBE-ELF-1':
    'Instead of laying out your whole hand you may keep as many cards as the band has, and you choose which. If no more than that are left, you may keep them all.',
  'ET-TRIBE-GIANT-1':
    'When you play a band led by a giant, compare its size with every other giant-led band of this age, your own included.',
  'ET-TRIBE-GIANT-2': `If yours is larger than all of them, you may gain ${GIANT_CLAIM_GLORY} glory at once and move the giant token onto it. The first giant-led band of an age is always large enough.`,
  'ET-TRIBE-GIANT-3': `You gain the ${GIANT_CLAIM_GLORY} glory again even if the token comes from another band of your own.`,
  'ET-TRIBE-GIANT-4': 'A band of equal size changes nothing: the token stays where it is.',
  'ET-TRIBE-GIANT-5': `At the end of the age the owner of the token gains ${anyOf('en', GIANT_GLORY.many)} glory in the first, second or third age (with two or three players ${anyOf('en', GIANT_GLORY.few)}). Then the token goes back beside the board.`,
  'ET-TRIBE-HALFLING-1': 'A band led by a halfling never places a marker, however large it is.',
  'ET-TRIBE-HALFLING-2':
    'Halflings may follow any other leader, and a band they lead scores by its size like any other.',
  'ET-TRIBE-HARPY-1':
    'With wingfolk as leader you choose the kingdom for your marker. The band must be large enough for the kingdom you choose.',
  'ET-TRIBE-MERFOLK-1': `After the marker step, you may move your marker on the merfolk board as many cells forward as the band has cards, even if no marker was placed. It stops on the last cell, ${MERFOLK_LAST_CELL}, and stays there.`,
  'ET-TRIBE-MERFOLK-2': `If it reaches or passes a marker cell (${anyOf('en', MERFOLK_MARKER_CELLS)}), you may place one extra marker in any kingdom, whatever the size of the band. The cell it starts from does not count.`,
  'ET-TRIBE-MERFOLK-3': `At the end of each age the merfolk board is scored like one more kingdom, with the values ${allOf('en', MERFOLK_GLORY.many)} for I, II and III (with two or three players ${allOf('en', MERFOLK_GLORY.few)}).`,
  'ET-TRIBE-MERFOLK-4': 'Markers on the merfolk board are never taken back, not even between ages.',
  'ET-TRIBE-MINOTAUR-1': 'With a minotaur as leader you need one card fewer for the marker. Nothing else changes.',
  'ET-TRIBE-ORC-1':
    'Whether or not the band placed a marker in a kingdom, you may put one from your supply on the space of the leader’s colour on your orc horde board.',
  'ET-TRIBE-ORC-2': 'Each space holds one marker. If it is taken, nothing is placed there.',
  'ET-TRIBE-ORC-3': `At the end of each age you may remove all markers from your horde board and gain ${anyOf('en', ORC_GLORY.slice(1))} glory for one to six of them. Otherwise they stay for the next age.`,
  'ET-TRIBE-ORC-4': 'Markers taken off the horde board return to your supply.',
  'ET-TRIBE-SKELETON-1': 'Skeletons may join any band and count fully for its size while the age lasts.',
  'ET-TRIBE-SKELETON-2': 'A skeleton can never lead, so every band needs at least one other fighter.',
  'ET-TRIBE-SKELETON-3': 'At the end of the age, before bands are scored, all skeletons crumble and leave their bands.',
  'ET-TRIBE-TROLL-1':
    'With a troll as leader you may take one free troll token whose value is no higher than the size of the band.',
  'ET-TRIBE-TROLL-2':
    'A token you took is yours until the age ends, and you may own several. They give no glory themselves.',
  'ET-TRIBE-TROLL-3':
    'At the end of the age, players with equal markers in a kingdom are ranked by the sum of their troll tokens; if that is equal too, by their highest token.',
  'ET-TRIBE-TROLL-4': 'After each age all troll tokens return beside the board.',
  'ET-TRIBE-WIZARD-1':
    'After laying out the rest of your hand you may draw as many cards from the deck as the band has. You may not take them from the row.',
  'ET-TRIBE-WIZARD-2': 'Dragons you meet on the way are handled as usual and do not count among the cards drawn.',

  'ET-END-1': 'When the age ends, all players discard their hands. These cards do not go to the row.',
  'ET-END-2': 'Next, each kingdom is scored on its own.',
  'ET-END-3': 'Then the merfolk board is scored, if it is in play.',
  'ET-END-4': 'Then the giant token is scored, if anybody holds it.',
  'ET-END-5': 'Then all skeletons are discarded from all bands.',
  'ET-END-6': 'Then every band is scored by its size.',
  'ET-END-7': 'Then each player with markers on the orc horde board decides whether to cash them in.',
  'ET-END-8': 'The giant token and the troll tokens go back beside the board.',
  'ET-END-9':
    'If another age follows, all bands are discarded and the dragons put aside. Markers stay in the kingdoms and on the boards, and glory stays as well.',
  'ET-END-10':
    'After the last age, the third one or with two or three players the second, the game is over. The bands stay on the table, as they may break a tie.',
  'ET-END-11':
    'Everything discarded at the end of an age lies on a pile until the next age begins. Nobody can take cards from the row or the deck in the meantime.',

  'ET-SCORE-1': 'First age: whoever has most markers in a kingdom gains its token I.',
  'ET-SCORE-2':
    'Second age: most markers gain token II, second most gain token I. Two players have a rule of their own.',
  'ET-SCORE-3': 'Third age: most markers gain token III, second most token II, third most token I.',
  'ET-SCORE-4': 'Only players with a marker in the kingdom are ranked. A reward that nobody can take is lost.',
  'ET-SCORE-5':
    'Players with equal markers share: add up the rewards of the places they fill together, divide by their number and round down. The next player comes after all of them.',
  'ET-SCORE-6': 'If trolls are in play, their tokens break ties first. Only players who are still equal share.',
  'ET-SCORE-7': 'Glory tokens are not used up: token I is paid again in later ages, to a lower place.',
  'ET-SCORE-8': `A band gives ${anyOf('en', BAND_GLORY.slice(1))} glory for one, two, three, four, five, or six and more cards. Skeletons are gone by then, a dwarf leader adds one card, and every band scores separately.`,
  'ET-SCORE-9': 'There is no limit to glory.',

  'ET-FINAL-1': 'The player with the most glory wins.',
  'ET-FINAL-2': 'If several are tied, the one with the most markers in the six kingdoms wins.',
  'ET-FINAL-3': 'If that is equal too, the largest band of the last age decides, then the second largest, and so on.',
  'ET-FINAL-4': 'Players who are equal in everything share the victory.',

  'ET-23P-1':
    'With two or three players the game has two ages, five tribes and two glory tokens in each kingdom. The merfolk board and the giant token show their side for two and three.',
  'ET-23P-2': 'Three players place markers and score kingdoms as usual in the first and the second age.',
  'ET-2P-1':
    'With two players a band must have more cards than there are markers in the kingdom, those of both players together.',
  'ET-2P-2': 'Two players score the first age as usual: most markers gain token I.',
  'ET-2P-3': 'In the second age of two players, most markers gain token II and the other player gains nothing there.',
  'ET-2P-4': 'But if only one of the two has markers in a kingdom, that player gains both tokens, I and II.',
  'ET-2P-5': 'For ties between two players, and for their merfolk board, see the questions and answers.',

  'ET-INFO-1': 'Hidden are the order of the deck, the cards in other hands and the cards others draw from the deck.',
  'ET-INFO-2':
    'Open are the number of cards in each hand and in the deck, the dragons seen, the row, all bands with their leaders, and all markers, tokens, boards, supplies and glory.',
  'ET-INFO-3': 'The table never shows you what you may not know: other hands, the deck, or what chance will bring.',
  'ET-INFO-4': 'Everybody knows which tribes are in play and therefore what the whole deck is made of.',
  'ET-INFO-5': 'Hands discarded at the end of an age are not shown. Cards laid in the row during the age are.',
}

export const rules = ruleBook(RULE_ORDER, titles, { ...texts, ...rulings })
