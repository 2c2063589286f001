import { type Element, isElement, isParent, type ParentNode } from './nodes.js'

type Test = (element: Element) => boolean

/** Finds the first element below `root`, in document order, that passes the test. */
export function findElement(root: ParentNode, test: Test): Element | undefined {
  for (const node of root.children) {
    if (isElement(node) && test(node)) return node
    const below = isParent(node) ? findElement(node, test) : undefined
    if (below) return below
  }
  return undefined
}

/** Finds all elements below `root` that pass the test, in document order. */
export function findElements(root: ParentNode, test: Test, found: Element[] = []): Element[] {
  for (const node of root.children) {
    if (isElement(node) && test(node)) found.push(node)
    if (isParent(node)) findElements(node, test, found)
  }
  return found
}
