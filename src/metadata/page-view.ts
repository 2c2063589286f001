import type { MetaField, OptionalField } from '../contracts/fields.js'
import { Budget } from '../lib/data/budget.js'
import { isRecord } from '../lib/data/json.js'
import { addTo } from '../lib/data/multimap.js'
import { httpUrl } from '../lib/net/http-url.js'
import {
  decodeEntities,
  JSON_LD_LIMITS,
  JsonLdGraph,
  type JsonLdThing,
  type Meta,
  type Signals,
} from '../page/index.js'

export interface DetectContext {
  /** The page's final address. */
  readonly url: string
  readonly wanted: ReadonlySet<MetaField>
  /** Fields that are answered only when asked for. */
  readonly optional?: ReadonlySet<OptionalField>
  /** The target's response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly explain: boolean
}

/** What a source found, before cleaning. */
export interface RawMatch {
  readonly raw: string
  /** Offset in the page's text. */
  readonly at?: number
}

/** A page's signals as the sources look at them; what is costly is worked out when first needed. */
export class PageView {
  readonly url: URL
  #metas: Map<string, Meta[]> | undefined
  #things: JsonLdGraph | undefined
  readonly #found = new Map<ReadonlySet<string>, readonly JsonLdThing[]>()
  readonly #kept = new Map<string, unknown>()
  /** References multiply: what comes out of JSON-LD may be far more than what stands in it. */
  readonly #made = new Budget(JSON_LD_LIMITS.made)
  readonly signals: Signals
  readonly context: DetectContext

  constructor(signals: Signals, context: DetectContext) {
    this.signals = signals
    this.context = context
    this.url = new URL(context.url)
  }

  meta(key: string): readonly RawMatch[] {
    this.#metas ??= byKey(this.signals.metas)
    return this.#metas.get(key)?.map(({ content, at }) => ({ raw: content, at })) ?? []
  }

  get graph(): JsonLdGraph {
    this.#things ??= new JsonLdGraph(this.signals.jsonLd)
    return this.#things
  }

  /** Things of certain types that are not merely a part of another one. */
  mainThings(types: ReadonlySet<string>): readonly JsonLdThing[] {
    const known = this.#found.get(types)
    if (known) return known
    const isOfType = ({ types: own }: JsonLdThing) => own.some((type) => types.has(type))
    const found = recipesFirst(
      alone(this.graph.things.filter((thing) => isMain(thing) && isOfType(thing))),
    )
    this.#found.set(types, found)
    return found
  }

  /** Texts of a property of the main things of certain types. */
  *jsonLd(property: string, types: ReadonlySet<string>): Generator<RawMatch> {
    for (const { node, at } of this.mainThings(types)) {
      if (!Object.hasOwn(node, property)) continue
      for (const raw of this.texts(node[property])) yield { raw, at }
    }
  }

  /** The text of a value: itself, its `name`, its `@value`; several of a list. */
  texts(value: unknown, depth = 0): string[] {
    if (typeof value === 'string') return this.text(value)
    if (typeof value === 'number') return this.text(String(value))
    if (depth > 3) return []
    const known = this.resolve(value)
    if (Array.isArray(known))
      return known.slice(0, 50).flatMap((item) => this.texts(item, depth + 1))
    if (!isRecord(known)) return []
    return this.texts(known.name ?? known['@value'] ?? known.headline, depth + 1)
  }

  /** A text that stands in JSON-LD; none when the page has made enough of it. */
  text(raw: string): string[] {
    // Authors' software escapes texts for HTML before it puts them into JSON.
    return this.#made.spend(raw.length) ? [decodeEntities(raw)] : []
  }

  /** What a value of JSON-LD refers to, or the value itself; nothing once enough has been made. */
  resolve(value: unknown): unknown {
    return this.#made.spend(0) ? this.graph.resolve(value) : undefined
  }

  /** Where relative addresses start: `base`, itself relative to the page (WHATWG HTML 2.4.1). */
  get base(): URL {
    return this.once('base', () => httpUrl(this.signals.base, this.url) ?? this.url)
  }

  absolute(address: string): string | undefined {
    return httpUrl(address, this.base)?.href
  }

  /** Works something out once for all the fields that want it. */
  once<T>(key: string, work: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, work())
    return this.#kept.get(key) as T
  }
}

function byKey(metas: readonly Meta[]): Map<string, Meta[]> {
  const map = new Map<string, Meta[]>()
  for (const meta of metas) addTo(map, meta.key, meta)
  return map
}

const MAIN = new Set(['', 'mainentity', 'mainentityofpage'])

function isMain({ of }: JsonLdThing): boolean {
  return MAIN.has(of)
}

/** Types of which a page lists several without being about one of them. */
const LISTED = ['question', 'product', 'review']

function alone(things: readonly JsonLdThing[]): readonly JsonLdThing[] {
  const listed = LISTED.filter((type) => things.filter((thing) => isA(thing, type)).length > 1)
  return things.filter((thing) => !listed.some((type) => isA(thing, type)))
}

function isA({ types }: JsonLdThing, type: string): boolean {
  return types.includes(type)
}

/** A recipe is what its page is about, whatever article is wrapped around it. */
function recipesFirst(things: readonly JsonLdThing[]): readonly JsonLdThing[] {
  const [recipes, others] = [true, false].map((wanted) =>
    things.filter((thing) => isA(thing, 'recipe') === wanted),
  )
  return [...(recipes ?? []), ...(others ?? [])]
}
