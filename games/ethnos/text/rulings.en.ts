import type { RulingTexts } from './rule-order.ts'

export const rulings: RulingTexts = {
  'ET-R-1': 'If the deck does not split evenly, the odd card goes to the lower half, where the dragons are.',
  'ET-R-2':
    'If the player who revealed the third dragon is among those tied for least glory, that player begins the next age.',
  'ET-R-3':
    'If you hold ten skeletons, you can neither recruit nor play a band: you lay your whole hand in the row and your turn ends. At no other time is this allowed.',
  'ET-R-4': 'The deck cannot run out: the third dragon is always still in it, and revealing that one ends the age.',
  'ET-R-5':
    'If the third dragon comes while you recruit, you get no card. If it comes during a wizard’s draw, the missing cards are not drawn, and those in hand are discarded with the hand; the band and all it did still count.',
  'ET-R-6':
    'You may decline an ability. The table asks you about a centaur’s extra band, the cards an elf keeps, an extra marker of the merfolk, a troll token, a wizard’s draw and cashing in orcs. The giant token, the move on the merfolk board and the marker on the horde board need no answer: they are used unless you decline as you play the band. In the last age only the horde marker can be declined, since the other two can only help. A giant-led band that declined the token still counts when later ones are compared.',
  'ET-R-7':
    'If your supply is empty, you place no marker anywhere, but the rest of an ability still works. If one marker is left, the kingdom comes first: decline there if you want it on the horde board or as an extra marker of the merfolk. Only cashing in orcs brings markers back.',
  'ET-R-8': 'Skeletons have no colour, and fit into every band all the same.',
  'ET-R-9': 'You need not place a marker, even if you may. Unless you say otherwise, it is placed.',
  'ET-R-10':
    'Elves and wizards cannot break the hand limit: an elf keeps only cards you already held, a wizard draws at most ten into an empty hand, and no turn has both.',
  'ET-R-11':
    'If a centaur’s extra band is again led by a centaur and places its marker, you may play yet another, as often as this holds. Each size is tested against the markers of that moment. You may stop at any time, you must stop when no band is possible, and you lay out your hand once at the end.',
  'ET-R-12':
    'If giant-led bands are compared, each counts with the size it had when played, skeletons included, and only a strictly larger one takes the token. The token stays on its band when the skeletons leave.',
  'ET-R-13':
    'If one merfolk move reaches several marker cells, you get one extra marker for each, one after another, each in any kingdom or declined. They come after the band’s own marker, and neither size nor colour matters for them.',
  'ET-R-14':
    'If the merfolk board is scored, the cell takes the place of the number of markers and the printed values take the place of the tokens, with lower places, shared ties and trolls just as in a kingdom. On cell 0 you are not ranked.',
  'ET-R-15': 'Cashing in an orc horde removes all its markers, never some. In the last age it happens by itself.',
  'ET-R-16': 'A wizard draws the full number of cards or none.',
  'ET-R-17':
    'If several players have orc hordes, they decide openly, clockwise from the player who revealed the third dragon, after bands are scored. Only then is the least glory for the next age determined.',
  'ET-R-18': 'If you have no marker in a kingdom, you take no place there, even when places are free.',
  'ET-R-19':
    'If the game ends in a tie on glory, only markers in the six kingdoms are counted: not those on the glory track, the merfolk board or the horde boards.',
  'ET-R-20':
    'If bands must break the tie, compare them one by one from the largest down; a missing band counts 0. Skeletons are gone, and a dwarf leader adds nothing here. If all bands are equal, the victory is shared.',
  'ET-R-21':
    'If two players have equal markers and no trolls decide, each gains half of token I in the first age and half of token II in the second, rounded down. If trolls decide, the winner takes the whole reward and the other nothing.',
  'ET-R-22':
    'If two players score the merfolk board in the second age, the leader gains value II; if the other is still on cell 0, the leader gains I and II.',
  'ET-R-23':
    'If two players use wingfolk or minotaurs, all markers in the kingdom still count: wingfolk test the kingdom they choose, a minotaur saves one card.',
  'ET-R-24':
    'If a halfling leads, skeletons may join, and there is no marker as always. A band of skeletons alone is not allowed.',
  'ET-R-25': 'At the end of an age, dwarves, giants, merfolk, orcs, skeletons and trolls matter. Wingfolk do not.',
  'ET-R-26':
    'Three dwarves are led by a dwarf, so they count as four cards and give 6 glory. An example that gives 3 means another leader.',
  'ET-R-27':
    'If three or more players are tied and trolls are in play, all of them are ranked by markers, then troll sum, then highest token. As each token exists once, only players without any can still be equal.',
  'ET-R-28':
    'Trolls break ties in kingdoms and on the merfolk board only: not for the first player, the giant token or the end of the game.',
  'ET-R-29':
    'If several gains fall together, their order does not matter; the kingdoms are told in the order of the board.',
  'ET-R-30': 'If the row is empty, you draw from the deck, and still only one card.',
  'ET-R-31': 'You may choose the tribes instead of drawing them when you open the game: their number stays the same.',
  'ET-R-32':
    'If you name a kingdom where this band may not place a marker, the move is refused and nothing happens; you can always name none. Only wingfolk may name a kingdom of another colour, and halflings none at all.',
  'ET-R-33': 'Hands discarded at the end of an age are not shown: only their size is known.',

  'ET-EX-1':
    'Denis takes the purple dwarf from the row. The row is now one card shorter and is not refilled; the deck is untouched. Lena draws from the deck: the deck is one card shorter, the row stays as it is.',
  'ET-EX-2': 'An age begins: with two, three, four, five or six players, 4, 6, 8, 10 or 12 cards lie in the row.',
  'ET-EX-3':
    'Denis has two markers in Duris and plays three dwarves led by the purple one. Three is more than two, so he places his third marker there. The rest of his hand goes to the row.',
  'ET-EX-4':
    'Lena has two markers in Duris and plays two purple cards led by wingfolk. That is too few for Duris, but in Rhea she has fewer than two, so she places her marker there.',
  'ET-EX-5':
    'The second age ends. Duris holds a 2 on space I and a 4 on space II. Denis has most markers and gains 4 glory, Lena is second and gains 2, Misha is third and gains nothing.',
  'ET-EX-6':
    'Had Lena had as many markers there as Denis, they would have shared 4 + 2 and gained 3 glory each. Misha would still have gained nothing.',
  'ET-EX-7':
    'Denis has bands of two, three and four cards, none with skeletons or led by a dwarf. They give him 1 + 3 + 6 = 10 glory.',
  'ET-EX-8':
    'Two players: in a kingdom lie two of Lena’s markers and one of Denis’s. Three cards are not enough for Lena’s next marker there, four are.',
  'ET-EX-9':
    'Misha holds four cards and plays two of them led by a wizard. The other two go to the row, then he may draw two from the deck.',
  'ET-EX-10':
    'Lena plays three cards led by purple wingfolk. She may place her marker in any kingdom where she has at most two.',
  'ET-EX-11':
    'Anna plays the first giant-led band of the age, three cards: 2 glory and the token. Boris plays one of four cards: 2 glory, and the token moves to him. The first age ends, Boris gains 2 more, and the token goes back.',
  'ET-EX-12': 'A band of four led by a dwarf scores as five cards: 10 glory.',
  'ET-EX-13':
    'Anna plays two cards led by a blue centaur and places a marker in Straton. She goes on with a band led by a red orc that is large enough: one marker to Rhea, one on the red space of her horde board. Only then does she lay out the rest of her hand.',
  'ET-EX-14': 'Boris has three markers in Rhea. Led by a red minotaur, a band of three cards is enough for the fourth.',
  'ET-EX-15':
    'Lena plays a band led by an orange orc: a marker goes to Ithys if the band is large enough, and in any case one goes on the empty orange space of her horde board. When she later cashes in three markers there, she gains 6 glory.',
  'ET-EX-16':
    'Denis has a band of five with two skeletons. At the end of the age the skeletons leave, and the other three cards score 3 glory.',
  'ET-EX-17':
    'Misha has at most two markers in Althea and stands on cell 0 of the merfolk board. He plays three cards led by a green merfolk: one marker to Althea, three cells forward, and as cell 3 is a marker cell, one more marker in any kingdom, even one where he already has three.',
  'ET-EX-18': 'The first age ends and Lena alone is farthest on the merfolk board: she gains 1 glory.',
  'ET-EX-19':
    'Boris plays four cards led by a troll and may take any free token from 1 to 4. At the end of the age he is tied in a kingdom, but his troll sum is higher: he takes the best of the tied rewards.',
  'ET-EX-20':
    'Anna holds seven cards and plays three of them led by an elf. Of the other four she may keep three; one goes to the row.',
}
