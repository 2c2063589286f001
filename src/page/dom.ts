import type { Document, ParentNode } from 'domhandler'
import { parse, type TreeAdapter } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

export interface DomLimits {
  /**
   * Levels below the document. What is nested deeper is attached to the ancestor at this level,
   * as browsers do, so that code which walks the tree by recursion can't overflow the stack.
   */
  readonly maxDepth: number
}

/**
 * The tree that a browser without scripts would build, by the WHATWG parsing rules: a selector
 * copied from a browser's inspector finds here what it found there, and `noscript` is markup.
 */
export function parseDocument(html: string, limits: DomLimits): Document {
  return parse(html, {
    treeAdapter: cappedAdapter(limits.maxDepth),
    scriptingEnabled: false,
    sourceCodeLocationInfo: false,
  })
}

function cappedAdapter(maxDepth: number): TreeAdapter<Htmlparser2TreeAdapterMap> {
  return {
    ...adapter,
    appendChild: (parent, node) => adapter.appendChild(shallowEnough(parent, maxDepth), node),
  }
}

/** The nearest of `parent` and its ancestors below which one more level is allowed. */
function shallowEnough(parent: ParentNode, maxDepth: number): ParentNode {
  let excess = depthOf(parent) + 1 - maxDepth
  let host = parent
  for (; excess > 0 && host.parent; excess--) host = host.parent
  return host
}

function depthOf(node: ParentNode): number {
  let depth = 0
  for (let parent = node.parent; parent; parent = parent.parent) depth++
  return depth
}
