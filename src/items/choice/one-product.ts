import type { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import { isTitled } from './compare-names.js'

/** Properties that things for sale have. */
const SOLD = 'offers price sku gtin gtin13 mpn brand productid hasvariant model color'.split(' ')

/** Lines with a price from which on a page is a shelf rather than one product. */
const MANY_PRICES = 8

/** True for a product that is sold, or that the page is named after. */
export function isOneProduct(thing: Thing, name: string, page: PageFacts): boolean {
  if (isStars(thing)) return isTitled(name, page) && page.kind.priceTexts < MANY_PRICES
  return (isSold(thing) && !isMany(thing)) || isTitled(name, page)
}

/** True for a company or a shelf that calls itself a product for the sake of its stars. */
function isStars(thing: Thing): boolean {
  return thing.has('aggregateRating') && ![...SOLD, 'url', 'image'].some((fact) => thing.has(fact))
}

/** True for a page of several products that declares none of their facts. */
function isMany({ types, props }: Thing): boolean {
  return types.includes('SomeProducts') && !SOLD.some((fact) => props.has(fact))
}

/** True for a product with a fact of things for sale, or that is marked up where it is shown. */
function isSold(thing: Thing): boolean {
  const facts = [...SOLD, 'category', 'image', 'url', 'photo']
  return facts.some((fact) => thing.has(fact)) || thing.source !== 'json-ld'
}
