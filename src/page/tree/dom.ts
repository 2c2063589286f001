import type { Token, TreeAdapter } from 'parse5'
import { PageText } from '../page-text.js'
import type { TagPositions } from '../stream/tag-positions.js'
import type { DomLimits } from './dom-limits.js'
import { deferAttributeNameAdjustment } from './foreign-attributes.js'
import {
  adapter,
  type ChildNode,
  type Document,
  type Element,
  HTML,
  isDocument,
  isElement,
  isText,
  PageElements,
  type ParentNode,
  TreeParser,
  TreeTokenizer,
  type TreeTypes,
  UnreadText,
} from './index.js'

export interface Tree {
  readonly document: Document
  /** True if the tree holds only the page's beginning. */
  readonly cut: boolean
  /** True if it was cut because its time was up. */
  readonly isLate: boolean
}

export type ReadTest = (element: Element) => boolean

/**
 * Builds the same tree as a browser without scripts.
 * @param isRead selects elements whose content is kept (all by default)
 */
export function parseDocument(page: PageText | string, limits: DomLimits, isRead?: ReadTest): Tree {
  const builder = new TreeBuilder(page, limits, isRead)
  while (!builder.buildTreeFor(Number.POSITIVE_INFINITY));
  return builder.tree
}

/** Builds a tree in several short steps. */
export class TreeBuilder {
  readonly #page: PageText
  readonly #tags: TagPositions | undefined
  readonly #limits: DomLimits
  #tokenizer: TreeTokenizer
  #order = new PageElements()
  #isRead: ReadTest | undefined
  #left: number
  #end = 0
  #cut = false
  #isLate = false

  constructor(page: PageText | string, limits: DomLimits, isRead?: ReadTest) {
    this.#page = typeof page === 'string' ? new PageText([page]) : page
    this.#tags = this.#page.tags
    this.#page.tags = undefined
    this.#limits = limits
    this.#left = limits.maxTime
    this.#isRead = isRead
    this.#tokenizer = this.#createTokenizer()
  }

