import type { MetaField, OptionalField } from '../contracts/fields.js'
import { Budget } from '../lib/data/budget.js'
import { isRecord } from '../lib/data/json.js'
import { addTo } from '../lib/data/multimap.js'
import { parseHttpUrl } from '../lib/net/http-url.js'
import {
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
  /** Fields that are answered only when asked for. */
  readonly optional?: ReadonlySet<OptionalField>
  /** The target's response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly explain: boolean
  /** True if one candidate for each media field is enough, as none is probed. */
  readonly firstMediaOnly?: boolean
}

/** A text that a source found, before cleaning. */
export interface RawMatch {
  readonly raw: string
  /** Offset in the page. */
  readonly at?: number
}

/** Gives sources access to the signals of a page; builds costly indexes at first use. */
export class PageView {
  #url: URL | undefined
  #metas: Map<string, Meta[]> | undefined
  #things: JsonLdGraph | undefined
  readonly #found = new Map<ReadonlySet<string>, readonly JsonLdThing[]>()
  readonly #kept = new Map<string, unknown>()
  /** Budget of characters read from JSON-LD, since references can repeat a text many times. */
  readonly #made = new Budget(JSON_LD_LIMITS.made)
  readonly signals: Signals
  readonly context: DetectContext

  constructor(signals: Signals, context: DetectContext) {
    this.signals = signals
    this.context = context
  }

  get url(): URL {
    this.#url ??= new URL(this.context.url)
    return this.#url
  }

  meta(key: string): readonly RawMatch[] {
    this.#metas ??= indexByKey(this.signals.metas)
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

  /** Finds JSON-LD objects of the given types that the page may be about, not parts of others; recipes come first. */
  findMainThings(types: ReadonlySet<string>): readonly JsonLdThing[] {
    const known = this.#found.get(types)
    if (known) return known
    const isOfType = ({ types: own }: JsonLdThing) => own.some((type) => types.has(type))
    const found = putRecipesFirst(
      dropListedTypes(this.graph.things.filter((thing) => MAIN.has(thing.of) && isOfType(thing))),
    )
    this.#found.set(types, found)
    return found
  }

  /** Finds the texts of a property of the main JSON-LD objects of the given types. */
  *jsonLd(property: string, types: ReadonlySet<string>): Generator<RawMatch> {
    for (const { node, at } of this.findMainThings(types)) {
      if (!Object.hasOwn(node, property)) continue
      for (const raw of this.readTexts(node[property])) yield { raw, at }
    }
  }

  /** Reads the texts of a value: a text itself, the name or `@value` of an object, or the texts of a list. */
  readTexts(value: unknown, depth = 0): string[] {
    if (typeof value === 'string') return this.decodeText(value)
    if (typeof value === 'number') return this.decodeText(String(value))
    if (depth > 3) return []
    const known = this.resolve(value)
    if (Array.isArray(known))
      return known.slice(0, 50).flatMap((item) => this.readTexts(item, depth + 1))
    if (!isRecord(known)) return []
    return this.readTexts(known.name ?? known['@value'] ?? known.headline, depth + 1)
  }

  /** Decodes a text of JSON-LD; returns an empty list once the budget is spent. */
  decodeText(raw: string): string[] {
    // Many content systems escape texts for HTML before they write them into JSON.
    return this.#made.spend(raw.length) ? [decodeEntities(raw)] : []
  }

  /** Follows a JSON-LD reference to its object; returns `undefined` once the budget is spent. */
  resolve(value: unknown): unknown {
    return this.#made.spend(0) ? this.graph.resolve(value) : undefined
  }

  /** Returns the base of relative URLs: `<base>`, itself maybe relative (WHATWG HTML 2.4.1), or the page's URL. */
  get base(): URL {
    return this.memoize('base', () => parseHttpUrl(this.signals.base, this.url) ?? this.url)
  }

  toAbsolute(address: string): string | undefined {
    return parseHttpUrl(address, this.base)?.href
  }

  /** Returns the result of `work`, which is called only once for each key. */
  memoize<T>(key: string, work: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, work())
    return this.#kept.get(key) as T
  }
}

function indexByKey(metas: readonly Meta[]): Map<string, Meta[]> {
  const map = new Map<string, Meta[]>()
  for (const meta of metas) addTo(map, meta.key, meta)
  return map
}

const MAIN = new Set(['', 'mainentity', 'mainentityofpage'])

/** Types of which a page may list several objects without being about one of them. */
const LISTED = ['question', 'product', 'review']

function dropListedTypes(things: readonly JsonLdThing[]): readonly JsonLdThing[] {
  const listed = LISTED.filter((type) => things.filter((thing) => hasType(thing, type)).length > 1)
  return things.filter((thing) => !listed.some((type) => hasType(thing, type)))
}

function hasType({ types }: JsonLdThing, type: string): boolean {
  return types.includes(type)
}

/** Puts recipes first, since a page with a recipe is about the recipe, even if it is inside an article. */
function putRecipesFirst(things: readonly JsonLdThing[]): readonly JsonLdThing[] {
  const [recipes, others] = [true, false].map((wanted) =>
    things.filter((thing) => hasType(thing, 'recipe') === wanted),
  )
  return [...(recipes ?? []), ...(others ?? [])]
}
