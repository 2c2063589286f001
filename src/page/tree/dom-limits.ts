export interface DomLimits {
  /** Maximum number of levels, so that recursion cannot overflow the stack. Deeper nodes move up. */
  readonly maxDepth: number
  readonly maxNodes: number
  /** Milliseconds after which the tree is cut off. */
  readonly maxTime: number
}

/** Maximum number of levels of a tree. Browsers have the same limit. */
export const TREE_DEPTH = 512

export const TREE_NODES = 120_000
