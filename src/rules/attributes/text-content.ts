import { collapseSpaces } from '../../lib/text/white-space.js'
import { type AnyNode, isElement, isParent, isText } from '../../page/index.js'

export const SCRIPTS = new Set(['script', 'style', 'template'])

/** Returns the text on one line, without the scripts, styles and templates inside the node. */
export function readTextContent(node: AnyNode): string {
  return collapseSpaces(readRawText(node)).trim()
}

/** Like `readTextContent`, but keeps all white space. */
export function readRawText(node: AnyNode): string {
  const [only] = isParent(node) && node.children.length === 1 ? node.children : []
  if (only && isText(only)) return only.data
  const parts: string[] = []
  collectText(node, parts)
  return parts.join('')
}

function collectText(node: AnyNode, parts: string[]): void {
  if (isText(node)) parts.push(node.data)
  if (!isParent(node)) return
  for (const child of node.children) {
    if (!(isElement(child) && SCRIPTS.has(child.name))) collectText(child, parts)
  }
}
