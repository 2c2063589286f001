import { type AnyNode, type Element, isElement, isText } from '../../page/index.js'
import { readCode } from './code-text.js'

/** Elements that show something beside their text, as no number of a line does. */
const SHOWN = new Set(
  'audio button canvas embed hr iframe img input math object picture select svg textarea video'.split(
    ' ',
  ),
)

/** Finds the cells of a table with code that hold nothing but the numbers of its lines. */
export function findLineNumbers(rows: readonly Element[]): readonly Element[] {
  const cells: Element[] = []
  const numbers: number[] = []
  for (const { children } of rows) {
    const [first, next] = children.filter(isElement)
    const found = first && next ? readNumbers(first) : undefined
    if (!first || !next || !found) continue
    if (found.length > 0 && !hasLines(next, found.length)) return []
    cells.push(first)
    for (const number of found) numbers.push(number)
  }
  return isCounting(numbers) ? cells : []
}

/** Reads the numbers in a node. Returns `undefined` if it shows anything else. */
function readNumbers(node: AnyNode, numbers: number[] = []): number[] | undefined {
  if (isText(node)) {
    if (!/^[\d\s]*$/.test(node.data)) return undefined
    for (const digits of node.data.match(/\d+/g) ?? []) numbers.push(Number(digits))
  } else if (isElement(node)) {
    if (SHOWN.has(node.name)) return undefined
    if (!node.children.every((child) => readNumbers(child, numbers))) return undefined
  }
  return numbers
}

/** True if a cell has this number of lines. Empty ones around them may count or not. */
function hasLines(cell: Element, count: number): boolean {
  const code = readCode(cell)
  return code.trim().split('\n').length <= count && count <= code.split('\n').length
}

/** True for numbers in steps of one. A single number has to be 1, since others may be years or the like. */
function isCounting(numbers: readonly number[]): boolean {
  const [first] = numbers
  if (first === undefined || (numbers.length === 1 && first !== 1)) return false
  return numbers.every((number, index) => number === first + index)
}
