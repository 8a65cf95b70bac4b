import { refuser } from '../../../kernel/define.ts'

/** Every reason to refuse a move, and the rule behind it. */
export const OBJECTIONS = {
  'not-now': 'PT-FLOW-2',
  'not-your-turn': 'PT-FLOW-3',
  'not-in-packet': 'PT-DRAFT-2',
  'must-discard-one': 'PT-2P-2',
  'not-in-trio': 'PT-SOLO-4',
  'no-unit-there': 'PT-DEPLOY-2',
  'already-decided': 'PT-DEPLOY-3',
  'nothing-to-restore': 'PT-DEPLOY-3',
  'no-take-backs': 'PT-DEPLOY-1',
  'not-in-hand': 'PT-DEPLOY-1',
  'not-in-plan': 'PT-DEPLOY-1',
  'not-a-unit': 'PT-FORGE-8',
  'not-an-artifact': 'PT-FORGE-8',
  'row-full': 'PT-DEPLOY-4',
  'row-overfull': 'PT-DEPLOY-4',
  'not-to-pay': 'PT-DEPLOY-8',
  'cannot-pay': 'PT-DEPLOY-8',
  'could-pay-more': 'PT-RUL-6',
  'no-target': 'PT-RUL-15',
  'cannot-decline': 'PT-RUL-15',
  'too-many-kept': 'PT-DEPLOY-12',
  'not-available': 'PT-BUILD-2',
  'already-built': 'PT-BUILD-2',
  'not-level-one': 'PT-BUILD-7',
  'missing-resources': 'PT-BUILD-5',
  'too-expensive': 'PT-BUILD-4',
  'not-dying': 'PT-RUL-37',
  'too-many-saved': 'PT-RUL-36',
  'cannot-pay-to-survive': 'PT-RUL-19',
  'no-drawn-buildings': 'PT-GATES-4',
  'building-not-in-sets': 'PT-GATES-5',
} as const

export type ObjectionCode = keyof typeof OBJECTIONS

export const refuse = refuser(OBJECTIONS)
