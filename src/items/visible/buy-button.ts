import { type AnyNode, type Element, isElement, isText } from '../../page/index.js'
import { BUTTON_NAMED, BUY } from './shop-words.data.js'

const MAX_WORD_CHARS = 60
const MAX_NAME_CHARS = 300

const SUBMIT_TYPES = new Set<string | undefined>(['submit', 'button', 'image'])

export function isBuyButton(element: Element): boolean {
  const { name } = element
  if (name === 'input' && !SUBMIT_TYPES.has(element.getAttribute('type'))) return false
  if (name !== 'input' && name !== 'button' && name !== 'a') return false
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`
  return (
    BUTTON_NAMED.test(names.slice(0, MAX_NAME_CHARS)) ||
    isBuyText(element.getAttribute(name === 'input' ? 'value' : 'aria-label')) ||
    isBuyText(readButtonWords(element))
  )
}

export function isBuyText(text: string | undefined): boolean {
  if (text === undefined || text === '' || text.length > 2 * MAX_WORD_CHARS) return false
  const bare = text.normalize('NFC').replace(/[^\p{L}]+/gu, '')
  return bare.length <= MAX_WORD_CHARS && BUY.test(bare)
}

function readButtonWords(element: Element): string {
  let words = ''
  let nodes = 0
  const visit = (node: AnyNode) => {
    nodes++
    if (isText(node)) words += node.data.trim().slice(0, 4 * MAX_WORD_CHARS)
    if (!isElement(node) || node.name === 'svg') return
    for (const child of node.children) {
      if (words.length > 4 * MAX_WORD_CHARS || nodes > MAX_WORD_CHARS) return
      visit(child)
    }
  }
  visit(element)
  return words
}
