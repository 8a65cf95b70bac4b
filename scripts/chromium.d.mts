/** The path of Chromium, or null. The variable CHROMIUM says it outright. */
export function findChromium(): string | null
/** The path of Chromium, installed with apt-get where we may. Throws with advice if there is no way. */
export function chromium(): string
