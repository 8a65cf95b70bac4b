import { plural } from '../../../kernel/words.ts'
import type { CourseWords } from '../../../learn/lesson.ts'

const cards = (n: number): string => plural(n, 'card', 'cards')
const points = (n: number): string => plural(n, 'point', 'points')
const units = (n: number): string => plural(n, 'unit', 'units')

/** The figures in these lessons. */
export type Figure =
  | 'base'
  | 'best'
  | 'cards'
  | 'cost'
  | 'diamond'
  | 'dying'
  | 'even'
  | 'food'
  | 'gold'
  | 'grown'
  | 'hand'
  | 'laid'
  | 'land'
  | 'left'
  | 'limit'
  | 'mine'
  | 'now'
  | 'points'
  | 'price'
  | 'rounds'
  | 'spots'
  | 'strength'
  | 'total'
  | 'won'
  | 'wood'

export const words = {
  aim: {
    title: 'What winning looks like',
    idea: 'points, and where they come from',
    say: {
      points: f =>
        `Whoever has the most points after ${plural(f.rounds, 'round', 'rounds')} wins. This is the last one: you have ${f.mine}, your best opponent has ${f.best}.`,
      sources:
        'Wars and abilities have brought points in every round. Buildings are counted at the very end, each by the level it has reached: the points shown so far do not include them.',
      last: 'One thing can still be built. Which level is worth enough points to win?',
      passed: f =>
        `The game is over: ${f.mine} for you, ${f.best} for the best opponent. A building would have changed that.`,
      less: f =>
        `${f.mine === f.best ? `That makes ${f.mine} each, and with equal points whoever has more gold wins: not you.` : `That brings you to ${f.mine}, but somebody has ${f.best} and wins.`} A higher level is worth more.`,
      won: f =>
        `${f.mine === f.best ? `${f.mine} to ${f.best}: with equal points more gold wins, and with equal gold the win is shared` : `You win, ${f.mine} to ${f.best}; with equal points more gold would decide`}. Next you learn how a round is played.`,
    },
  },
  draft: {
    title: 'Take one, pass the rest',
    idea: 'choose the cards of a round',
    say: {
      packet: f =>
        `Each round begins with ${cards(f.cards)} for everybody. All take one at the same time, in secret, and pass the others on.`,
      take: f =>
        `The number on the red shield is strength, and strength wins wars. Take the lit card, strong with its ${f.strength}.`,
      weak: f => `That card fights with ${f.strength}, the lit one with ${f.best}. Your neighbour gets what you leave.`,
      passed: f =>
        `You got ${cards(f.cards)} from your neighbour; in the next round packets go the other way. Go on until you have ${f.hand}.`,
      hand: f => `These ${cards(f.hand)} are your hand for this round. Only you can see them.`,
    },
  },
  cards: {
    title: 'Units cost gold',
    idea: 'deploy only what you can pay for',
    say: {
      face: f =>
        `A card shows what the unit costs in gold, how strong it is (± if that can change) and what it can do: point at it, or tap it, to read it. You begin with ${f.gold} gold.`,
      lay: f =>
        `Your plan costs ${f.price} so far and leaves ${f.left} gold, and there is room for more. Place a unit that you can still pay for on a free spot.`,
      short: f =>
        `Now the plan costs ${f.price}, but you have ${f.gold} gold. Whatever is not paid for is discarded, and its spot stays empty.`,
      few: f =>
        `Ready with ${units(f.laid)} and ${f.gold} gold unspent. An empty spot does nothing for you: place one more.`,
      stay: 'Your first units are fine where they are. Add the lit one.',
      ready: 'Nobody sees your plan yet. Press “Ready” to reveal it together with the others.',
      enough: 'For the rest you have no gold. Press “Ready”.',
      paid: f =>
        `Everybody’s cards were revealed together, and then paid for. You have ${f.gold} gold left, and these units never cost anything again.`,
    },
  },
  rows: {
    title: 'Top fights, bottom works',
    idea: 'which row for which unit',
    say: {
      rows: 'Your kingdom has a top row, which fights, and a bottom row, which only works. What a unit produces counts in both.',
      top: f => `So the strong one belongs on top. Press the lit card, then the top row: strength ${f.strength}.`,
      wasted: f => `Down there its strength of ${f.strength} counts for nothing. On top it would fight.`,
      weak: f => `This unit fights with ${f.strength} only. The lit one has ${f.best}.`,
      later: 'That can wait. Decide first who fights.',
      nobody: 'An empty kingdom has no strength and produces nothing. Place the lit unit.',
      bottom:
        'This one hardly fights, but its symbol is a resource that you need for building. Put it in the bottom row.',
      blocked: f =>
        `On top it takes a spot from a fighter and adds only ${f.strength}. Its resource counts below just as well.`,
      idle: 'That unit produces nothing for certain. The lit one does.',
      notYet: 'Not yet: place the lit unit first.',
      sum: f => `Your top row has strength ${f.strength}, and below there is something to build with.`,
    },
  },
  war: {
    title: 'War on both sides',
    idea: 'points for every neighbour you match',
    say: {
      neighbours: f =>
        `Every round you go to war with your left and with your right neighbour. If you are at least as strong, you win ${points(f.points)}; with equal strength both of you do.`,
      place: f =>
        `Your top row has ${f.now} so far, and the others have already chosen in secret. Place the lit unit on top for ${f.strength} more.`,
      below: f => `In the bottom row it does not fight: your strength stays at ${f.now}.`,
      weaker: f => `That gives you ${f.now} in all. The lit unit adds more.`,
      early: f => `Both neighbours are stronger than ${f.now}, so you would lose both wars.`,
      other: 'That makes you no stronger. The lit unit on top does.',
      ready: f => `Strength ${f.now}. Press “Ready”, and all kingdoms are revealed.`,
      enough: 'Your plan is good as it is. Press “Ready”.',
      open: 'Now everybody sees how strong the others are. Whether you keep a card or nothing does not matter here: confirm, and the wars begin.',
      result: f =>
        `Your ${f.strength} won ${plural(f.won, 'war', 'wars')}: ${points(f.points)}. Your strongest neighbour had ${f.even}.`,
    },
  },
  income: {
    title: 'Where gold comes from',
    idea: 'income, and abilities in their phase',
    say: {
      phases:
        'A round goes on in phases: recruit, deployment, war, income, building, aging. An ability works only in the one whose icon, as in the bar at the top, stands before its text; this one works in income.',
      place: f => `Everybody gets ${f.base} gold a round. Place the lit unit in the bottom row to get more.`,
      other: f => `This one brings no gold of its own: you would get ${f.base} and no more.`,
      early: f => `With these units you get ${f.base} gold and no more. The lit one would pay every round it lives.`,
      stay: 'Your top row is fine. Use a free spot below for the lit unit.',
      ready: 'It works there without fighting. Press “Ready”.',
      enough: 'That is enough for now. Press “Ready”.',
      go: 'Keep a card or nothing, as you like. War comes next, and right after it income.',
      paid: f =>
        `Income: ${f.total} gold instead of ${f.base}. You now have ${f.gold} for building and for the next units.`,
    },
  },
  build: {
    title: 'Build what you produce',
    idea: 'resources are shown, never spent',
    say: {
      produce: f =>
        `Your kingdom produces ${f.food} food, ${f.wood} wood and ${plural(f.diamond, 'diamond', 'diamonds')}. Resources are not spent: what your cards show is there again every round.`,
      choose:
        'Once a round you may build or improve one thing; everybody can choose from the same buildings. Build one that costs you no gold.',
      gold: f =>
        `This is possible, but takes ${f.gold} gold that could pay for units. Your resources cover another one for nothing.`,
      pass: 'Without building you go home with nothing: a building gives points at the end and a bonus until then.',
      stays: f => `It stays for the whole game, helps you from now on, and is worth ${points(f.points)} at the end.`,
    },
  },
  level: {
    title: 'Level II',
    idea: 'a second bonus and a fifth spot',
    say: {
      land: f =>
        `Each building you own makes the land for a new one ${f.land} gold dearer. Improving this one needs no land at all, only the resources for level II; going straight to level II takes those of both levels.`,
      upgrade: f =>
        `Level II adds its second bonus and is worth ${f.grown} instead of ${points(f.now)}. Improve your building.`,
      wide: f => `A second building at level I costs ${f.gold} gold, and you still have ${f.spots} spots for units.`,
      pass: f => `Nothing built, and still only ${f.spots} spots for units.`,
      spot: f =>
        `Your first level II building opens one more spot in the top row. From the next deployment on you have ${f.spots}.`,
    },
  },
  aging: {
    title: 'Nobody lives long',
    idea: 'a unit with an age token dies',
    say: {
      tokens: f =>
        `A round ends with aging: whoever carries an age token dies. That will be ${units(f.dying)} of yours, the lit ones.`,
      build:
        'What they produce goes with them. Build now what you can no longer afford without them; buildings never age.',
      gone: f => `${units(f.dying)} died, and the resources with them. What you could have built is out of reach.`,
      wait: 'This one you could still build without the dying. Use their resources while they last.',
      time: f =>
        `The building stays. ${plural(f.left, 'unit', 'units')} lived on and took an age token: most units live for exactly one round more.`,
    },
  },
  keep: {
    title: 'Keep a card',
    idea: 'a good card can wait for gold',
    say: {
      left: f => `You did not deploy ${cards(f.cards)}. You may keep ${f.limit}; the others are discarded.`,
      choose: f =>
        `The lit unit costs ${f.cost}, and you have ${f.gold} gold. Income brings at least ${f.base}: keep it for the next round.`,
      nothing: f => `All ${cards(f.cards)} are gone, the strong one, too. Keeping one costs nothing.`,
      weaker: f => `You kept strength ${f.strength} and discarded ${f.best}.`,
      waits: f =>
        `Your card waits aside and joins your hand after the next draft. With ${f.gold} gold you can pay for it.`,
    },
  },
  game: {
    title: 'Win it yourself',
    idea: 'the last round of a real game against bots',
    say: {
      standing: f =>
        `The last round of a real game: you have ${f.mine} points, the leader has ${f.best}. From here on you play alone.`,
      plan: f =>
        `Each war won is worth ${f.points}, so collect strength, and something to build with. Your old units may change rows or be discarded to make room.`,
      goal: 'Finish with the most points. Nothing can be kept this time, so spend your gold.',
      again: f => `Not this time: ${f.mine} for you, ${f.best} for the winner. Try again; you know these packets now.`,
      won: f => `You win, ${f.mine} to ${f.best}! You know all that a first game needs: play one from the start.`,
    },
  },
} satisfies CourseWords<Figure>
