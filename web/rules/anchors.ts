/** The primer's place in the address, beside the ids of sections and rules. */
export const PRIMER = 'primer'

/** The id of a section's heading in the page. Rules have their own ids there. */
export const sectionId = (section: string): string => `section-${section}`
