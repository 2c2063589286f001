import type { ItemMoney, ItemOffer, ItemRange, ItemVariant } from '../../contracts/item-forms.js'
import { findCurrency, toMoney } from '../forms/amounts.js'
import { readGtin } from '../forms/codes.js'
import { readItemDate } from '../forms/dates.js'
import { readAvailability, readCondition } from '../forms/enumerations.js'
import { type FormContext, findUrl, readName, readText, readUrl } from '../forms/value-text.js'
import { isThing, type Thing, type ThingValue } from '../graph/thing.js'
import { ITEM_LIMITS } from '../item-limits.js'

/** Offer with its range of prices, which the answer leaves out. */
export interface ReadOffer extends ItemOffer {
  readonly range: ItemRange | null
}

/** Reads the offers of a thing and those within them; leaves out an offer that only holds others. */
export function readOffers(thing: Thing, context: FormContext): ReadOffer[] {
  const { graph } = context
  const found: ReadOffer[] = []
  const add = (value: ThingValue, currency: string | null, depth: number) => {
    if (found.length >= ITEM_LIMITS.offers) {
      context.onCut()
      return
    }
    if (!isThing(value) || depth > 2) return
    const inner = graph.values(value, 'offers').filter(isThing)
    const own = findCurrency(value, context) ?? currency
    const offer = readOffer(value, own, context)
    const says = offer.price !== null || offer.range !== null || inner.length === 0
    if (says && hasOwnFacts(offer)) found.push(offer)
    for (const nested of inner.slice(0, ITEM_LIMITS.offers + 1)) {
      if (found.length > ITEM_LIMITS.offers) break
      add(nested, own, depth + 1)
    }
  }
  const outer = findCurrency(thing, context)
  for (const value of graph.values(thing, 'offers').slice(0, ITEM_LIMITS.offers + 1))
    add(value, outer, 0)
  if (found.length === 0 && (thing.has('price') || thing.has('lowPrice'))) {
    const offer = readOffer(thing, outer, context)
    if (offer.price || offer.range) found.push({ ...offer, url: null, sku: null })
  }
  return found
}

function hasOwnFacts({ price, range, availability }: ReadOffer): boolean {
  return price !== null || range !== null || availability !== null
}

function readOffer(offer: Thing, currency: string | null, context: FormContext): ReadOffer {
  const { graph } = context
  const money = (path: string) => toMoney(graph.getAtPath(offer, path)[0], currency, context)
  const { price, original } = readOfferPrices(offer, currency, context)
  const low = money('lowPrice') ?? (price ? null : money('priceSpecification.minPrice'))
  const high = money('highPrice') ?? (price ? null : money('priceSpecification.maxPrice'))
  const range = low ? { min: low, max: high && high.amount >= low.amount ? high : null } : null
  return {
    price: price ?? (low && high && low.amount === high.amount ? low : null),
    originalPrice: original,
    availability: readAvailability(graph.values(offer, 'availability'), context),
    condition: readCondition(graph.values(offer, 'itemCondition'), context),
    seller: readName(graph.values(offer, 'seller', 'offeredBy'), context),
    url: readUrl(graph.values(offer, 'url'), context),
    validUntil: readItemDate(graph.values(offer, 'priceValidUntil', 'validThrough'), context),
    sku: readText(graph.values(offer, 'sku'), context),
    range,
  }
}

function readOfferPrices(offer: Thing, currency: string | null, context: FormContext) {
  const { graph } = context
  let price: ItemMoney | null = null
  for (const value of graph.values(offer, 'salePrice', 'price').slice(0, 3)) {
    price ??= toMoney(value, currency, context)
  }
  let original: ItemMoney | null = null
  for (const value of graph.values(offer, 'priceSpecification').slice(0, 5)) {
    if (!isThing(value)) continue
    const money = toMoney(value, currency, context)
    const kind = graph
      .values(value, 'priceType')
      .map((type) => (isThing(type) ? (type.id ?? '') : type.text))
      .join(' ')
    if (/list|strikethrough|srp|msrp|regular/i.test(kind)) original ??= money
    else if (!value.has('minPrice')) price ??= money
  }
  const regular = offer.has('listPrice')
    ? 'listPrice'
    : offer.has('salePrice')
      ? 'price'
      : undefined
  if (regular) original ??= toMoney(graph.values(offer, regular)[0], currency, context)
  const isHigher = original && price && original.amount > price.amount
  return { price, original: isHigher ? original : null }
}

export function readVariants(thing: Thing, context: FormContext): ItemVariant[] {
  const { graph } = context
  const values = graph.values(thing, 'hasVariant', 'model').filter(isThing)
  const variants = values.filter(
    (value) => value.has('offers') || value.has('sku') || value.has('name'),
  )
  if (variants.length > ITEM_LIMITS.variants) context.onCut()
  return variants.slice(0, ITEM_LIMITS.variants).map((variant) => readVariant(variant, context))
}

const OPTIONS = ['color', 'size', 'material', 'pattern', 'suggestedAge', 'suggestedGender']

function readVariant(variant: Thing, context: FormContext): ItemVariant {
  const { graph } = context
  const [offer] = readOffers(variant, context)
  const options: [string, string][] = []
  for (const name of OPTIONS) {
    const text = readText(graph.values(variant, name), context)
    if (text !== null) options.push([name, text])
  }
  for (const value of graph.values(variant, 'additionalProperty').slice(0, 20)) {
    if (!isThing(value)) continue
    const name = readText(graph.values(value, 'name'), context)
    const text = readText(graph.values(value, 'value'), context)
    if (name !== null && text !== null) options.push([name, text])
  }
  const [image] = graph.values(variant, 'image')
  return {
    name: readText(graph.values(variant, 'name'), context),
    sku: readText(
      [...graph.values(variant, 'sku'), ...graph.getAtPath(variant, 'offers.sku')],
      context,
    ),
    gtin: readGtin(graph.values(variant, 'gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8'), context),
    url: readUrl(
      [...graph.values(variant, 'url'), ...graph.getAtPath(variant, 'offers.url')],
      context,
    ),
    image: findUrl(image, context),
    options: Object.fromEntries(options),
    price: offer?.price ?? null,
    originalPrice: offer?.originalPrice ?? null,
    availability: offer?.availability ?? null,
  }
}
