import { type Rule, walkRules } from '../../contracts/rules.js'
import { PageDecoder } from '../../page/encoding/index.js'
import type { MarkupSignals } from '../../technologies/index.js'
import { type PageReading, type ReadingLimits, type ReadRequest, readPage } from './read-page.js'

/** Largest page whose tree costs less than the way to a thread and back. */
const MAX_BYTES = 32 * 1024

const MAX_RULES = 32

/** Limits of one page on the main loop; beyond any of them a thread reads it after all. */
const MAX_NODES = 4_000
const MAX_MILLISECONDS = 3
const MAX_CHARACTERS = 64_000
const MAX_VALUES = 2_000

/** Forms whose cost does not show in their length. */
const COSTLY = new Set(['markdown', 'json'])

/** True if a page may be read on the main loop. */
export function isSmall(size: number, { rules }: ReadRequest): boolean {
  if (size > MAX_BYTES) return false
  const all = [...walkRules(rules)]
  return all.length <= MAX_RULES && all.every(({ rule }) => isPlain(rule))
}

/** A selector without a pseudo-class only goes from an element upwards, by steps that are counted. */
function isPlain({ selectors, attrs }: Rule): boolean {
  return !attrs.some((name) => COSTLY.has(name)) && !selectors.some((text) => text.includes(':'))
}

/** Reads a small page with plain rules; `undefined` beyond a limit, for a thread to decide. */
export function readSmallPage(
  bytes: Uint8Array,
  contentType: string | undefined,
  request: ReadRequest,
  technologies?: MarkupSignals,
): PageReading | undefined {
  const decoder = new PageDecoder(contentType)
  const html = decoder.write(bytes) + decoder.end()
  try {
    const limited = { ...request, limits: lowerLimits(request.limits) }
    const reading = readPage(html, limited, technologies)
    return reading.warnings?.some(({ code }) => code === 'ETRUNCATED') ? undefined : reading
  } catch {
    return undefined
  }
}

function lowerLimits(limits: ReadingLimits): ReadingLimits {
  const { dom, extract } = limits
  return {
    ...limits,
    dom: {
      ...dom,
      maxNodes: Math.min(dom.maxNodes, MAX_NODES),
      maxTime: Math.min(dom.maxTime, MAX_MILLISECONDS),
    },
    extract: {
      ...extract,
      maxTime: Math.min(extract.maxTime, MAX_MILLISECONDS),
      maxOutput: Math.min(extract.maxOutput, MAX_CHARACTERS),
      maxValues: Math.min(extract.maxValues, MAX_VALUES),
    },
  }
}
