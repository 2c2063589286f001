import { jsonrepair } from 'jsonrepair'
import { decodeEntities } from './entities.js'

export type JsonLdNode = Readonly<Record<string, unknown>>

/** A JSON-LD object, with what it is and where it hangs. */
export interface JsonLdThing {
  readonly node: JsonLdNode
  /** Local names of its types in lower case. */
  readonly types: readonly string[]
  /** The property of another object that it is the value of; empty at the top or in a graph. */
  readonly of: string
  readonly parent: JsonLdThing | undefined
  /** Offset of its block in the page. */
  readonly at: number
}

export interface JsonLdLimits {
  readonly depth: number
  readonly things: number
  /**
   * Characters of broken JSON that are repaired on one page: the repair takes time with the
   * square of the length.
   */
  readonly repairChars: number
}

export const JSON_LD_LIMITS: JsonLdLimits = { depth: 24, things: 5_000, repairChars: 32_000 }

/** Parses a block as authors write it: in comments or CDATA, with a trailing `;`, or broken. */
export function parseJsonLd(text: string, repairChars = JSON_LD_LIMITS.repairChars): unknown {
  return strictJson(text) ?? parseTolerant(text, repairChars)
}

function strictJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseTolerant(text: string, repairChars: number): unknown {
  const bare = withoutComments(text)
  // Line breaks inside of strings are by far the most frequent mistake, and cheap to fix.
  return (
    strictJson(bare) ?? strictJson(bare.replace(/[\0-\x1f]+/g, ' ')) ?? repair(bare, repairChars)
  )
}

const OPENINGS = ['//', '/*', '<!--', '<![CDATA[', '*/']
const CLOSINGS = [';', '*/', '-->', ']]>', '/*', '//']

/** Without the comments and CDATA marks that hid scripts from the browsers of the nineties. */
function withoutComments(text: string): string {
  let bare = text.trim()
  for (const mark of OPENINGS) if (bare.startsWith(mark)) bare = bare.slice(mark.length).trimStart()
  for (const mark of CLOSINGS) if (bare.endsWith(mark)) bare = bare.slice(0, -mark.length).trimEnd()
  return /^[[{]\s*&quot;/.test(bare) ? decodeEntities(bare) : bare
}

function repair(text: string, maxChars: number): unknown {
  if (text.length > maxChars || !/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** All the objects of all blocks, in order, with those that others refer to found by `@id`. */
export class JsonLdGraph {
  readonly things: JsonLdThing[] = []
  readonly #byId = new Map<string, JsonLdNode>()
  readonly #limits: JsonLdLimits

  constructor(
    blocks: readonly { readonly text: string; readonly at: number }[],
    limits: JsonLdLimits = JSON_LD_LIMITS,
  ) {
    this.#limits = limits
    let { repairChars } = limits
    for (const { text, at } of blocks) {
      const strict = strictJson(text)
      this.#add(strict ?? parseTolerant(text, repairChars), '', undefined, at, 0)
      if (strict === undefined) repairChars -= text.length
    }
  }

  /** The object behind `{"@id": …}`, or the value itself. */
  resolve(value: unknown): unknown {
    if (!isJsonLdNode(value) || typeof value['@id'] !== 'string') return value
    const keys = Object.keys(value).filter((key) => key !== '@type')
    return keys.length === 1 ? (this.#byId.get(value['@id']) ?? value) : value
  }

  #add(
    value: unknown,
    of: string,
    parent: JsonLdThing | undefined,
    at: number,
    depth: number,
  ): void {
    if (depth > this.#limits.depth || this.things.length >= this.#limits.things) return
    if (Array.isArray(value)) {
      for (const item of value) this.#add(item, of, parent, at, depth + 1)
      return
    }
    if (!isJsonLdNode(value)) return
    const thing = { node: value, types: typesOf(value), of, parent, at }
    this.things.push(thing)
    this.#index(value)
    for (const [key, item] of Object.entries(value)) {
      if (item === null || typeof item !== 'object') continue
      const graph = key === '@graph'
      this.#add(item, graph ? '' : key.toLowerCase(), graph ? undefined : thing, at, depth + 1)
    }
  }

  #index(node: JsonLdNode): void {
    const id = node['@id']
    if (typeof id !== 'string') return
    const known = this.#byId.get(id)
    if (!known || Object.keys(known).length < Object.keys(node).length) this.#byId.set(id, node)
  }
}

export function isJsonLdNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function typesOf(node: JsonLdNode): string[] {
  const types = [Object.hasOwn(node, '@type') ? node['@type'] : []].flat()
  return types
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase())
}
