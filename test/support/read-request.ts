import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import type { ReadRequest } from '../../src/pipeline/read/read-request.js'
import { DOM_LIMITS, EXTRACT_LIMITS } from './limits.js'

/** Creates a request for the title of a page, and for rules. */
export function readRequest(more: Partial<ReadRequest> = {}): ReadRequest {
  return {
    url: 'https://www.example.com/a',
    headers: {},
    wanted: new Set(['title'] as const),
    optional: new Set<never>(),
    item: false,
    rules: [],
    explain: false,
    detectShell: false,
    findsTechnologies: false,
    now: 0,
    limits: {
      signals: SIGNAL_LIMITS,
      extract: EXTRACT_LIMITS,
      dom: DOM_LIMITS,
      pdf: { maxPages: 1, maxMemory: 2 ** 27 },
    },
    ...more,
  }
}
