import { type Element, isElement, isParent, type ParentNode } from './nodes.js'

type Test = (element: Element) => boolean

export function findElement(root: ParentNode, test: Test): Element | undefined {
  for (const node of root.children) {
    if (isElement(node) && test(node)) return node
    const below = isParent(node) ? findElement(node, test) : undefined
    if (below) return below
  }
  return undefined
}

export function findElements(root: ParentNode, test: Test, found: Element[] = []): Element[] {
  for (const node of root.children) {
    if (isElement(node) && test(node)) found.push(node)
    if (isParent(node)) findElements(node, test, found)
  }
  return found
}
