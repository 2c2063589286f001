import { isDeepStrictEqual } from 'node:util'
import { META_FIELDS, type MetaField } from '../../src/contracts/fields.js'
import { detectMetadata } from '../../src/metadata/detect.js'
import { canStopEarly } from '../../src/metadata/early-stop.js'
import { PageView } from '../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'

import { allPages } from '../support/corpus.js'

/** Characters that arrive together. */
const CHUNK = 16_384
const WANTED: Record<string, ReadonlySet<MetaField>> = {
  'meta.title=true': new Set(['title']),
  'all nine fields': new Set(META_FIELDS),
}

/** Measures how much of each page is read, and if rightly. */
export async function bytes(corpus?: string): Promise<void> {
  const pages = allPages(corpus)
  const rows = Object.entries(WANTED).map(([name, wanted]) => {
    const found = pages.map(({ url, html }) => readUntilSettled(url, html, wanted))
    const total = pages.reduce((sum, { html }) => sum + html.length, 0)
    const read = found.reduce((sum, one) => sum + one.read, 0)
    return [
      name,
      {
        pages: pages.length,
        'read %': ((100 * read) / total).toFixed(1),
        'stopped early': found.filter(({ early }) => early).length,
        'answers that differ': found.filter(({ same }) => !same).length,
      },
    ]
  })
  console.table(Object.fromEntries(rows))
}

function readUntilSettled(url: string, html: string, wanted: ReadonlySet<MetaField>) {
  const context = { url, wanted, headers: {}, now: Date.UTC(2026, 10, 20), explain: false }
  const newReader = () => new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  const part = newReader()
  let read = 0
  while (read < html.length && !canStopEarly(new PageView(part.signals, context))) {
    part.write(html.slice(read, read + CHUNK))
    read = Math.min(read + CHUNK, html.length)
  }
  const whole = newReader()
  whole.write(html)
  const same = isDeepStrictEqual(
    detectMetadata(new PageView(part.end(), context)),
    detectMetadata(new PageView(whole.end(), context)),
  )
  return { read, early: read < html.length, same }
}
