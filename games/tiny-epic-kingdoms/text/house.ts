import type { InLanguages } from '../../../kernel/languages.ts'
import { LAST_REFRESH } from '../content/figures.ts'

/** TEK-R-76, in the rules reader and wherever a game is set up. */
export const HOUSE = {
  en: `House rule: a game that nobody brings to an end is scored at refresh ${LAST_REFRESH} of the action card. The rulebook sets no limit; most games take five to eight refreshes.`,
  ru: `Домашнее правило: если партию никто не довёл до конца, очки подсчитывают на ${LAST_REFRESH}-м обновлении карты действий. В книге правил такого предела нет; обычно хватает пяти — восьми обновлений.`,
} satisfies InLanguages<string>
