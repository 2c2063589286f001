import type { ItemMoney, ItemOffer, ItemRange } from '../../contracts/item-forms.js'
import { isSamePage } from '../choice/same-page.js'

type Priced = Pick<ItemOffer, 'price' | 'originalPrice' | 'availability' | 'url'> & {
  readonly range?: ItemRange | null
}

interface PagePrices {
  readonly pageUrl: string
  /** Price that the page declares in its metas. */
  readonly declared: ItemMoney | null
  /** Price that the page shows under its heading. */
  readonly shown: ItemMoney | null
}

/** Chooses one price: the one that all offers have, or the one for this page. */
export function choosePrice(
  offers: readonly Priced[],
  variants: readonly Priced[],
  { pageUrl, declared, shown }: PagePrices,
) {
  const main = declared ?? shown
  const all = [...offers, ...variants]
  const priced = all.filter(({ price }) => price !== null)
  const chosen = chooseOffer(priced, pageUrl, main)
  const ranges = offers.flatMap(({ range }) => range ?? [])
  const price = chosen?.price ?? (priced.length === 0 && ranges.length === 0 ? declared : null)
  const prices = priced.flatMap((offer) => offer.price ?? [])
  const priceRange = findPriceRange(prices, ranges)
  const fits = main !== null && priceRange !== null && price === null
  return {
    price: price
      ? fillMissingCurrency(price, main)
      : fits && isPriceInRange(main, priceRange)
        ? main
        : null,
    originalPrice: chosen?.originalPrice ?? null,
    priceRange,
    availability: chosen?.availability ?? combineAvailabilities(all),
  }
}

function fillMissingCurrency(price: ItemMoney, main: ItemMoney | null): ItemMoney {
  const isSame = main?.amount === price.amount
  return price.currency === null && isSame ? { ...price, currency: main.currency } : price
}

function isPriceInRange({ amount, currency }: ItemMoney, { min, max }: ItemRange): boolean {
  if (currency !== null && min.currency !== null && currency !== min.currency) return false
  return amount >= min.amount && (max === null || amount <= max.amount)
}

function chooseOffer(priced: readonly Priced[], pageUrl: string, mainPrice: ItemMoney | null) {
  const [first, ...more] = priced
  const isSame = more.every(
    ({ price }) =>
      price?.amount === first?.price?.amount && price?.currency === first?.price?.currency,
  )
  if (isSame) return first
  const here = priced.filter(({ url }) => url !== null && isSameUrlAndQuery(url, pageUrl))
  if (here.length === 1) return here[0]
  if (mainPrice) return priced.find(({ price }) => price?.amount === mainPrice.amount)
  return undefined
}

function isSameUrlAndQuery(url: string, pageUrl: string): boolean {
  if (!isSamePage(url, pageUrl)) return false
  const query = (text: string) => new URL(text).search
  return query(url) === query(pageUrl)
}

function findPriceRange(
  prices: readonly ItemMoney[],
  ranges: readonly ItemRange[],
): ItemRange | null {
  const all = [...prices, ...ranges.flatMap(({ min, max }) => (max ? [min, max] : [min]))]
  const [first] = all
  if (!first || all.some(({ currency }) => currency !== first.currency)) return null
  const min = all.reduce((least, money) => (money.amount < least.amount ? money : least))
  const max = all.reduce((most, money) => (money.amount > most.amount ? money : most))
  const isOpen = ranges.some((range) => range.max === null) && prices.length === 0
  if (min.amount === max.amount) return isOpen ? { min, max: null } : null
  return { min, max: isOpen ? null : max }
}

function combineAvailabilities(offers: readonly Priced[]): string | null {
  const known = new Set(offers.flatMap(({ availability }) => availability ?? []))
  if (known.size === 1) return [...known][0] ?? null
  return known.has('InStock') ? 'InStock' : null
}
