export interface DomLimits {
  /** Levels below the document; deeper nodes move up to this one, so that recursion cannot overflow the stack. */
  readonly maxDepth: number
  /** Elements, texts and comments; the tree ends with the last one. */
  readonly maxNodes: number
  /** Milliseconds of building; the rest of the page is left out. */
  readonly maxTime: number
}

/** Levels at which browsers themselves stop nesting. */
export const TREE_DEPTH = 512

/** Elements, texts and comments of a page that rules see. */
export const TREE_NODES = 120_000
