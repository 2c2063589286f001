import { jsonrepair } from 'jsonrepair'

export type Node = Readonly<Record<string, unknown>>

/** A JSON-LD object, with what it is and where it hangs. */
export interface Thing {
  readonly node: Node
  /** Local names of its types in lower case. */
  readonly types: readonly string[]
  /** The property of another object that it is the value of; empty at the top or in a graph. */
  readonly of: string
  readonly parent: Thing | undefined
  /** Offset of its block in the page. */
  readonly at: number
}

export interface JsonLdLimits {
  readonly depth: number
  readonly things: number
  /** Longest broken block that is repaired, in characters. */
  readonly repairChars: number
}

export const JSON_LD_LIMITS: JsonLdLimits = { depth: 24, things: 5_000, repairChars: 500_000 }

/** Parses a block as authors write it: in comments or CDATA, with a `;` behind, or broken. */
export function parseJsonLd(text: string, limits: JsonLdLimits = JSON_LD_LIMITS): unknown {
  return parse(text) ?? parse(unwrap(text)) ?? repair(unwrap(text), limits.repairChars)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unwrap(text: string): string {
  return text
    .replace(/^\s*(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?\s*$/, '')
    .replace(/;\s*$/, '')
    .trim()
}

function repair(text: string, maxChars: number): unknown {
  if (text === '' || text.length > maxChars || !/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** All the objects of all blocks, in order, with those that others refer to found by `@id`. */
export class Graph {
  readonly things: Thing[] = []
  private readonly byId = new Map<string, Node>()

  constructor(
    blocks: readonly { readonly text: string; readonly at: number }[],
    private readonly limits: JsonLdLimits = JSON_LD_LIMITS,
  ) {
    for (const { text, at } of blocks) this.add(parseJsonLd(text, limits), '', undefined, at, 0)
  }

  /** The object behind `{"@id": …}`, or the value itself. */
  resolve(value: unknown): unknown {
    if (!isNode(value) || typeof value['@id'] !== 'string') return value
    const keys = Object.keys(value).filter((key) => key !== '@type')
    return keys.length === 1 ? (this.byId.get(value['@id']) ?? value) : value
  }

  private add(
    value: unknown,
    of: string,
    parent: Thing | undefined,
    at: number,
    depth: number,
  ): void {
    if (depth > this.limits.depth || this.things.length >= this.limits.things) return
    if (Array.isArray(value)) {
      for (const item of value) this.add(item, of, parent, at, depth + 1)
      return
    }
    if (!isNode(value)) return
    const thing = { node: value, types: typesOf(value), of, parent, at }
    this.things.push(thing)
    this.index(value)
    for (const [key, item] of Object.entries(value)) {
      if (item === null || typeof item !== 'object') continue
      const graph = key === '@graph'
      this.add(item, graph ? '' : key.toLowerCase(), graph ? undefined : thing, at, depth + 1)
    }
  }

  private index(node: Node): void {
    const id = node['@id']
    if (typeof id !== 'string') return
    const known = this.byId.get(id)
    if (!known || Object.keys(known).length < Object.keys(node).length) this.byId.set(id, node)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function typesOf(node: Node): string[] {
  const types = [Object.hasOwn(node, '@type') ? node['@type'] : []].flat()
  return types
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase())
}
