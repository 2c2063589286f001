import { decodeEntities } from '../entities.js'

/** How the text of an element is put together. */
export interface CollectOptions {
  /** Characters kept at most. */
  readonly maxChars: number
  /** What stands where a child element starts or ends. */
  readonly joint?: string
  /** Scripts have no entities (WHATWG HTML section 13.2.5.4). */
  readonly entities?: boolean
}

interface Collection extends Required<CollectOptions> {
  readonly depth: number
  readonly done: (text: string) => void
  raw: string
}

/** Elements whose text is gathered at the same time, at most. */
const ACTIVE = 16

/** Gathers the texts of open elements, each up to a limit, and hands them over when they close. */
export class TextCollector {
  #active: Collection[] = []

  /** Whether any text is wanted; most of the time none is. */
  get idle(): boolean {
    return this.#active.length === 0
  }

  start(depth: number, options: CollectOptions, done: (text: string) => void, raw = ''): void {
    if (this.#active.length >= ACTIVE) return
    const { maxChars, joint = '', entities = true } = options
    this.#active.push({ maxChars, joint, entities, depth, done, raw })
  }

  /** `raw` is markup, entities not decoded. Only for elements that hold it at `depth`, or all. */
  text(raw: string, depth?: number): void {
    for (const gathering of this.#active) {
      if (depth === undefined || gathering.depth === depth) add(gathering, raw)
    }
  }

  /** A child element starts or ends. */
  boundary(block: boolean): void {
    for (const gathering of this.#active) add(gathering, block ? ' ' : gathering.joint)
  }

  /** The element at this depth ends. */
  close(depth: number): void {
    const done = this.#active.filter((gathering) => gathering.depth >= depth)
    if (done.length > 0) {
      this.#active = this.#active.filter((gathering) => gathering.depth < depth)
      for (const { raw, entities, done: keep } of done) keep(entities ? decodeEntities(raw) : raw)
    }
    this.boundary(false)
  }
}

function add(gathering: Collection, raw: string): void {
  const room = gathering.maxChars - gathering.raw.length
  if (room > 0) gathering.raw += raw.length > room ? raw.slice(0, room) : raw
}
