/** Every page has an address after the `#`; links are plain links and the back button works. */
export const address = {
  home: (): string => '#/',
  arrange: (game: string): string => `#/new/${game}`,
  table: (id: string): string => `#/table/${id}`,
  replay: (id: string): string => `#/replay/${id}`,
  link: (packed: string): string => `#/match/${packed}`,
  rules: (game?: string, rule?: string): string => `#/rules${game ? `/${game}` : ''}${rule ? `/${rule}` : ''}`,
  matches: (): string => '#/matches',
  settings: (): string => '#/settings',
  about: (): string => '#/about',
}
