import { type Element, isElement } from '../../page/index.js'
import { type InlineContext, inlineOf } from './markdown-inline.js'

/** Columns that one cell is repeated in, at most. */
const MAX_COLUMNS = 50
/** Characters that repeated cells add to a table; beyond that they stay empty. */
const MAX_REPEATED = 50_000

/** A cell that reaches into the rows below. */
interface Reaching {
  readonly text: string
  rows: number
}

/**
 * A table with its caption; a cell that spans several rows or columns stands in each of them, since
 * Markdown has no such cells. `undefined` for one without columns.
 */
export function toTable(element: Element, links: InlineContext): string[] | undefined {
  const rows = rowsOf(element).map((row) => row.children.filter(isElement))
  const width = rows.reduce((max, cells) => Math.max(max, widthOf(cells)), 0)
  if (width < 2) return undefined
  const filler = new RowFiller(width, links)
  const [head = [], ...body] = rows.map((cells, index) => filler.fill(cells, rows.length - index))
  // Only the head has to be as wide as the widest row (GitHub Flavored Markdown, section 4.10): were
  // all rows, one wide row and many short ones would multiply.
  const padded = [...head, ...Array<string>(Math.max(0, filler.widest - head.length)).fill('')]
  const lines = [padded, padded.map(() => '---'), ...body].map(toLine)
  return [...captionsOf(element, links), lines.join('\n')]
}

/** A cell alone in its row is as wide as the others make the table. */
function widthOf(cells: readonly Element[]): number {
  if (cells.length < 2) return cells.length
  return cells.reduce((sum, cell) => sum + spanOf(cell, 'colspan', MAX_COLUMNS), 0)
}

/** WHATWG HTML, section 4.9.11: 1 for what is no number; a `rowspan` of 0 reaches to the end. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan', most: number): number {
  const span = Number.parseInt(cell.attribs[name] ?? '1', 10)
  if (span === 0 && name === 'rowspan') return most
  return span >= 1 ? Math.min(span, most) : 1
}

class RowFiller {
  /** Cells in the widest row so far. */
  widest = 0
  /** By column. */
  readonly #reaching: (Reaching | undefined)[] = []
  #repeated = 0
  readonly #width: number
  readonly #links: InlineContext

  constructor(width: number, links: InlineContext) {
    this.#width = width
    this.#links = links
  }

  /** The texts of a row; `left` is the number of rows from this one on. */
  fill(cells: readonly Element[], left: number): string[] {
    const texts: string[] = []
    for (const cell of cells) {
      this.#takeReaching(texts)
      const text = textOf(cell, this.#links)
      const room = Math.max(1, this.#width - texts.length)
      const columns = spanOf(cell, 'colspan', Math.min(room, MAX_COLUMNS))
      const rows = spanOf(cell, 'rowspan', left)
      for (let column = 0; column < columns; column++) {
        if (rows > 1) this.#reaching[texts.length] = { text, rows: rows - 1 }
        texts.push(column === 0 ? text : this.#repeat(text))
      }
    }
    this.#takeReaching(texts)
    this.widest = Math.max(this.widest, texts.length)
    return texts
  }

  #takeReaching(texts: string[]): void {
    for (;;) {
      const reaching = this.#reaching[texts.length]
      if (!reaching || reaching.rows === 0) return
      reaching.rows--
      texts.push(this.#repeat(reaching.text))
    }
  }

  #repeat(text: string): string {
    this.#repeated += text.length + 1
    return this.#repeated > MAX_REPEATED ? '' : text
  }
}

function captionsOf(element: Element, links: InlineContext): string[] {
  const caption = element.children.filter(isElement).find(({ name }) => name === 'caption')
  const text = caption ? inlineOf(caption.children, links) : ''
  return text === '' ? [] : [text]
}

function toLine(cells: readonly string[]) {
  return `| ${cells.join(' | ')} |`
}

function textOf(cell: Element, links: InlineContext) {
  return inlineOf(cell.children, links)
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
}

/** Rows of this table, not of tables in its cells. */
function rowsOf(element: Element): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : SECTIONS.has(child.name) ? rowsOf(child) : [],
    )
}

const SECTIONS = new Set(['tbody', 'tfoot', 'thead'])
