export interface DomLimits {
  /**
   * Levels below the document. Deeper nodes are attached to the ancestor at this level,
   * as browsers do, so that code which walks the tree by recursion can't overflow the stack.
   */
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
