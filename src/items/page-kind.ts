import { parseUrl } from '../lib/net/parse-url.js'
import { type Document, isElement, type ParentNode } from '../page/index.js'
import type { ThingGraph } from './graph/thing.js'
import type { PageLine } from './visible/page-lines.js'

/** Classes that WordPress gives the body of a page that is no post. */
const NO_POST =
  /(?:^|\s)(?:page-id-\d+|single-product|archive|woocommerce-shop|search-results)(?:\s|$)/
/** Types of pages that are no article. */
const NO_ARTICLE =
  /^(?:Collection|Item|SearchResults|About|Contact|Checkout|ProfileP|FAQ|RealEstateListing)Page$/
/** Parts of an address under which things are sold or listed. */
const SHELVES =
  /^(?:products?|shop|store|categor(?:y|ies)|genres?|tags?|collections?|services?|produkte?|produits?|productos|prodotti|kategorie|categorie|categoria|servicios|leistungen)$/i

/** Signs of a page's kind that stand beside what it declares. */
export interface PageKind {
  /** True if its own signs tell that it is no article, whatever it says of itself for sharing. */
  readonly isNoArticle: boolean
  /** True if the system behind the site says that the page is no post. */
  readonly isNoPost: boolean
  readonly priceLines: number
}

export function readPageKind(
  url: string,
  document: Document,
  graph: ThingGraph,
  lines: readonly PageLine[],
): PageKind {
  const path = parseUrl(url)?.pathname.split('/') ?? []
  const isNoPost = NO_POST.test(bodyClasses(document))
  const isShelf = path.slice(1, 6).some((part) => SHELVES.test(part))
  const isTyped = graph.things.some(
    ({ source, types }) => source === 'json-ld' && types.some((type) => NO_ARTICLE.test(type)),
  )
  const priceLines = lines.filter(({ text }) => text.length <= 60 && PRICE.test(text)).length
  return { isNoArticle: isNoPost || isShelf || isTyped, isNoPost, priceLines }
}

const PRICE = /[€$£₹¥]\s?\d|\d\s?(?:€|zł|Kč|kr\b|₽|руб|лв|Ft\b|lei\b)/

function bodyClasses(document: Document): string {
  const find = (parent: ParentNode, name: string) =>
    parent.children.filter(isElement).find((child) => child.name === name)
  const html = find(document, 'html')
  const body = html && find(html, 'body')
  return body?.attribute('class')?.slice(0, 2_000) ?? ''
}
