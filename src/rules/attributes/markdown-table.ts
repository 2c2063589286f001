import { type Element, isElement } from '../../page/index.js'
import { type InlineContext, renderInline } from './markdown-inline.js'

const MAX_COLUMNS = 50
/** Maximum number of characters that repeated cells may add to a table. */
const MAX_REPEATED = 50_000

/** Repeats a cell in all columns and rows that it spans. Returns `undefined` for fewer than two columns. */
export function renderTableRows(element: Element, links: InlineContext): string[] | undefined {
  const rows = findRows(element).map((row) => row.children.filter(isElement))
  const width = rows.reduce((max, cells) => Math.max(max, countColumns(cells)), 0)
  if (width < 2) return undefined
  const fill = createRowFiller(width, links)
  const filled = rows.map((cells, index) => fill(cells, rows.length - index))
  const [head = [], ...body] = filled
  const widest = filled.reduce((max, cells) => Math.max(max, cells.length), 0)
  // Only the head needs the full width (GitHub Flavored Markdown, section 4.10): padding all rows
  // would multiply one wide row by many short ones.
  const padded = [...head, ...Array<string>(Math.max(0, widest - head.length)).fill('')]
  const lines = [padded, padded.map(() => '---'), ...body].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  const table = lines.join('\n')
  const caption = element.children.filter(isElement).find(({ name }) => name === 'caption')
  const title = caption ? renderInline(caption.children, links) : ''
  return title === '' ? [table] : [title, table]
}

function countColumns(cells: readonly Element[]): number {
  if (cells.length < 2) return cells.length
  return cells.reduce((sum, cell) => sum + readSpan(cell, 'colspan', MAX_COLUMNS), 0)
}

/** Reads a span from 1 to `most`. `rowspan="0"` means `most` (WHATWG HTML, 4.9.11). */
function readSpan(cell: Element, name: 'colspan' | 'rowspan', most: number): number {
  const span = Number.parseInt(cell.attribs[name] ?? '1', 10)
  if (span === 0 && name === 'rowspan') return most
  return span >= 1 ? Math.min(span, most) : 1
}

/** Creates a function that reads a row, with the cells that reach into it from above. */
function createRowFiller(width: number, links: InlineContext) {
  const spanning: ({ readonly text: string; rows: number } | undefined)[] = []
  let repeated = 0

  function addSpanningCells(texts: string[]): void {
    for (;;) {
      const reaching = spanning[texts.length]
      if (!reaching || reaching.rows === 0) return
      reaching.rows--
      texts.push(repeatWithinLimit(reaching.text))
    }
  }

  function repeatWithinLimit(text: string): string {
    repeated += text.length + 1
    return repeated > MAX_REPEATED ? '' : text
  }

  return (cells: readonly Element[], left: number): string[] => {
    const texts: string[] = []
    for (const cell of cells) {
      addSpanningCells(texts)
      const text = renderInline(cell.children, links)
        .replace(/(?<!\s)\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')
      const room = Math.max(1, width - texts.length)
      const columns = readSpan(cell, 'colspan', Math.min(room, MAX_COLUMNS))
      const rows = readSpan(cell, 'rowspan', left)
      for (let column = 0; column < columns; column++) {
        if (rows > 1) spanning[texts.length] = { text, rows: rows - 1 }
        texts.push(column === 0 ? text : repeatWithinLimit(text))
      }
    }
    addSpanningCells(texts)
    return texts
  }
}

function findRows(element: Element): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : SECTIONS.has(child.name) ? findRows(child) : [],
    )
}

const SECTIONS = new Set(['tbody', 'tfoot', 'thead'])
