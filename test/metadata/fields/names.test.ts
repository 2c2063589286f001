import { describe, expect, it } from 'vitest'
import { META_FIELDS } from '../../../src/contracts/fields.js'
import { detectMetadata, IMAGE_FIELDS, TEXT_FIELDS } from '../../../src/metadata/detect.js'
import { canStopEarly } from '../../../src/metadata/early-stop.js'
import type { FieldSource } from '../../../src/metadata/field-source.js'
import { PageView } from '../../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'

const PAGES = [
  '<title>How to use &lt;b&gt; | Kiln</title><h1>How to use &lt;b&gt;</h1><p>By Jane Doe',
  '<html lang="en"><title>Kiln</title><meta property="og:title" content="Glass"><link rel="canonical" href="https://www.example.com/a">',
  '<meta property="og:title" content="Example"><meta name="author" content="Example"><img src="/small.png">',
  '<meta property="og:site_name" content="example.com"><p>text by default</p><img src="/a.png">',
]

const SOURCES: readonly FieldSource[] = [
  ...Object.values(TEXT_FIELDS).flatMap(({ sources }) => sources),
  ...Object.values(IMAGE_FIELDS).flat(),
]

describe('the names of sources', () => {
  it('decide nothing: under any other name the answers are the same', () => {
    const before = PAGES.map(answers)
    expect(before.some(({ settled }) => settled)).toBe(true)
    const names = SOURCES.map(({ name }) => name)
    rename(SOURCES.map((_, index) => `renamed ${index}`))
    try {
      expect(PAGES.map(answers)).toEqual(before)
    } finally {
      // Other tests may run in the same thread.
      rename(names)
    }
  })
})

function rename(names: readonly string[]): void {
  for (const [index, source] of SOURCES.entries()) Object.assign(source, { name: names[index] })
}

function answers(html: string) {
  const wanted = new Set(META_FIELDS)
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  const context = {
    url: 'https://www.example.com/a',
    wanted,
    headers: {},
    now: Date.UTC(2026, 0, 1),
    explain: false,
  }
  const early = { ...context, wanted: new Set(['lang', 'url'] as const) }
  const settled = canStopEarly(new PageView(reader.signals, early))
  const { image = [], logo = [], ...rest } = detectMetadata(new PageView(reader.end(), context))
  const nameless = [...image, ...logo].map(({ source: _, ...candidate }) => candidate)
  return { ...rest, nameless, settled }
}
