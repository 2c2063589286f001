/** Limits of what an item holds; a warning says that more was left out. */
export const ITEM_LIMITS = {
  /** Lines of ingredients, and steps. */
  lines: 300,
  variants: 250,
  offers: 100,
  /** Entries of a list, tracks, instances, answers and locations. */
  entries: 100,
  keywords: 100,
  images: 50,
  names: 20,
  /** Characters. */
  description: 2_000,
  text: 16_384,
  /** Characters of the whole item as JSON. */
  item: 262_144,
} as const

/** Limits of what is read on the main loop; a thread reads the item of a larger page. */
export const LOOP_LIMITS = {
  /** Characters of JSON-LD and of the state of scripts. */
  jsonChars: 48 * 1024,
  /** Characters of shown markup, those of which a tree is made, and tags in them. */
  shownChars: 400_000,
  treeChars: 200_000,
  tags: 3_000,
  /** Levels of nested elements, whose text is read for each, and elements that `itemref` adds. */
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
  /** Values of a property through which a path leads. */
  branches: 100,
  /** Nested objects of JSON-LD. */
  depth: 24,
  /** Keys of one object. */
  keys: 500,
  /** Characters of the state of scripts, and values of it that are read. */
  state: 2_000_000,
  stateValues: 100_000,
  /** Elements that `itemref` adds to all things together. */
  referred: 50_000,
  /** Things that may be what the page is about. */
  candidates: 1_000,
  /** Lines that the page shows, characters of all, and of one. */
  lines: 20_000,
  chars: 2_000_000,
  line: 3_000,
} as const
