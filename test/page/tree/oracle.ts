import { defaultTreeAdapter, parse } from 'parse5'
import type { PageText } from '../../../src/page/page-text.js'
import { adapter } from '../../../src/page/tree/adapter.js'
import { parseDocument } from '../../../src/page/tree/dom.js'

import { outlineOf } from './outline.js'

const UNLIMITED = { maxDepth: 1e9, maxNodes: 1e9, maxTime: 1e9 }

/** The tree that is built for rules, and its mode. */
export function ours(markup: PageText | string): string {
  const { document } = parseDocument(markup, UNLIMITED)
  return `${document.mode}\n${outlineOf(document, adapter)}`
}

/** The tree of parse5's own tokenizer and nodes. */
export function theirs(markup: string): string {
  const document = parse(markup, { scriptingEnabled: false })
  return `${document.mode}\n${outlineOf(document, defaultTreeAdapter)}`
}
