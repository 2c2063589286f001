import { isRecord } from '../../lib/data/json.js'
import { parseBlockOnce } from '../../page/index.js'
import { READ_LIMITS } from '../item-limits.js'
import { Thing, type ThingGraph, type ThingSource } from './thing.js'

export function readJsonLdIntoGraph(
  graph: ThingGraph,
  blocks: readonly { readonly text: string; readonly at: number }[],
): void {
  for (const block of blocks) addThingsFromJson(graph, parseBlockOnce(block), 'json-ld', block.at)
}

export function addThingsFromJson(
  graph: ThingGraph,
  value: unknown,
  source: ThingSource,
  at: number,
): void {
  addNode(value, '', undefined, 0)

  function addNode(node: unknown, of: string, parent: Thing | undefined, depth: number) {
    if (depth > READ_LIMITS.depth) return undefined
    if (Array.isArray(node)) {
      for (const item of node) {
        if (graph.isCut) break
        addNode(item, of, parent, depth + 1)
      }
      return undefined
    }
    if (!isRecord(node)) return undefined
    const thing = new Thing(source, readTypes(node), { at, of, parent })
    if (!graph.addThing(thing)) return undefined
    const id = getOwnProperty(node, '@id')
    if (typeof id === 'string') thing.id = id
    for (const key of Object.keys(node).slice(0, READ_LIMITS.keys))
      addProperty(thing, key, node[key], depth)
    if (typeof id === 'string' && thing.props.size > 0) graph.indexById(id, thing)
    return thing
  }

  function addProperty(thing: Thing, key: string, value: unknown, depth: number): void {
    if (key === '@graph') {
      addNode(value, '', undefined, depth + 1)
      return
    }
    if (key.startsWith('@') && key !== '@reverse') return
    const name = key.replace(/^.*[/#:]/, '')
    for (const item of Array.isArray(value) ? value.flat(4) : [value]) {
      if (graph.isCut) return
      if (isRecord(item)) {
        const literal = getOwnProperty(item, '@value') ?? (getOwnProperty(item, '@list') as unknown)
        if (Array.isArray(literal)) addProperty(thing, key, literal, depth + 1)
        else if (literal !== undefined) addText(thing, name, literal)
        else {
          const child = addNode(item, name.toLowerCase(), thing, depth + 1)
          if (child) thing.addValue(name, child)
        }
      } else addText(thing, name, item)
    }
  }
}

function addText(thing: Thing, name: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value)
    if (text.trim() !== '') thing.addValue(name, { text, declared: true })
  }
}

function getOwnProperty(node: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined
}

function readTypes(node: Readonly<Record<string, unknown>>): string[] {
  return [getOwnProperty(node, '@type') ?? []]
    .flat()
    .slice(0, 8)
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').trim())
}
