import { META_FIELDS } from '../../src/contracts/fields.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import type { ReadRequest } from '../../src/pipeline/read/read-request.js'

/** All nine fields, as a request without options asks for. */
export function readRequestFor(url: string): ReadRequest {
  return {
    url,
    headers: {},
    wanted: new Set(META_FIELDS),
    optional: new Set(),
    item: false,
    rules: [],
    explain: false,
    detectShell: true,
    findsTechnologies: false,
    now: Date.now(),
    limits: {
      signals: SIGNAL_LIMITS,
      dom: { maxDepth: 512, maxNodes: 1, maxTime: 1 },
      pdf: { maxPages: 1, maxMemory: 1 },
      extract: {
        maxMatches: 1,
        maxOutput: 1,
        maxValues: 1,
        maxTime: 1,
        maxProbed: 1,
        probesAtOnce: 1,
      },
    },
  }
}
