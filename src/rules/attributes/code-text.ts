import { CodeLines } from '../../lib/text/code-lines.js'
import { type AnyNode, type Element, isElement, isText } from '../../page/index.js'
import { SCRIPTS } from './text-content.js'

const BLOCKS = new Set(
  (
    'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table ul'
  ).split(' '),
)

export function isBlockElement({ name }: Element): boolean {
  return BLOCKS.has(name)
}

/** Reads code with its white space. Each `br`, block and table row ends a line. */
export function readCode(code: Element, skipped?: ReadonlySet<AnyNode>): string {
  const lines = new CodeLines()
  const parts: string[] = []

  function collect(node: AnyNode): void {
    if (isText(node)) parts.push(lines.addText(node.data))
    if (!isElement(node) || SCRIPTS.has(node.name) || skipped?.has(node)) return
    if (node.name === 'br') parts.push(lines.addBr())
    const isLine = isBlockElement(node) || node.name === 'tr'
    if (isLine) parts.push(lines.startBlock())
    node.children.forEach(collect)
    if (isLine) lines.endBlock()
  }

  code.children.forEach(collect)
  return parts.join('')
}
