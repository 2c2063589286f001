import type { Warning } from '../../contracts/result.js'
import {
  type Document,
  type PageText,
  parseDocument,
  type Tree,
  TreeBuilder,
} from '../../page/index.js'
import { applyRules, createReadTest } from '../../rules/index.js'
import type { PageReading, ReadRequest } from './read-request.js'

export function createTreeBuilder(text: PageText, { limits, rules }: ReadRequest): TreeBuilder {
  return new TreeBuilder(text, limits.dom, createReadTest(rules))
}

/** Builds the tree of a page, and adds the values of the rules to a reading that has none yet. */
export function addPageValues(detected: PageReading, text: PageText, request: ReadRequest) {
  const tree = parseDocument(text, request.limits.dom, createReadTest(request.rules))
  return addTreeValues(detected, text, tree, request)
}

export function addTreeValues(
  detected: PageReading,
  text: PageText,
  { document, cut }: Tree,
  request: ReadRequest,
): PageReading {
  return {
    ...addDocumentValues(detected, { document, text }, request),
    warnings: [...(detected.warnings ?? []), ...(cut ? [CUT] : [])],
  }
}

/** Adds the values of rules that are applied to the text of a file, given as HTML. */
export function addTextValues(reading: PageReading, text: PageText, request: ReadRequest) {
  const { document } = parseDocument(text, request.limits.dom)
  return addDocumentValues(reading, { document, text }, request)
}

export function addDocumentValues(
  reading: PageReading,
  { document, ...body }: { document: Document; text: PageText; plain?: boolean },
  { url, rules, explain, now, limits }: ReadRequest,
): PageReading {
  const context = { ...body, url, rules, explain, now, limits: limits.extract }
  return { ...reading, draft: applyRules(document, context) }
}

const CUT: Warning = {
  code: 'ETRUNCATED',
  message: 'The page has more elements than the limit: rules were applied to its beginning.',
}
