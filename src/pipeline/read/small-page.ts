import { type Rule, walkRules } from '../../contracts/rules.js'
import { PageDecoder } from '../../page/encoding/index.js'
import { PageText } from '../../page/index.js'
import { type OptionalReaders, readPage } from './read-page.js'
import type { PageReading, ReadingLimits, ReadRequest } from './read-request.js'

/** Bytes of the largest page whose tree costs less than the way to a thread and back. */
const MAX_BYTES = 32 * 1024

const MAX_RULES = 32

/** Limits for a small page, read in one turn of the loop; beyond any of them a thread reads it. */
const LIMITS = { nodes: 4_000, treeTime: 3, ruleTime: 3, characters: 64_000, values: 2_000 }

/** Values of `attr` that may cost much however short they are. */
const COSTLY = new Set(['markdown', 'json'])

/** True if a page may be read on the main loop. */
export function isSmall(size: number, request: ReadRequest): boolean {
  return size <= MAX_BYTES && hasPlainRules(request)
}

/** True if the rules cost little for each element of a page. */
export function hasPlainRules({ rules }: ReadRequest): boolean {
  const all = [...walkRules(rules)]
  return all.length <= MAX_RULES && all.every(({ rule }) => isPlain(rule))
}

/** True for a rule whose selectors have no pseudo-class, and so only look upwards. */
function isPlain({ selectors, exclude = [], attrs }: Rule): boolean {
  const all = [...selectors, ...exclude]
  return !attrs.some((name) => COSTLY.has(name)) && !all.some((text) => text.includes(':'))
}

/** Reads a small page with plain rules; `undefined` beyond a limit, for a thread to decide. */
export function readSmallPage(
  bytes: Uint8Array,
  contentType: string | undefined,
  request: ReadRequest,
  readers?: OptionalReaders,
): PageReading | undefined {
  const decoder = new PageDecoder(contentType)
  const text = new PageText([decoder.write(bytes), decoder.end()])
  try {
    const limited = { ...request, limits: lowerLimits(request.limits, LIMITS) }
    const reading = readPage(text, limited, readers)
    return reading.warnings?.some(({ code }) => code === 'ETRUNCATED') ? undefined : reading
  } catch {
    return undefined
  }
}

interface LoopLimits {
  readonly nodes: number
  /** Milliseconds. */
  readonly treeTime: number
  readonly ruleTime: number
  readonly characters: number
  readonly values: number
}

export function lowerLimits(limits: ReadingLimits, most: LoopLimits): ReadingLimits {
  const { dom, extract } = limits
  return {
    ...limits,
    dom: {
      ...dom,
      maxNodes: Math.min(dom.maxNodes, most.nodes),
      maxTime: Math.min(dom.maxTime, most.treeTime),
    },
    extract: {
      ...extract,
      maxTime: Math.min(extract.maxTime, most.ruleTime),
      maxOutput: Math.min(extract.maxOutput, most.characters),
      maxValues: Math.min(extract.maxValues, most.values),
    },
  }
}
