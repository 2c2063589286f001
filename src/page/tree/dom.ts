import { Parser, type TreeAdapter } from 'parse5'
import type { PageText } from '../page-text.js'
import type { DomLimits } from './dom-limits.js'
import {
  adapter,
  type ChildNode,
  type Document,
  type Element,
  isElement,
  isText,
  type ParentNode,
  TreeTokenizer,
  type TreeTypes,
} from './index.js'

export interface Tree {
  readonly document: Document
  /** True if a limit was reached, so that the tree holds only the beginning of the page. */
  readonly cut: boolean
}

/** Returns true for an element whose texts and comments are read. */
export type ReadTest = (element: Element) => boolean

/**
 * Builds the tree that a browser without scripts builds (WHATWG), so that selectors copied from a browser match.
 * @param isRead test of the elements whose texts and comments are kept; all are kept by default
 */
export function parseDocument(page: PageText | string, limits: DomLimits, isRead?: ReadTest): Tree {
  const builder = new TreeBuilder(page, limits, isRead)
  while (!builder.buildFor(Number.POSITIVE_INFINITY));
  return builder.tree
}

/** Builds a tree in several steps, between which the event loop may run. */
export class TreeBuilder {
  readonly #pieces: readonly string[]
  readonly #limits: DomLimits
  #tokenizer: TreeTokenizer
  /** Test of the elements whose texts are kept; `undefined` to keep all. */
  #isRead: ReadTest | undefined
  /** Milliseconds of building that are left. */
  #left: number
  #end = 0
  #cut = false

  constructor(page: PageText | string, limits: DomLimits, isRead?: ReadTest) {
    this.#pieces = typeof page === 'string' ? [page] : page.pieces
    this.#limits = limits
    this.#left = limits.maxTime
    this.#isRead = isRead
    this.#tokenizer = this.#createTokenizer()
  }

  #createTokenizer(): TreeTokenizer {
    const isLate = () => performance.now() > this.#end
    const treeAdapter = createLimitedAdapter(this.#limits, isLate, this.#isRead)
    return new TreeTokenizer(this.#pieces, new Parser({ treeAdapter, scriptingEnabled: false }))
  }

  /** Builds for about the given milliseconds; returns true when the tree is complete. */
  buildFor(milliseconds: number): boolean {
    const start = performance.now()
    this.#end = start + this.#left
    try {
      return this.#tokenizer.readUntil(() => performance.now() - start > milliseconds)
    } catch (error) {
      if (error !== TREE_LIMIT_REACHED) throw error
      this.#cut = this.#isRead === undefined
      if (this.#cut) return true
      // Begins again with all texts, as a text that was left out is read if its element moves or gets attributes.
      this.#isRead = undefined
      this.#tokenizer = this.#createTokenizer()
      return false
    } finally {
      this.#left -= performance.now() - start
    }
  }

  get tree(): Tree {
    return { document: this.#tokenizer.document, cut: this.#cut }
  }
}

/** Error that stops the parser, which has no other way to be stopped. */
const TREE_LIMIT_REACHED = new Error('the tree is large enough')

/** Number of steps of the parser between two reads of the clock. */
const STEPS_PER_CHECK = 256

function createLimitedAdapter(
  { maxDepth, maxNodes }: DomLimits,
  isLate: () => boolean,
  isRead: ReadTest | undefined,
): TreeAdapter<TreeTypes> {
  const limiter = new DepthLimiter(maxDepth)
  let nodes = 0
  let steps = 0
  const step = () => {
    if (++steps % STEPS_PER_CHECK === 0 && isLate()) throw TREE_LIMIT_REACHED
  }
  const keeps = (parent: ParentNode) => isRead === undefined || keepsText(parent)
  const count = () => {
    if (++nodes > maxNodes) throw TREE_LIMIT_REACHED
    step()
  }
  return {
    ...adapter,
    createElement: (name, namespace, attributes) => {
      count()
      return adapter.createElement(name, namespace, attributes)
    },
    createCommentNode: (data) => {
      count()
      return adapter.createCommentNode(data)
    },
    appendChild: (parent, node) => {
      step()
      const host = limiter.findShallowParent(parent)
      if (isElement(node)) node.keepsText = keeps(host) || isRead?.(node) === true
      else if (!keeps(host)) return
      adapter.appendChild(host, node)
    },
    adoptAttributes: (element, attributes) => {
      if (isRead) throw TREE_LIMIT_REACHED
      adapter.adoptAttributes(element, attributes)
    },
    detachNode: (node) => {
      if (isRead) throw TREE_LIMIT_REACHED
      limiter.forget()
      adapter.detachNode(node)
    },
    insertText: (parent, text) => {
      if (!mergesNextText(parent.children.at(-1))) count()
      if (keeps(parent)) adapter.insertText(parent, text)
    },
    insertTextBefore: (parent, text, reference) => {
      if (!mergesNextText(reference.prev)) count()
      if (keeps(parent)) adapter.insertTextBefore(parent, text, reference)
    },
  }
}

/** True if texts and comments below a node are kept; a template's content follows its element. */
function keepsText(parent: ParentNode): boolean {
  if (isElement(parent)) return parent.keepsText
  return parent.parent !== null && keepsText(parent.parent)
}

/** True if a text that follows this node is merged into the node. */
function mergesNextText(previous: ChildNode | null | undefined) {
  return previous != null && isText(previous)
}

/** Finds the ancestors to which nodes that would be too deep are attached. */
class DepthLimiter {
  readonly #maxDepth: number
  /** Parent of the last node, at depth `#depth`; most nodes are added to it or to one of its children. */
  #parent: ParentNode | undefined
  #depth = 0

  constructor(maxDepth: number) {
    this.#maxDepth = maxDepth
  }

  /** Forgets the parent, whose depth may change when nodes move. */
  forget(): void {
    this.#parent = undefined
  }

  /** Returns `parent`, or its nearest ancestor whose children are not too deep. */
  findShallowParent(parent: ParentNode): ParentNode {
    if (parent !== this.#parent) {
      const isChild = this.#parent && parent.parent === this.#parent
      this.#depth = isChild ? this.#depth + 1 : measureDepth(parent)
      this.#parent = parent
    }
    let host = parent
    for (let excess = this.#depth + 1 - this.#maxDepth; excess > 0 && host.parent; excess--)
      host = host.parent
    return host
  }
}

function measureDepth(node: ParentNode): number {
  let depth = 0
  for (let parent = node.parent; parent; parent = parent.parent) depth++
  return depth
}
