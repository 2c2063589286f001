import { type DomLimits, TREE_DEPTH, TREE_NODES } from '../../src/page/tree/dom-limits.js'
import { EXTRACT_BOUNDS, type ExtractLimits } from '../../src/rules/apply/extract-limits.js'
import { loadConfig } from '../../src/service/config/config.js'

const { maxOutput } = loadConfig({}).reading

/** Milliseconds: no test is to be over before its work is, on a machine however busy. */
const maxTime = 60_000

/** The limits that a service has unless it is told otherwise, but for those of time. */
export const DOM_LIMITS: DomLimits = { maxDepth: TREE_DEPTH, maxNodes: TREE_NODES, maxTime }
export const EXTRACT_LIMITS: ExtractLimits = { ...EXTRACT_BOUNDS, maxOutput, maxTime }
