import { isThing, type Thing, type ThingGraph, type ThingValue } from '../graph/thing.js'
import type { Derived } from './derive.js'

/** Characters of a raw value, the parts that it is made of, and things in each other. */
const MAX_CHARS = 300
const MAX_PARTS = 60
const MAX_DEPTH = 3

/** Returns what a page has for a field, as it is written there; a thing with its properties as JSON. */
export function toRaw({ value, from }: Derived, thing: Thing, graph: ThingGraph): string {
  let left = MAX_PARTS
  const written = graph.at(thing, from)
  const raw = written.length > 0 ? toWritten(written, 0) : toShown(value)
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw)
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}…` : text

  function toWritten(values: readonly ThingValue[], depth: number): unknown {
    const parts = values.slice(0, left).map((part) => toPart(part, depth))
    return parts.length === 1 ? parts[0] : parts
  }

  function toPart(part: ThingValue, depth: number): unknown {
    left--
    if (!isThing(part)) return part.text.trim().slice(0, MAX_CHARS + 1)
    if (depth >= MAX_DEPTH || left <= 0) return part.types.join(' ')
    const own = [...part.props].slice(0, left)
    return Object.fromEntries(own.map(([name, values]) => [name, toWritten(values, depth + 1)]))
  }
}

/** Returns the text of a value that the page shows. */
function toShown(value: unknown): unknown {
  const hasText = typeof value === 'object' && value !== null && 'text' in value
  return hasText ? value.text : value
}
