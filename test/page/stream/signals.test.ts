import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { META_FIELDS } from '../../../src/contracts/fields.js'
import { detectMetadata } from '../../../src/metadata/detect.js'
import { PageView } from '../../../src/metadata/page-view.js'
import {
  createEmptySignals,
  INSIDE,
  SIGNAL_LIMITS,
  type Signals,
} from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'

const url = 'https://www.example.com/a'

function read(html: string, chunk = html.length): Signals {
  const reader = new SignalReader({ limits: SIGNAL_LIMITS })
  for (let at = 0; at < html.length; at += chunk) reader.write(html.slice(at, at + chunk))
  return reader.end()
}

const page = `<!doctype html>
<HTML lang="en"><head><base href="/x/"><title>A &amp; B</title>
<meta name="Author" content="Ada &quot;M&quot;"><meta property="og:title og:extra" content=T>
<link REL="Canonical Alternate" href="/c?a=1&amp;b=2">
<script type="application/ld+json">{"a":"&amp; </scr"}</script>
<script>var t = "<title>no</title>"</script></head>
<body class="has-sidebar"><svg><title>drawn</title></svg>
<article><h1 class="Head">One<br>two <em>thr</em>ee</h1>
<p class="byline">By <a rel="author" href="/ada">Ada</a></p>
<time datetime="2020-05-07">May 7</time>
<div itemscope itemtype="https://schema.org/Article"><b itemprop="headline">H</b>
<i itemprop="author" itemscope itemtype="https://schema.org/Person"><u itemprop="name">Ada</u></i></div>
<img data-src="/real.jpg" src="data:," width="300px" height=200>
</article><div class="comments"><time>2021</time></div></body></html>`

const expected: Signals = {
  ...createEmptySignals(),
  lang: 'en',
  base: '/x/',
  title: 'A & B',
  titleAt: page.indexOf('<title'),
  metas: [
    { key: 'author', content: 'Ada "M"', at: page.indexOf('<meta name') },
    { key: 'og:title', content: 'T', at: page.indexOf('<meta property') },
    { key: 'og:extra', content: 'T', at: page.indexOf('<meta property') },
  ],
  links: [
    {
      rel: 'canonical alternate',
      href: '/c?a=1&b=2',
      type: '',
      sizes: '',
      at: page.indexOf('<link'),
    },
  ],
  jsonLd: [{ text: '{"a":"&amp; </scr"}', at: page.indexOf('<script') }],
  props: [
    prop('headline', 'H', 'article', '', '<b '),
    prop('name', 'Ada', 'person', 'author', '<u '),
  ],
  headings: [
    {
      tag: 'h1',
      level: 1,
      text: 'One two three',
      pieces: ['One', 'two', 'thr', 'ee'],
      names: 'head',
      inside: INSIDE.article,
      at: page.indexOf('<h1'),
    },
  ],
  bylines: [
    {
      kind: 'rel',
      tag: 'a',
      text: 'Ada',
      names: '',
      inside: INSIDE.article,
      at: page.indexOf('<a rel'),
    },
    {
      kind: 'class',
      tag: 'p',
      text: 'By \nAda',
      names: 'byline',
      inside: INSIDE.article,
      at: page.indexOf('<p class'),
    },
    {
      kind: 'text',
      tag: 'p',
      text: 'By \nAda',
      names: 'byline',
      inside: INSIDE.article,
      at: page.indexOf('By <'),
    },
  ],
  dates: [
    {
      tag: 'time',
      label: 'Ada',
      datetime: '2020-05-07',
      text: 'May 7',
      names: '',
      inside: INSIDE.article,
      at: page.indexOf('<time datetime'),
    },
    {
      tag: 'time',
      label: 'Ada',
      datetime: '',
      text: '2021',
      names: '',
      inside: INSIDE.comments,
      at: page.indexOf('<time>'),
    },
  ],
  years: [
    {
      tag: 'time',
      label: 'Ada',
      text: '2021',
      names: '',
      inside: INSIDE.comments,
      at: page.indexOf('2021'),
    },
  ],
  images: [
    {
      src: '/real.jpg',
      width: 300,
      height: 200,
      names: '',
      inside: INSIDE.article,
      at: page.indexOf('<img'),
    },
  ],
}

function prop(
  name: string,
  value: string,
  type: string,
  of: string,
  tag: string,
): Signals['props'][number] {
  return { name, value, type, of, at: page.indexOf(tag) }
}

