import type { Element } from '../../page/index.js'
import { READ_LIMITS } from '../item-limits.js'

/** Syntaxes, in the order in which their values are preferred. */
export const SOURCES = [
  'json-ld',
  'microdata',
  'rdfa',
  'microformats2',
  'state',
  'open graph',
  'visible',
] as const
export type ThingSource = (typeof SOURCES)[number]

export interface Scalar {
  readonly text: string
  /** URL in the element's `href` or a similar attribute. */
  readonly url?: string | undefined
  /** True if the value is written for programs, for example in JSON. */
  readonly declared: boolean
  readonly element?: Element | undefined
}

export type ThingValue = Thing | Scalar
export type ThingValues = readonly ThingValue[]

/** Object of structured data. Its property names are in lower case. */
export class Thing {
  readonly props = new Map<string, ThingValue[]>()
  readonly types: readonly string[]
  readonly source: ThingSource
  /** Position in the page: the number of the thing's element, or an offset in characters. */
  readonly at: number
  /** Name of the parent's property that holds the thing, in lower case, or ''. */
  readonly of: string
  readonly parent: Thing | undefined
  id: string | undefined
  element: Element | undefined
  graph: ThingGraph | undefined

  constructor(
    source: ThingSource,
    types: readonly string[],
    place: { at?: number; of?: string; parent?: Thing | undefined } = {},
  ) {
    this.source = source
    this.types = types
    this.at = place.at ?? 0
    this.of = place.of ?? ''
    this.parent = place.parent
  }

  addValue(name: string, value: ThingValue): void {
    const key = name.toLowerCase()
    const list = this.props.get(key)
    if (!list) this.props.set(key, [value])
    else if (list.length < READ_LIMITS.values) list.push(value)
  }

  addText(name: string, text: string | undefined, declared = true): void {
    if (text !== undefined && text !== '') this.addValue(name, { text, declared })
  }

  has(name: string): boolean {
    return this.props.has(name.toLowerCase())
  }

  getAll(...names: readonly string[]): ThingValues {
    const values: ThingValue[] = []
    for (const name of names)
      for (const value of this.props.get(name.toLowerCase()) ?? [])
        values.push(this.graph?.resolveReference(value) ?? value)
    return values
  }

  getAllAtPath(path: string): ThingValues {
    const end = path.indexOf('.')
    if (end === -1) return this.getAll(path)
    return this.getAll(path.slice(0, end))
      .slice(0, READ_LIMITS.branches)
      .flatMap((value) => (isThing(value) ? value.getAllAtPath(path.slice(end + 1)) : []))
  }
}

export function isThing(value: ThingValue | undefined): value is Thing {
  return value instanceof Thing
}

export class ThingGraph {
  readonly things: Thing[] = []
  readonly #byId = new Map<string, Thing>()
  #followed = 0
  isCut = false

  /** Adds a thing. Returns false if the graph is full. */
  addThing(thing: Thing): boolean {
    if (this.things.length >= READ_LIMITS.things) {
      this.isCut = true
      return false
    }
    thing.graph = this
    this.things.push(thing)
    return true
  }

  indexById(id: string, thing: Thing): void {
    thing.id = id
    const known = this.#byId.get(id)
    if (!known || known.props.size < thing.props.size) this.#byId.set(id, thing)
  }

  /**
   * Returns the thing that a reference means by its id. Returns other values unchanged, and references, too,
   * after many: things that refer to each other can be read in endless ways.
   */
  resolveReference<V extends ThingValue>(value: V): V | Thing {
    if (!isThing(value) || value.id === undefined || value.props.size > 0) return value
    const found = this.#byId.get(value.id)
    if (found === undefined) return value
    const limit = READ_LIMITS.references + READ_LIMITS.referencesPerThing * this.things.length
    if (++this.#followed <= limit) return found
    this.isCut = true
    return value
  }
}
