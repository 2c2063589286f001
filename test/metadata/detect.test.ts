import { describe, expect, it } from 'vitest'
import { META_FIELDS, type MetaField } from '../../src/contracts/fields.js'
import { detectMetadata } from '../../src/metadata/detect.js'
import { type DetectContext, PageView } from '../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'
import { expectLinear } from '../support/growth.js'

const url = 'https://www.example.com/a/page'
const now = Date.UTC(2026, 0, 1)

function read(html: string, context: Partial<DetectContext> = {}) {
  const wanted: ReadonlySet<MetaField> = context.wanted ?? new Set(META_FIELDS)
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  return detectMetadata(
    new PageView(reader.end(), { url, headers: {}, now, explain: false, ...context, wanted }),
  )
}

describe('detect', () => {
  it('answers the wanted fields and no others', () => {
    expect(read('<title>T</title>', { wanted: new Set(['title', 'date']) })).toEqual({
      text: { title: 'T', date: null },
    })
    expect(read('<title>T</title>', { wanted: new Set() })).toEqual({ text: {} })
  })

  it('looks no further than the first usable address of a medium where none is probed', () => {
    const html =
      '<meta property="og:image" content="/blank.gif"><meta name="twitter:image" content="/a.png"><img src="/b.png">'
    const wanted: ReadonlySet<MetaField> = new Set(['image', 'logo'])
    const all = read(html, { wanted })
    expect(all.image).toHaveLength(2)
    expect(read(html, { wanted, firstMediaOnly: true })).toEqual({
      text: {},
      image: all.image?.slice(0, 1),
      logo: all.logo?.slice(0, 1),
    })
  })

  it('gives media as candidates with their source and place', () => {
    const html = '<base href="/b/"><meta property="og:image" content="i.jpg">'
    expect(read(html, { wanted: new Set(['image']) })).toEqual({
      text: {},
      image: [
        {
          source: 'meta og:image',
          trust: 'declared',
          raw: 'i.jpg',
          at: html.indexOf('<meta'),
          url: 'https://www.example.com/b/i.jpg',
        },
      ],
    })
  })

  it('names the web manifest for the logo only', () => {
    const html = '<link rel="manifest" href="/site.webmanifest">'
    const manifest = 'https://www.example.com/site.webmanifest'
    expect(read(html, { wanted: new Set(['logo']) })).toMatchObject({ manifest })
    expect(read(html, { wanted: new Set(['image']) })).not.toHaveProperty('manifest')
  })

  it('survives an address that is no base', () => {
    const html = '<base href="data:text/html,x"><meta property="og:image" content="i.jpg">'
    expect(read(html, { wanted: new Set(['image']) }).image?.[0]?.url).toBe(
      'https://www.example.com/a/i.jpg',
    )
  })
})

describe('explain', () => {
  const html = `<title>Other</title><meta property="og:title" content=""><meta property="og:title" content="Declared">
<meta name="twitter:title" content="Declared"><h1>Heading</h1>`

  it('names the winner and every loser with the reason', () => {
    const { explain } = read(html, { wanted: new Set(['title']), explain: true })
    expect(explain).toEqual({
      title: {
        winner: { source: 'meta og:title', raw: 'Declared', at: html.indexOf('<meta', 25) },
        rejected: [
          { source: 'meta og:title', raw: '', at: html.indexOf('<meta'), reason: 'empty' },
          {
            source: 'meta twitter:title',
            raw: 'Declared',
            at: html.indexOf('<meta name'),
            reason: 'says the same',
          },
          {
            source: 'title',
            raw: 'Other',
            at: html.indexOf('<title'),
            reason: 'outranked by meta og:title',
          },
          {
            source: 'h1',
            raw: 'Heading',
            at: html.indexOf('<h1'),
            reason: 'outranked by meta og:title',
          },
        ],
      },
    })
  })

  it('changes no answer', () => {
    const plain = read(html)
    const { explain, ...explained } = read(html, { explain: true })
    expect(explained).toEqual(plain)
    expect(Object.keys(explain ?? {}).sort()).toEqual([...META_FIELDS].sort())
  })

  it('says why pictures were left out', () => {
    const page =
      '<meta property="og:image" content="data:image/gif;base64,x"><meta property="og:image" content="/pixel.gif"><meta property="og:image" content="/a.jpg"><meta name="twitter:image" content="/a.jpg">'
    const { image, explain } = read(page, { wanted: new Set(['image']), explain: true })
    expect(image).toMatchObject([{ source: 'meta og:image', raw: '/a.jpg' }])
    expect(explain?.image?.map(({ raw, reason }) => [raw, reason])).toEqual([
      ['data:image/gif;base64,x', 'not an http address'],
      ['/pixel.gif', 'named like a pixel or placeholder'],
      ['/a.jpg', 'says the same'],
    ])
  })
})

describe('costs what the page is long', () => {
  const attribute = SIGNAL_LIMITS.valueChars

  it('for icons whose sizes do not end', async () => {
    await expectLinear(0.125, (share) => {
      const sizes = '1'.repeat(attribute * share - 1)
      const html = `<link rel=icon href=/i sizes="${sizes}">`.repeat(100)
      return () => read(html, { wanted: new Set(['logo']) })
    })
  })

  it('for headings of one letter in a title of that letter', async () => {
    await expectLinear(0.125, (share) => {
      const chars = attribute * share - 10
      const title = `<meta property="og:title" content="${'a'.repeat(chars)} | b">`
      const headings = Array.from(
        { length: 50 },
        (_, index) => `<meta itemprop="headline" content="${'a'.repeat(chars / 2 + index)}">`,
      )
      const html = title + headings.join('')
      return () => read(html, { wanted: new Set(['title']) })
    })
  })

  it('for headings in a title of many parts', async () => {
    await expectLinear(0.125, (share) => {
      const parts = (attribute / 4) * share - 10
      const title = `<meta property="og:title" content="${'a | '.repeat(parts)} | b">`
      const headings = Array.from(
        { length: 50 },
        (_, index) => `<meta itemprop="headline" content="${'a'.repeat(parts / 2 + index)}">`,
      )
      const html = title + headings.join('')
      return () => read(html, { wanted: new Set(['title']) })
    })
  })

  it('for properties of an item of many types', async () => {
    const wanted = new Set<MetaField>()
    const optional = new Set(['video', 'audio'] as const)
    const context = { url, headers: {}, now, explain: false, wanted, optional }
    // As many of both as are read at most.
    await expectLinear(0.125, (share) => {
      const types = 'a '.repeat((attribute / 2) * share - 1)
      const props = '<meta itemprop=contentUrl content=/v.mp4>'.repeat(SIGNAL_LIMITS.props * share)
      const reader = new SignalReader({ limits: SIGNAL_LIMITS })
      reader.write(`<div itemscope itemtype="${types}">${props}</div>`)
      const signals = reader.end()
      return () => detectMetadata(new PageView(signals, context))
    })
  })
})
