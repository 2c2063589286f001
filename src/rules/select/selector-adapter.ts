import type { Options } from 'css-select'
import { type AnyNode, type Element, isElement, isParent, isText } from '../../page/index.js'
import { findPreviousElement } from './compound-chain.js'
import { toSelectorName } from './document-order.js'

export type SelectorAdapter = NonNullable<Options<AnyNode, Element>['adapter']>

/** Creates the adapter through which `css-select` reads elements. `step` may throw to end a search. */
export function createSelectorAdapter(step: () => void): SelectorAdapter {
  return {
    isTag: (node): node is Element => {
      step()
      return isElement(node)
    },
    getName: (element) => {
      step()
      return toSelectorName(element)
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
      return readText(node)
    },
    getAttributeValue: (element, name) => element.peekAttribute(name),
    hasAttrib: (element, name) => element.peekAttribute(name) !== undefined,
    prevElementSibling: (node) => findPreviousElement(node, step) ?? null,
    // `css-select` passes only siblings here, which never contain each other.
    removeSubsets: (nodes) => nodes,
  }
}

const NONE: AnyNode[] = []

function readText(node: AnyNode): string {
  if (isText(node)) return node.data
  if (!isElement(node)) return ''
  return node.name === 'br' ? '\n' : node.children.map(readText).join('')
}