  #createTokenizer(): TreeTokenizer {
    const isLate = () => performance.now() > this.#end
    this.#order = new PageElements()
    const limited = new LimitedAdapter(this.#limits, isLate, this.#order, this.#isRead)
    const treeAdapter = limited as unknown as TreeAdapter<TreeTypes>
    const parser = new TreeParser({ treeAdapter, scriptingEnabled: false })
    return new TreeTokenizer(this.#page, this.#tags, parser, limited)
  }

  /** Returns true when the tree is finished. */
  buildTreeFor(milliseconds: number): boolean {
    const start = performance.now()
    this.#end = start + this.#left
    try {
      const isDone = this.#tokenizer.readUntil(() => performance.now() - start > milliseconds)
      if (isDone) this.#tags?.release()
      return isDone
    } catch (error) {
      if (error !== TREE_LIMIT_REACHED) throw error
      this.#cut = this.#isRead === undefined
      this.#isLate = this.#cut && performance.now() > this.#end
      if (this.#cut) return true
      // Begins again and keeps all texts. Moved elements may need them.
      this.#isRead = undefined
      this.#tokenizer = this.#createTokenizer()
      return false
    } finally {
      this.#left -= performance.now() - start
    }
  }

  get tree(): Tree {
    const { document } = this.#tokenizer
    document.elements = this.#order.isOrdered ? this.#order : undefined
    return { document, cut: this.#cut, isLate: this.#isLate }
  }
}

/** Error that stops the parser at a limit, or to begin again. The parser cannot be stopped otherwise. */
const TREE_LIMIT_REACHED = new Error('the tree is large enough')

const STEPS_PER_CHECK = 256

/** Adapter for `parse5` that limits the tree. */
class LimitedAdapter {
  readonly unread = new UnreadText()
  readonly #limits: DomLimits
  readonly #isLate: () => boolean
  readonly #order: PageElements
  readonly #isRead: ReadTest | undefined
  #nodes = 0
  #steps = 0
  /** Parent that the parser used last. Its depth is `#depth`. */
  #parent: ParentNode | undefined
  #depth = 0

  constructor(
    limits: DomLimits,
    isLate: () => boolean,
    order: PageElements,
    isRead: ReadTest | undefined,
  ) {
    this.#limits = limits
    this.#isLate = isLate
    this.#order = order
    this.#isRead = isRead
  }

  createElement(name: string, namespace: Element['namespace'], attributes: Token.Attribute[]) {
    this.countNode()
    if (namespace !== HTML) deferAttributeNameAdjustment(attributes, namespace)
    return adapter.createElement(name, namespace, attributes)
  }

  createCommentNode(data: string) {
    this.countNode()
    return adapter.createCommentNode(data)
  }

  appendChild(parent: ParentNode, node: ChildNode): void {
    this.#countTreeStep()
    const host = this.#findParentWithinMaxDepth(parent)
    const isKept = this.keepsText(host)
    if (isElement(node)) {
      node.keepsText = isKept || this.#isRead?.(node) === true
      this.#order.add(node, host)
    } else if (!isKept) return
    // The root is always appended, because its attributes are read.
    if (isKept || isDocument(host)) adapter.appendChild(host, node)
    else node.parent = host
  }

  adoptAttributes(element: Element, attributes: Token.Attribute[]): void {
    adapter.adoptAttributes(element, attributes)
    if (!element.keepsText && this.#isRead?.(element)) throw TREE_LIMIT_REACHED
  }

  insertBefore(parent: ParentNode, node: ChildNode, reference: ChildNode): void {
    this.#invalidateOrder()
    adapter.insertBefore(parent, node, reference)
  }

  detachNode(node: ChildNode): void {
    this.#invalidateOrder()
    // Forgets `#parent`, whose depth may change with the node's.
    this.#parent = undefined
    adapter.detachNode(node)
  }

  #invalidateOrder(): void {
    if (this.#isRead) throw TREE_LIMIT_REACHED
    this.#order.isOrdered = false
  }

  insertText(parent: ParentNode, text: string): void {
    if (!mergesNextText(parent.children.at(-1))) this.countNode()
    if (this.keepsText(parent)) adapter.insertText(parent, text || this.unread.read())
  }

  insertTextBefore(parent: ParentNode, text: string, next: ChildNode): void {
    if (!mergesNextText(next.prev)) this.countNode()
    if (this.keepsText(parent)) adapter.insertTextBefore(parent, text || this.unread.read(), next)
  }

  keepsText(parent: ParentNode): boolean {
    if (this.#isRead === undefined) return true
    if (isElement(parent)) return parent.keepsText
    return parent.parent !== null && this.keepsText(parent.parent)
  }

  countNode(): void {
    if (++this.#nodes > this.#limits.maxNodes) throw TREE_LIMIT_REACHED
    this.#countTreeStep()
  }

  #countTreeStep(): void {
    if (++this.#steps % STEPS_PER_CHECK === 0 && this.#isLate()) throw TREE_LIMIT_REACHED
  }

  #findParentWithinMaxDepth(parent: ParentNode): ParentNode {
    if (parent !== this.#parent) {
      const isChild = this.#parent && parent.parent === this.#parent
      this.#depth = isChild ? this.#depth + 1 : measureDepth(parent)
      this.#parent = parent
    }
    let host = parent
    for (let excess = this.#depth + 1 - this.#limits.maxDepth; excess > 0 && host.parent; excess--)
      host = host.parent
    return host
  }
}

Object.setPrototypeOf(LimitedAdapter.prototype, adapter)

function mergesNextText(previous: ChildNode | null | undefined) {
  return previous != null && isText(previous)
}

function measureDepth(node: ParentNode): number {
  let depth = 0
  for (let parent = node.parent; parent; parent = parent.parent) depth++
  return depth
}
