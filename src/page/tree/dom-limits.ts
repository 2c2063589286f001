export interface DomLimits {
  /** Maximum number of levels, so that recursion cannot overflow the stack. Deeper nodes move up to the last level. */
  readonly maxDepth: number
  readonly maxNodes: number
  /** Milliseconds after which building ends, and the rest of the page is left out. */
  readonly maxTime: number
}

/** Maximum number of levels of a tree, as in browsers. */
export const TREE_DEPTH = 512

/** Maximum number of nodes, of any kind, in the tree that rules read. */
export const TREE_NODES = 120_000
