import type { ChildNode, Element, ParentNode } from '../../page/index.js'

/** Runs work while elements are taken out of their tree, and puts them back. */
export function withoutElements<T>(elements: ReadonlySet<ChildNode>, work: () => T): T {
  const children = new Map<ParentNode, ChildNode[]>()
  for (const { parent } of elements) if (parent) children.set(parent, parent.children)
  for (const [parent, all] of children) parent.children = all.filter((one) => !elements.has(one))
  try {
    return work()
  } finally {
    for (const [parent, all] of children) parent.children = all
  }
}

/** True for an element that is one of them, or stands in one. */
export function isWithin(element: Element, elements: ReadonlySet<ChildNode>): boolean {
  let node: ParentNode | null = element
  while (node && !elements.has(node)) node = node.parent
  return node !== null
}
