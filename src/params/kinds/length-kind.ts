import { declareParameter } from './parameter.js'
import { createWrongValueError, isEmptyOrOff } from './value.js'

/** Number of each unit in an inch (CSS Values 4, section 6.2). */
const PER_INCH = { px: 96, in: 1, cm: 2.54, mm: 25.4 }

const LENGTH = /^(\d+(?:\.\d*)?|\.\d+)\s*(px|in|cm|mm)?$/i

/** Maximum length in inches, which a side of a PDF's page may have (ISO 32000-1, annex C). */
const LONGEST = 200

export const LENGTH_SCHEMA = {
  type: ['string', 'number'],
  pattern: '^(\\d+(\\.\\d*)?|\\.\\d+) *(px|in|cm|mm)?$',
  examples: ['2.5cm', '10mm', '1in', 96],
}

/** Declares a length, which is converted to inches. A number without a unit means CSS pixels. */
export function declareLength(description: string, example: string) {
  return declareParameter<number | undefined, string | number>({
    description,
    example,
    type: 'text',
    schema: LENGTH_SCHEMA,
    placeholder: 'LENGTH',
    read: readLength,
  })
}

export function readLength(value: unknown, path: string): number | undefined {
  if (isEmptyOrOff(value)) return undefined
  const text = typeof value === 'object' ? '' : String(value).trim()
  const [, number, unit = 'px'] = LENGTH.exec(text) ?? []
  const inches = Number(number) / PER_INCH[unit.toLowerCase() as keyof typeof PER_INCH]
  if (inches <= LONGEST) return inches
  const right = `a length of at most ${LONGEST} inches, as in \`2.5cm\`, \`10mm\`, \`1in\`, \`96px\`.`
  throw createWrongValueError(path, value, right)
}
