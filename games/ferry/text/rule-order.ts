/** Every rule of the game, in reading order. */
export const RULE_ORDER = [
  { id: 'setup', rules: ['FE-SETUP-1', 'FE-SETUP-2', 'FE-SETUP-3'] },
  { id: 'load', rules: ['FE-LOAD-1', 'FE-LOAD-2'] },
  { id: 'cross', rules: ['FE-CROSS-1', 'FE-CROSS-2', 'FE-CROSS-3', 'FE-CROSS-4', 'FE-CROSS-5'] },
  { id: 'end', rules: ['FE-END-1', 'FE-END-2'] },
  { id: 'info', rules: ['FE-INFO-1', 'FE-INFO-2'] },
] as const
