import { describe, expect, it } from 'vitest'
import { META_FIELDS, OPTIONAL_FIELDS } from '../../src/contracts/fields.js'
import { detectMetadata } from '../../src/metadata/detect.js'
import { PageView, readTexts } from '../../src/metadata/page-view.js'
import { JSON_LD_LIMITS } from '../../src/page/stream/json-ld.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'

import { cpuTime } from '../support/cpu.js'

const context = {
  url: 'https://www.example.com/a',
  wanted: new Set(META_FIELDS),
  headers: {},
  now: 0,
  explain: false,
}

function signalsOf(jsonLd: string) {
  const reader = new SignalReader({ limits: SIGNAL_LIMITS })
  reader.write(`<script type="application/ld+json">${jsonLd}</script>`)
  return reader.end()
}

function read(jsonLd: string) {
  const signals = signalsOf(jsonLd)
  return detectMetadata(new PageView(signals, { ...context, optional: new Set(OPTIONAL_FIELDS) }))
}

function references(id: string, times: number) {
  return Array(times).fill(`{"@id":"${id}"}`).join()
}

/** Each costs seconds and gigabytes where what comes out is not counted. */
const MULTIPLYING: Readonly<Record<string, string>> = {
  'references to references to a long text': `[
    {"@type":"Article","headline":"H","author":[${references('#a', 50)}]},
    {"@id":"#a","name":[${references('#b', 50)}]},
    {"@id":"#b","name":"${'x'.repeat(100_000)}"}]`,
  'thousands of works by one publisher with a long name': `[
    ${Array(2_000).fill('{"@type":"Article","headline":"H","publisher":{"@id":"#a"}}')},
    {"@id":"#a","name":"${'&amp;'.repeat(20_000)}","url":"/${'x'.repeat(100_000)}"}]`,
  'a list of lists behind each of many references': `[
    ${Array(2_000).fill('{"@type":"Article","headline":"H","author":{"@id":"#a"}}')},
    {"@id":"#a","name":[${Array(50).fill(`[${Array(50).fill('[[],[],[],[],[],[],[],[]]')}]`)}]}]`,
  'objects that share one @id with one of many properties': `[
    {"@type":"Article","headline":"H","@id":"#a",${Array.from({ length: 40_000 }, (_, i) => `"k${i}":1`)}},
    ${references('#a', 4_000)}]`,
}

describe('JSON-LD costs by what is made of it', () => {
  it.each(Object.entries(MULTIPLYING))('%s', async (_name, jsonLd) => {
    let title: unknown
    const spent = await cpuTime(() => {
      title = read(jsonLd).text.title
    })
    expect(title).toBe('H')
    expect(spent).toBeLessThan(1_000)
  })

  it('gives no more texts, and no longer ones, than a page may make', () => {
    const { characters } = JSON_LD_LIMITS.made
    const page = new PageView(signalsOf('{"@id":"#a","name":"Ada Marsh"}'), context)
    const asked = Array.from({ length: characters }, () => readTexts(page, { '@id': '#a' }))
    expect(asked[0]).toEqual(['Ada Marsh'])
    expect(asked.flat().length).toBeLessThanOrEqual(JSON_LD_LIMITS.made.nodes)
    expect(asked.flat().join('').length).toBeLessThanOrEqual(characters)
  })
})
