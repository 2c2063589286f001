import { parseDuration } from '../core/duration.js'
import { FREE_PLAN, type Plan } from '../limits/index.js'
import type { Parser } from './parsers.js'

const FREE: Plan = { name: FREE_PLAN, limit: 50, window: 60_000, keys: [] }
const PROPERTIES = ['limit', 'window', 'keys']

/**
 * Plans as JSON, or the path of a file that holds it. Messages name plans and never their keys.
 */
export function plansParser(readFile: (path: string) => string): Parser<readonly Plan[]> {
  return {
    form: 'JSON such as `{"free":{"limit":50,"window":"1m"},"pro":{"limit":14000,"window":"30d","keys":["…"]}}`, or the path of a file that holds it',
    parse: (given) => parsePlans(given.startsWith('{') ? given : contents(given, readFile)),
  }
}

/** The system's own message would show what was taken for a path, which may hold keys. */
function contents(path: string, readFile: (path: string) => string): string {
  try {
    return readFile(path)
  } catch {
    throw new Error('it is neither a JSON object nor the path of a file that can be read')
  }
}

/** A free plan is added where none is named. */
function parsePlans(json: string): readonly Plan[] | undefined {
  const named = entries(parsePlansJson(json))
  if (!named) return undefined
  const plans = named.map(([name, value]) => parsePlan(name, value))
  refuseSharedKeys(plans)
  return plans.some((plan) => plan.name === FREE_PLAN) ? plans : [FREE, ...plans]
}

function parsePlan(name: string, value: unknown): Plan {
  const properties = new Map(entries(value))
  const unknown = [...properties.keys()].find((property) => !PROPERTIES.includes(property))
  if (unknown !== undefined) throw new Error(`the plan \`${name}\` has an unknown \`${unknown}\``)
  const limit = properties.get('limit')
  if (typeof limit !== 'number' || !Number.isSafeInteger(limit) || limit < 0) {
    throw new Error(`the plan \`${name}\` needs a \`limit\`, a whole number of requests`)
  }
  const window = parseDuration(String(properties.get('window')))
  if (!window) throw new Error(`the plan \`${name}\` needs a \`window\`, as in "1m" or "30d"`)
  return { name, limit, window, keys: keysOf(name, properties.get('keys') ?? []) }
}

function keysOf(plan: string, value: unknown): string[] {
  const keys: unknown[] = Array.isArray(value) ? value : [undefined]
  return keys.map((key) => {
    if (typeof key === 'string' && key !== '') return key
    throw new Error(`the plan \`${plan}\` needs its \`keys\` as a list of texts`)
  })
}

function refuseSharedKeys(plans: readonly Plan[]): void {
  const keys = plans.flatMap((plan) => plan.keys)
  if (new Set(keys).size < keys.length) throw new Error('a key is given twice')
}

/** The parser's own message would show what it read. */
function parsePlansJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error('it is not valid JSON')
  }
}

function entries(value: unknown): [string, unknown][] | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.entries(value) : undefined
}
