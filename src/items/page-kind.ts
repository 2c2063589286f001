import { parseUrl } from '../lib/net/parse-url.js'
import { type Document, isElement, type ParentNode } from '../page/index.js'
import type { ThingGraph } from './graph/thing.js'
import type { PageTree } from './page-tree.js'

/** Classes that WordPress gives the body of a page that is no post. */
const NO_POST =
  /(?:^|\s)(?:page-id-\d+|single-product|archive|woocommerce-shop|search-results)(?:\s|$)/
const NO_POST_SIGN = /page-id-|single-product|archive|woocommerce-shop|search-results/
/** Types of pages that are no article. */
const NO_ARTICLE =
  /^(?:Collection|Item|SearchResults|About|Contact|Checkout|ProfileP|FAQ|RealEstateListing)Page$/
/** Parts of an address under which things are sold or listed. */
const SHELVES =
  /^(?:products?|shop|store|categor(?:y|ies)|genres?|tags?|collections?|services?|produkte?|produits?|productos|prodotti|kategorie|categorie|categoria|servicios|leistungen)$/i

/** Opening tags of bodies, as far as their classes are looked at. */
const BODY = /<body[\s/][^>]{0,3000}/gi

/** Signs of a page's kind that stand beside what it declares. */
export class PageKind {
  readonly #url: string
  readonly #tree: PageTree
  readonly #graph: ThingGraph

  constructor(url: string, tree: PageTree, graph: ThingGraph) {
    this.#url = url
    this.#tree = tree
    this.#graph = graph
  }

  /** True if its own signs tell that it is no article, whatever it says of itself for sharing. */
  get isNoArticle(): boolean {
    const path = parseUrl(this.#url)?.pathname.split('/') ?? []
    const isShelf = path.slice(1, 6).some((part) => SHELVES.test(part))
    const isTyped = this.#graph.things.some(
      ({ source, types }) => source === 'json-ld' && types.some((type) => NO_ARTICLE.test(type)),
    )
    return isShelf || isTyped || this.isNoPost
  }

  /** True if the system behind the site says that the page is no post. */
  get isNoPost(): boolean {
    const { html } = this.#tree
    const maySay = [...html.matchAll(BODY)].some(([tag]) => NO_POST_SIGN.test(tag))
    return maySay && NO_POST.test(bodyClasses(this.#tree.document))
  }

  /** Returns the number of lines with a price. */
  get priceLines(): number {
    return this.#tree.lines.filter(({ text }) => text.length <= 60 && PRICE.test(text)).length
  }
}

const PRICE = /[€$£₹¥]\s?\d|\d\s?(?:€|zł|Kč|kr\b|₽|руб|лв|Ft\b|lei\b)/

function bodyClasses(document: Document): string {
  const find = (parent: ParentNode, name: string) =>
    parent.children.filter(isElement).find((child) => child.name === name)
  const html = find(document, 'html')
  const body = html && find(html, 'body')
  return body?.attribute('class')?.slice(0, 2_000) ?? ''
}
