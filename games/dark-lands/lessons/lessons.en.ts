import { plural } from '../../../kernel/words.ts'
import type { CourseWords, LessonFigures } from '../../../learn/lesson.ts'

const cards = (n: number): string => plural(n, 'card', 'cards')
const coins = (n: number): string => plural(n, 'coin', 'coins')
const regions = (n: number): string => plural(n, 'region', 'regions')
const companions = (n: number): string => plural(n, 'companion', 'companions')

const less = (f: LessonFigures<Figure>): string =>
  `That region pays ${f.got}, another would have paid ${f.best}. That costs you ${f.cost}.`

/** The figures in these lessons. */
export type Figure =
  | 'attack'
  | 'basic'
  | 'best'
  | 'cards'
  | 'coins'
  | 'cost'
  | 'draws'
  | 'free'
  | 'given'
  | 'got'
  | 'hand'
  | 'have'
  | 'idle'
  | 'lacking'
  | 'level'
  | 'mine'
  | 'more'
  | 'now'
  | 'open'
  | 'pay'
  | 'price'
  | 'regions'
  | 'second'
  | 'sum'
  | 'support'

export const words = {
  aim: {
    title: 'What winning looks like',
    idea: 'coins, and where they come from',
    say: {
      coins: f => `Whoever has the most coins at the end wins. You have ${f.mine}, the leader has ${f.best}.`,
      regions: f =>
        `Coins come from regions: whoever captures one is paid its level, once. You hold ${f.regions}; the last open one pays ${f.pay}.`,
      last: 'Choose a lit card, then the lit region, and press Capture. With the last capture the game is over.',
      other: 'Other lessons tell about that. Now capture the last region and see how it ends.',
      won: f =>
        `You win with ${f.mine}; second place has ${f.second}. Only coins count: companions, cards and regions are worth nothing at the end.`,
    },
  },
  companions: {
    title: 'Choose your companions',
    idea: 'they pay for your cards',
    say: {
      hand: f =>
        `You begin with ${coins(f.coins)} and ${cards(f.cards)} that nobody else sees. The signs at the foot of a card are the companions it needs: Warriors, Artisans or Mages.`,
      choose: f =>
        `You may take ${companions(f.free)} free of charge. Take what the lit card needs: its attack of ${f.attack} is the highest you could use at once.`,
      nothing: 'With these you could capture nothing yet: no type stands in for another.',
      weaker: f =>
        `With these you could capture level ${f.got} at best, with the right ones level ${f.best}. That costs you ${coins(f.cost)} in the first turn.`,
      open: 'Everybody chose unseen, and now all companions lie open. They stay with you to the end.',
      order:
        'In the first round turns go counter-clockwise, afterwards clockwise. Whoever is last in it begins every later round.',
    },
  },
  capture: {
    title: 'Attack against level',
    idea: 'a Troop card captures a region',
    say: {
      level: f =>
        `The number on a region is its level. A Troop card captures any open region, wherever it lies, if its attack reaches that level: this one has ${f.attack}.`,
      best: f => `You are paid the level in coins, so aim high. Capture a region that pays ${f.pay}.`,
      less,
      other: 'That brings no coins. Capture a region first.',
      stays: f =>
        `Now you have ${coins(f.coins)}. Your card stays here to the end, and nobody can capture this region again.`,
      spent: 'The companions who paid for the card are spent. They are ready again after your turn.',
    },
  },
  support: {
    title: 'Your regions help',
    idea: 'support for captures next to them',
    say: {
      near: f =>
        `High levels need help: each of your regions adds its support, the number on its shield, to captures beside it. Against this level ${f.level} that makes ${f.support}.`,
      sum: f =>
        `Attack ${f.attack} and support ${f.support} make ${f.sum}, enough for level ${f.level}. Capture it for ${coins(f.pay)}.`,
      less,
      other: 'That brings no coins. Make the capture first.',
      lasting:
        'Support is never used up, and regions of other players give you none. The small number in the dark circle is the level: it has been paid out.',
    },
  },
  buy: {
    title: 'Buy early',
    idea: 'a companion costs coins and earns more',
    say: {
      price: f =>
        `A turn goes like this: buy a companion, play cards, draw. You may buy one, at the beginning only, for ${f.price} of your ${coins(f.coins)}: it should earn them back.`,
      which: f =>
        `Now your best capture pays ${f.now}. With one more companion the lit card pays ${f.best}: buy what is missing under it.`,
      other: f =>
        `With this companion your best capture pays ${f.got}, with the right one ${f.best}. That costs you ${f.cost}.`,
      without: f =>
        `You need not buy, but then your best capture pays ${f.got} and not ${f.best}. That costs you ${f.cost}.`,
      use: f => `Your companion is ready at once. Capture the region that pays ${f.pay}.`,
      less,
      now: 'You bought the companion for this capture. Make it now.',
      early: f =>
        `It works for you every turn from now on, so buy early. Late in the game ${coins(f.price)} are hardly earned back.`,
    },
  },
  plan: {
    title: 'Plan the whole turn',
    idea: 'one capture opens the way to the next',
    say: {
      chain: f =>
        `You may play cards as long as companions are ready. The level ${f.level} is out of reach, but once its neighbour is yours, that one supports you.`,
      undo: 'Nothing is final before you end the turn: your cards stand in a plan that nobody sees. Click a step of the plan to take it back.',
      both: f =>
        `Plan both captures, first with the lit card that gives more support. Then end the turn: together they pay ${coins(f.pay)}.`,
      less: f =>
        `This turn brought you ${coins(f.got)}, and ${f.best} were possible: that costs you ${f.cost}. The support is the number on a card’s shield.`,
      done: 'Both regions are yours, and your companions are ready again. Each of them works once a turn.',
    },
  },
  cards: {
    title: 'New cards',
    idea: 'idle Mages draw, and cards can be exchanged',
    say: {
      mages: f =>
        `At the end of your turn you draw ${cards(f.basic)}, and one more for each Mage left ready. You have ${f.idle} idle.`,
      end: f => `There is nothing left to capture, so let the Mages work. End the turn and draw ${cards(f.draws)}.`,
      used: f =>
        `No Troop card can follow this turn, so the Magic is lost, and a Mage is spent. You would draw ${f.got}, not ${f.best}.`,
      exchange: f =>
        `Now you may exchange cards: ${f.given} for ${f.got}. Each lit card lacks at least ${companions(f.lacking)}, so give these away.`,
      useful: 'You could soon play one of these. Give away the cards that take longest.',
      keep: f =>
        `You may keep all, but these cards lack at least ${companions(f.lacking)} each, and you buy only one a turn.`,
      fresh: f =>
        `You hold ${cards(f.hand)} for your next turn. You exchange once a turn, any number of pairs, while the next player goes on.`,
    },
  },
  fort: {
    title: 'Fortifications',
    idea: 'more support from a region of yours',
    say: {
      what: f =>
        `A Fortification captures nothing and pays nothing, but it adds support to a region of yours. This is level ${f.level}, and you come to ${f.have}: choose a card, and a mark with a minus shows what is missing.`,
      build: f => `So build the lit card in your region beside it. That adds ${f.support} to your support.`,
      elsewhere: f =>
        `Built like this it brings nothing closer: your best capture pays ${f.got}, and ${f.best} was possible. That costs you ${f.cost}.`,
      first: f => `That pays ${f.got}. A Fortification first, and one capture pays ${f.best}.`,
      other: 'That can wait. Build the Fortification.',
      take: f => `Now your strength is ${f.sum}. Capture a region that pays ${f.pay}.`,
      less,
      now: 'You built for this capture. Make it now.',
      stays:
        'The Fortification stays: for every capture beside it the number on the tower is added to the one on the shield. Each region holds only one.',
    },
  },
  magic: {
    title: 'Magic',
    idea: 'one strong moment, paid by Mages',
    say: {
      read: 'Magic cards need Mages, and each says what it does. Point at a card, or tap it, to read it.',
      drink: f =>
        `The Strength Potion gives your next Troop card this turn ${f.more} more attack. Play it: a region that pays ${f.best} comes within reach.`,
      first: f => `That pays ${f.got}. With the potion first, one capture pays ${f.best}.`,
      other: 'That can wait. Play the Strength Potion.',
      take: f => `The next Troop card is stronger. Capture the region that pays ${f.pay}.`,
      less: f =>
        `That pays ${f.got}, and now the potion is used up; another region would have paid ${f.best}. That costs you ${f.cost}.`,
      lost: 'At the end of the turn the potion is lost. Use it on a capture first.',
      gone: 'The potion went to the discard pile, and its Mage brings no card this turn. Use magic when it brings more than that.',
    },
  },
  ending: {
    title: 'When the game ends',
    idea: 'a round without captures is the last',
    say: {
      idle: f =>
        `Nobody else captured anything in their last turn. If you do not either, the game ends with your turn, and you lose ${f.mine} to ${f.best}.`,
      act: f =>
        `Capture a region: then everybody gets another turn. The best one pays ${f.pay}, and you take the lead.`,
      over: f => `The game is over, with ${f.mine} coins for you and ${f.best} for the winner.`,
      quiet: 'This does not keep the game going: only a capture does, or the Magic card Claim.',
      on: f =>
        `The game goes on, with ${regions(f.open)} still open. Before you end a turn without a capture, look at who leads.`,
    },
  },
  game: {
    title: 'Win it yourself',
    idea: 'the end of a real game against bots',
    say: {
      standing: f =>
        `The end of a real game, with ${regions(f.open)} still open. You have ${f.mine}, the leader has ${f.best}.`,
      plan: f =>
        `Make a plan: which regions can support the next capture? Right now your best one pays ${f.pay}, and it is late for new companions.`,
      goal: 'Finish with the most coins. Keep capturing, and mind when the game ends.',
      again: f => `Not this time: you have ${f.mine}, the winner ${f.best}. Try again; you know these cards now.`,
      won: f => `You win with ${coins(f.mine)}! You know all that a first game needs: play one from the start.`,
    },
  },
} satisfies CourseWords<Figure>
