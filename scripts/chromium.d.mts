/** The path of Chromium, or null. CHROMIUM overrides it. */
export function findChromium(): string | null
/** The path of Chromium, installed with apt-get if allowed. Throws with advice if there is no way. */
export function chromium(): string
