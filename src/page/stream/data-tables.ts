import type { MarkupReader } from './markup.js'
import type { SourceRange } from './signal-types.js'

interface OpenTable {
  readonly depth: number
  readonly at: number
  isHeaded: boolean
  isLayout: boolean
  cells: number
  wideRows: number
}

const HEADS = new Set(['caption', 'thead', 'th'])
const ARRANGED = new Set(['article', 'h1', 'h2', 'main', 'table'])
const WIDE = 3
const WIDE_ROWS = 2

/** Finds data tables, and skips layout tables. */
export function createDataTableFinder(found: SourceRange[], maxTables: number) {
  const open: OpenTable[] = []

  return {
    openElement({ name, depth, at }: MarkupReader): void {
      if (open.length === 0 && name !== 'table') return
      const table = open.at(-1)
      if (ARRANGED.has(name)) {
        for (const outer of open) outer.isLayout = true
      }
      if (name === 'table') {
        open.push({ depth, at, isHeaded: false, isLayout: false, cells: 0, wideRows: 0 })
      } else if (!table) return
      else if (name === 'tr') table.cells = 0
      else if (HEADS.has(name)) table.isHeaded = true
      if (table && (name === 'td' || name === 'th') && ++table.cells === WIDE) table.wideRows++
    },
    closeElement({ depth, at }: MarkupReader): void {
      if (open.length === 0) return
      const table = open.at(-1)
      if (table?.depth !== depth) return
      open.pop()
      const isData = table.isHeaded || table.wideRows >= WIDE_ROWS
      if (isData && !table.isLayout && found.length < maxTables) {
        found.push({ start: table.at, end: at })
      }
    },
  }
}

export type DataTableFinder = ReturnType<typeof createDataTableFinder>
