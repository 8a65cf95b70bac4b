import { refuser } from '../../../kernel/define.ts'

/** Every refusal and the rule behind it. */
export const OBJECTIONS = { 'not-in-hand': 'FE-LOAD-1' } as const
export type ObjectionCode = keyof typeof OBJECTIONS

export const refuse = refuser<ObjectionCode>(OBJECTIONS)
