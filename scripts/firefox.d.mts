/** The path of Firefox, or null. FIREFOX overrides it. */
export function findFirefox(): string | null
/** The path of Firefox, installed with apt-get if allowed. Throws with advice if there is no way. */
export function firefox(): string
