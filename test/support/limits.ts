import { type DomLimits, TREE_DEPTH, TREE_NODES } from '../../src/page/tree/dom-limits.js'
import { EXTRACT_BOUNDS, type ExtractLimits } from '../../src/rules/extract-limits.js'
import { loadConfig } from '../../src/service/config/config.js'

const { maxOutput } = loadConfig({}).reading

/** Milliseconds that no test exceeds on any machine. */
const maxTime = 60_000

/** Limits of a service by default, except those of time. */
export const DOM_LIMITS: DomLimits = { maxDepth: TREE_DEPTH, maxNodes: TREE_NODES, maxTime }
export const EXTRACT_LIMITS: ExtractLimits = { ...EXTRACT_BOUNDS, maxOutput, maxTime }
