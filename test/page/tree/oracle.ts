import { defaultTreeAdapter, parse } from 'parse5'
import { PageText } from '../../../src/page/page-text.js'
import { SIGNAL_LIMITS } from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'
import { TagPositions } from '../../../src/page/stream/tag-positions.js'
import { adapter } from '../../../src/page/tree/adapter.js'
import { parseDocument } from '../../../src/page/tree/dom.js'

import { outlineOf } from './outline.js'

const UNLIMITED = { maxDepth: 1e9, maxNodes: 1e9, maxTime: 1e9 }

/** The tree that is built for rules, and its mode. */
export function ours(markup: PageText | string): string {
  const { document } = parseDocument(markup, UNLIMITED)
  return `${document.mode}\n${outlineOf(document, adapter)}`
}

/** Makes a page whose tags are recorded while its fields are read. */
export function record(pieces: readonly string[]): PageText {
  const page = new PageText(pieces)
  page.tags = new TagPositions()
  const reader = new SignalReader({ limits: SIGNAL_LIMITS, positions: page.tags })
  for (const piece of pieces) reader.write(piece)
  reader.end()
  return page
}

/** The tree of parse5's own tokenizer and nodes. */
export function theirs(markup: string): string {
  const document = parse(markup, { scriptingEnabled: false })
  return `${document.mode}\n${outlineOf(document, defaultTreeAdapter)}`
}
