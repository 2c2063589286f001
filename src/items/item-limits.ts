/** Limits of what an answered item holds; the answer has a warning if one of them cuts something. */
export const ITEM_LIMITS = {
  /** Lines of ingredients, and as many steps. */
  lines: 300,
  variants: 250,
  offers: 100,
  /** Entries of a list; also tracks, instances, answers and locations, each counted on its own. */
  entries: 100,
  keywords: 100,
  images: 50,
  names: 20,
  /** Characters of a short text such as a description, and of a long one such as the text of an answer. */
  description: 2_000,
  text: 16_384,
  /** Characters of the whole item as JSON. */
  item: 262_144,
} as const

/** Limits of what is read on the main thread; a worker thread reads the item of a page that exceeds one. */
export const LOOP_LIMITS = {
  /** Characters of JSON-LD, and as many of the state in scripts. */
  jsonChars: 48 * 1024,
  /** Characters of markup without scripts, styles, drawings and comments. */
  shownChars: 400_000,
  /** Characters, and tags, of markup that is parsed into a tree. */
  treeChars: 200_000,
  tags: 3_000,
  /** Levels of nested elements (the text of each is read again on every level), and elements that `itemref` adds. */
  depth: 64,
  referred: 1_000,
}
export type LoopLimits = Readonly<typeof LOOP_LIMITS>

/** Limits of what is read of a page to find its item. */
export const READ_LIMITS = {
  /** Things of all syntaxes. */
  things: 20_000,
  /** Values of one property. */
  values: 1_000,
  /** Values of a property that a path such as `offers.seller` is followed through. */
  branches: 100,
  /** Levels of nested objects and arrays in JSON-LD. */
  depth: 24,
  /** Keys of one object, and elements of one array in the state of scripts. */
  keys: 500,
  /** Characters of the state in scripts. */
  state: 2_000_000,
  /** Values that are visited in the state of one script. */
  stateValues: 100_000,
  /** Elements that `itemref` adds to all things together. */
  referred: 50_000,
  /** Things that may be what the page is about. */
  candidates: 1_000,
  /** Lines that the page shows. */
  lines: 20_000,
  /** Characters of all shown lines. */
  chars: 2_000_000,
  /** Characters of one shown line. */
  line: 3_000,
} as const
