/** Every page has an address after the `#`, so links are plain links and the back button works. */
export const address = {
  home: (): string => '#/',
  arrange: (game: string): string => `#/new/${game}`,
  table: (id: string): string => `#/table/${id}`,
  replay: (id: string): string => `#/replay/${id}`,
  link: (packed: string): string => `#/match/${packed}`,
  rules: (game?: string, rule?: string): string => `#/rules${game ? `/${game}` : ''}${rule ? `/${rule}` : ''}`,
  learn: (game: string, lesson?: string): string => `#/learn/${game}${lesson ? `/${lesson}` : ''}`,
  puzzles: (game: string, puzzle?: string, theme?: string): string =>
    `#/puzzles/${game}${puzzle ? `/${puzzle}` : ''}${theme ? `/${theme}` : ''}`,
  daily: (date?: string): string => `#/daily${date ? `/${date}` : ''}`,
  matches: (): string => '#/matches',
  settings: (): string => '#/settings',
  about: (): string => '#/about',
  online: (section = ''): string => `#/online${section ? `/${section}` : ''}`,
  arrangeOnline: (game: string): string => `#/online/new/${game}`,
  person: (id: string): string => `#/online/person/${id}`,
  tournaments: (): string => '#/online/tournaments',
  newTournament: (game: string): string => `#/online/tournaments/new/${game}`,
  tournament: (id: string): string => `#/online/tournament/${id}`,
  challenge: (id: string): string => `#/online/challenge/${id}`,
  leaders: (game: string): string => `#/online/leaders/${game}`,
  /** A table of the club; `key` admits to a private one. */
  club: (id: string, key?: string | null): string => `#/t/${id}${key ? `/${key}` : ''}`,
  lab: (): string => '#/lab',
}
