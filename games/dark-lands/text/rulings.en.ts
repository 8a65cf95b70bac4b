import { ATTACK, card, SUPPORT } from '../content/deck.ts'
import type { RulingTexts } from './rule-order.ts'

export const rulings: RulingTexts = {
  'DL-RUL-1':
    'What do the boards look like? 61 regions form a hexagon with rows of 5 to 9, 37 one with rows of 4 to 7. The 51 are the large hexagon without its first and last row.',
  'DL-RUL-2':
    'Which 61 tiles are there? Six each of levels 1 to 5, five each of 6 to 9, four each of 10 and 11, three of 12: 360 coins in all.',
  'DL-RUL-3':
    'Which board is used? Two and three play on the small one unless the table chooses the large one. Four play on the large one unless the table chooses the short one. Five play on the large one. For the short board ten tiles are left out at random.',
  'DL-RUL-4': 'Are tiles hidden? No. All lie face up from the start, and those left out are known too.',
  'DL-RUL-5':
    'Who goes first? Whoever the table chooses beforehand. Otherwise chance decides, after the free companions have been revealed.',
  'DL-RUL-6': 'Who chooses companions first? All choose in secret and reveal together. Everybody takes exactly two.',
  'DL-RUL-7':
    'What is hidden? Hands, the deck, what Scouting sees, and the cards laid aside for an exchange until it is made. All else is open, the whole discard pile too.',
  'DL-RUL-8': 'Can coins or companions run out? No, and there is always change.',
  'DL-RUL-9': 'Until when may I buy? Until you play a card or say that you buy no companion.',
  'DL-RUL-10': 'May one type stand in for another? No. And companions cannot be spent without a card.',
  'DL-RUL-11': 'Must a target touch my regions? No, you may capture anywhere you are strong enough.',
  'DL-RUL-12': 'Does another player’s region ever help me? Only through Alliance.',
  'DL-RUL-13':
    'How is support counted? Each of your regions beside the target counts once, with both its cards, and for any number of captures. The target itself gives none.',
  'DL-RUL-14': 'May several Troops attack together? No, one card attacks.',
  'DL-RUL-15':
    'When am I paid? Before anything else happens. The coins can pay for Recruitment in the same turn, but not for the purchase, which is over.',
  'DL-RUL-16': 'May I pass? Yes: buy no companion and play nothing.',
  'DL-RUL-17': 'May I take my cards back from the board? No. Only Magic moves them.',
  'DL-RUL-18':
    'When does a Magic card reach the discard pile? When its effect is complete. If it makes you renew the deck, it is not part of the new deck, but the cards you discarded for it before are.',
  'DL-RUL-19': 'What if a card contradicts a rule? The card is right.',
  'DL-RUL-20': 'Must I draw? Yes, all cards. Idle Mages are counted when you end your turn.',
  'DL-RUL-21':
    'How does the exchange work? Lay aside pair after pair, unseen by the others. When you close the exchange, all these cards go to the discard pile and you draw half as many. An odd number is impossible, and you see no new card before the last pair is laid aside. Closing it without a pair declines it.',
  'DL-RUL-22':
    'When is the deck renewed? When a card is needed and none is left, not earlier. Cards just discarded in an exchange are in it.',
  'DL-RUL-23': 'What if there are no cards at all? Then the draw is skipped.',
  'DL-RUL-24': 'Is there a hand limit? No.',
  'DL-RUL-25':
    'When may a hand be replaced? When no three companions would let it capture an open region: no Troop card of three companions or fewer is strong enough, even with Strength Potion, Magic Sword or Alliance from the same hand. Regions that others have claimed are not open. Cards that might be drawn do not count.',
  'DL-RUL-26':
    'What follows a new hand? The old one lies in the discard pile. Choose your two free companions again. If the new hand can capture nothing either, you may replace it too. Then your turn goes on with step 1.',
  'DL-RUL-27': `What are Spearmen and Men-at-arms worth? Spearmen attack ${ATTACK[card('spearmen')]} and support ${SUPPORT[card('spearmen')]}, Men-at-arms attack ${ATTACK[card('men-at-arms')]} and support ${SUPPORT[card('men-at-arms')]}. With these figures the printed example comes out exactly.`,
  'DL-RUL-28': `What are Catapult and Fortress worth? They support ${SUPPORT[card('catapult')]} and ${SUPPORT[card('fortress')]}, together the 7 of the printed example.`,
  'DL-RUL-29':
    'How exactly do turns overlap? When you end your turn, charges and your old claims go, the end of the game is checked, you draw, your companions are readied, and the next turn begins. Only your exchange may stay open. It holds up nobody but you: close it before your own next turn.',
  'DL-RUL-30':
    'What happens when the last region is captured? It pays, with any Treasure Map, and the game stops at once. Open exchanges are dropped.',
  'DL-RUL-31':
    'Which turn is the last turn? Each player’s latest one. Everybody must have had a turn. Of the two turns in a row between rounds 1 and 2 only the second counts.',
  'DL-RUL-32': 'What is an active turn? One with a capture or a Claim. Nothing else counts.',
  'DL-RUL-33': 'Can the game end after the first round? Yes, if nobody captured or claimed anything.',
  'DL-RUL-34':
    'When is this checked? After the cards of each turn, before the draw. If the game ends there, nobody draws and open exchanges are dropped.',
  'DL-RUL-35': 'Who wins a tie? The player with more regions. If they are still tied, they share the place.',
  'DL-RUL-36': 'What is the score? Coins alone.',
  'DL-RUL-37':
    'Can I hold several claims? Yes, on different regions, one claim each. A claimed region is still uncaptured. You may play Claim in the last turn of round 1, although you move next anyway.',
  'DL-RUL-38':
    'Do charges name their target? No. They come before the Troop card; Portal and Alliance name only the region that helps.',
  'DL-RUL-39': 'Does the reserve come into play on the small board? Often not: the deck seldom runs out there.',
  'DL-RUL-40': 'Which way is clockwise? Upwards by seat number; the first round goes downwards.',
  'DL-RUL-41':
    'Why does Claim leave the game? So that every game ends: Claims coming back again and again could keep it alive for ever.',

  'DL-EX-1':
    'Red has 3 Warriors and 1 Artisan and plays Men-at-arms on a region of level 1: strength 2 is enough. Red marks it, takes 1 coin and has 1 Warrior left.',
  'DL-EX-2':
    'The same card without support takes a region of level 2, but not of level 3: that is refused and costs nothing.',
  'DL-EX-3':
    'Beside those Men-at-arms, Spearmen reach 1 + 2 = 3. Levels 2 and 3 there can be taken, 4 cannot; away from them even a level 2 cannot. Taking the 3 pays 3 coins.',
  'DL-EX-4': 'Red’s Catapult gives 4. A Fortress built on it costs 3 Artisans and raises this to 7; no coins are paid.',
  'DL-EX-5': 'Beside it Swordsmen reach 2 + 7 = 9 and take a level 9 for 9 coins. Spearmen reach 8 and cannot.',
  'DL-EX-6':
    'Crossbowmen need 2 Warriors and 3 Artisans. With 2 Artisans they are refused; with 3 they are played and all five are spent.',
  'DL-EX-7': 'Capturing a level 6 pays exactly 6 coins.',
  'DL-EX-8': 'With 2 Warriors and two Spearmen you can take two regions of level 1 in one turn, for 2 coins.',
  'DL-EX-9': 'Archers laid this turn support at once: Spearmen beside them reach 1 + 2 = 3.',
  'DL-EX-10': 'With support of 7 around an open level 3 a Fortress still cannot capture it.',
  'DL-EX-11': 'Archers cannot be laid on a region that your Spearmen hold.',
  'DL-EX-12': 'Spearmen and a Garrison give 1 + 1 = 2. A Watchtower cannot be added.',
  'DL-EX-13': 'From a hand of 6 you give 2 and draw 1. A second exchange in the turn is refused.',
  'DL-EX-14':
    'In the first turn with 25 coins, a Warrior and an Artisan you buy a Warrior: 20 coins are left, and Men-at-arms can be played.',
  'DL-EX-15': 'After one purchase a second is refused, although 20 coins are left.',
  'DL-EX-16': 'Nothing turns a companion back into coins.',
  'DL-EX-17': 'With three players and seat 1 first the turns go 1, 3, 2, then 2, 3, 1, then 2, 3, 1 and so on.',
  'DL-EX-18': 'Of 3 Mages one was used for a Strength Potion: you draw 1 + 2 = 3 cards.',
  'DL-EX-19': 'From a hand of 9 you exchange 6 cards: you draw 3 and hold 6.',
  'DL-EX-20':
    'With four players 24 of the 127 cards lie in the discard pile at first, 32 are dealt and 71 form the deck.',
  'DL-EX-21': 'Two of three players were inactive. The third captures nothing but plays Claim: the game goes on.',
  'DL-EX-22':
    'A hand of Crossbowmen, Stone Golem, Knights, Cavalry, Ballista, Fortress, Magic Sword and Garrison may be replaced: no Troop card in it costs three companions or fewer.',
  'DL-EX-23':
    'Catapult support 4 and Swordsmen make 6 against a level 8. Red plays Claim there: still refused this turn. Next turn 2 + 4 + 2 = 8 captures it for 8 coins, and the Claim card is out of the game.',
  'DL-EX-24': 'Two Alliances name the same region of support 3. Spearmen beside it reach 1 + 3 = 4, not 7.',
}
