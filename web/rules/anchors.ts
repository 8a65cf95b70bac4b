/** The primer's name in the address, besides the ids of sections and rules. */
export const PRIMER = 'primer'

/** The id of a section's heading in the page. Rules use their own ids. */
export const sectionId = (section: string): string => `section-${section}`
