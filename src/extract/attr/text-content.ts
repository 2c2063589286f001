import { type AnyNode, hasChildren, isTag, isText } from 'domhandler'

/** Holds code, not text. */
const CODE = new Set(['script', 'style', 'template'])

/** White space by HTML and by Unicode, the no-break space included. */
const SPACES = /\s+/g

/** An element's text as one line. Code inside it is left out, unless the element itself is code. */
export function textContent(node: AnyNode): string {
  return rawText(node).replace(SPACES, ' ').trim()
}

/** An element's text with its white space. */
export function rawText(node: AnyNode): string {
  const parts: string[] = []
  collect(node, parts)
  return parts.join('')
}

function collect(node: AnyNode, parts: string[]): void {
  if (isText(node)) parts.push(node.data)
  if (!hasChildren(node)) return
  for (const child of node.children) {
    if (!(isTag(child) && CODE.has(child.name))) collect(child, parts)
  }
}
