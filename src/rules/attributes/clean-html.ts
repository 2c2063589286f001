import { serialize } from 'parse5'
import { adapter, type Document, type Element, isElement } from '../../page/index.js'
import { toAbsoluteAttr } from './absolute-url.js'
import type { Links } from './links.js'

/** Elements that say nothing to a reader of the markup alone. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template'])

/** Writes a node's content without scripts, styles and comments, with absolute addresses. */
export function toCleanHtml(node: Document | Element, links: Links): string {
  const treeAdapter: typeof adapter = {
    ...adapter,
    getChildNodes: (parent) =>
      adapter
        .getChildNodes(parent)
        .filter((child) =>
          isElement(child) ? !UNREAD.has(child.name) : !adapter.isCommentNode(child),
        ),
    getAttrList: (element) =>
      adapter
        .getAttrList(element)
        .map((attr) => ({ ...attr, value: toAbsoluteAttr(attr.name, attr.value, links) })),
  }
  return serialize(node, { treeAdapter, scriptingEnabled: false })
}
