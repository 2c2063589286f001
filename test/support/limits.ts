import { type DomLimits, TREE_DEPTH } from '../../src/page/tree/dom.js'
import type { ExtractLimits } from '../../src/rules/apply/extract-limits.js'
import { loadConfig } from '../../src/service/config/config.js'

const { reading, media } = loadConfig({})
const { maxNodes, maxMatches, maxOutput, maxValues } = reading
const { maxProbed, probesAtOnce } = media

/** Milliseconds: no test is to be over before its work is, on a machine however busy. */
const maxTime = 60_000

/** The limits that a service has unless it is told otherwise, but for those of time. */
export const DOM_LIMITS: DomLimits = { maxDepth: TREE_DEPTH, maxNodes, maxTime }
export const EXTRACT_LIMITS: ExtractLimits = {
  maxMatches,
  maxOutput,
  maxValues,
  maxTime,
  maxProbed,
  probesAtOnce,
}
