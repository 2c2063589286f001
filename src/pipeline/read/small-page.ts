import { type Rule, walkRules } from '../../contracts/rules.js'
import { PageDecoder } from '../../page/encoding/index.js'
import { PageText } from '../../page/index.js'
import { type OptionalReaders, readPage } from './read-page.js'
import type { PageReading, ReadingLimits, ReadRequest } from './read-request.js'

/** Maximum bytes of a small page. A worker thread is faster for larger ones. */
const MAX_BYTES = 32 * 1024

const MAX_RULES = 32

/** Limits for a small page. Times are in milliseconds. */
const LIMITS = { nodes: 4_000, treeTime: 3, ruleTime: 3, characters: 64_000, values: 2_000 }

/** Values of `attr` that may be slow. */
const COSTLY = new Set(['markdown', 'json'])
/** Values of `type` that may be slow to convert to. */
const COSTLY_TYPES = new Set<Rule['type']>(['author', 'regexp'])

export function isSmallWithCheapRules(size: number, request: ReadRequest): boolean {
  return size <= MAX_BYTES && hasOnlyCheapRules(request)
}

export function hasOnlyCheapRules({ rules }: ReadRequest): boolean {
  const all = [...walkRules(rules)]
  return all.length <= MAX_RULES && all.every(({ rule }) => isCheapRule(rule))
}

/** Matches the only quick pseudo-class. It tests only for a previous sibling. */
const QUICK = /:first-child\b/g

function isCheapRule({ selectors, exclude = [], attrs, type }: Rule): boolean {
  if (COSTLY_TYPES.has(type)) return false
  const all = [...selectors, ...exclude].map((text) => text.replace(QUICK, ''))
  return !attrs.some((name) => COSTLY.has(name)) && !all.some((text) => text.includes(':'))
}

/** Returns `undefined` if a thread has to read the page. */
export function readSmallPage(
  bytes: Uint8Array,
  contentType: string | undefined,
  request: ReadRequest,
  readers?: OptionalReaders,
): PageReading | undefined {
  const decoder = new PageDecoder(contentType)
  const text = new PageText([decoder.write(bytes), decoder.end()])
  try {
    const limited = { ...request, limits: lowerLimits(request.limits, LIMITS), isOnLoop: true }
    const reading = readPage(text, limited, readers)
    const isCut = reading.warnings?.some(({ code }) => code === 'ETRUNCATED')
    return isCut || reading.unread ? undefined : reading
  } catch {
    return undefined
  }
}

export function lowerLimits(limits: ReadingLimits, maximums: typeof LIMITS): ReadingLimits {
  const { dom, extract } = limits
  return {
    ...limits,
    dom: {
      ...dom,
      maxNodes: Math.min(dom.maxNodes, maximums.nodes),
      maxTime: Math.min(dom.maxTime, maximums.treeTime),
    },
    extract: {
      ...extract,
      maxTime: Math.min(extract.maxTime, maximums.ruleTime),
      maxOutput: Math.min(extract.maxOutput, maximums.characters),
      maxValues: Math.min(extract.maxValues, maximums.values),
    },
  }
}
