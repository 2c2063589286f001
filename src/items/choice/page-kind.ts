import { parseUrl } from '../../lib/net/parse-url.js'
import type { PageFacts } from '../page-facts.js'
import { listShortTexts } from '../visible/short-texts.js'

const WORDPRESS_NON_POST_CLASS =
  /(?:^|\s)(?:page-id-\d+|single-product|archive|woocommerce-shop|search-results)(?:\s|$)/
const OTHER_TYPE =
  /^(?:Collection|Item|SearchResults|About|Contact|Checkout|ProfileP|FAQ|RealEstateListing)Page$/
const SHELF_SEGMENT =
  /^(?:products?|shop|store|categor(?:y|ies)|genres?|tags?|collections?|services?|produkte?|produits?|productos|prodotti|kategorie|categorie|categoria|servicios|leistungen)$/i

const PRICE = /[€$£₹¥]\s?\d|\d\s?(?:€|zł|Kč|kr\b|₽|руб|лв|Ft\b|lei\b)/

/** True if the URL, JSON-LD or the body's classes say that the page is no article. Ignores Open Graph. */
export function hasNonArticleSigns(page: PageFacts): boolean {
  const path = parseUrl(page.url)?.pathname.split('/') ?? []
  const isShelf = path.slice(1, 6).some((part) => SHELF_SEGMENT.test(part))
  const isTyped = page.graph.things.some(
    ({ source, types }) => source === 'json-ld' && types.some((type) => OTHER_TYPE.test(type)),
  )
  return isShelf || isTyped || hasNonPostClass(page)
}

export function hasNonPostClass({ signs }: PageFacts): boolean {
  return WORDPRESS_NON_POST_CLASS.test(signs.body)
}

export function countPrices({ signs }: PageFacts): number {
  const texts = listShortTexts(signs.texts)
  return texts.filter((text) => text.length <= 60 && PRICE.test(text)).length
}
