import type { ItemType } from '../../contracts/item-types.js'
import { parseUrl } from '../../lib/net/parse-url.js'
import type { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import { isHeadingOrTitleStart, isWholeTitleOrHeading } from './compare-names.js'
import type { CandidateThing } from './find-candidates.js'

/** Item types that a site may declare on all its pages. */
export const SITE_TYPES = new Set<ItemType>(['place', 'person', 'organization'])

const CONTACT = ['address', 'location', 'telephone', 'email']

export function isPlausibleCandidate(candidate: CandidateThing, page: PageFacts): boolean {
  const { thing, type, name, strength } = candidate
  if (type === 'list') return name !== '' || page.title !== ''
  if (name === '' && !isPlausibleWithoutName(thing, type)) return false
  if (type === 'product' && !isSingleProduct(thing, name, page)) return false
  if (type === 'article' && isMisdeclaredArticle(candidate, page)) return false
  if (type === 'video' && strength < 2 && !/^video/.test(page.ogType)) return false
  if (type === 'organization' && strength < 3 && !CONTACT.some((fact) => thing.has(fact)))
    return false
  return !SITE_TYPES.has(type) || isPageSubject(candidate, page)
}

function isPageSubject({ name, strength }: CandidateThing, page: PageFacts): boolean {
  const isFront = page.bare.addresses.some((address) => !address?.includes('/'))
  return (
    strength === 3 ||
    isWholeTitleOrHeading(name, page) ||
    (isFront && strength > 0) ||
    (strength === 2 && isHeadingOrTitleStart(name, page))
  )
}

function isPlausibleWithoutName(thing: Thing, type: ItemType): boolean {
  if (type === 'recipe') return thing.has('recipeIngredient') || thing.has('ingredients')
  if (type === 'article')
    return ['datePublished', 'author', 'articleBody'].some((fact) => thing.has(fact))
  return type === 'question' || type === 'discussion' || type === 'product'
}

function isMisdeclaredArticle({ thing, kind }: CandidateThing, page: PageFacts): boolean {
  // WordPress themes also mark up pages that are no posts as posts.
  const isNoPost = WORDPRESS_NON_POST_CLASS.test(page.signs.body)
  if (isNoPost && (thing.source !== 'json-ld' || kind === 'Article')) return true
  return kind === 'Article' && thing.source === 'open graph' && hasNonArticleSigns(page)
}

const SOLD = 'offers price sku gtin gtin13 mpn brand productid hasvariant model color'.split(' ')

/** Minimum number of prices on a page that lists products. */
const MANY_PRICES = 8

function isSingleProduct(thing: Thing, name: string, page: PageFacts): boolean {
  const has = (...facts: readonly string[]) => facts.some((fact) => thing.has(fact))
  // Many companies declare a product only to get stars in search results.
  if (thing.has('aggregateRating') && !has(...SOLD, 'url', 'image'))
    return isWholeTitleOrHeading(name, page) && page.countShownPrices() < MANY_PRICES
  const isSold = thing.source !== 'json-ld' || has(...SOLD, 'category', 'image', 'url', 'photo')
  const isSeveral = thing.types.includes('SomeProducts') && !has(...SOLD)
  return (isSold && !isSeveral) || isWholeTitleOrHeading(name, page)
}

const WORDPRESS_NON_POST_CLASS =
  /(?:^|\s)(?:page-id-\d+|single-product|archive|woocommerce-shop|search-results)(?:\s|$)/
const OTHER_TYPE =
  /^(?:Collection|Item|SearchResults|About|Contact|Checkout|ProfileP|FAQ|RealEstateListing)Page$/
const SHELF_SEGMENT =
  /^(?:products?|shop|store|categor(?:y|ies)|genres?|tags?|collections?|services?|produkte?|produits?|productos|prodotti|kategorie|categorie|categoria|servicios|leistungen)$/i

function hasNonArticleSigns(page: PageFacts): boolean {
  const path = parseUrl(page.url)?.pathname.split('/') ?? []
  const isShelf = path.slice(1, 6).some((part) => SHELF_SEGMENT.test(part))
  const isTyped = page.graph.things.some(
    ({ source, types }) => source === 'json-ld' && types.some((type) => OTHER_TYPE.test(type)),
  )
  return isShelf || isTyped
}
