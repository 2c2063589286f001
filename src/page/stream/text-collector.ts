import { decodeEntities } from '../entities.js'

export interface CollectOptions {
  readonly maxChars: number
  /** Text to insert at child elements (`''` by default). */
  readonly joint?: string
  /** False if the text has no entities, as in scripts (WHATWG HTML, section 13.2.5.4). */
  readonly entities?: boolean
}

interface Collection extends Required<CollectOptions> {
  readonly depth: number
  readonly done: (text: string) => void
  raw: string
}

const ACTIVE = 16

/** Collects the text of open elements, and passes it to `done`. */
export class TextCollector {
  #active: Collection[] = []
  #deepest = 0

  get isIdle(): boolean {
    return this.#active.length === 0
  }

  /** True if `collect` would do nothing. */
  get isFull(): boolean {
    return this.#active.length >= ACTIVE
  }

  collect(depth: number, options: CollectOptions, done: (text: string) => void, raw = ''): void {
    if (this.isFull) return
    const { maxChars, joint = '', entities = true } = options
    this.#deepest = Math.max(depth, this.#deepest)
    this.#active.push({ maxChars, joint, entities, depth, done, raw })
  }

  /** Adds text to all elements, or only to those at `depth`. */
  addText(raw: string, depth?: number): void {
    for (const gathering of this.#active) {
      if (depth === undefined || gathering.depth === depth) appendText(gathering, raw)
    }
  }

  /** Adds a space for a block, or else `joint`. */
  addBoundary(block: boolean): void {
    for (const gathering of this.#active) appendText(gathering, block ? ' ' : gathering.joint)
  }

  closeElement(depth: number): void {
    if (depth <= this.#deepest) this.#finishTexts(depth)
    this.addBoundary(false)
  }

  #finishTexts(depth: number): void {
    const done = this.#active.filter((gathering) => gathering.depth >= depth)
    this.#active = this.#active.filter((gathering) => gathering.depth < depth)
    this.#deepest = this.#active.reduce((deepest, one) => Math.max(deepest, one.depth), 0)
    for (const { raw, entities, done: keep } of done) keep(entities ? decodeEntities(raw) : raw)
  }
}

function appendText(gathering: Collection, raw: string): void {
  const room = gathering.maxChars - gathering.raw.length
  if (room > 0) gathering.raw += raw.length > room ? raw.slice(0, room) : raw
}
