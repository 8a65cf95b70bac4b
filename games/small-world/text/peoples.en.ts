import type { PeopleTexts } from './rule-order.ts'

export const peoples: PeopleTexts = {
  'SW-RACE-0': 'What banner and badge give adds up. Both end when the race declines, unless its text says otherwise.',
  'SW-RACE-AMAZONS-1': 'Amazons get four extra tokens: ten and the number on the badge.',
  'SW-RACE-AMAZONS-2': 'The four are for conquest, never for defence.',
  'SW-RACE-AMAZONS-3':
    'After each of your redeployments four Amazons leave the map and are laid aside. You choose from where, keeping one in each region as far as possible.',
  'SW-RACE-AMAZONS-4':
    'If there are too few to keep every region, you abandon regions of your choice, but no more than needed.',
  'SW-RACE-AMAZONS-5': 'The tokens laid aside come back to your hand when you ready your troops.',
  'SW-RACE-DWARVES-1': 'Each region with a mine that Dwarves hold pays 1 more coin, in decline as well.',
  'SW-RACE-ELVES-1':
    'When active Elves lose a region, no token is lost: all go to the hand and come back at the end of that turn.',
  'SW-RACE-ELVES-2': 'A lone Elf exchanged by Sorcerers is lost all the same.',
  'SW-RACE-GHOULS-1': 'When Ghouls decline, all their tokens on the map stay.',
  'SW-RACE-GHOULS-2': 'In decline they go on conquering on your later turns as if they were active.',
  'SW-RACE-GHOULS-3': 'All their conquests come before those of your active race.',
  'SW-RACE-GHOULS-4': 'They may even attack your own active race.',
  'SW-RACE-GIANTS-1': 'A region that borders a mountain region of these Giants costs 1 less, but at least 1.',
  'SW-RACE-HALFLINGS-1': 'Halflings may enter the map anywhere, not only at the border.',
  'SW-RACE-HALFLINGS-2': 'Each of the first two regions they conquer receives a hole in the ground.',
  'SW-RACE-HALFLINGS-3':
    'Opponents cannot conquer a region with a hole, and no power or ability of theirs works on it.',
  'SW-RACE-HALFLINGS-4': 'A hole is gone when the Halflings decline or abandon the region.',
  'SW-RACE-HUMANS-1': 'Each farmland region that Humans hold pays 1 more coin.',
  'SW-RACE-ORCS-1': 'Each non-empty region that Orcs conquered this turn pays 1 more coin.',
  'SW-RACE-RATMEN-1': 'Ratmen can do nothing special. There are simply very many of them.',
  'SW-RACE-SKELETONS-1':
    'When redeploying, Skeletons take 1 new token from the tray for every 2 non-empty regions they conquered this turn.',
  'SW-RACE-SKELETONS-2': 'If the tray holds too few, they take what there is.',
  'SW-RACE-SORCERERS-1':
    'Once a turn against each opponent, Sorcerers may conquer a region by exchanging the one token there for a Sorcerer from the tray.',
  'SW-RACE-SORCERERS-2':
    'The region must hold exactly one token, of that opponent’s active race, and border a region of the Sorcerers. The tray must hold a Sorcerer, and you need a token in hand.',
  'SW-RACE-SORCERERS-3': 'A lair, a fortress and a mountain do not help against this; an encampment does.',
  'SW-RACE-SORCERERS-4': 'The exchanged token goes to the tray, even an Elf.',
  'SW-RACE-TRITONS-1': 'A region on the shore of a sea or lake costs Tritons 1 less, but at least 1.',
  'SW-RACE-TROLLS-1': 'Every region that Trolls hold has a lair, which adds 1 to its price.',
  'SW-RACE-TROLLS-2': 'Lairs stay when the Trolls decline.',
  'SW-RACE-TROLLS-3': 'A lair is gone when the region is abandoned or conquered.',
  'SW-RACE-WIZARDS-1': 'Each region with a magic source that Wizards hold pays 1 more coin.',

  'SW-POWER-0': 'By your regions a power means those of the race beside that badge while it is active.',
  'SW-POWER-ALCHEMIST-1': 'Alchemist pays 2 more coins at the end of each of your turns while the race is active.',
  'SW-POWER-BERSERK-1': 'Before each conquest a Berserk race may roll the die.',
  'SW-POWER-BERSERK-2': 'Roll first, then choose the region, then pay its price less the pips, but at least 1.',
  'SW-POWER-BERSERK-3': 'If your tokens do not suffice for any region, that was the last conquest of the turn.',
  'SW-POWER-BIVOUACKING-1':
    'When redeploying, spread the five encampments over your regions as you like; you may move them every turn.',
  'SW-POWER-BIVOUACKING-2': 'Each adds 1 to the price of its region.',
  'SW-POWER-BIVOUACKING-3': 'A lone token beside an encampment is safe from Sorcerers.',
  'SW-POWER-BIVOUACKING-4':
    'If an opponent conquers the region, its encampments come back to you and are put elsewhere at the end of that turn.',
  'SW-POWER-BIVOUACKING-5': 'All encampments leave when the race declines.',
  'SW-POWER-COMMANDO-1': 'Every region costs 1 less, but at least 1.',
  'SW-POWER-DIPLOMAT-1':
    'At the end of your turn you may name one opponent whose active race you did not attack in it.',
  'SW-POWER-DIPLOMAT-2': 'Until your next turn begins, that opponent may not attack your active race.',
  'SW-POWER-DIPLOMAT-3': 'Each turn you may name another opponent, or the same again.',
  'SW-POWER-DIPLOMAT-4':
    'Races in decline are outside the peace: an ally’s Ghouls in decline may attack you, and your regions in decline may be attacked.',
  'SW-POWER-DRAGON-1': 'Once a turn you may conquer a region with a single token, however well it is defended.',
  'SW-POWER-DRAGON-2':
    'The dragon then lies there. Opponents cannot conquer the region, and no power or ability of theirs works on it.',
  'SW-POWER-DRAGON-3': 'On each later turn the dragon may fly on to another region conquered that way.',
  'SW-POWER-DRAGON-4': 'The dragon leaves when the race declines.',
  'SW-POWER-FLYING-1': 'You may conquer any region, near or far, except seas and lakes.',
  'SW-POWER-FOREST-1': 'Each forest region you hold pays 1 more coin.',
  'SW-POWER-FORTIFIED-1':
    'Each turn while the race is active you may put a fortress in a region of yours that has none.',
  'SW-POWER-FORTIFIED-2': 'While the race is active, each of its fortresses pays 1 more coin.',
  'SW-POWER-FORTIFIED-3': 'A fortress adds 1 to the price of its region, in decline as well.',
  'SW-POWER-FORTIFIED-4': 'It is removed when the region is abandoned or conquered.',
  'SW-POWER-FORTIFIED-5': 'There is at most one fortress in a region and six on the map.',
  'SW-POWER-HEROIC-1': 'At the end of each of your turns put the two heroes in two different regions of yours.',
  'SW-POWER-HEROIC-2': 'Opponents cannot conquer a region with a hero, and no power or ability of theirs works on it.',
  'SW-POWER-HEROIC-3': 'Heroes leave when the race declines.',
  'SW-POWER-HILL-1': 'Each hill region you hold pays 1 more coin.',
  'SW-POWER-MERCHANT-1': 'Each region you hold pays 1 more coin.',
  'SW-POWER-MOUNTED-1': 'Hill and farmland regions cost 1 less, but at least 1.',
  'SW-POWER-PILLAGING-1': 'Each non-empty region conquered this turn pays 1 more coin.',
  'SW-POWER-SEAFARING-1':
    'While active, the race may conquer seas and lakes as if they were empty land; there are three on each map.',
  'SW-POWER-SEAFARING-2': 'In decline it keeps them, and they pay, as long as a token is there.',
  'SW-POWER-SEAFARING-3': 'Only Seafaring races can hold seas and lakes.',
  'SW-POWER-SPIRIT-1':
    'A Spirit race in decline does not count as your one race in decline: you may have another beside it, and both pay.',
  'SW-POWER-SPIRIT-2': 'When a further race declines, the Spirit race stays and the other one goes.',
  'SW-POWER-SPIRIT-3': 'A Spirit race leaves the map only when its last token is conquered.',
  'SW-POWER-STOUT-1':
    'After being paid for a turn of expansion you may put the race in decline at once, without spending the next turn on it.',
  'SW-POWER-SWAMP-1': 'Each swamp region you hold pays 1 more coin.',
  'SW-POWER-UNDERWORLD-1': 'A region with a cavern costs 1 less, but at least 1.',
  'SW-POWER-UNDERWORLD-2': 'For conquest all regions with a cavern border one another.',
  'SW-POWER-WEALTHY-1': 'At the end of your first turn with this combo you get 7 coins, once.',
}
