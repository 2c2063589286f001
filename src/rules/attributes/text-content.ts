import { collapseSpaces } from '../../lib/text/white-space.js'
import { type AnyNode, isElement, isParent, isText } from '../../page/index.js'

/** Holds code, not text. */
const CODE = new Set(['script', 'style', 'template'])

/** An element's text as one line. Code inside it is left out, unless the element itself is code. */
export function textContent(node: AnyNode): string {
  return collapseSpaces(rawText(node)).trim()
}

/** An element's text with its white space. */
export function rawText(node: AnyNode): string {
  const [only] = isParent(node) && node.children.length === 1 ? node.children : []
  if (only && isText(only)) return only.data
  const parts: string[] = []
  collect(node, parts)
  return parts.join('')
}

function collect(node: AnyNode, parts: string[]): void {
  if (isText(node)) parts.push(node.data)
  if (!isParent(node)) return
  for (const child of node.children) {
    if (!(isElement(child) && CODE.has(child.name))) collect(child, parts)
  }
}
