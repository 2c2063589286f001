import { describe, expect, it } from 'vitest'
import { META_FIELDS, type MetaField } from '../../src/contracts/fields.js'
import { detectMetadata } from '../../src/metadata/detect.js'
import { canStopEarly } from '../../src/metadata/early-stop.js'
import { type DetectContext, PageView } from '../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'

const url = 'https://www.example.com/a'

function context(...fields: MetaField[]): DetectContext {
  return { url, wanted: new Set(fields), headers: {}, now: 0, explain: false }
}

/** The first position, in characters, at which the fields are settled; undefined for never. */
function settledAt(html: string, wanted: DetectContext): number | undefined {
  const reader = new SignalReader({ wanted: wanted.wanted, limits: SIGNAL_LIMITS })
  for (let at = 0; at < html.length; at++) {
    reader.write(html.charAt(at))
    if (canStopEarly(new PageView(reader.signals, wanted))) return at + 1
  }
  return undefined
}

const head = `<html lang="de"><head><link rel="canonical" href="https://www.example.com/b">
<meta property="og:title" content="T"><title>T - Site</title>
<meta name="description" content="Other"><meta property="og:description" content="D">`
const rest = `<meta property="og:title" content="Later"><meta property="og:locale" content="fr">
<meta property="og:description" content="Later"><link rel="canonical" href="/later">
<base href="/x/"><script type="application/ld+json">{"@type":"WebSite","name":"T"}</script>`

describe('settled', () => {
  it.each<[MetaField, string]>([
    ['lang', '<html lang="de">'],
    ['url', 'href="https://www.example.com/b">'],
    ['title', '</title>'],
    ['description', 'property="og:description" content="D">'],
  ])('%s, from here on whatever follows', (field, end) => {
    const at = settledAt(head + rest, context(field))
    expect(at).toBe(head.indexOf(end) + end.length)
  })

  it.each([
    ['a heading that spells the beginning of the title', '<h1>A lamp</h1>', '</h1>'],
    ['the end of the page where the heading is the name of the site', '<h1>Site</h1>', undefined],
  ])('the title is read up to %s', (_, heading, end) => {
    const before = '<title>A lamp | Site</title><meta property="og:title" content="A lamp | Site">'
    const html = `${before}${heading}<main><h2>A lamp</h2></main>`
    const at = end && html.indexOf(end) + end.length
    expect(settledAt(html, context('title'))).toBe(at)
  })

  it('a hyphen in a word sets nothing off, so that no heading is waited for', () => {
    const html = '<title>T</title><meta property="og:title" content="A well-lit room">'
    expect(settledAt(`${html}<h1>Well</h1>`, context('title'))).toBe(html.length)
    const named = '<title>T</title><meta property="og:title" content="Forum-What is light">'
    expect(settledAt(`${named}<h1>Well</h1>`, context('title'))).toBeUndefined()
  })

  it.each<[why: string, field: MetaField, html: string]>([
    ['json-ld may follow', 'author', `${head}<p class="byline">By Ada</p>`],
    [
      'json-ld may follow',
      'date',
      `${head}<meta property="article:published_time" content="2020">`,
    ],
    [
      'a heading may take something off the title that counts',
      'title',
      '<title>T</title><meta property="og:title" content="Example"><meta property="og:title" content="T | S">',
    ],
    ['json-ld may follow', 'publisher', `${head}<meta property="og:site_name" content="S">`],
    [
      'the first image may not be reachable',
      'image',
      '<meta property="og:image" content="/a.jpg">',
    ],
    ['the first logo may not be reachable', 'logo', '<meta property="og:logo" content="/a.png">'],
    ['a base may follow', 'url', '<link rel="canonical" href="/b">'],
    ['the title may go on', 'title', '<meta property="og:title" content="A "><p>'],
    ['a better source may follow', 'title', '<title>T</title><h1>T</h1>'],
    ['a better source may follow', 'lang', '<html><meta property="og:locale" content="de">'],
  ])('not while %s: %s', (_why, field, html) => {
    expect(settledAt(html, context(field))).toBeUndefined()
  })

  it('is asked for every wanted field, and never when the answer is to be explained', () => {
    expect(settledAt(head, context('lang', 'title'))).toBe(head.indexOf('</title>') + 8)
    expect(settledAt(head, context('lang', 'author'))).toBeUndefined()
    expect(settledAt(head, { ...context('lang'), explain: true })).toBeUndefined()
  })

  it('gives the answer of the whole page', () => {
    for (const field of META_FIELDS) {
      const wanted = context(field)
      const at = settledAt(head + rest, wanted)
      if (at !== undefined)
        expect(answer(head.slice(0, at), wanted)).toEqual(answer(head + rest, wanted))
    }
  })
})

function answer(html: string, wanted: DetectContext) {
  const reader = new SignalReader({ wanted: wanted.wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  return detectMetadata(new PageView(reader.end(), wanted))
}
