import { parseUrl } from '../../lib/net/parse-url.js'
import type { ThingGraph } from '../graph/thing.js'
import type { PageTree } from '../page-tree.js'
import { listShortTexts } from '../visible/short-texts.js'

/** Matches classes that WordPress puts on the body of a page that is not a post. */
const NO_POST_CLASS =
  /(?:^|\s)(?:page-id-\d+|single-product|archive|woocommerce-shop|search-results)(?:\s|$)/
/** Matches declared types of pages that are not articles. */
const NO_ARTICLE =
  /^(?:Collection|Item|SearchResults|About|Contact|Checkout|ProfileP|FAQ|RealEstateListing)Page$/
/** Matches segments of URL paths under which sites list or sell things. */
const SHELF_PATH =
  /^(?:products?|shop|store|categor(?:y|ies)|genres?|tags?|collections?|services?|produkte?|produits?|productos|prodotti|kategorie|categorie|categoria|servicios|leistungen)$/i

/** Signs that a page is not an article or not a post, and its number of prices. */
export class PageKind {
  readonly #url: string
  readonly #tree: PageTree
  readonly #graph: ThingGraph

  constructor(url: string, tree: PageTree, graph: ThingGraph) {
    this.#url = url
    this.#tree = tree
    this.#graph = graph
  }

  /** True if the URL, JSON-LD or the body's classes say that the page is no article, even if Open Graph says that it is. */
  get isNoArticle(): boolean {
    const path = parseUrl(this.#url)?.pathname.split('/') ?? []
    const isShelf = path.slice(1, 6).some((part) => SHELF_PATH.test(part))
    const isTyped = this.#graph.things.some(
      ({ source, types }) => source === 'json-ld' && types.some((type) => NO_ARTICLE.test(type)),
    )
    return isShelf || isTyped || this.isNoPost
  }

  /** True if the body has WordPress classes of a page that is not a post. */
  get isNoPost(): boolean {
    return NO_POST_CLASS.test(this.#tree.signs.body)
  }

  get priceTexts(): number {
    const texts = listShortTexts(this.#tree.signs.texts)
    return texts.filter((text) => text.length <= 60 && PRICE.test(text)).length
  }
}

const PRICE = /[€$£₹¥]\s?\d|\d\s?(?:€|zł|Kč|kr\b|₽|руб|лв|Ft\b|lei\b)/
