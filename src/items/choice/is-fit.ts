import type { ItemType } from '../../contracts/item-types.js'
import type { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import type { CandidateThing } from './candidate-thing.js'
import { isNamedWhole, isTitled } from './compare-names.js'

/** Types that every page of a site may declare. */
export const OF_SITE = new Set<ItemType>(['place', 'person', 'organization'])

/** True if nothing on the page contradicts the thing's type. */
export function isFit(candidate: CandidateThing, page: PageFacts): boolean {
  const { thing, type, name, strength } = candidate
  if (type === 'list') return name !== '' || page.title !== ''
  if (name === '' && !hasSubstance(thing, type)) return false
  if (type === 'product' && !isOneProduct(thing, name, page)) return false
  if (type === 'article' && isPlainPage(candidate, page)) return false
  if (type === 'video' && strength < 2 && !/^video/.test(page.ogType)) return false
  if (type === 'organization' && strength < 3 && !isReachable(thing)) return false
  return !OF_SITE.has(type) || isAboutSite(candidate, page)
}

/** True if the page is about this place, person or organization: named after it, or the front page. */
function isAboutSite({ name, strength }: CandidateThing, page: PageFacts): boolean {
  const isFront = page.bare.addresses.some((address) => !address?.includes('/'))
  return (
    strength === 3 ||
    isTitled(name, page) ||
    (isFront && strength > 0) ||
    (strength === 2 && isNamedWhole(name, page))
  )
}

/** True for an organization with an address or a way to contact it. */
function isReachable(thing: Thing): boolean {
  return ['address', 'location', 'telephone', 'email'].some((name) => thing.has(name))
}

/** True if a thing without a name has enough other values; the page then gives the name. */
function hasSubstance(thing: Thing, type: ItemType): boolean {
  if (type === 'recipe') return thing.has('recipeIngredient') || thing.has('ingredients')
  if (type === 'article')
    return ['datePublished', 'author', 'articleBody'].some((fact) => thing.has(fact))
  return type === 'question' || type === 'discussion' || type === 'product'
}

/** True if the page is an article only by what all pages of the site declare. */
function isPlainPage({ thing, kind }: CandidateThing, page: PageFacts): boolean {
  // Themes of WordPress mark the text of pages as they mark that of posts.
  if (thing.source !== 'json-ld' && page.kind.isNoPost) return true
  if (kind !== 'Article') return false
  return page.kind.isNoPost || (thing.source === 'open graph' && page.kind.isNoArticle)
}

/** Properties that things for sale have. */
const SOLD = 'offers price sku gtin gtin13 mpn brand productid hasvariant model color'.split(' ')

/** Lines with a price from which a page counts as a list of products. */
const MANY_PRICES = 8

/** True for a product that is for sale, or that the page is named after. */
function isOneProduct(thing: Thing, name: string, page: PageFacts): boolean {
  if (isForStars(thing)) return isTitled(name, page) && page.kind.priceTexts < MANY_PRICES
  return (isSold(thing) && !isSeveralProducts(thing)) || isTitled(name, page)
}

/** True for a company or a list of products that is declared a product to get rating stars. */
function isForStars(thing: Thing): boolean {
  return thing.has('aggregateRating') && ![...SOLD, 'url', 'image'].some((fact) => thing.has(fact))
}

/** True if the page shows several products and the thing has no facts of a product. */
function isSeveralProducts({ types, props }: Thing): boolean {
  return types.includes('SomeProducts') && !SOLD.some((fact) => props.has(fact))
}

/** True for a product with a fact that things for sale have, or that is marked up where it is shown. */
function isSold(thing: Thing): boolean {
  const facts = [...SOLD, 'category', 'image', 'url', 'photo']
  return facts.some((fact) => thing.has(fact)) || thing.source !== 'json-ld'
}
