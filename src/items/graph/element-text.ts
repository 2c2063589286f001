import { type Element, isElement, isText } from '../../page/index.js'
import type { Scalar } from './thing.js'

const HIDDEN = new Set(
  'script style template noscript svg button select textarea iframe'.split(' '),
)
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
)

const MAX_TEXT_CHARS = 16_384
const MAX_TEXT_NODES = 10_000

/** Returns an element's text, with line breaks around blocks. */
export function readElementText(element: Element, maxChars = MAX_TEXT_CHARS): string {
  const parts: string[] = []
  let length = 0
  let nodes = 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  const visit = (parent: Element) => {
    for (const node of parent.children) {
      if (length > maxChars || nodes > MAX_TEXT_NODES) return
      nodes++
      if (isText(node)) add(node.data)
      if (!isElement(node) || isHiddenElement(node)) continue
      const isBlock = BLOCKS.has(node.name)
      if (isBlock) add('\n')
      visit(node)
      if (isBlock) add('\n')
    }
  }
  visit(element)
  return parts.join('').slice(0, maxChars)
}

export function readLineText(element: Element, maxChars = MAX_TEXT_CHARS): string {
  return readElementText(element, maxChars).replace(/\s+/g, ' ').trim()
}

/** A value that is an element's text. The text is read again at each use. */
export class ShownValue implements Scalar {
  readonly element: Element
  readonly url: string | undefined
  readonly declared = false

  constructor(element: Element, url: string | undefined) {
    this.element = element
    this.url = url
  }

  get text(): string {
    return readElementText(this.element)
  }
}

export function isBlockElementName(name: string): boolean {
  return BLOCKS.has(name)
}

export function isHiddenElement(element: Element): boolean {
  return HIDDEN.has(element.name) || element.getAttribute('hidden') !== undefined
}
