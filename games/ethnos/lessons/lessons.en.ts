import { plural } from '../../../kernel/words.ts'
import type { CourseWords } from '../../../learn/lesson.ts'

const cards = (n: number): string => plural(n, 'card', 'cards')

/** The figures in these lessons. */
export type Figure =
  | 'age'
  | 'ages'
  | 'best'
  | 'better'
  | 'cards'
  | 'coming'
  | 'cost'
  | 'deck'
  | 'dragons'
  | 'first'
  | 'fitting'
  | 'glory'
  | 'glory2'
  | 'glory3'
  | 'glory4'
  | 'glory5'
  | 'glory6'
  | 'got'
  | 'grown'
  | 'hand'
  | 'have'
  | 'left'
  | 'limit'
  | 'markers'
  | 'mine'
  | 'need'
  | 'now'
  | 'pay'
  | 'rest'
  | 'row'
  | 'second'
  | 'seen'
  | 'size'

export const words = {
  aim: {
    title: 'What winning looks like',
    idea: 'glory, and where it comes from',
    say: {
      glory: f =>
        `Whoever has the most glory after ${plural(f.ages, 'age', 'ages')} wins. This is the last age: you have ${f.mine}, the leader has ${f.best}.`,
      kingdoms: f =>
        `Your markers stand in these kingdoms. When an age ends, kingdoms and bands pay: right now that is ${f.coming} glory for you.`,
      end: f =>
        `${f.seen} of ${f.dragons} dragons have come. The last one ends the age, and with it this game: draw a card and see.`,
      draw: 'You will learn about bands soon. For now draw from the deck and watch the end.',
      won: f =>
        `You win with ${f.mine}; second place has ${f.second}. Your markers and bands made up the difference: next you learn how to get them.`,
    },
  },
  recruit: {
    title: 'Take a card',
    idea: 'recruit from the row or draw from the deck',
    say: {
      row: f =>
        `On your turn you take one card or play a band. These ${f.row} cards lie open to everybody, and nothing replaces a card that is taken.`,
      fit: 'One card is in your hand. Take another that shares its colour or its tribe.',
      stranger: 'That card shares neither colour nor tribe with yours, so they can never stand in the same band.',
      blind: f =>
        `From the deck you could get anything. In the row ${plural(f.fitting, 'card is', 'cards are')} sure to fit.`,
      early: f => `A band of a single card is legal, but its size brings ${f.glory} glory. Collect first.`,
      deck: 'Everybody else drew from the deck. Now you: nobody but you will see that card.',
      tryDeck: 'You may do that on any turn. This time try the deck.',
      limit: f => `You hold ${cards(f.hand)} now. With ${f.limit} you may take no more and have to play a band.`,
    },
  },
  band: {
    title: 'What makes a band',
    idea: 'one colour, or one tribe',
    say: {
      what: 'A band is made of cards of one colour, or of cards of one tribe. You decide which to play and which to leave.',
      choose: f => `These ${f.size} share a colour. Choose all of them, then press “Play the band”.`,
      unmarked: 'A band may do without its marker, but markers are what kingdoms pay for. Let it place one.',
      smaller: f =>
        `Yes, that is a band, but of ${cards(f.size)} only. You could have played ${f.best}, and larger bands are worth more.`,
      later: 'One more card never hurts, but your band is ready. Play it.',
      stays: 'Your band lies open before you until the age ends. And it put a marker on the map.',
    },
  },
  kingdom: {
    title: 'The leader’s colour',
    idea: 'it decides where your marker goes',
    say: {
      leader:
        'One card leads the band. Its colour names the kingdom where your marker goes, so here you have a choice.',
      best: f =>
        `In the first age a kingdom pays only whoever has most markers there. Play all ${f.size} cards under the leader who goes where ${f.pay} is paid.`,
      elsewhere: f =>
        `This leader took your marker to a kingdom that pays ${f.pay}; another would have brought you ${f.better}. That costs you ${f.cost}: see why?`,
      unmarked: 'Without a marker no kingdom pays you anything.',
      small: f => `A band of ${cards(f.size)} would do for the marker, but you hold ${f.best} that belong together.`,
      later: 'You have what you need. Play the band and choose its leader.',
      pays: f => `You are alone here. If the age ended now, this kingdom would pay you ${f.pay}.`,
    },
  },
  power: {
    title: 'The leader’s tribe',
    idea: 'only the leader’s power works',
    say: {
      tribe:
        'Each tribe has a power, but only the leader’s works. Point at a card, or tap it, to read what its tribe can do.',
      wizard: f =>
        `A wizard draws as many cards as the band has: here ${f.size}. Play all of this colour with the wizard in the lead.`,
      without: f => `The band is there, but this leader draws nothing: you go on with ${cards(f.hand)} in hand.`,
      few: f => `That band has ${cards(f.size)}, yet ${f.best} of yours share a colour.`,
      later: 'Your hand is good enough. Play the band and let the wizard fetch the cards.',
      take: f => `The rest of your hand lies in the row. Now draw your ${cards(f.cards)}.`,
      refused: f => `You may refuse, but then you go on with ${cards(f.hand)} in hand.`,
      drawn: f => `A band on the table and ${cards(f.hand)} in hand: a good leader saves you turns.`,
    },
  },
  bigger: {
    title: 'One card more each time',
    idea: 'the next marker needs a bigger band',
    say: {
      price: f =>
        `You have ${plural(f.markers, 'marker', 'markers')} here. For the next one a band must have more cards than that: at least ${f.need}.`,
      third: f => `You hold ${f.need} cards of this colour. Play them all and place your marker.`,
      unmarked: 'The band was large enough for a marker. Do place it.',
      short: f => `A band of ${cards(f.size)} is legal, but too small for your next marker here: it takes ${f.need}.`,
      later: 'That would make the band bigger, but it is big enough already.',
      next: f =>
        `${plural(f.markers, 'marker', 'markers')} of yours stand here now, and they never leave. Your next one would need ${cards(f.need)}.`,
    },
  },
  row: {
    title: 'What you leave behind',
    idea: 'unplayed cards go to the row',
    say: {
      rest: f =>
        `You hold ${cards(f.hand)}, but only ${f.best} make a band. When you play it, all the others go to the row.`,
      play: f => `So play all ${f.best} together: the fewer cards stay behind, the better.`,
      more: f => `You left ${f.left} behind instead of ${f.rest}, a present for the other players.`,
      later: 'One more card that does not fit would end in the row as well. Play the band.',
      gift: 'Here they lie, open to everybody, and the next player chooses first.',
      empty: f =>
        `You go on with ${f.hand === 0 ? 'an empty hand' : `${cards(f.hand)} in hand`}. That is quite usual: play when most of your hand goes into one band.`,
    },
  },
  size: {
    title: 'Size pays',
    idea: 'glory for every band at the end of an age',
    say: {
      table: f =>
        `At the end of an age every band pays by its size. A pair brings ${f.glory2}; each further card makes it ${f.glory3}, ${f.glory4}, ${f.glory5} and at last ${f.glory6}.`,
      wait: f =>
        `You have ${f.have} of one colour, worth ${f.now}. Take the one in the row as well: with it the band would be worth ${f.grown}.`,
      cost: f =>
        `This band brings ${f.got}. With the card from the row it would have been ${f.better}: playing too early costs you ${f.cost}.`,
      other: 'That card does not make your band any bigger. The lit one does.',
      play: f => `Nobody was quicker. Now play all ${f.best} for ${f.glory} glory.`,
      less: f => `${cards(f.size)} bring ${f.got}, all of them ${f.better}: that costs you ${f.cost}.`,
      now: 'Waiting for yet another can pay. But the longer you wait, the nearer the end of the age: play.',
      sum: f => `If the age ended now, you would gain ${f.coming} glory. Band by band it adds up.`,
    },
  },
  ages: {
    title: 'Later ages pay more',
    idea: 'second place counts, then third',
    say: {
      second: f =>
        `In age ${f.age} second place is paid, too: here the first gets ${f.first}, the second ${f.second}. Markers stay where they are from age to age.`,
      choose: f =>
        `Play ${f.size === 2 ? 'both cards' : `all ${cards(f.size)}`} under a leader of your choice. In which lit kingdom does one more marker bring you something?`,
      nothing: f =>
        `Your marker is there, but too many are still ahead, so it pays nothing. Second place elsewhere would pay ${f.second}.`,
      less: 'That is not the most you can get. Play the largest band and go where you come second.',
      later: 'You hold the band you need. Now choose where it goes.',
      third: f => `In age ${f.age} third place is paid as well. A marker placed early is paid again each time.`,
    },
  },
  dragon: {
    title: 'The third dragon',
    idea: 'play before it comes',
    say: {
      seen: f =>
        `${f.seen} of ${f.dragons} dragons are out. The last one hides among these ${f.deck} cards and ends the age at once.`,
      play: f => `Then all hands are lost, your ${f.hand} cards as well. Your band is worth ${f.glory}: play it now.`,
      burnt: f =>
        `There is the dragon! The age is over, and your ${f.hand} cards are gone, with ${f.glory} glory for the band.`,
      greedy: f => `You may never get to play that card: any draw from the ${f.deck} in the deck can end the age.`,
      small: f => `That band brings ${f.got}, and you could have had ${f.better}. The rest will probably be lost.`,
      safe: 'Now let the dragon come: your band is on the table and will be paid.',
    },
  },
  game: {
    title: 'Win it yourself',
    idea: 'the end of a real game against bots',
    say: {
      standing: f =>
        `The last age of a real game: you have ${f.mine}, the leader has ${f.best}. From here on you play alone.`,
      plan: 'Make a plan: where would one more marker lift you to first, second or third? Collect for that kingdom.',
      goal: 'Finish with the most glory. Keep an eye on the dragons.',
      again: f => `Not this time: you have ${f.mine}, the winner ${f.best}. Try again; you know these cards now.`,
      won: f => `You win with ${f.mine} glory! You know all that a first game needs: play one from the start.`,
    },
  },
} satisfies CourseWords<Figure>
