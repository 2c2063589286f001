import type { MetaField, OptionalField } from '../contracts/fields.js'
import { Budget } from '../lib/data/budget.js'
import { isRecord } from '../lib/data/json.js'
import { addToList } from '../lib/data/multimap.js'
import { parseHttpUrl } from '../lib/net/http-url.js'
import {
  decodeAttribute,
  decodeEntities,
  JSON_LD_LIMITS,
  JsonLdGraph,
  type JsonLdThing,
  type Meta,
  type Signals,
} from '../page/index.js'

export interface DetectContext {
  /** URL of the page after redirects. */
  readonly url: string
  readonly wanted: ReadonlySet<MetaField>
  readonly optional?: ReadonlySet<OptionalField>
  /** The target's response headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly explain: boolean
  /** True if one candidate for each media field is enough. */
  readonly firstMediaOnly?: boolean
}

/** A text that a source found, before cleaning. */
export interface RawMatch {
  readonly raw: string
  /** Offset in the page. */
  readonly at?: number
}

/** Gives access to a page's signals. Its indexes are built when they are needed. */
export class PageView {
  #url: URL | undefined
  #metas: Map<string, Meta[]> | undefined
  #things: JsonLdGraph | undefined
  readonly #mainThings = new Map<ReadonlySet<string>, readonly JsonLdThing[]>()
  readonly #memoized = new Map<unknown, unknown>()
  readonly #size: number
  /** Characters left to read from JSON-LD. References may repeat texts. */
  readonly #readBudget = new Budget(JSON_LD_LIMITS.made)
  readonly signals: Signals
  readonly context: DetectContext

  constructor(signals: Signals, context: DetectContext) {
    this.signals = signals
    this.context = context
    this.#size = sumSignalLengths(signals)
  }

  /** True if no signals were added after creation. */
  get isUpToDate(): boolean {
    return sumSignalLengths(this.signals) === this.#size
  }

  get url(): URL {
    this.#url ??= new URL(this.context.url)
    return this.#url
  }

  findMetas(key: string): readonly RawMatch[] {
    this.#metas ??= indexMetasByKey(this.signals.metas)
    return this.#metas.get(key)?.map(({ content, at }) => ({ raw: content, at })) ?? []
  }

  findLinks(relation: string): Signals['links'] {
    return this.signals.links.filter(
      ({ rel }) =>
        rel === relation || (rel.includes(relation) && rel.split(/\s+/).includes(relation)),
    )
  }

  get graph(): JsonLdGraph {
    this.#things ??= new JsonLdGraph(this.signals.jsonLd)
    return this.#things
  }

  /** Finds the page's main JSON-LD objects of the given types, recipes first. */
  findMainThings(types: ReadonlySet<string>): readonly JsonLdThing[] {
    const known = this.#mainThings.get(types)
    if (known) return known
    const isOfType = ({ types: own }: JsonLdThing) => own.some((type) => types.has(type))
    const main = this.graph.things.filter((thing) => MAIN.has(thing.of) && isOfType(thing))
    const found = putRecipesFirst(dropThingsOfListedTypes(main))
    this.#mainThings.set(types, found)
    return found
  }

  *findJsonLdTexts(
    property: string,
    types: ReadonlySet<string>,
    read: (page: PageView, value: unknown) => string[] = readTexts,
  ): Generator<RawMatch> {
    for (const { node, at } of this.findMainThings(types)) {
      if (!Object.hasOwn(node, property)) continue
      for (const raw of read(this, node[property])) yield { raw, at }
    }
  }

  /** Decodes entities. Returns an empty list once the budget is spent. */
  decodeText(raw: string): string[] {
    if (!this.#readBudget.spend(raw.length)) return []
    // Many content systems write HTML entities into JSON. Those in a URL may be parameters: `&copy=2`.
    const isUrl = raw.includes('?') && !/\s/.test(raw.trim())
    return [isUrl ? decodeAttribute(raw) : decodeEntities(raw)]
  }

  /** Follows a JSON-LD reference. Returns `undefined` once `#readBudget` is spent. */
  resolveReference(value: unknown): unknown {
    return this.#readBudget.spend(0) ? this.graph.resolveReference(value) : undefined
  }

  /** Base of relative URLs: `<base>` or the page's URL (WHATWG HTML 2.4.1). */
  get base(): URL {
    return this.memoize('base', () => parseHttpUrl(this.signals.base, this.url) ?? this.url)
  }

  toAbsoluteUrl(address: string): string | undefined {
    return parseHttpUrl(address, this.base)?.href
  }

  memoize<T>(key: unknown, work: () => T): T {
    if (!this.#memoized.has(key)) this.#memoized.set(key, work())
    return this.#memoized.get(key) as T
  }
}

/** Reads the texts of a value. The text of an object is its name. */
export function readTexts(page: PageView, value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return page.decodeText(value)
  if (typeof value === 'number') return page.decodeText(String(value))
  if (depth > 3) return []
  const known = page.resolveReference(value)
  if (Array.isArray(known))
    return known.slice(0, 50).flatMap((item) => readTexts(page, item, depth + 1))
  if (!isRecord(known)) return []
  return readTexts(page, known.name ?? known['@value'] ?? known.headline, depth + 1)
}

function sumSignalLengths(signals: Signals): number {
  const { title, lang, base, metas, links, jsonLd, props, headings } = signals
  const { bylines, dates, years, tables, images, players } = signals
  const read = [title, lang, base, metas, links, jsonLd, props, headings, bylines, dates, years]
  return [...read, tables, images, players].reduce((sum, { length }) => sum + length, 0)
}

function indexMetasByKey(metas: readonly Meta[]): Map<string, Meta[]> {
  const map = new Map<string, Meta[]>()
  for (const meta of metas) addToList(map, meta.key, meta)
  return map
}

const MAIN = new Set(['', 'mainentity', 'mainentityofpage'])

/** Types whose things are ignored if a page has several of them, such as in a list. */
const LISTED = ['question', 'product', 'review']

function dropThingsOfListedTypes(things: readonly JsonLdThing[]): readonly JsonLdThing[] {
  const listed = LISTED.filter((type) => things.filter((thing) => hasType(thing, type)).length > 1)
  return things.filter((thing) => !listed.some((type) => hasType(thing, type)))
}

function hasType({ types }: JsonLdThing, type: string): boolean {
  return types.includes(type)
}

/** Puts recipes first, since a page with a recipe is about the recipe. */
function putRecipesFirst(things: readonly JsonLdThing[]): readonly JsonLdThing[] {
  return things.toSorted((a, b) => Number(hasType(b, 'recipe')) - Number(hasType(a, 'recipe')))
}
