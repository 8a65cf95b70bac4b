export interface WebKitPrograms {
  readonly driver: string
  readonly screen: string
  readonly browser: string
}
/** The paths of the driver, the browser and the X server, or null. WEBKIT_BROWSER overrides the browser's. */
export function findWebKit(): WebKitPrograms | null
/** The same, installed with apt-get if allowed. Throws with advice if there is no way. */
export function webkit(): WebKitPrograms
