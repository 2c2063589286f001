/** Limits of the item in an answer. */
export const ITEM_LIMITS = {
  /** Maximum number of ingredients. Steps have the same limit. */
  lines: 300,
  variants: 250,
  offers: 100,
  /** Maximum number of entries, such as `answers` or `tracks`. */
  entries: 100,
  keywords: 100,
  images: 50,
  names: 20,
  /** Maximum characters of a short text, such as a description. */
  description: 2_000,
  text: 16_384,
  /** Maximum number of characters of the whole item as JSON. */
  item: 262_144,
} as const

/** Limits of the main thread. A page above one of them is read on a worker thread. */
export const LOOP_LIMITS = {
  /** Maximum characters of JSON-LD. State in scripts has the same limit. */
  jsonChars: 48 * 1024,
  /** Maximum number of short texts, including labels of controls. */
  texts: 5_000,
  textChars: 250_000,
  /** Maximum characters of markup without scripts, styles, drawings and comments. */
  shownChars: 400_000,
  /** Maximum characters of markup to parse into a tree. */
  treeChars: 200_000,
  tags: 3_000,
  /** Maximum depth of elements. A text may be read again for each element around it. */
  depth: 64,
  referred: 1_000,
}
export type LoopLimits = Readonly<typeof LOOP_LIMITS>

/** Limits of the data that is read to find an item. */
export const READ_LIMITS = {
  things: 20_000,
  /** Maximum number of values of one property. */
  values: 1_000,
  /** Maximum number of references to follow, each counted as often as it is followed. */
  references: 3_000,
  /** More references to follow for each thing of the page. */
  referencesPerThing: 10,
  /** Maximum number of values to follow at each step of a path such as `offers.seller`. */
  branches: 100,
  /** Maximum depth of nested objects and arrays in JSON-LD. */
  depth: 24,
  /** Maximum number of members of each object, and of each array in the state of scripts. */
  keys: 500,
  /** Maximum characters of state in scripts, such as `window.__STATE__`. */
  state: 2_000_000,
  /** Maximum number of values in the state of one script. */
  stateValues: 100_000,
  /** Maximum number of elements that `itemref` attributes may add to things. */
  referred: 50_000,
  candidates: 1_000,
  shownLines: 20_000,
  shownChars: 2_000_000,
  lineChars: 3_000,
} as const