describe('signals of a page', () => {
  it('are all gathered, with where they stood', () => {
    expect(withoutBoundaries(read(page))).toEqual(withoutBoundaries(expected))
  })

  it('are the same however the bytes arrive', () => {
    const whole = read(page)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: page.length }), (chunk) => {
        expect(read(page, chunk)).toEqual(whole)
      }),
    )
  })

  it('hold the signs of items if one is asked for', () => {
    const reader = new SignalReader({
      wanted: new Set(['title']),
      item: true,
      limits: SIGNAL_LIMITS,
    })
    const long = 'long '.repeat(60)
    reader.write(`<title>T</title><meta property="og:title" content="T"><body class="single a"><p
      itemscope itemtype="https://schema.org/Recipe" class="Steps-list" id=p> 1 &amp; 2 </p>
      <i itemtype="https://schema.org/Event" class="plain">3</i><b typeof="schema:Event" rel="up">${long}</b>
      <a href="/" aria-label="Buy now"></a><input value="Add"><button value="no" id="add-to-cart">Put</button>
      <script>var text = 4</script><u class="Steps-list" id="p" itemprop="name url"></u>`)
    expect(reader.end().signs).toEqual({
      microdata: {
        types: new Set(['https://schema.org/Recipe']),
        props: new Set(['name url']),
      },
      rdfa: { types: new Set(['schema:Event']), props: new Set(['og:title', 'up']) },
      names: new Set(['Steps-list p', 'add-to-cart']),
      texts: ['T', '1 &amp; 2', '3', 'Buy now', 'Add', 'Put'],
      body: 'single a',
    })
  })

  it('serve only the fields that are wanted', () => {
    const reader = new SignalReader({ wanted: new Set(['title']), limits: SIGNAL_LIMITS })
    reader.write('<title>T</title><p>By Ada in 2020</p>')
    expect(reader.end()).toEqual({ ...createEmptySignals(), title: 'T' })
  })
})

/** Where exactly a byline's lines break is the author reader's to make nothing of. */
function withoutBoundaries(signals: Signals): Signals {
  const bylines = signals.bylines.map((byline) => ({
    ...byline,
    text: byline.text.replace(/\n+/g, '\n').trim(),
  }))
  return { ...signals, bylines }
}

describe('hostile pages', () => {
  const million = 1_000_000

  it.each<[name: string, html: string, kept: Partial<Record<keyof Signals, unknown>>]>([
    ['200,000 metas', '<meta name=a content=b>'.repeat(200_000), { metas: SIGNAL_LIMITS.metas }],
    ['elements 100,000 deep', '<div>'.repeat(100_000), {}],
    ['end tags that match nothing', `${'<b>'.repeat(1_000)}${'</i>'.repeat(300_000)}`, {}],
    [
      '50,000 attributes on a tag',
      `<meta ${Array.from({ length: 50_000 }, (_, i) => `a${i}=b`).join(' ')} name=x content=y>`,
      { metas: 0 },
    ],
    ['megabytes of one tag', `<meta name=a content="${'x'.repeat(5 * million)}">`, { metas: 1 }],
    ['megabytes of a tag name', `<${'x'.repeat(5 * million)}>`, {}],
    ['a comment without an end', `<!--${'-'.repeat(5 * million)}`, {}],
    ['nothing but <', '<'.repeat(million), {}],
    ['bylines in bylines', '<p class=author>'.repeat(100_000), { bylines: SIGNAL_LIMITS.marks }],
    ['dates without an end', '<time>2020</time>'.repeat(100_000), { dates: SIGNAL_LIMITS.marks }],
    ['drawings that are not closed', '<svg><title>x</title>'.repeat(100_000), { title: '' }],
  ])(
    '%s',
    (_name, html, kept) => {
      const signals = read(html, 65_536)
      for (const [key, value] of Object.entries(kept)) {
        const found = signals[key as keyof Signals]
        expect(Array.isArray(found) ? found.length : found).toEqual(value)
      }
      const context = { url, wanted: new Set(META_FIELDS), headers: {}, now: 0, explain: true }
      expect(JSON.stringify(detectMetadata(new PageView(signals, context))).length).toBeLessThan(
        100_000,
      )
    },
    60_000,
  )

  it('cannot reach a prototype', () => {
    const html = `<meta name="__proto__" content="polluted"><meta name="constructor" content="x">
      <div itemscope itemtype="__proto__"><b itemprop="__proto__">y</b></div>
      <script type="application/ld+json">{"@type":"__proto__","__proto__":{"polluted":1}}</script>`
    const context = { url, wanted: new Set(META_FIELDS), headers: {}, now: 0, explain: false }
    detectMetadata(new PageView(read(html), context))
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('never throw, whatever the markup', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '!--',
      '&',
      'a',
      ' ',
      'title',
      'svg',
      'time',
      'script',
      'meta',
      'itemprop',
      'class',
      'author',
      '2020',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(() => read(pieces.join(''))).not.toThrow()
      }),
    )
  })
})
