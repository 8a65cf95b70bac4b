/** The text of the last match file opened; `null` if it was too large. Lives as long as the page. */
export const imported: { text: string | null } = { text: '' }
