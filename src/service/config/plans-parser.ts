import { isRecord } from '../../lib/data/json.js'
import { parseDuration } from '../../lib/text/duration.js'
import { FREE_PLAN, type Plan, UNLIMITED } from '../limits/index.js'
import { parseJsonSetting } from './parse-json-setting.js'
import type { Parser } from './setting.js'

const FREE: Plan = { name: FREE_PLAN, limit: 50, window: 60_000, unlimitedLocally: true, keys: [] }
const PROPERTIES = ['limit', 'window', 'keys', 'loopback']
const UNLIMITED_WORD = 'unlimited'

/** Parses plans. Error messages never show their keys. */
export const plans: Parser<readonly Plan[]> = {
  form: '`unlimited`, JSON such as `{"free":{"limit":50,"window":"1m"},"pro":{"limit":14000,"window":"30d","keys":["…"]}}`, or the path of a file that holds it',
  parse: (given, readFile) => {
    if (given === UNLIMITED_WORD) return [{ ...FREE, limit: UNLIMITED }]
    return parsePlans(parseJsonSetting(given, 'object', readFile))
  },
}

function parsePlans(parsed: unknown): readonly Plan[] | undefined {
  if (!isRecord(parsed)) return undefined
  const plans = Object.entries(parsed).map(([name, value]) => parsePlan(name, value))
  const keys = plans.flatMap((plan) => plan.keys)
  if (new Set(keys).size < keys.length) throw new Error('a key is given twice')
  return plans.some((plan) => plan.name === FREE_PLAN) ? plans : [FREE, ...plans]
}

function parsePlan(name: string, value: unknown): Plan {
  const properties = isRecord(value) ? value : {}
  const unknown = Object.keys(properties).find((property) => !PROPERTIES.includes(property))
  if (unknown !== undefined) throw new Error(`the plan \`${name}\` has an unknown \`${unknown}\``)
  const { limit: given, window: length, loopback } = properties
  const limit = given === UNLIMITED_WORD ? UNLIMITED : given
  if (typeof limit !== 'number' || !Number.isSafeInteger(limit) || limit < 0) {
    throw new Error(
      `the plan \`${name}\` needs a \`limit\`, a whole number of requests or "unlimited"`,
    )
  }
  const window = parseDuration(String(length ?? (limit === UNLIMITED ? '1m' : '')))
  if (!window) throw new Error(`the plan \`${name}\` needs a \`window\`, as in "1m" or "30d"`)
  if (loopback !== undefined && loopback !== UNLIMITED_WORD)
    throw new Error(`the plan \`${name}\` can have "unlimited" as \`loopback\`, or nothing`)
  const keys = parseKeys(name, properties.keys ?? [])
  return { name, limit, window, ...(loopback && { unlimitedLocally: true }), keys }
}

function parseKeys(plan: string, value: unknown): string[] {
  const keys: unknown[] = Array.isArray(value) ? value : [undefined]
  return keys.map((key) => {
    if (typeof key === 'string' && key !== '') return key
    throw new Error(`the plan \`${plan}\` needs its \`keys\` as a list of texts`)
  })
}
