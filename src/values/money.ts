import type { Money } from '../contracts/result.js'
import { findCurrencyInPrefix, findCurrencyInSuffix } from './currencies.js'
import { findDecimalMark } from './decimal-mark.js'
import {
  type Digits,
  findDigits,
  type NumberReading,
  readNumberWithSeparators,
  toPlainDigits,
} from './digits.js'

export interface MoneyReading {
  readonly money: Money
  /** Second possible amount of an ambiguous number such as `1.234`. */
  readonly other?: number
}

export interface NumberContext {
  readonly lang?: string | undefined
  /** True if a point is always the decimal mark. */
  readonly isDeclared?: boolean | undefined
}

const MAX_NUMBER_CHARS = 500
const MAX_MONEY_CHARS = 2_000

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i
/** Matches numbers such as `1.234`, whose point may separate thousands. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** Reads the only number in a text such as `from € 12,50`. */
export function readNumber(text: string, context: NumberContext = {}): NumberReading | null {
  if (text.length > MAX_NUMBER_CHARS) return null
  const plain = normalizePriceText(text)
  if (PLAIN.test(plain) && !AMBIGUOUS.test(plain)) {
    const value = Number(plain)
    return Number.isFinite(value) ? { value } : null
  }
  const [found, ...more] = findNumbers(plain, context)
  return found && more.length === 0 ? readSignedNumber(found, context) : null
}

/** Reads the first number with a currency, such as `US$10`, or else the only number. */
export function readMoney(text: string, context: NumberContext = {}): MoneyReading | null {
  const plain = normalizePriceText(text.slice(0, MAX_MONEY_CHARS))
  const numbers = findNumbers(plain, context)
  const priced = numbers.findIndex(({ currency }) => currency)
  const found = priced === -1 ? findOnlyAmount(numbers) : findRangeStart(numbers, priced, plain)
  const reading = found && readSignedNumber(found, context)
  if (!found || !reading) return null
  const { value, other } = reading
  const money = { amount: value, currency: found.currency?.code ?? null }
  return other === undefined ? { money } : { money, other }
}

/** Matches the French notation `12€99`. */
const CENTS_AFTER = /(\d)€(\d\d)(?![\d.,])/g

function normalizePriceText(text: string): string {
  return toPlainDigits(text).replace(CENTS_AFTER, '$1,$2€')
}

type FoundNumber = Digits & ReturnType<typeof readTextAroundNumber>

function findNumbers(plain: string, { lang }: NumberContext): FoundNumber[] {
  let from = 0
  return findDigits(plain).map((found) => {
    const before = plain.slice(Math.max(from, found.start - MAX_CHARS_BEFORE), found.start)
    const after = plain.slice(found.end, found.end + MAX_CHARS_AFTER)
    from = found.end - 1
    return { ...found, ...readTextAroundNumber(before, after, lang) }
  })
}

const MAX_CHARS_BEFORE = 16
const MAX_CHARS_AFTER = 24

const SIGN = /[+-]$/
const NEGATIVE = /(?:^|[^\p{L}\d-])-(?: ?[^\d\s-]{1,8} ?)?$|^- $/u
const WORD_BEFORE = /[\p{Lu}\p{Ll}_][+-]?$|[+-]{2}$/u
const WORD_AFTER = /^[\p{Lu}\p{Ll}_]/u
const MULTIPLIER =
  /^ ?(?:(?:thousand|hundred|dozen|tausend|tis[ií]c|tusen|duizend|mil(?:jo|jard|h|ó|io|lo|li[oa]|lard|iard)|bil(?:jo|lio|io)|trillio|lakh|crore|миллион|миллиард|тысяч|[万萬億亿千百兆만억천])|(?:tsd|tys|mil|mio|mln|mn|bn|mrd|тыс|млн|млрд|k)(?!\p{L}))/iu
const HUNDREDTHS = /^ ?(?:[%‰¢]|(?:ct|cts|[Cc]ents?|p|gr|коп)(?!\p{L}))/u

function readTextAroundNumber(before: string, after: string, lang: string | undefined) {
  const left = findCurrencyInPrefix(before.replace(SIGN, ''), lang)
  const right = findCurrencyInSuffix(after, lang)
  const isWord = (!left && WORD_BEFORE.test(before)) || (!right && WORD_AFTER.test(after))
  return {
    // Prefers the `CAD` of `$12 CAD`, since `$` is ambiguous.
    currency: right?.code && !left?.code ? right : (left ?? right),
    isNegative: NEGATIVE.test(before),
    /** True if the number is part of a word, or is followed by a multiplier such as `million`. */
    isPart: isWord || MULTIPLIER.test(after),
    isShare: HUNDREDTHS.test(after),
  }
}

function findOnlyAmount(numbers: readonly FoundNumber[]): FoundNumber | undefined {
  const [found, ...more] = numbers
  return found && more.length === 0 && !found.isShare ? found : undefined
}

const RANGE = /^ ?(?:-+|\.{2,3}|…|to|bis|à|a|til|tot|do|až|до) ?$/

/** Returns the number at index `priced`, or the start of its range: 10 for `10–20 €`. */
function findRangeStart(numbers: readonly FoundNumber[], priced: number, plain: string) {
  const [first, found] = [numbers[priced - 1], numbers[priced]]
  const isRange = first && found && RANGE.test(plain.slice(first.end, found.start))
  return isRange ? { ...first, currency: found.currency } : found
}

function readSignedNumber(found: FoundNumber, { lang, isDeclared }: NumberContext) {
  if (found.isPart) return null
  const reading = readNumberWithSeparators(found.digits, {
    ofLanguage: isDeclared ? '.' : lang === undefined ? null : findDecimalMark(lang),
    ofCurrency: isDeclared ? null : (found.currency?.mark ?? null),
  })
  return reading && found.isNegative ? negateNumberReading(reading) : reading
}

function negateNumberReading({ value, other }: NumberReading): NumberReading {
  return other === undefined ? { value: -value } : { value: -value, other: -other }
}
