/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The outline of a glyph in a box of 512 by 512. See glyphs/plugin.ts. */
declare module 'glyph:*' {
  const path: string
  export default path
}
