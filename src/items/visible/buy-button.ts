import { type AnyNode, type Element, isElement, isText } from '../../page/index.js'
import { BUTTON_NAMED, BUY } from './shop-words.data.js'

/** Maximum number of characters of the words on a button. */
const MAX_WORDS = 60
/** Maximum number of characters of an element's id and classes that are read. */
const MAX_NAMES = 300

const SUBMIT_TYPES = new Set<string | undefined>(['submit', 'button', 'image'])

/** True for a button or link that puts a single product into a cart. */
export function isBuyButton(element: Element): boolean {
  const { name } = element
  if (name === 'input' && !SUBMIT_TYPES.has(element.getAttribute('type'))) return false
  if (name !== 'input' && name !== 'button' && name !== 'a') return false
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`
  return (
    BUTTON_NAMED.test(names.slice(0, MAX_NAMES)) ||
    isBuyText(element.getAttribute(name === 'input' ? 'value' : 'aria-label')) ||
    isBuyText(readButtonWords(element))
  )
}

/** True if a text consists only of the words of a button to buy. */
export function isBuyText(text: string | undefined): boolean {
  if (text === undefined || text === '' || text.length > 2 * MAX_WORDS) return false
  const bare = text.normalize('NFC').replace(/[^\p{L}]+/gu, '')
  return bare.length <= MAX_WORDS && BUY.test(bare)
}

/** Returns the words of a button. Stops when there are too many words for a button to buy. */
function readButtonWords(element: Element): string {
  let words = ''
  let nodes = 0
  const visit = (node: AnyNode) => {
    nodes++
    if (isText(node)) words += node.data.trim().slice(0, 4 * MAX_WORDS)
    if (!isElement(node) || node.name === 'svg') return
    for (const child of node.children) {
      if (words.length > 4 * MAX_WORDS || nodes > MAX_WORDS) return
      visit(child)
    }
  }
  visit(element)
  return words
}
