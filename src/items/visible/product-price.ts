import type { ItemMoney } from '../../contracts/item-forms.js'
import { readMoney } from '../../values/index.js'
import { readShownMoney } from '../forms/amounts.js'
import { readAvailability } from '../forms/enumerations.js'
import type { FormContext } from '../forms/value-text.js'
import type { PageLine } from './page-lines.js'
import { BEFORE, CLASS_BEFORE, OTHER_AMOUNT, SIGN } from './shop-words.data.js'

/** Number of lines to search after the heading. */
const WINDOW = 30
/** Number of lines to read. The last one may be incomplete. */
export const PRODUCT_LINES = WINDOW + 2
const MAX_LINES_BETWEEN_PRICES = 3
/** Maximum number of buy buttons after the heading. A list of products has more. */
const MAX_BUTTONS = 3
const MAX_CHARS = 80

const DISCOUNT = /-\s?(\d{1,2})\s?%/
const RANGE = /\d[\s€$£]{0,3}(?:[-–—]|to|bis|à)\s{0,2}[€$£]?\s?\d/i

/** Finds a product's name in the heading, and its price and stock below. `lang` should include the country. */
export function findShownProduct(
  lines: readonly PageLine[],
  at: number,
  context: FormContext,
  lang: string,
) {
  const heading = lines.findIndex(({ level }) => level === 1)
  const name = lines[heading]?.text
  if (name === undefined) return undefined
  const window = lines.slice(heading, heading + 1 + WINDOW)
  const near = window.slice(1)
  const end = near.findIndex(({ level, text }, index) => level > 0 && index > 2 && !SIGN.test(text))
  const own = end === -1 ? near : near.slice(0, end)
  const asked = chooseCurrentAndFormerPrice(
    own.flatMap((line, index) => readAmounts(line, index, own, lang)),
  )
  const stock = own
    .filter(({ text }) => text.length <= MAX_CHARS)
    .map(({ text }) => readAvailability([{ text, declared: false }], context))
    .find((member) => member !== null)
  const buttons = window.filter(({ hasBuyButton }) => hasBuyButton).length
  return {
    name,
    price: asked?.price.money ?? null,
    originalPrice: asked?.before?.money ?? null,
    availability: stock ?? null,
    hasBuyButton: buttons > 0 && buttons <= MAX_BUTTONS,
    at,
  }
}

export type ShownProduct = NonNullable<ReturnType<typeof findShownProduct>>

function readAmounts(
  { text, struck, names, isLink }: PageLine,
  index: number,
  own: readonly PageLine[],
  lang: string,
) {
  const isCard = isLink || (own[index - 1]?.isLink === true && own[index - 1]?.level !== 0)
  if (text.length > MAX_CHARS || isCard || !SIGN.test(text) || OTHER_AMOUNT.test(text)) return []
  const now = struck === '' ? text : text.replace(struck, ' ').trim()
  const discount = Number(DISCOUNT.exec(text)?.[1])
  const isOld = BEFORE.test(now) || CLASS_BEFORE.test(names)
  const toAmount = (written: string, isBefore: boolean) => {
    const money = parseShownPrice(written, lang)
    const share = Number.isNaN(discount) ? undefined : discount
    return money ? [{ money, isBefore, discount: share, index }] : []
  }
  return [...toAmount(now, isOld), ...(struck === '' ? [] : toAmount(struck, true))]
}

type Amount = ReturnType<typeof readAmounts>[number]

function parseShownPrice(written: string, lang: string): ItemMoney | null {
  const text = written.replace(/[-−]\s?\d{1,2}\s?%/, '').trim()
  if (!/\d/.test(text) || RANGE.test(text)) return null
  const found = readShownMoney(text)
  if (!found || found.amount <= 0) return null
  const currency = found.currency ?? readMoney(text, { lang })?.money.currency ?? null
  return { amount: found.amount, currency, text }
}

function chooseCurrentAndFormerPrice(
  amounts: readonly Amount[],
): { price: Amount; before?: Amount } | undefined {
  const [first] = amounts
  if (!first) return undefined
  const beside = amounts.filter(({ index }) => index - first.index <= MAX_LINES_BETWEEN_PRICES)
  const asked = beside.filter(({ isBefore }) => !isBefore)
  const [price = first, next] = asked
  const isLowered =
    next !== undefined &&
    next.money.amount < price.money.amount &&
    (differByShownDiscount(price, next) || next.index - price.index === 1) &&
    next.money.amount > price.money.amount / 3
  if (isLowered) return { price: next, before: price }
  const before = beside.find(({ isBefore, money }) => isBefore && money.amount > price.money.amount)
  return before ? { price, before } : { price }
}

function differByShownDiscount(one: Amount, other: Amount): boolean {
  const share = one.discount ?? other.discount
  if (share === undefined) return false
  return Math.abs(100 - (100 * other.money.amount) / one.money.amount - share) <= 1.5
}
