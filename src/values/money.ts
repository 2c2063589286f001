import type { Money } from '../contracts/result.js'
import { type Currency, currencyAfter, currencyBefore } from './currencies.js'
import { decimalMark } from './decimal-mark.js'
import { type Digits, findDigits, type NumberReading, readDigits, toPlainDigits } from './digits.js'

export interface MoneyReading {
  readonly money: Money
  /** The other amount that the text may mean. */
  readonly other?: number
}

/** What is known of the text that a number stands in. */
export interface NumberContext {
  /** Its language, as declared. */
  readonly lang?: string | undefined
  /** True if it is written for programs: a point is the decimal mark. */
  readonly isDeclared?: boolean | undefined
}

/** Longer texts are not one number, whatever stands around it. */
const MAX_NUMBER = 500
/** A price stands at the beginning of its element. */
const MAX_MONEY = 2_000

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i
/** A lone point before three digits, which only its context tells from a separator of thousands. */
const DOUBTFUL = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads the one number in a text: `1,299.00`, `1.299,00`, `1 299`, `from € 12,50 *`, `−5 °C`.
 * `null` if there is none or more than one, or if it is part of a word (`1.2k`).
 */
export function readNumber(text: string, context: NumberContext = {}): NumberReading | null {
  if (text.length > MAX_NUMBER) return null
  const plain = toPlainText(text)
  if (PLAIN.test(plain) && !DOUBTFUL.test(plain)) {
    const value = Number(plain)
    return Number.isFinite(value) ? { value } : null
  }
  const [found, ...more] = findNumbers(plain, context)
  return found && more.length === 0 ? readFound(found, context) : null
}

/**
 * Reads the first amount of money in a text: `from 1.299,00 €`, `US$10 each`, `10–20 €`. A lone
 * number is an amount too, of a currency that is not known.
 */
export function readMoney(text: string, context: NumberContext = {}): MoneyReading | null {
  const plain = toPlainText(text.slice(0, MAX_MONEY))
  const numbers = findNumbers(plain, context)
  const priced = numbers.findIndex(({ currency }) => currency)
  const found = priced === -1 ? onlyAmount(numbers) : firstOfRange(numbers, priced, plain)
  const reading = found && readFound(found, context)
  if (!found || !reading) return null
  const { value, other } = reading
  const money = { amount: value, currency: found.currency?.code ?? null }
  return other === undefined ? { money } : { money, other }
}

/** `12€99`, as it is written in France. */
const CENTS_BEHIND = /(\d)€(\d\d)(?![\d.,])/g

function toPlainText(text: string): string {
  return toPlainDigits(text).replace(CENTS_BEHIND, '$1,$2€')
}

interface FoundNumber extends Digits {
  readonly currency: Currency | undefined
  readonly isNegative: boolean
  /** True if it is part of a word, or if a word after it makes it larger. */
  readonly isPart: boolean
  /** True if it counts hundredths. */
  readonly isShare: boolean
}

function findNumbers(plain: string, { lang }: NumberContext): FoundNumber[] {
  let from = 0
  return findDigits(plain).map((found) => {
    const before = plain.slice(Math.max(from, found.start - BEFORE), found.start)
    const after = plain.slice(found.end, found.end + AFTER)
    from = found.end - 1
    return { ...found, ...describeNumber(before, after, lang) }
  })
}

/** Characters that are looked at around a number. */
const BEFORE = 16
const AFTER = 24

const SIGN = /[+-]$/
const NEGATIVE = /(?:^|[^\p{L}\d-])-(?: ?[^\d\s-]{1,8} ?)?$|^- $/u
/** Letters of scripts that part words by spaces, also before a hyphen. */
const WORD_BEFORE = /[\p{Lu}\p{Ll}_][+-]?$|[+-]{2}$/u
const WORD_AFTER = /^[\p{Lu}\p{Ll}_]/u
/** Words that make a number larger than its digits say. */
const SCALE =
  /^ ?(?:(?:thousand|hundred|dozen|tausend|tis[ií]c|tusen|duizend|mil(?:jo|jard|h|ó|io|lo|li[oa]|lard|iard)|bil(?:jo|lio|io)|trillio|lakh|crore|миллион|миллиард|тысяч|[万萬億亿千百兆만억천])|(?:tsd|tys|mil|mio|mln|mn|bn|mrd|тыс|млн|млрд|k)(?!\p{L}))/iu
/** Per cent, and the hundredths of a currency. */
const SHARE = /^ ?(?:[%‰¢]|(?:ct|cts|[Cc]ents?|p|gr|коп)(?!\p{L}))/u

function describeNumber(before: string, after: string, lang: string | undefined) {
  const left = currencyBefore(before.replace(SIGN, ''), lang)
  const right = currencyAfter(after, lang)
  const isWord = (!left && WORD_BEFORE.test(before)) || (!right && WORD_AFTER.test(after))
  return {
    // A sign that names one currency says more than one that several share: `$12 CAD`.
    currency: right?.code && !left?.code ? right : (left ?? right),
    isNegative: NEGATIVE.test(before),
    isPart: isWord || SCALE.test(after),
    isShare: SHARE.test(after),
  }
}

function onlyAmount(numbers: readonly FoundNumber[]): FoundNumber | undefined {
  const [found, ...more] = numbers
  return found && more.length === 0 && !found.isShare ? found : undefined
}

const RANGE = /^ ?(?:-+|\.{2,3}|…|to|bis|à|a|til|tot|do|až|до) ?$/

/** The currency stands once, behind the second amount of a range. */
function firstOfRange(
  numbers: readonly FoundNumber[],
  priced: number,
  plain: string,
): FoundNumber | undefined {
  const [first, found] = [numbers[priced - 1], numbers[priced]]
  const isRange = first && found && RANGE.test(plain.slice(first.end, found.start))
  return isRange ? { ...first, currency: found.currency } : found
}

function readFound(found: FoundNumber, { lang, isDeclared }: NumberContext): NumberReading | null {
  if (found.isPart) return null
  const reading = readDigits(found.digits, {
    ofLanguage: isDeclared ? '.' : lang === undefined ? null : decimalMark(lang),
    ofCurrency: isDeclared ? null : (found.currency?.mark ?? null),
  })
  return reading && found.isNegative ? negated(reading) : reading
}

function negated({ value, other }: NumberReading): NumberReading {
  return other === undefined ? { value: -value } : { value: -value, other: -other }
}
