import { plural } from '../../../kernel/words.ts'
import { kingdoms } from './names.en.ts'
import { kingdomIn, priceOf, type Refusals } from './refusal.ts'

const cards = (count: number | string): string => plural(Number(count), 'card', 'cards')

export const refusals: Refusals = {
  'not-now': () => 'This is not what is being decided now.',
  'hand-full': f => `You hold ${cards(f.limit)}, the most a hand may have: play a band.`,
  'not-in-row': () => 'That card does not lie in the row.',
  'not-in-hand': () => 'You do not hold all of these cards.',
  'no-band': () => 'A band needs one tribe or one colour; only skeletons fit anywhere.',
  'only-skeletons': () => 'A band needs at least one fighter who is not a skeleton.',
  'leader-not-in-band': () => 'The leader must be one of the band’s own cards.',
  'skeleton-leader': () => 'A skeleton cannot lead.',
  'halfling-leader': () => 'A band led by a halfling places no marker.',
  'other-kingdom': f =>
    `This leader’s colour is that of ${kingdoms[kingdomIn(f)].name}; the marker can go nowhere else.`,
  'too-small': f =>
    `${kingdoms[kingdomIn(f)].name} takes ${cards(f.need)}: your markers there, and one more${saving(f.minotaur)}, are ${priceOf(f)}. The band has ${f.size}.`,
  'too-small-for-two': f =>
    `${kingdoms[kingdomIn(f)].name} takes ${cards(f.need)}: all markers there, both players’, and one more${saving(f.minotaur)}, are ${priceOf(f)}. The band has ${f.size}.`,
  'no-supply': () => 'You have no marker left in your supply.',
  'cannot-scatter': () => 'Only a full hand that allows no band may be laid out.',
  'troll-taken': f => `Somebody already owns troll token ${f.value}.`,
  'troll-too-high': f => `Troll token ${f.value} needs a band of ${cards(f.value)}; yours has ${f.size}.`,
  'keep-too-many': f => `You may keep at most ${cards(f.most)}.`,
}

const saving = (minotaur: number | string): string => (minotaur === 1 ? ', one less for the minotaur' : '')
