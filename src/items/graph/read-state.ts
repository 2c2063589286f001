import { isRecord, tryParseJson } from '../../lib/data/json.js'
import { READ_LIMITS } from '../item-limits.js'
import { addThingsFromJson } from './read-json-ld.js'
import type { ThingGraph } from './thing.js'

const SCRIPT = /<script\b([^<>]{0,500})>/gi
const SCRIPT_END = /<\/script/gi
/** Matches code before a script's data, such as `window.__STATE__ =`. */
const BEFORE_VALUE =
  /^\s*(?:(?:var|let|const)\s)?(?:(?:window|self|globalThis)\.)?(?:[\w$]{1,60}\s*=\s*(?=[[{])|__next_f\.push\((?=\[))/
/** Text that is in every script with schema.org data. */
export const STATE_SIGN = '@context'
const TYPED = /\\?"@context\\?"\s{0,9}:/

/** Adds schema.org things from the state in scripts. Returns false if the state exceeds `maxChars` characters. */
export function readScriptStateIntoGraph(
  graph: ThingGraph,
  html: string,
  maxChars?: number,
): boolean {
  let left = maxChars ?? READ_LIMITS.state
  let isCut = false
  SCRIPT.lastIndex = 0
  for (let found = SCRIPT.exec(html); found; found = SCRIPT.exec(html)) {
    const [tag, attributes = ''] = found
    const start = found.index + tag.length
    SCRIPT_END.lastIndex = start
    const end = SCRIPT_END.exec(html)?.index ?? html.length
    SCRIPT.lastIndex = end
    const text = html.slice(start, end)
    if (/ld\+json/i.test(attributes) || !TYPED.test(text)) continue
    left -= text.length
    if (left < 0) {
      if (maxChars !== undefined) return false
      isCut = true
      break
    }
    const value = tryParseJson(extractAssignedValue(text))
    if (!addSchemaOrgThings(graph, value, found.index)) isCut = true
  }
  // Set only now, since a graph that is cut takes no more lists.
  if (isCut) graph.isCut = true
  return true
}

function extractAssignedValue(script: string): string {
  const [before = ''] = BEFORE_VALUE.exec(script.slice(0, 500)) ?? []
  const value = script.slice(before.length).replace(/[\s;]{1,9}$/, '')
  return before.endsWith('(') ? value.replace(/\)$/, '') : value
}

/** Returns false if the script has more values than the limit. */
function addSchemaOrgThings(graph: ThingGraph, root: unknown, at: number): boolean {
  const waiting: unknown[] = [root]
  for (let left: number = READ_LIMITS.stateValues; waiting.length > 0; left--) {
    if (left === 0) return false
    const value = waiting.pop()
    if (typeof value === 'string') {
      if (/^\s*[[{]/.test(value) && TYPED.test(value)) waiting.push(tryParseJson(value))
    } else if (Array.isArray(value)) waiting.push(...value.slice(0, READ_LIMITS.keys))
    else if (isRecord(value)) {
      if (hasSchemaContext(value)) addThingsFromJson(graph, value, 'state', at)
      else waiting.push(...Object.values(value).slice(0, READ_LIMITS.keys))
    }
  }
  return true
}

function hasSchemaContext(value: Readonly<Record<string, unknown>>): boolean {
  const context = Object.hasOwn(value, '@context') ? value['@context'] : undefined
  return typeof context === 'string' && /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(context)
}
