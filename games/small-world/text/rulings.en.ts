import type { RulingTexts } from './rule-order.ts'

export const rulings: RulingTexts = {
  'SW-RUL-1': 'The first player is drawn at random, or chosen when the table is opened.',
  'SW-RUL-2': 'Seats are fixed. Clockwise means in the order of seats.',
  'SW-RUL-3':
    'Ghouls in decline conquer at the start of your turn. If you have no active race, you pick one after them, and then it conquers.',
  'SW-RUL-4':
    'Withdrawn tokens are put back at the very end of a turn, by one loser after another, clockwise from the attacker. This happens after the last turn of the game too, before ties are broken.',
  'SW-RUL-5': 'A loser with a single region left, or with nothing to place, is not asked.',
  'SW-RUL-6': 'Withdrawn tokens must all be placed if the race has a region; none can be held back.',
  'SW-RUL-7':
    'If your active race has no token left anywhere, you may still expand and do nothing with it, or decline. You may not pick a new combo in that turn.',
  'SW-RUL-8':
    'You may pass all conquests, even with a new race. Its tokens then stay in hand, and it still has to enter at the border.',
  'SW-RUL-9': 'An active race is never lost by being wiped out: banner and badge stay with you until you decline.',
  'SW-RUL-10': 'The price is paid before you take the coins on the combo; they cannot help to pay it.',
  'SW-RUL-11':
    'The offer is one queue of banners, of which six are open. If there are fewer, fewer are open, and a banner that comes back is opened at once with the next badge. The price counts the combos above, never gaps.',
  'SW-RUL-12': 'A conquest takes exactly its price, no more; only a last attempt puts in all you have.',
  'SW-RUL-13': 'Tokens left when conquests end are placed in redeployment; no failed roll is needed first.',
  'SW-RUL-14': 'The die helps only if you are 1 to 3 tokens short, never for a region you could pay for.',
  'SW-RUL-15': 'If the last attempt fails and the race holds nothing, its tokens stay in hand for the next turn.',
  'SW-RUL-16':
    'You may abandon regions at any moment of that race’s conquests, even after a Berserk roll, but not after the last attempt. Regions taken this turn are kept: their tokens stay until redeployment.',
  'SW-RUL-17': 'A region abandoned this turn may be conquered again in it, as an empty one.',
  'SW-RUL-18': 'A new race need not enter beside your race in decline, whose regions do not extend its reach.',
  'SW-RUL-19':
    'Hole, hero and dragon protect from opponents only. Your own Ghouls in decline may attack there; hero or dragon then come back to you, a hole is gone for good.',
  'SW-RUL-20':
    'Exactly four Amazons are laid aside, those still in hand included, or all if there are fewer. If the others are too few for the regions, each of them keeps one region and the rest are abandoned. Such a region loses its fortress, and a dragon there comes back.',
  'SW-RUL-21':
    'Amazons redeploy, lay four aside, then place heroes, encampments and fortress, and are paid. Markers go only where a token is left.',
  'SW-RUL-22':
    'Amazons driven off the map keep those laid aside and may enter with them; at the end of that turn four are laid aside again.',
  'SW-RUL-23': 'When Amazons decline, the tokens laid aside go to the tray.',
  'SW-RUL-24': 'Dwarves are paid for mines as a second race in decline and as a Spirit race as well.',
  'SW-RUL-25': 'Elves in decline lose their token like anyone.',
  'SW-RUL-26': 'Elves who lose their last region keep all tokens in hand and enter anew.',
  'SW-RUL-27':
    'Ghouls in decline are not gone while they have tokens on the map or in hand. If they were driven off, they enter at the border on your next turn that is not a decline.',
  'SW-RUL-28':
    'Ghouls in decline ready, may abandon regions, and have a last attempt of their own, which ends only their conquests; if it fails, their tokens go into one of their regions at once. They are redeployed among their own regions in the same step as your active race.',
  'SW-RUL-29':
    'Ghouls in decline have lost their power. Fortresses stand and waters are kept, but no new ones can be conquered. Only Spirit goes on.',
  'SW-RUL-30':
    'In a turn in which you decline, Ghouls do not conquer. Once they have readied, you can no longer decline in that turn, except with a Stout race.',
  'SW-RUL-31':
    'If your Ghouls attack your own active race, it loses one token (Elves none) and the rest waits for this turn’s redeployment, as do encampments; lair and fortress are gone. Your active race may attack your Ghouls the same way.',
  'SW-RUL-32':
    'An exchange is a conquest, so Sorcerers need a token in hand to begin it. They do not spend it: the new Sorcerer comes from the tray.',
  'SW-RUL-33':
    'An exchange is an attack and a conquest of a non-empty region; it removes a lair or fortress. It cannot follow the last attempt and cannot be the first conquest on the map.',
  'SW-RUL-34':
    'No exchange works against hole, hero, dragon, peace, races in decline or lost tribes, nor on water unless the Sorcerers are Seafaring.',
  'SW-RUL-35':
    'Sorcerers exchange only beside a region of theirs, even Flying ones. For Underworld Sorcerers caverns border one another.',
  'SW-RUL-36': 'Discounts and Berserk rolls have nothing to do with an exchange.',
  'SW-RUL-37':
    'The two holes are for the first two conquests with that combo. One lost with an abandoned region is not dug again.',
  'SW-RUL-38': 'Halflings who come back to the map may again enter anywhere.',
  'SW-RUL-39':
    'Skeletons, Orcs and Pillaging count conquests made, even of regions no longer held, and only those of that race. Regions of your own race in decline count as non-empty.',
  'SW-RUL-40':
    'Lairs come and go by themselves. They also go when another race of yours conquers the region or the Trolls in decline leave the map.',
  'SW-RUL-41': 'Only mountains held by these Giants lower the price; one conquered earlier in the turn counts.',
  'SW-RUL-42': 'A sea or lake is not itself a shore.',
  'SW-RUL-43': 'Alchemist pays even if the race has no token on the map.',
  'SW-RUL-44':
    'Rolling is optional and needs a token in hand. After a roll you conquer a region you can pay for with it, or finish; you cannot roll again instead. A Berserk race makes no last attempt.',
  'SW-RUL-45':
    'All five encampments must be placed if the race has a region. An abandoned region gives its encampments back. They are not race tokens: they neither hold a region nor count for ties.',
  'SW-RUL-46':
    'Any attempt by any of your races is an attack, a failed one included. You may name an opponent who has no race just now. The peace binds only the other side. It ends when your next turn begins or your race declines. It works with two players too.',
  'SW-RUL-47': 'Peace forbids dragons, exchanges and last attempts too.',
  'SW-RUL-48':
    'The dragon’s conquest costs exactly 1 token whatever is there. The target must be within reach, on land, and neither immune nor at peace with you; it may be empty.',
  'SW-RUL-49':
    'Redeployment does not move the dragon. If its region is abandoned, it comes back and can be used at once.',
  'SW-RUL-50': 'A Flying race may also enter the map anywhere on land.',
  'SW-RUL-51':
    'The fortress is placed before coins and pays at once. A removed one can be placed again. Fortresses of a race in decline count towards the six and pay nobody; they go when the region is conquered or the race leaves the map.',
  'SW-RUL-52':
    'Heroes must be placed, and may stay where they were. With one region there is one hero, with none there is none. They stay in place during your turn until placed anew.',
  'SW-RUL-53':
    'A sea at the edge may be the first conquest of a Seafaring race, the lake may not. It costs 2 and one more for each token there. From there the race reaches the regions around it.',
  'SW-RUL-54': 'Waters of a Seafaring race in decline can be taken only by another Seafaring race.',
  'SW-RUL-55':
    'The Spirit badge stays with the flipped banner until the race is gone. If another race is in decline when the Spirit race declines, both stay.',
  'SW-RUL-56':
    'A Stout race may also decline the usual way. After a late decline nothing is paid again; an earlier race in decline has been paid and goes then. The late decline is possible on the first turn too.',
  'SW-RUL-57':
    'If you decline with no region, your earlier race in decline still goes, the new one leaves play at once, and you are paid only for what Spirit keeps.',
  'SW-RUL-58':
    'Caverns are neighbours for conquest, for Giants and for Sorcerers, but not for entering the map and not for shores.',
  'SW-RUL-59': 'Wealthy pays at the end of the first turn with that combo, whatever happened in it.',
  'SW-RUL-60': 'The bank never runs out, and coins are changed by themselves.',
  'SW-RUL-61': 'Everybody sees what each turn pays, but not the totals. A table may choose to show them.',
  'SW-RUL-62': 'If the tie remains, the win is shared.',
  'SW-RUL-63': 'For ties only race tokens on the map count: no encampments, nothing laid aside or in hand.',
  'SW-RUL-64':
    'The order of both stacks, the totals of coins and the next roll are hidden. All else is open, hands of tokens and the banners put under the stack included.',
  'SW-RUL-65':
    'A table may play without the Diplomat with two players, show the totals of coins, and play with home-made races and powers.',
  'SW-RUL-66': 'Active Ghouls who decline without a region lose the tokens in hand like any race and leave play.',

  'SW-EX-1':
    'Merchant Skeletons are third in the row. You have 5 coins: one goes on each of the two combos above, you keep 3, and take 2 + 6 = 8 Skeletons; 12 stay in the tray.',
  'SW-EX-2':
    'The fourth, fifth and sixth combos are now third, fourth and fifth, a new sixth is opened, and the two coins still lie on the first and second.',
  'SW-EX-3':
    'The 8 Skeletons enter border hills with a lost tribe: 2 + 1 = 3. The lost tribe is gone, 5 stay in hand, one non-empty region is counted.',
  'SW-EX-4':
    'They go on to farmland with one active Elf: 3 again, 2 stay in hand. The Elf goes back to its owner’s hand; two non-empty regions are counted.',
  'SW-EX-5':
    'An empty mountain beside it costs 3. You name it and roll 1: 2 + 1 is enough, both tokens go there. With a blank they would go to the hills or the farmland; either way your conquests are over.',
  'SW-EX-6':
    'Two non-empty regions were conquered, the mountain was empty: 1 new Skeleton comes, and 9 are spread over the three regions.',
  'SW-EX-7': 'Three regions pay 3 coins and Merchant another 3: 6 in all.',
  'SW-EX-8':
    'Hill Tritons with one hill region, and Skeletons in decline who once were Merchant: 1 coin for each Triton region, 1 for the hill, 1 for each Skeleton region, nothing for Merchant.',
  'SW-EX-9':
    'When the Hill Tritons decline, one flipped token stays in each region, the others go to the tray, and the Hill badge is discarded.',
  'SW-EX-10':
    'When the last region of Skeletons in decline is conquered, the token goes to the tray and the banner under the stack.',
  'SW-EX-11': 'With all 18 Sorcerers on the map there is no exchange until one is back in the tray.',
}
