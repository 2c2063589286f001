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

export function applyRulesToPage(detected: PageReading, text: PageText, request: ReadRequest) {
  const tree = parseDocument(text, request.limits.dom, createReadTest(request.rules))
  return applyRulesToTree(detected, text, tree, request)
}

export function applyRulesToTree(
  detected: PageReading,
  text: PageText,
  { document, cut, isLate }: Tree,
  request: ReadRequest,
): PageReading {
  return {
    ...applyRulesToDocument(detected, { document, text }, request),
    warnings: [...(detected.warnings ?? []), ...(cut ? [isLate ? LATE : CUT] : [])],
    ...(isLate && { isLate }),
  }
}

export function applyRulesToText(reading: PageReading, text: PageText, request: ReadRequest) {
  const { document } = parseDocument(text, request.limits.dom)
  return applyRulesToDocument(reading, { document, text }, request)
}

export function applyRulesToDocument(
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

const LATE: Warning = {
  code: 'ETRUNCATED',
  message: 'The page took too long to build: rules were applied to its beginning. Try again later.',
}
