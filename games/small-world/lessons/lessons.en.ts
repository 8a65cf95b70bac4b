import { plural } from '../../../kernel/words.ts'
import type { CourseWords } from '../../../learn/lesson.ts'

const coins = (n: number): string => plural(n, 'coin', 'coins')
const tokens = (n: number): string => plural(n, 'token', 'tokens')
const regions = (n: number): string => plural(n, 'region', 'regions')

/** The figures in these lessons. */
export type Figure =
  | 'back'
  | 'base'
  | 'best'
  | 'better'
  | 'blank'
  | 'chances'
  | 'coins'
  | 'combos'
  | 'cost'
  | 'faces'
  | 'free'
  | 'got'
  | 'guarded'
  | 'hand'
  | 'hills'
  | 'income'
  | 'least'
  | 'left'
  | 'less'
  | 'lone'
  | 'mine'
  | 'need'
  | 'paid'
  | 'pips'
  | 'price'
  | 'regions'
  | 'rounds'
  | 'short'
  | 'spare'
  | 'theirs'
  | 'total'

export const words = {
  aim: {
    title: 'What winning looks like',
    idea: 'coins, and where they come from',
    say: {
      coins: f =>
        `Whoever has the most coins after ${f.rounds} rounds wins, and this is the last turn: you have ${f.mine}, your opponent ${f.theirs}. These lessons show all coins; usually you see only your own until the end.`,
      land: f =>
        `You hold these ${f.regions} regions, and each pays a coin. With what your race and power add, this turn brings you ${f.income}.`,
      end: f =>
        `You have no tokens left to conquer with. Press “Done” to take your ${coins(f.income)} and end the game.`,
      nobody: 'You may move tokens about, but nobody is left to attack you. Press “Done”.',
      won: f =>
        `You win with ${f.mine} coins to ${f.theirs}. The land you held made the difference: next you learn how to get it.`,
    },
  },
  combo: {
    title: 'A race and a power',
    idea: 'together they tell how many tokens you get',
    say: {
      what: f =>
        `You have no race yet, so first you pick one of these ${f.combos} combos: a race with a power beside it. Both abilities will be yours, and the numbers of both add up to your tokens.`,
      pick: 'More tokens conquer more regions. Find the combo with the most tokens and pick it.',
      fewer: f =>
        `That combo has ${tokens(f.got)}, and there is one with ${f.best}. You would conquer with ${f.less} fewer, so you would hold less land.`,
      army: f => `You hold ${tokens(f.hand)}. That is all you get of this race, so every one has to earn its keep.`,
    },
  },
  price: {
    title: 'The price of choosing',
    idea: 'each combo you skip costs a coin',
    say: {
      row: f =>
        `The combo at the top is free. To pick one further down, you lay a coin on each combo above it; you begin with ${f.mine}.`,
      skip: f =>
        `The free combo has ${tokens(f.free)}, the lit one ${f.best}. It costs ${coins(f.price)}, and so many more tokens soon earn that back: pick it.`,
      free: f =>
        `Free, but you start with ${tokens(f.got)}: ${f.less} fewer. You saved a coin, but with fewer regions every turn pays less.`,
      dear: f => `You paid ${coins(f.price)} for ${tokens(f.got)}. For less you could have had ${f.best}.`,
      moved: f =>
        `You have ${coins(f.mine)} left. Your coin lies on the combo you skipped and goes to whoever picks it; the others moved up, and a new one came in below.`,
    },
  },
  entry: {
    title: 'Enter at the border',
    idea: 'where a new race sets foot on the map',
    say: {
      border:
        'A new race comes from outside. It enters at the edge of the map or on the shore of a sea; the water itself cannot be conquered.',
      enter: f =>
        `You have ${tokens(f.hand)}, and every region you take will pay. Enter in one of the lit ones, which cost only ${f.least}.`,
      neighbour: f =>
        `You have ${f.hand} left. From now on you conquer what borders your land: take another for ${f.least}.`,
      dear: f =>
        `That cost ${tokens(f.paid)}, and there are regions for ${f.least}. You spent ${f.cost} more than you had to, and fewer are left for the next regions.`,
      none: f => `You kept ${tokens(f.hand)} in hand and hold no region, so this turn pays nothing.`,
      few: f => `You may stop at any time, but ${tokens(f.hand)} in hand can still conquer.`,
      goOn: f =>
        `${regions(f.regions)}, and ${tokens(f.hand)} still in hand. On your turn you go on like this, region by region, as long as your tokens last.`,
    },
  },
  cost: {
    title: 'What a region costs',
    idea: 'a base price, and one more for all that stands there',
    say: {
      sum: f =>
        `Any region costs ${f.base} tokens. Everything in it adds one: a lost tribe, a mountain, every token of another race.`,
      which: f =>
        `You have ${tokens(f.hand)}, enough for one region. Conquer the lit one: with a lone token in it, it costs ${f.base} + ${f.lone}, and your opponent loses it.`,
      kept: f =>
        `That region pays you, too. But the lit one would also have cost your opponent ${coins(f.coins)} each turn.`,
      short: f =>
        `That region costs ${f.need}, and you have ${f.hand}: you would need luck. The lit one you can pay for.`,
      abandoned: f => `You abandoned a region that pays ${coins(f.coins)} each turn, and gained only a token.`,
      stopped: f => `You finished with ${tokens(f.hand)} in hand, enough for another region.`,
      stays: f =>
        `You hold ${regions(f.regions)}, and the tokens you paid stand there until you redeploy. A lost tribe, once conquered, is gone for good; a mountain stays and guards you.`,
    },
  },
  die: {
    title: 'The last attempt',
    idea: 'when you are a token short',
    say: {
      short: f =>
        `You have ${tokens(f.hand)} left, and the cheapest region costs ${f.least}. Once a turn, as your last conquest, a die may help: ${f.blank} of its ${f.faces} faces are blank, the others add 1, 2 or 3 tokens.`,
      roll: 'Choose the lit region, where you are only one token short. Then roll with “Last attempt”.',
      longer: f =>
        `Here you are ${f.short} short: ${f.chances} of ${f.faces} faces are enough. Where you are one short it is ${f.better}.`,
      abandoned: f =>
        `You gain a token but lose a region that pays ${coins(f.coins)} each turn. The die costs nothing.`,
      still: f =>
        `You gave up a free chance of ${f.chances} in ${f.faces}. A failed attempt costs nothing: the tokens go back to your regions.`,
      rolled: f =>
        `You rolled ${f.pips}, and the region is yours with all the tokens you had left. Either way a roll ends your conquests, so keep it for last.`,
    },
  },
  guard: {
    title: 'Guard what you hold',
    idea: 'redeploy, and what an attack costs',
    say: {
      place: f =>
        `After your conquests you place your tokens as you like, at least one in each region. Your opponent borders only the lit region and can take it for ${f.price}: put all ${f.spare} there, and the price goes up to ${f.guarded}.`,
      inland: f => `Your opponent cannot reach that region now. The lit one can still be had for ${f.price}.`,
      thin: f =>
        `Now it takes ${tokens(f.price)} to conquer the lit region. With all of yours there it would take ${f.guarded}.`,
      lifted: 'You may gather tokens from other regions, too. Here it is enough to place those in hand.',
      done: 'All are placed. Press “Done”: you are paid, and your opponent moves.',
      back: f =>
        `The attack came, but it was dear. One token of yours is lost; the other ${f.back} withdrew, and now you place them in any regions you still hold.`,
      lone: 'A token that stands alone is simply lost. So spread thin where nobody comes, and stand together at the front.',
    },
  },
  turn: {
    title: 'Your next turn',
    idea: 'expand with the tokens you can spare',
    say: {
      choice: f =>
        `With a race on the map you either expand or go into decline. Expand: one token stays in each region, the other ${f.hand} come back to your hand.`,
      early: f =>
        `A race in decline never conquers again, and you had ${tokens(f.hand)} to use. There is a time for it, but not yet.`,
      again: f =>
        `With ${tokens(f.hand)} in hand you conquer as before. Take the lit region: it costs only ${f.least}.`,
      dear: f =>
        `That takes ${f.paid} of your tokens. The lit region costs ${f.least} and leaves some for a last attempt.`,
      abandoned: f =>
        `You may abandon a region for its last token, but it pays no more: that costs you ${coins(f.coins)} each turn.`,
      notYet: 'You may always stop, even at once. But another region pays another coin, turn after turn.',
      diced: 'A roll ends your conquests, and you can still pay for a region without it.',
      rest: f => `${tokens(f.hand)} left, too few for a region. Finish conquests, or try a last attempt.`,
      paid: f => `That turn is worth ${coins(f.income)}. Each turn goes like this: gather, conquer, redeploy, be paid.`,
    },
  },
  income: {
    title: 'Read your income',
    idea: 'a coin for each region, and what your combo adds',
    say: {
      sum: f =>
        `When your turn ends, each of your ${regions(f.regions)} pays a coin. Your power adds one for each hill, here ${f.hills}, so this turn pays ${f.total}.`,
      which: 'You can pay for each of these regions. Conquer the one that brings you most.',
      plain: f => `That region adds ${coins(f.got)}; the hill would have added ${f.better}, this turn and later.`,
      abandoned: f => `That region paid you ${coins(f.coins)}. Gain one instead of giving one up.`,
      more: 'You can still afford a region, and it would pay each turn.',
      read: f =>
        `Now this turn pays ${f.total}. Point at “+${f.total} this turn”, or tap it, to read the sum; your opponent is paid only on a turn of their own.`,
    },
  },
  decline: {
    title: 'When to decline',
    idea: 'let a tired race go and start a fresh one',
    say: {
      thin: f =>
        `You hold ${regions(f.regions)}, but expanding would give you ${tokens(f.hand)} in hand, and the cheapest region costs ${f.least}. This race has nothing left to conquer with.`,
      fall: f =>
        `So put it in decline: that takes the whole turn, but one token stays in each region and goes on paying. Without the bonus, you get ${coins(f.coins)} now.`,
      stuck: f =>
        `You have ${tokens(f.hand)} in hand and nothing for less than ${f.least}. With ${plural(f.left, 'round', 'rounds')} to come, it would go on like this.`,
      fresh: f =>
        `Your opponent has moved. Now pick a new combo, whichever you like; your old race still holds ${regions(f.regions)}.`,
      both: f =>
        `${tokens(f.hand)} to conquer with, and your old land pays ${coins(f.coins)} a turn beside them. Only one race stays in decline: when the next one follows, this one leaves the map.`,
    },
  },
  game: {
    title: 'Win it yourself',
    idea: 'the end of a real game against a bot',
    say: {
      standing: f =>
        `The end of a real game, ${plural(f.left, 'turn', 'turns')} each: you have ${f.mine} coins, your opponent ${f.theirs}. From here on you play alone.`,
      plan: 'Pick a combo that pays quickly: many tokens, or a bonus you can collect at once. Declining would cost you a whole turn now.',
      goal: 'Finish with the most coins. Take cheap regions first, and your opponent’s where they stand alone.',
      again: f => `Not this time: ${f.mine} to ${f.theirs}. Try again; you know this map now.`,
      won: f =>
        `You win with ${f.mine} coins to ${f.theirs}! You know all that a first game needs: play one from the start.`,
    },
  },
} satisfies CourseWords<Figure>
