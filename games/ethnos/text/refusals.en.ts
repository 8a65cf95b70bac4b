import { type Figures, plural, type Refusals } from '../../../kernel/words.ts'
import type { ObjectionCode } from '../queries.ts'
import { kingdoms } from './names.en.ts'
import { kingdomIn, priceOf } from './refusal.ts'

const cards = (count: number): string => plural(count, 'card', 'cards')

export const refusals: Refusals<ObjectionCode> = {
  'not-now': () => 'This is not what is being decided now.',
  'hand-full': f => `You hold ${cards(Number(f.limit))}, the most a hand may have: play a band.`,
  'not-in-row': () => 'That card does not lie in the row.',
  'not-in-hand': () => 'You do not hold all of these cards.',
  'no-band': () => 'A band needs one tribe or one colour; only skeletons fit anywhere.',
  'only-skeletons': () => 'A band needs at least one fighter who is not a skeleton.',
  'leader-not-in-band': () => 'The leader must be one of the band’s own cards.',
  'skeleton-leader': () => 'A skeleton cannot lead.',
  'halfling-leader': () => 'A band led by a halfling places no marker.',
  'other-kingdom': f =>
    `This leader’s colour is that of ${kingdoms[kingdomIn(f)].name}; the marker can go nowhere else.`,
  'too-small': f => tooSmall(f, plural(Number(f.markers), 'marker of yours', 'markers of yours')),
  'too-small-for-two': f => tooSmall(f, `${plural(Number(f.markers), 'marker', 'markers')} of both players`),
  'no-supply': () => 'You have no marker left in your supply.',
  'nothing-to-decline': () =>
    'There is nothing to decline: this ability asks you itself, does nothing here, or can only help.',
  'cannot-scatter': () => 'Only a full hand that allows no band may be laid out.',
  'troll-taken': f => `Somebody already owns troll token ${f.value}.`,
  'troll-too-high': f => `Troll token ${f.value} needs a band of ${cards(Number(f.value))}; yours has ${f.size}.`,
  'keep-too-many': f => `You may keep at most ${cards(Number(f.most))}.`,
}

function tooSmall(figures: Figures, counted: string): string {
  const sum = priceOf(figures, counted, 'for the minotaur')
  return `A marker in ${kingdoms[kingdomIn(figures)].name} needs ${cards(Number(figures.need))}: ${sum}. This band has ${figures.size}.`
}
