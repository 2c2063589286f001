import { loadConfig } from '../../src/config/config.js'
import type { ExtractLimits } from '../../src/extract/extract-limits.js'
import { type DomLimits, TREE_DEPTH } from '../../src/page/dom.js'

const { reading, media } = loadConfig({})
const { maxNodes, treeTimeout, maxMatches, maxOutput, selectTimeout } = reading
const { maxProbed, probesAtOnce } = media

/** The limits that a service has unless it is told otherwise. */
export const DOM_LIMITS: DomLimits = { maxDepth: TREE_DEPTH, maxNodes, maxTime: treeTimeout }
export const EXTRACT_LIMITS: ExtractLimits = {
  maxMatches,
  maxOutput,
  maxTime: selectTimeout,
  maxProbed,
  probesAtOnce,
}
