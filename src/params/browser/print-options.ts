import type { Margins, PageRange, PdfOptions } from '../../contracts/visit.js'
import { parameterError } from '../parameter-error.js'
import { readBoolean, shown } from '../scalars.js'
import { entriesOf, listOf } from '../shape.js'
import { readLength } from './lengths.js'
import { isAskedFor } from './screenshot.js'
import { isUnset, readChoice, readNumber } from './values.js'

/** Options that may also stand beside `pdf` instead of below it. */
export const PDF_OPTIONS = [
  'format',
  'width',
  'height',
  'landscape',
  'margin',
  'scale',
  'pageRanges',
  'printBackground',
] as const

/** Inches of a sheet that stands upright: those of ANSI, and of ISO 216 (in millimetres). */
const SHEETS = {
  letter: [8.5, 11],
  legal: [8.5, 14],
  tabloid: [11, 17],
  ledger: [17, 11],
  a0: [841 / 25.4, 1189 / 25.4],
  a1: [594 / 25.4, 841 / 25.4],
  a2: [420 / 25.4, 594 / 25.4],
  a3: [297 / 25.4, 420 / 25.4],
  a4: [210 / 25.4, 297 / 25.4],
  a5: [148 / 25.4, 210 / 25.4],
  a6: [105 / 25.4, 148 / 25.4],
} as const

const PDF_FORMATS = Object.keys(SHEETS) as (keyof typeof SHEETS)[]

const MARGIN = 0.35 / 2.54

/** Inches that margins must leave for the page itself. */
const LEAST = 0.1

/** Whether a page is to be printed: any option says so, also one that switches something off. */
export function isPdfAskedFor(value: unknown): boolean {
  return (entriesOf(value)?.length ?? 0) > 0 || isAskedFor(value)
}

/** How the page is to be printed, if it is; nested options win over those beside `pdf`. */
export function readPdf(given: (name: string) => unknown): PdfOptions | undefined {
  const value = given('pdf')
  if (!isPdfAskedFor(value)) return undefined
  const nested = new Map(entriesOf(value))
  const of = (name: (typeof PDF_OPTIONS)[number]) => nested.get(name) ?? given(name)
  const [width, height] = SHEETS[readChoice('pdf.format', of('format'), PDF_FORMATS) ?? 'a4']
  const upright = {
    width: readLength('pdf.width', of('width')) ?? width,
    height: readLength('pdf.height', of('height')) ?? height,
  }
  const isTurned = readBoolean('pdf.landscape', of('landscape'), false)
  const sheet = isTurned ? { width: upright.height, height: upright.width } : upright
  const margin = readMargin(of('margin'))
  refuseFull(sheet, margin)
  return {
    ...sheet,
    margin,
    scale: readNumber('pdf.scale', of('scale'), 0.1, 2) ?? 0.6,
    pageRanges: readRanges(of('pageRanges')),
    printBackground: readBoolean('pdf.printBackground', of('printBackground'), true),
  }
}

/** One length for all sides, or one for each; a side that is not named has none. */
function readMargin(value: unknown): Margins {
  const sides = entriesOf(value) ?? []
  if (sides.length === 0) {
    const all = readLength('pdf.margin', value) ?? MARGIN
    return { top: all, right: all, bottom: all, left: all }
  }
  const parts = new Map(sides)
  const of = (side: keyof Margins) => readLength(`pdf.margin.${side}`, parts.get(side)) ?? 0
  return { top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') }
}

function refuseFull({ width, height }: { width: number; height: number }, margin: Margins): void {
  const { top, right, bottom, left } = margin
  if (width - left - right >= LEAST && height - top - bottom >= LEAST) return
  const [wide, high] = [width, height].map((inches) => Math.round(inches * 100) / 100)
  throw parameterError(
    'EINVALQUERY',
    'pdf.margin',
    `leaves no room on a sheet of ${wide} × ${high} inches. Give smaller margins, or a larger sheet.`,
  )
}

/** As in `1-5, 8, 11-`. */
function readRanges(value: unknown): PageRange[] {
  if (isUnset(value)) return []
  const texts = (listOf(value) ?? [value]).flatMap((item) => String(item).split(','))
  return texts.map((text) => {
    const [, from, dash, to] =
      /^([1-9]\d{0,5})(?:\s*(-)\s*([1-9]\d{0,5})?)?$/.exec(text.trim()) ?? []
    const first = Number(from)
    const last = to !== undefined ? Number(to) : dash === undefined ? first : undefined
    if (from !== undefined && (last === undefined || last >= first)) return { first, last }
    throw parameterError(
      'EINVALQUERY',
      'pdf.pageRanges',
      `is ${shown(value)}; give pages counted from 1, as in \`1-5, 8, 11-\`.`,
    )
  })
}
