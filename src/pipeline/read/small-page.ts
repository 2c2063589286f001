import { type Rule, walkRules } from '../../contracts/rules.js'
import { PageDecoder } from '../../page/encoding/index.js'
import type { MarkupSignals } from '../../technologies/index.js'
import { type PageReading, type ReadingLimits, type ReadRequest, readPage } from './read-page.js'

/** Bytes of a page up to which the way to a thread and back costs more than its tree. */
const MAX_BYTES = 32 * 1024

const MAX_RULES = 32

/** What one page may cost the main loop: beyond any of it the page goes to a thread after all. */
const MAX_NODES = 4_000
const MAX_MILLISECONDS = 3
const MAX_CHARACTERS = 64_000
const MAX_VALUES = 2_000

/** Forms whose cost is not told by how long they come out. */
const COSTLY = new Set(['markdown', 'json'])

/** Whether a page of so many bytes may be read where it is. */
export function isSmall(size: number, { rules }: ReadRequest): boolean {
  if (size > MAX_BYTES) return false
  const all = [...walkRules(rules)]
  return all.length <= MAX_RULES && all.every(({ rule }) => isPlain(rule))
}

/** Without a pseudo-class, a selector goes from an element upwards, each step of which is counted. */
function isPlain({ selectors, attrs }: Rule): boolean {
  return !attrs.some((name) => COSTLY.has(name)) && !selectors.some((text) => text.includes(':'))
}

/**
 * Reads a small page with plain rules on the main loop; `undefined` where that met a limit. A thread
 * is to decide then, with limits and messages of its own.
 */
export function readSmallPage(
  bytes: Uint8Array,
  contentType: string | undefined,
  request: ReadRequest,
  technologies?: MarkupSignals,
): PageReading | undefined {
  const decoder = new PageDecoder(contentType)
  const html = decoder.write(bytes) + decoder.end()
  try {
    const limited = { ...request, limits: lowered(request.limits) }
    const reading = readPage(html, limited, technologies)
    return reading.warnings?.some(({ code }) => code === 'ETRUNCATED') ? undefined : reading
  } catch {
    return undefined
  }
}

function lowered(limits: ReadingLimits): ReadingLimits {
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
