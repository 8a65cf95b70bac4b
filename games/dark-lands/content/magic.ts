/** What the Magic cards do, in figures. Original design: the rulebook prints no effects. */
export const STRENGTH_POTION_ATTACK = 2
export const MAGIC_SWORD_ATTACK = 4
export const CLAIM_STRENGTH = 2
export const INSIGHT_DRAW = 3
export const SCOUTING_LOOK = 5
export const SCOUTING_TAKE = 2
export const TRANSMUTATION_CARDS = 3
export const TRANSMUTATION_COINS = 2
export const TREASURE_MAP_COINS = 4
export const RECRUITMENT_PRICE = 3
export const SECOND_WIND_COMPANIONS = 2
export const TOLL_COINS = 1
export const TOLL_MOST = 4
export const DECREE_LEVEL = 8
export const DECREE_COINS = 2
export const DECREE_MOST = 8
