import { type ChildNode, type Document, Element, isText, type ParentNode } from 'domhandler'
import { html as HTML, Parser, type TreeAdapter } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

export interface DomLimits {
  /**
   * Levels below the document. What is nested deeper is attached to the ancestor at this level,
   * as browsers do, so that code which walks the tree by recursion can't overflow the stack.
   */
  readonly maxDepth: number
  /** Elements, texts and comments; the tree ends with the last one. */
  readonly maxNodes: number
  /** Milliseconds of building; what is not reached by then is left out. */
  readonly maxTime: number
}

/** Levels at which browsers themselves stop nesting. */
export const TREE_DEPTH = 512

export interface Tree {
  readonly document: Document
  /** Whether a limit was met, so that the tree is that of the page's beginning. */
  readonly cut: boolean
}

/**
 * The tree that a browser without scripts would build, by the WHATWG parsing rules: a selector
 * copied from a browser's inspector finds here what it found there, and `noscript` is markup.
 */
export function parseDocument(html: string, limits: DomLimits): Tree {
  const parser = new Parser<Htmlparser2TreeAdapterMap>({
    treeAdapter: limitedAdapter(limits),
    scriptingEnabled: false,
    sourceCodeLocationInfo: false,
  })
  try {
    parser.tokenizer.write(html.slice(0, startOfLongName(html)), true)
    return { document: parser.document, cut: false }
  } catch (error) {
    if (error !== ENOUGH) throw error
    return { document: parser.document, cut: true }
  }
}

/**
 * The parser builds names letter by letter, at dozens of bytes for each: a name of megabytes would
 * take all memory. Gives where one starts, or the end; looking at every `LONG`th letter suffices.
 */
function startOfLongName(html: string): number {
  for (let at = 0; at + LONG < html.length; at += LONG) {
    NAME_END.lastIndex = at
    const end = NAME_END.exec(html)?.index ?? html.length
    if (end - at > LONG) return at
  }
  return html.length
}

const LONG = 500_000
const NAME_END = /[\s/>="'<]/g

/** Thrown through the parser, which has no other way to be stopped. */
const ENOUGH = new Error('the tree is large enough')

/** Steps of the parser between two looks at the clock. */
const LOOK = 256

function limitedAdapter(limits: DomLimits): TreeAdapter<Htmlparser2TreeAdapterMap> {
  const { maxDepth, maxNodes, maxTime } = limits
  const end = performance.now() + maxTime
  let nodes = 0
  let steps = 0
  const step = () => {
    if (++steps % LOOK === 0 && performance.now() > end) throw ENOUGH
  }
  const count = () => {
    if (++nodes > maxNodes) throw ENOUGH
    step()
  }
  const appendChild: typeof adapter.appendChild = (parent, node) => {
    step()
    adapter.appendChild(shallowEnough(parent, maxDepth), node)
  }
  return {
    ...adapter,
    createElement: (name, namespace, attributes) => {
      count()
      return createElement(name, namespace, attributes)
    },
    createCommentNode: (data) => {
      count()
      return adapter.createCommentNode(data)
    },
    appendChild,
    // The parser brings text word by word: most of it joins the text that is there.
    insertText: (parent, text) => {
      if (isJoined(parent.children.at(-1))) step()
      else count()
      adapter.insertText(parent, text)
    },
    insertTextBefore: (parent, text, reference) => {
      if (isJoined(reference.prev)) step()
      else count()
      adapter.insertTextBefore(parent, text, reference)
    },
  }
}

const isJoined = (previous: ChildNode | null | undefined) => previous != null && isText(previous)

/**
 * Attributes of HTML have neither namespace nor prefix, so two of the three maps that every element
 * would have are left out, and with them half of the tree's memory.
 */
const createElement: typeof adapter.createElement = (name, namespace, attributes) => {
  if (namespace !== HTML.NS.HTML || ADOPTING.has(name)) {
    return adapter.createElement(name, namespace, attributes)
  }
  const attribs: Record<string, string> = Object.create(null)
  for (const attribute of attributes) attribs[attribute.name] = attribute.value
  const element = new Element(name, attribs, [])
  element.namespace = namespace
  return element
}

/** Attributes of a second such tag are added to the first. */
const ADOPTING = new Set(['html', 'body'])

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
