import type { Options } from 'css-select'
import { type AnyNode, type Element, isElement, isParent, isText } from '../../page/index.js'
import { previousOf } from './chain.js'
import { nameOf } from './order.js'

/** How `css-select` reads our tree. */
export type SelectorAdapter = NonNullable<Options<AnyNode, Element>['adapter']>

/** `step` is called at every step that it takes; it may throw to end it. */
export function createSelectorAdapter(step: () => void): SelectorAdapter {
  return {
    isTag: (node): node is Element => {
      step()
      return isElement(node)
    },
    getName: (element) => {
      step()
      return nameOf(element)
    },
    getChildren: (node) => {
      step()
      return isParent(node) ? node.children : NONE
    },
    getParent: ({ parent }) => {
      step()
      return parent
    },
    getSiblings: (node) => {
      step()
      return node.parent?.children ?? [node]
    },
    getText: (node) => {
      step()
      return textOf(node)
    },
    getAttributeValue: (element, name) => element.attribute(name),
    hasAttrib: (element, name) => element.attribute(name) !== undefined,
    prevElementSibling: (node) => previousOf(node) ?? null,
    // Only asked of siblings, none of which is in another.
    removeSubsets: (nodes) => nodes,
  }
}

const NONE: AnyNode[] = []

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data
  if (!isElement(node)) return ''
  return node.name === 'br' ? '\n' : node.children.map(textOf).join('')
}
