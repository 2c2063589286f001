import type { ItemMoney, ItemOffer, ItemRange, ItemVariant } from '../../contracts/item-forms.js'
import { findCurrency, toMoney } from '../forms/amounts.js'
import { readGtin } from '../forms/codes.js'
import { readItemDate } from '../forms/dates.js'
import { readAvailability, readCondition } from '../forms/enumerations.js'
import { type FormContext, findUrl, readName, readText, readUrl } from '../forms/value-text.js'
import { isThing, type Thing, type ThingValue } from '../graph/thing.js'
import { ITEM_LIMITS } from '../item-limits.js'

/** Offer with its price range. Answers leave out the range. */
export interface ReadOffer extends ItemOffer {
  readonly range: ItemRange | null
}

/** Reads offers and nested offers that have a price or availability. */
export function readOffers(thing: Thing, context: FormContext): ReadOffer[] {
  const found: ReadOffer[] = []
  const add = (value: ThingValue, currency: string | null, depth: number) => {
    if (found.length >= ITEM_LIMITS.offers) {
      context.onCut()
      return
    }
    if (!isThing(value) || depth > 2) return
    const inner = value.getAll('offers').filter(isThing)
    const own = findCurrency(value) ?? currency
    const offer = readOffer(value, own, context)
    const isPriced = offer.price !== null || offer.range !== null
    if (isPriced || (inner.length === 0 && offer.availability !== null)) found.push(offer)
    for (const nested of inner.slice(0, ITEM_LIMITS.offers + 1)) {
      if (found.length > ITEM_LIMITS.offers) break
      add(nested, own, depth + 1)
    }
  }
  const outer = findCurrency(thing)
  for (const value of thing.getAll('offers').slice(0, ITEM_LIMITS.offers + 1)) add(value, outer, 0)
  if (found.length === 0 && (thing.has('price') || thing.has('lowPrice'))) {
    const offer = readOffer(thing, outer, context)
    if (offer.price || offer.range) found.push({ ...offer, url: null, sku: null })
  }
  return found
}

function readOffer(offer: Thing, currency: string | null, context: FormContext): ReadOffer {
  const money = (path: string) => toMoney(offer.getAllAtPath(path)[0], currency, context)
  const { price, original } = readOfferPrices(offer, currency, context)
  const low = money('lowPrice') ?? (price ? null : money('priceSpecification.minPrice'))
  const high = money('highPrice') ?? (price ? null : money('priceSpecification.maxPrice'))
  const range = low ? { min: low, max: high && high.amount >= low.amount ? high : null } : null
  return {
    price: price ?? (low && high && low.amount === high.amount ? low : null),
    originalPrice: original,
    availability: readAvailability(offer.getAll('availability'), context),
    condition: readCondition(offer.getAll('itemCondition'), context),
    seller: readName(offer.getAll('seller', 'offeredBy'), context),
    url: readUrl(offer.getAll('url'), context),
    validUntil: readItemDate(offer.getAll('priceValidUntil', 'validThrough'), context),
    sku: readText(offer.getAll('sku'), context),
    range,
  }
}

function readOfferPrices(offer: Thing, currency: string | null, context: FormContext) {
  let price: ItemMoney | null = null
  for (const value of offer.getAll('salePrice', 'price').slice(0, 3))
    price ??= toMoney(value, currency, context)
  let original: ItemMoney | null = null
  for (const value of offer.getAll('priceSpecification').slice(0, 5)) {
    if (!isThing(value)) continue
    const money = toMoney(value, currency, context)
    const types = value.getAll('priceType')
    const kind = types.map((type) => (isThing(type) ? (type.id ?? '') : type.text)).join(' ')
    if (/list|strikethrough|srp|msrp|regular/i.test(kind)) original ??= money
    else if (!value.has('minPrice')) price ??= money
  }
  const regular = offer.has('listPrice') ? 'listPrice' : offer.has('salePrice') && 'price'
  if (regular) original ??= toMoney(offer.getAll(regular)[0], currency, context)
  const isHigher = original && price && original.amount > price.amount
  return { price, original: isHigher ? original : null }
}

export function readVariants(thing: Thing, context: FormContext): ItemVariant[] {
  const values = thing.getAll('hasVariant', 'model').filter(isThing)
  const variants = values.filter(
    (value) => value.has('offers') || value.has('sku') || value.has('name'),
  )
  if (variants.length > ITEM_LIMITS.variants) context.onCut()
  return variants.slice(0, ITEM_LIMITS.variants).map((variant) => readVariant(variant, context))
}

const OPTIONS = ['color', 'size', 'material', 'pattern', 'suggestedAge', 'suggestedGender']

function readVariant(variant: Thing, context: FormContext): ItemVariant {
  const [offer] = readOffers(variant, context)
  const options: [string, string][] = []
  for (const name of OPTIONS) {
    const text = readText(variant.getAll(name), context)
    if (text !== null) options.push([name, text])
  }
  for (const value of variant.getAll('additionalProperty').slice(0, 20)) {
    if (!isThing(value)) continue
    const name = readText(value.getAll('name'), context)
    const text = readText(value.getAll('value'), context)
    if (name !== null && text !== null) options.push([name, text])
  }
  return {
    name: readText(variant.getAll('name'), context),
    sku: readText([...variant.getAll('sku'), ...variant.getAllAtPath('offers.sku')], context),
    gtin: readGtin(variant.getAll('gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8'), context),
    url: readUrl([...variant.getAll('url'), ...variant.getAllAtPath('offers.url')], context),
    image: findUrl(variant.getAll('image')[0], context),
    options: Object.fromEntries(options),
    price: offer?.price ?? null,
    originalPrice: offer?.originalPrice ?? null,
    availability: offer?.availability ?? null,
  }
}
