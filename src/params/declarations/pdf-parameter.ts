import { capitalize } from '../../lib/text/quote.js'
import { declareChoice } from '../kinds/choice-kind.js'
import { declareFlag } from '../kinds/flag-kind.js'
import { createObjectSchema, declareSwitch, readNestedOptions } from '../kinds/group-kind.js'
import { declareLength, LENGTH_SCHEMA, readLength } from '../kinds/length-kind.js'
import { declareNumber } from '../kinds/number-kind.js'
import { declareParameter, type InputsOf, type ValueOf } from '../kinds/parameter.js'
import { asksForSomething, createWrongValueError, isEmptyOrOff } from '../kinds/value.js'
import { createParameterError } from '../parameter-error.js'
import { toEntries, toList } from '../shape.js'

/** Width and height of paper formats in inches (ANSI, ISO 216). */
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

type Format = keyof typeof SHEETS

const FORMATS = Object.keys(SHEETS) as Format[]

/** Minimum width and height inside the margins, in inches. */
const LEAST = 0.1

const OF_ONE_SIDE = declareLength('Of this side alone.', '=1cm')

const SIDES = { top: OF_ONE_SIDE, right: OF_ONE_SIDE, bottom: OF_ONE_SIDE, left: OF_ONE_SIDE }

export type Margins = { readonly [Side in keyof typeof SIDES]: number }

const margin = declareParameter<Margins, string | number | InputsOf<typeof SIDES>>({
  description: 'The space on all sides; where single sides are named, the others have none.',
  example: '=1cm',
  type: 'text',
  default: '0.35cm',
  placeholder: 'LENGTH',
  options: SIDES,
  schema: { oneOf: [LENGTH_SCHEMA, createObjectSchema(SIDES)] },
  read(value, path, context) {
    const sides = toEntries(value) ?? []
    if (sides.length === 0) {
      const all = readLength(value, path) ?? 0.35 / 2.54
      return { top: all, right: all, bottom: all, left: all }
    }
    const given = readNestedOptions(SIDES, sides, path, context, 'a side')
    const { top = 0, right = 0, bottom = 0, left = 0 } = given
    return { top, right, bottom, left }
  },
})

const PAGE_RANGE = /^([1-9]\d{0,5})(?:\s*(-)\s*([1-9]\d{0,5})?)?$/

const OPTIONS = {
  format: declareParameter<Format, Capitalize<Format>>({
    ...declareChoice(FORMATS, 'The sheet by its name.', '=A5', { default: 'a4' }),
    default: 'A4',
    schema: { enum: FORMATS.map(capitalize) },
  }),
  width: declareLength('Of the sheet, over `format`: `20cm`, `200mm`, `8in`, `800px`.', '=20cm'),
  height: declareLength('Of the sheet, over `format`.', '=10in'),
  landscape: declareFlag('The sheet turned.', '=true', { default: false }),
  margin,
  scale: declareNumber('Of the page on the sheet.', '=1', { min: 0.1, max: 2, default: 0.6 }),
  pageRanges: declareParameter<readonly PageRange[], string>({
    description: 'Only these pages, counted from 1: `1-5, 8, 11-`.',
    example: '=1-5,8,11-',
    type: 'text',
    schema: { type: 'string', examples: ['1-5, 8, 11-'] },
    placeholder: 'RANGES',
    flag: 'pages',
    read(value, path) {
      if (isEmptyOrOff(value)) return []
      const texts = (toList(value) ?? [value]).flatMap((item) => String(item).split(','))
      return texts.map((text) => {
        const [, from, dash, to] = PAGE_RANGE.exec(text.trim()) ?? []
        const first = Number(from)
        const last = to !== undefined ? Number(to) : dash === undefined ? first : undefined
        if (from !== undefined && (last === undefined || last >= first)) return { first, last }
        throw createWrongValueError(path, value, 'pages counted from 1, as in `1-5, 8, 11-`.')
      })
    },
  }),
  printBackground: declareFlag('With the backgrounds of the page.', '=false', { default: true }),
}

export const pdf = declareSwitch({
  description: 'Print the page. Its options stand below it or, while it is on, beside it.',
  example: '=true&format=A5&margin=1cm',
  default: false,
  isFlat: true,
  // If any option is given, a PDF is wanted, even if the option is `false`.
  isOn: (value) => (toEntries(value)?.length ?? 0) > 0 || asksForSomething(value),
  needsBrowser: true,
  options: OPTIONS,
  convert({ format, landscape, ...options }) {
    const [standardWidth, standardHeight] = SHEETS[format]
    const { width = standardWidth, height = standardHeight } = options
    const sheet = landscape ? { width: height, height: width } : { width, height }
    refuseTooLargeMargins(sheet, options.margin)
    return { ...options, ...sheet }
  },
})

/** Options of a PDF. Width and height are in inches, and already swapped for `landscape`. */
export type PdfOptions = NonNullable<ValueOf<typeof pdf>>

/** Range of pages, counted from 1. If `last` is `undefined`, it ends at the last page. */
export interface PageRange {
  readonly first: number
  readonly last: number | undefined
}

function refuseTooLargeMargins(
  { width, height }: { width: number; height: number },
  margin: Margins,
): void {
  const { top, right, bottom, left } = margin
  if (width - left - right >= LEAST && height - top - bottom >= LEAST) return
  const [wide, high] = [width, height].map((inches) => Math.round(inches * 100) / 100)
  const text = `leaves no room on a sheet of ${wide} × ${high} inches. Give smaller margins, or a larger sheet.`
  throw createParameterError('pdf.margin', text)
}
