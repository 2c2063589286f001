import { type AnyNode, type Element, isElement, type ParentNode } from '../../page/index.js'
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
