import { plural } from '../../../kernel/words.ts'
import type { CourseWords } from '../../../learn/lesson.ts'

const units = (n: number): string => plural(n, 'unit', 'units')
const points = (n: number): string => plural(n, 'point', 'points')

/** The figures in these lessons. */
export type Figure =
  | 'actions'
  | 'armies'
  | 'army'
  | 'best'
  | 'capital'
  | 'cost'
  | 'due'
  | 'each'
  | 'enough'
  | 'face'
  | 'food'
  | 'free'
  | 'given'
  | 'had'
  | 'have'
  | 'level'
  | 'lie'
  | 'limit'
  | 'magic'
  | 'mana'
  | 'mine'
  | 'most'
  | 'next'
  | 'now'
  | 'ore'
  | 'points'
  | 'price'
  | 'room'
  | 'shields'
  | 'supply'
  | 'theirs'
  | 'top'
  | 'tower'
  | 'units'

export const words = {
  aim: {
    title: 'What winning looks like',
    idea: 'points, and where they come from',
    say: {
      points: f =>
        `Whoever has the most points at the end wins. This game is almost over: you have ${f.mine}, the best of the others ${f.best}.`,
      sources: f =>
        `An army in play is worth ${points(f.army)}, a level of magic ${f.level}, a capital held alone ${f.capital}. The tower is worth what stands beside your level.`,
      last: f =>
        `The last action is Build, and only your answer is missing. The next level lifts your tower from ${f.now} to ${points(f.next)}: build it.`,
      units: f =>
        `You collected ${units(f.units)}, but units score nothing. You stay at ${f.mine}, and the tie goes to somebody with more armies.`,
      won: f =>
        `You win with ${f.mine}; second place has ${f.best}. Armies, magic, tower and capitals: next you learn how to get them.`,
    },
  },
  land: {
    title: 'What the land gives',
    idea: 'terrain, units, and how to collect them',
    say: {
      terrain:
        'Your armies stand in a forest, in mountains and on plains. When you collect, a forest gives mana, mountains give ore, plains give food.',
      uses: 'Mana pays for magic, ore for your tower, food for new armies. Mana and ore pay for wars as well.',
      collect: f =>
        `Somebody has selected Trade; you may perform it too, or collect instead. Collect: ${units(f.units)}, one from each region.`,
      trade: f =>
        `Trade only turns one resource into as much of another: you had ${units(f.had)} and still have ${f.have}. Collecting would have brought ${f.units} more.`,
      limit: f =>
        `A region gives ${units(f.each)}, however many armies you have there. Of each resource you can keep ${f.limit}; anything above that is lost.`,
    },
  },
  found: {
    title: 'Your home',
    idea: 'choose a side, split your units, place your armies',
    say: {
      split: f =>
        `Choose your home: both sides have every kind of land, but the one with the capital can earn ${points(f.points)} more. Then split ${units(f.units)} to begin everything: magic costs ${f.mana} mana, the tower ${f.ore} ore, your next army ${f.food} food.`,
      food: f => `Your next army costs ${f.food} food, and you took less: Mobilise would be no use to you.`,
      mana: f => `The first magic costs ${f.mana} mana, and you took none: Research would be no use to you.`,
      ore: f => `The first tower level costs ${f.ore} ore, and you took none: Build would be no use to you.`,
      settle: f =>
        `Put your first ${f.armies} armies into one region. In a forest, in mountains or on plains they can collect at once.`,
      barren:
        'A capital gives no units, and in ruins your armies would lie and could not move. Choose a forest, mountains or plains.',
      ready: f =>
        `Here your people begin. Another ${f.supply} armies wait in your supply: Mobilise brings them into play one by one.`,
      ruins:
        'Look at your neighbour’s ruins: your own home may have some too. An army that lies there collects any unit you like, but at the end of the game all armies in ruins are lost.',
    },
  },
  turn: {
    title: 'One selects, all act',
    idea: 'perform the action, or collect',
    say: {
      active: 'You are the active player: you put a shield on a free action. Then everybody may perform it, you first.',
      select: f =>
        `Select something you can use yourself. Research costs you ${f.mana} mana, which you have, and brings you a point.`,
      beyond: f => `That costs ${f.price}, more than you have. The others would act or collect, and you get nothing.`,
      plain: 'That has its uses, but it brings no point. Research does.',
      perform: 'Now perform it. What the new ability does stands above the button; it works from now on.',
      idle: 'The active player never collects. Whoever does nothing here gets nothing in this turn.',
      passed:
        'One of the others did the same, the other collected instead. Now the next player is active, and you will have that choice.',
    },
  },
  shields: {
    title: 'The action card',
    idea: 'the last shield and the end of the game',
    say: {
      full: f =>
        `${f.lie} of ${f.shields} shields lie on the card, so these ${f.free} actions are free. You place the last shield; the other action stays unused.`,
      select: f => `Select the one you can pay for: Build costs you ${f.ore} ore, Mobilise ${f.food} food.`,
      beyond: f => `That costs ${f.price}, more than you have. The other action would have brought you a point.`,
      perform: 'Now perform it: before the refresh this action will not come again.',
      idle: 'The active player cannot collect, so your shield has brought you nothing.',
      refreshed: f =>
        `The card was full and is refreshed: all ${f.actions} actions are free again. Once somebody has ${f.armies} armies, tower ${f.tower} or magic ${f.magic}, the next refresh ends the game.`,
    },
  },
  spread: {
    title: 'Spread out',
    idea: 'Patrol: one step inside a territory',
    say: {
      pair: f =>
        `These armies stand in one region, and it gives only one unit. If you collected now, you would get ${units(f.units)}.`,
      patrol:
        'Patrol moves one army into an adjacent region, never across a river, water or cliffs. Of the regions in reach, press the one that gives another unit.',
      same: f => `You would still collect ${units(f.units)}. Take an army from here to a region that gives something.`,
      collect: f =>
        `That is ${units(f.units)}, and it will never be more while they stand together. Use the patrol first.`,
      more: f =>
        `From now on you collect ${units(f.units)} at a time. A region has room for ${f.room} armies at most, so spreading out also leaves room for new ones.`,
    },
  },
  quest: {
    title: 'Go abroad',
    idea: 'Quest: from one territory to another',
    say: {
      edges: 'Quest takes an army from the edge of its territory to the edge of any other. No territory is too far.',
      capital: f =>
        `One of them has a capital. It gives no units, but ${points(f.points)} to whoever holds it alone at the end.`,
      go: 'Nobody is there yet. Press an army of yours, then the lit territory (it may be among the small ones), then its capital.',
      war: 'Somebody’s army stands there, so this is a war. The capital is free.',
      elsewhere: f => `This brings no points. The capital would have brought you ${f.points}.`,
      collect: f =>
        `You have ${units(f.units)} more, but the capital, worth ${points(f.points)}, is still open to everybody.`,
      hold: f =>
        `With the capital you have ${points(f.mine)}. They are yours only if the army is still there at the end.`,
    },
  },
  grow: {
    title: 'Grow',
    idea: 'the next one costs its number',
    say: {
      prices: f =>
        `Each step costs more than the last: you pay its number. For you that is ${f.army} food for army ${f.army}, ${f.tower} ore for tower level ${f.tower}, ${f.magic} mana for magic level ${f.magic}.`,
      mobilise: f =>
        `Mobilise is selected, and you have the ${f.food} food. Press a region where one army of yours stands alone.`,
      collect: f =>
        `You collected ${units(f.units)}. But Mobilise does not come again before the refresh, and an army is worth ${points(f.army)}.`,
      tower: f =>
        `Of your tower only the level you have reached counts: level ${f.level} is worth ${points(f.points)}. The top, level ${f.top}, is worth ${f.most}.`,
      magic: f =>
        `Each level of magic is worth ${points(f.each)} and teaches your people an ability, which keeps working. The last level scores something extra.`,
    },
  },
  war: {
    title: 'War',
    idea: 'secret numbers, and both pay',
    say: {
      intruder:
        'Somebody’s army stands in your home and collects there. Go in with an army of yours: that is a war, and you are the attacker.',
      past: 'Your army has moved, but the intruder is still there. Go in.',
      collect: f => `You have ${units(f.units)} more, and the intruder stays. Today you are the stronger one.`,
      set: f =>
        `The higher number wins, and both pay: a mana covers ${f.mana}, an ore ${f.ore}. The defender can pay for ${f.theirs} at most and wins when numbers are equal, so set a number that is sure to win.`,
      flag: 'The flag loses against any number, and your army would be beaten.',
      low: f =>
        `The defender can set ${f.theirs}, and your ${f.face} would not beat that. Equal numbers are the defender’s.`,
      high: f => `That wins as well, but ${f.enough} was enough. Of the ${f.face} you pay, ${f.cost} is wasted.`,
      pay: f => `You win and pay ${f.due}. No change is given: choose units that cover it exactly.`,
      waste: f => `You gave ${f.given} for ${f.due}. The ore would have done, and a mana would be left for magic.`,
      won: f =>
        `The loser paid as well and had no food to retreat, so the army is gone. Its owner has ${plural(f.armies, 'army', 'armies')} left.`,
    },
  },
  flag: {
    title: 'White flag and retreat',
    idea: 'lose a region, save the army',
    say: {
      odds: f =>
        `You are attacked, and everybody’s units are open. The attacker can pay for ${f.theirs}, you for ${f.mine}.`,
      set: 'A number costs you even if you lose, the white flag costs nothing. If both show it, you become allies and share the region: set the flag.',
      number: f =>
        `You pay for your ${f.face}, and the attacker can set up to ${f.theirs}. Then you lose both the region and the units.`,
      retreat: f =>
        `The attacker showed a number and wins. Retreat to a free region beside it: that costs as much food as you have armies in play, ${f.food}.`,
      lost: f =>
        `The army is back in your supply: ${points(f.army)} less, and mobilising it again costs ${f.food} food. Retreat instead.`,
      saved: f =>
        `You still have ${f.armies} armies, and the attacker has spent the mana. Keep some food: without it, or without a free region, a beaten army returns to supply.`,
    },
  },
  game: {
    title: 'Win it yourself',
    idea: 'the end of a real game against bots',
    say: {
      standing: f =>
        `The last rounds of a real game: you have ${f.mine}, the leader has ${f.best}. From here on you play alone.`,
      plan: 'Make a plan: which level, which army, which capital can you still reach? Collect what it costs, and watch who is about to end the game.',
      goal: 'Finish with the most points. Once the end is near, all play on until the next refresh.',
      again: f =>
        `Not this time: you have ${f.mine}, the best of the others ${f.best}. Try again; you know this game now.`,
      won: f => `You win with ${points(f.mine)}! You know all that a first game needs: play one from the start.`,
    },
  },
} satisfies CourseWords<Figure>
