import type { Options } from 'css-select'
import {
  type AnyNode,
  type Element,
  HTML,
  isElement,
  isParent,
  isText,
} from '../page/tree/nodes.js'

/** How a selector walks the tree. */
export type Walk = NonNullable<Options<AnyNode, Element>['adapter']>

/** `step` is called at every step of the walk; it may throw to end it. */
export function createWalk(step: () => void): Walk {
  return {
    isTag: (node): node is Element => {
      step()
      return isElement(node)
    },
    // Selectors come in lower case; SVG's `linearGradient` and its like keep theirs in the tree.
    getName: ({ namespace, name }) => {
      step()
      return namespace === HTML ? name : name.toLowerCase()
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
    getAttributeValue: ({ attribs }, name) => attribs[name],
    hasAttrib: ({ attribs }, name) => attribs[name] !== undefined,
    prevElementSibling: (node) => {
      let { prev } = node
      while (prev && !isElement(prev)) prev = prev.prev
      return prev
    },
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
