/** Limits of an item in an answer. A warning in the answer names what was cut. */
export const ITEM_LIMITS = {
  /** Maximum number of lines of ingredients, and of steps. */
  lines: 300,
  variants: 250,
  offers: 100,
  /** Maximum number of entries of a list such as `answers` or `tracks`. */
  entries: 100,
  keywords: 100,
  images: 50,
  names: 20,
  /** Maximum number of characters of a short text, such as a description. */
  description: 2_000,
  text: 16_384,
  /** Maximum number of characters of the whole item as JSON. */
  item: 262_144,
} as const

/** Limits for reading an item on the main thread. A worker thread reads larger pages. */
export const LOOP_LIMITS = {
  /** Maximum number of characters of JSON-LD, and of state in scripts such as `window.__STATE__`. */
  jsonChars: 48 * 1024,
  /** Maximum number of short texts and labels of controls, counted together. */
  texts: 5_000,
  textChars: 250_000,
  /** Maximum characters of markup after scripts, styles, drawings and comments are removed. */
  shownChars: 400_000,
  /** Maximum number of characters of markup that is parsed into a tree. */
  treeChars: 200_000,
  tags: 3_000,
  /** Maximum depth of nested elements, since each level reads all text inside it again. */
  depth: 64,
  referred: 1_000,
}
export type LoopLimits = Readonly<typeof LOOP_LIMITS>

/** Limits of what is read of a page to find its item. */
export const READ_LIMITS = {
  things: 20_000,
  /** Maximum number of values of one property. */
  values: 1_000,
  /** Maximum number of values that are followed at each step of a path such as `offers.seller`. */
  branches: 100,
  /** Maximum number of levels of nested objects and arrays in JSON-LD. */
  depth: 24,
  /** Maximum number of members read of one JSON object, or of one array in a script's state. */
  keys: 500,
  /** Maximum number of characters of state in scripts, such as `window.__STATE__`. */
  state: 2_000_000,
  /** Maximum number of values to visit in the state of one script, such as `window.__STATE__`. */
  stateValues: 100_000,
  /** Maximum number of elements that a page adds by `itemref`. */
  referred: 50_000,
  candidates: 1_000,
  shownLines: 20_000,
  shownChars: 2_000_000,
  lineChars: 3_000,
} as const
