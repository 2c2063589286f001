import { isRecord } from '../../lib/data/json.js'
import { parseLenientJson } from '../../lib/data/lenient-json.js'
import { decodeEntities } from '../entities.js'

export type JsonLdNode = Readonly<Record<string, unknown>>

export interface JsonLdThing {
  readonly node: JsonLdNode
  /** Types in lower case without their vocabulary, such as `article`. */
  readonly types: readonly string[]
  /** Property that holds the object, in lower case, or `''`. */
  readonly of: string
  readonly parent: JsonLdThing | undefined
  /** Offset of the object's block in the page. */
  readonly at: number
}

/** Limits of a page's JSON-LD. `made` counts a text again each time it is read. */
export const JSON_LD_LIMITS = {
  depth: 24,
  things: 5_000,
  made: { characters: 500_000, nodes: 20_000 },
}

/** Parses JSON-LD, which may be invalid JSON, follow a comment or stand between comment marks. */
export function parseJsonLd(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const bare = stripCommentMarks(text)
    if (/^[[{]\s*&quot;/.test(bare)) return parseLenientJson(decodeEntities(bare))
    return parseLenientJson(text) ?? parseLenientJson(bare)
  }
}

const OPENINGS = ['//', '/*', '<!--', '<![CDATA[', '*/']
const CLOSINGS = [';', '*/', '-->', ']]>', '/*', '//']

function stripCommentMarks(text: string): string {
  let bare = text.trim()
  for (const mark of OPENINGS) if (bare.startsWith(mark)) bare = bare.slice(mark.length).trimStart()
  for (const mark of CLOSINGS) if (bare.endsWith(mark)) bare = bare.slice(0, -mark.length).trimEnd()
  return bare
}

/** Key of a block's parsed value. Properties with a symbol are not sent to threads. */
const VALUE = Symbol('value')

export interface JsonLdBlock {
  readonly text: string
  readonly at: number
  [VALUE]?: unknown
}

export function parseBlockOnce(block: JsonLdBlock): unknown {
  if (!(VALUE in block)) block[VALUE] = parseJsonLd(block.text)
  return block[VALUE]
}

/** Lists the objects of all blocks, and resolves references by `@id`. */
export class JsonLdGraph {
  readonly things: JsonLdThing[] = []
  readonly #byId = new Map<string, { readonly node: JsonLdNode; readonly size: number }>()
  readonly #resolved = new Map<JsonLdNode, JsonLdNode>()
  readonly #limits: typeof JSON_LD_LIMITS

  constructor(blocks: readonly JsonLdBlock[], limits = JSON_LD_LIMITS) {
    this.#limits = limits
    for (const block of blocks) this.#addAll(parseBlockOnce(block), '', undefined, block.at, 0)
  }

  resolveReference(value: unknown): unknown {
    if (!isRecord(value)) return value
    const known = this.#resolved.get(value) ?? this.#findReferencedNode(value)
    this.#resolved.set(value, known)
    return known
  }

  #findReferencedNode(value: JsonLdNode): JsonLdNode {
    const id = value['@id']
    if (typeof id !== 'string') return value
    const keys = Object.keys(value).filter((key) => key !== '@type')
    return keys.length === 1 ? (this.#byId.get(id)?.node ?? value) : value
  }

  #addAll(value: unknown, of: string, parent: JsonLdThing | undefined, at: number, depth: number) {
    if (depth > this.#limits.depth || this.things.length >= this.#limits.things) return
    if (Array.isArray(value)) {
      for (const item of value) this.#addAll(item, of, parent, at, depth + 1)
      return
    }
    if (!isRecord(value)) return
    const thing = { node: value, types: readTypes(value), of, parent, at }
    this.things.push(thing)
    this.#indexById(value)
    for (const [key, item] of Object.entries(value)) {
      if (item === null || typeof item !== 'object') continue
      const graph = key === '@graph'
      this.#addAll(item, graph ? '' : key.toLowerCase(), graph ? undefined : thing, at, depth + 1)
    }
  }

  #indexById(node: JsonLdNode): void {
    const id = node['@id']
    if (typeof id !== 'string') return
    const size = Object.keys(node).length
    if ((this.#byId.get(id)?.size ?? 0) < size) this.#byId.set(id, { node, size })
  }
}

function readTypes(node: JsonLdNode): string[] {
  const types = [Object.hasOwn(node, '@type') ? node['@type'] : []].flat()
  return types
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase())
}
