import { refuser } from '../../../kernel/define.ts'

/** Every reason to refuse a move, and the rule behind it. */
export const OBJECTIONS = {
  'not-now': 'ET-TURN-1',
  'hand-full': 'ET-TURN-2',
  'not-in-row': 'ET-RECRUIT-1',
  'not-in-hand': 'ET-BAND-1',
  'no-band': 'ET-BAND-1',
  'only-skeletons': 'ET-TRIBE-SKELETON-2',
  'leader-not-in-band': 'ET-BAND-3',
  'skeleton-leader': 'ET-TRIBE-SKELETON-2',
  'halfling-leader': 'ET-TRIBE-HALFLING-1',
  'other-kingdom': 'ET-MARKER-1',
  'too-small': 'ET-MARKER-2',
  'too-small-for-two': 'ET-2P-1',
  'no-supply': 'ET-R-7',
  'nothing-to-decline': 'ET-R-6',
  'cannot-scatter': 'ET-R-3',
  'troll-taken': 'ET-TRIBE-TROLL-2',
  'troll-too-high': 'ET-TRIBE-TROLL-1',
  'keep-too-many': 'ET-TRIBE-ELF-1',
} as const

export type ObjectionCode = keyof typeof OBJECTIONS

export const refuse = refuser(OBJECTIONS)
