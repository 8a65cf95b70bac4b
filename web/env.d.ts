/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The outline of a glyph in a box of 512 by 512. See glyphs/plugin.ts. */
declare module 'glyph:*' {
  const path: string
  export default path
}

/** Every registered game, in order. See listings/plugin.ts. */
declare module 'virtual:listings' {
  const listings: readonly import('./listings/listing.ts').GameListing[]
  export default listings
}
