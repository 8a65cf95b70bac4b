/** The text of the match file opened last; `null` if it was too large to read. It lives as long as the page does. */
export const imported: { text: string | null } = { text: '' }
