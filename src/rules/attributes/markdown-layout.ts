import {
  type AnyNode,
  type Element,
  isElement,
  isParent,
  isText,
  type ParentNode,
} from '../../page/index.js'
import { isBlockElement } from './code-text.js'
import { isInline } from './markdown-inline.js'

/** Inline elements whose content would mean something else without them. */
const OPAQUE = new Set('a code del kbd math s samp script strike svg template tt'.split(' '))

/** Finds inline elements that hold blocks, in one walk over the tree. */
export function findWrappers(root: ParentNode): ReadonlySet<AnyNode> {
  const wrappers = new Set<AnyNode>()

  function holdsBlock({ children }: ParentNode): boolean {
    let found = false
    for (const node of children) if (isElement(node) && isBlockOrWrapper(node)) found = true
    return found
  }

  function isBlockOrWrapper(element: Element): boolean {
    const isHolder = holdsBlock(element)
    if (OPAQUE.has(element.name)) return false
    if (!isInline(element)) return isBlockElement(element) || isHolder
    if (isHolder) wrappers.add(element)
    return isHolder
  }

  if (isElement(root)) isBlockOrWrapper(root)
  else holdsBlock(root)
  return wrappers
}

/** Returns the nodes with the children of wrappers in their place. */
export function unwrapNodes(
  nodes: readonly AnyNode[],
  wrappers: ReadonlySet<AnyNode>,
  unwrapped: AnyNode[] = [],
): readonly AnyNode[] {
  if (wrappers.size === 0) return nodes
  for (const node of nodes) {
    if (isParent(node) && wrappers.has(node)) unwrapNodes(node.children, wrappers, unwrapped)
    else unwrapped.push(node)
  }
  return unwrapped
}

/**
 * Returns the items of a list, with text and elements beside them as items of their own.
 * Returns `undefined` for text without items, which old pages indent so.
 */
export function splitList(children: readonly AnyNode[]): (readonly AnyNode[])[] | undefined {
  if (children.some(hasOwnText) && !children.some(isListItem)) return undefined
  const parts: (readonly AnyNode[])[] = []
  let run: AnyNode[] = []
  const endRun = () => {
    if (run.some(hasOwnText)) parts.push(run)
    else for (const node of run) parts.push([node])
    run = []
  }
  for (const node of children) {
    if (isInline(node)) run.push(node)
    else {
      endRun()
      parts.push([node])
    }
  }
  endRun()
  return parts
}

function hasOwnText(node: AnyNode): boolean {
  return isText(node) && node.data.trim() !== ''
}

function isListItem(node: AnyNode): boolean {
  return isElement(node) && node.name === 'li'
}
