import { type Element, isElement } from '../../page/index.js'
import { type InlineContext, renderLine, renderParagraph } from './markdown-inline.js'

const MAX_COLUMNS = 50
/** Maximum number of characters that repeated cells may add to a table. */
const MAX_REPEATED = 50_000

/** Renders a table, or returns `undefined` for fewer than two columns. */
export function renderTableRows(element: Element, links: InlineContext): string[] | undefined {
  const rows = findRows(element).map((row) => row.children.filter(isElement))
  const width = rows.reduce((max, cells) => Math.max(max, countColumns(cells)), 0)
  if (width < 2) return undefined
  const fill = createTableRowFiller(width, links)
  const filled = rows.map((cells, index) => fill(cells, rows.length - index))
  const [head = [], ...body] = filled
  const widest = filled.reduce((max, cells) => Math.max(max, cells.length), 0)
  // Pads only the head. If all rows were padded, the text could become huge.
  const padded = [...head, ...Array<string>(Math.max(0, widest - head.length)).fill('')]
  const lines = [padded, padded.map(() => '---'), ...body].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  const table = lines.join('\n')
  const caption = element.children.filter(isElement).find(({ name }) => name === 'caption')
  const title = caption ? renderParagraph(caption.children, links) : ''
  return title === '' ? [table] : [title, table]
}

function countColumns(cells: readonly Element[]): number {
  if (cells.length < 2) return cells.length
  return cells.reduce((sum, cell) => sum + readSpan(cell, 'colspan', MAX_COLUMNS), 0)
}

/** Reads a span. `rowspan="0"` means `max` (WHATWG HTML, 4.9.11). */
function readSpan(cell: Element, name: 'colspan' | 'rowspan', max: number): number {
  const span = Number.parseInt(cell.attribs[name] ?? '1', 10)
  if (span === 0 && name === 'rowspan') return max
  return span >= 1 ? Math.min(span, max) : 1
}

function createTableRowFiller(width: number, links: InlineContext) {
  const spanning: ({ readonly text: string; rows: number } | undefined)[] = []
  let repeated = 0

  function addSpanningCells(texts: string[]): void {
    for (;;) {
      const reaching = spanning[texts.length]
      if (!reaching || reaching.rows === 0) return
      reaching.rows--
      texts.push(repeatCellWithinLimit(reaching.text))
    }
  }

  function repeatCellWithinLimit(text: string): string {
    repeated += text.length + 1
    return repeated > MAX_REPEATED ? '' : text
  }

  return (cells: readonly Element[], left: number): string[] => {
    const texts: string[] = []
    for (const cell of cells) {
      addSpanningCells(texts)
      const text = renderLine(cell.children, links).replaceAll('|', '\\|')
      const room = Math.max(1, width - texts.length)
      const columns = readSpan(cell, 'colspan', Math.min(room, MAX_COLUMNS))
      const rows = readSpan(cell, 'rowspan', left)
      for (let column = 0; column < columns; column++) {
        if (rows > 1) spanning[texts.length] = { text, rows: rows - 1 }
        texts.push(column === 0 ? text : repeatCellWithinLimit(text))
      }
    }
    addSpanningCells(texts)
    return texts
  }
}

export function findRows(element: Element): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : SECTIONS.has(child.name) ? findRows(child) : [],
    )
}

const SECTIONS = new Set(['tbody', 'tfoot', 'thead'])
