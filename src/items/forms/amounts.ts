import type { ItemMoney } from '../../contracts/item-forms.js'
import { readMoney } from '../../values/index.js'
import { isThing, type Thing, type ThingValue } from '../graph/thing.js'
import { type FormContext, toItemText } from './value-text.js'

const PLAIN = /^\d+(?:\.\d+)?$/
const CODE = /^[A-Z]{3}$/

/** Reads an amount of money. A declared `1.299` is a decimal number. */
export function toMoney(
  value: ThingValue | undefined,
  currency: string | null,
  context: FormContext,
): ItemMoney | null {
  if (value === undefined) return null
  if (isThing(value)) return readThingMoney(value, currency, context)
  const text = toItemText(value)
  if (text === '' || text.length > 200) return null
  const isPlain = value.declared && PLAIN.test(text)
  const found = isPlain ? { amount: Number(text), currency: null } : readShownMoney(text)
  if (!found || !Number.isFinite(found.amount) || found.amount < 0) return null
  if (found.amount === 0 && !context.allowsZero) return null
  return { amount: found.amount, currency: currency ?? found.currency, text }
}

/** Reads an amount of money. Both `1.299` and `1,299` mean 1299. */
export function readShownMoney(text: string): { amount: number; currency: string | null } | null {
  const reading = readMoney(text)
  if (!reading) return null
  const { money, other } = reading
  const amount = other === undefined ? money.amount : Math.max(money.amount, other)
  return { amount, currency: money.currency }
}

function readThingMoney(thing: Thing, outerCurrency: string | null, context: FormContext) {
  const currency = findCurrency(thing) ?? outerCurrency
  for (const name of ['salePrice', 'price', 'value', 'minPrice', 'minValue', 'amount']) {
    const [found] = thing.getAll(name)
    const money = found && !isThing(found) ? toMoney(found, currency, context) : null
    if (money) return money
  }
  return null
}

export function findCurrency(thing: Thing): string | null {
  for (const name of ['priceCurrency', 'currency']) {
    const [found] = thing.getAll(name)
    const code = found ? toItemText(found).trim().toUpperCase() : ''
    if (CODE.test(code)) return code
    const shown = code === '' ? null : (readMoney(`1 ${code}`)?.money.currency ?? null)
    if (shown) return shown
  }
  return null
}
