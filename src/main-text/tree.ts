import {
  type AnyNode,
  type Document,
  Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
  Text,
} from 'domhandler'

/** All that this stage knows of the tree's nodes. */
export { type AnyNode, type Document, Element, isTag, isText, Text }

const NONE: readonly AnyNode[] = []

export function childrenOf(node: AnyNode): readonly AnyNode[] {
  return hasChildren(node) ? node.children : NONE
}

export function parentOf(node: AnyNode): ParentNode | null {
  return node.parent
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attribs[name]
}
