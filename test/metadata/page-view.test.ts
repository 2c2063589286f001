import { describe, expect, it } from 'vitest'
import { META_FIELDS } from '../../src/contracts/fields.js'
import { PageView } from '../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'

const context = {
  url: 'https://www.example.com/a',
  wanted: new Set(META_FIELDS),
  headers: {},
  now: 0,
  explain: false,
}

/** Returns true if a view that was created before some markup is current after it. */
function staysCurrent(markup: string): boolean {
  const reader = new SignalReader({ wanted: context.wanted, limits: SIGNAL_LIMITS })
  const view = new PageView(reader.signals, context)
  reader.write(markup)
  return view.isUpToDate
}

describe('a view of the signals of a page', () => {
  it.each([
    '<html lang="en">',
    '<base href="/x/">',
    '<title>T</title>',
    '<meta name="a" content="b">',
    '<link rel="canonical" href="/b">',
    '<script type="application/ld+json">{}</script>',
    '<i itemprop="name" content="N"></i>',
    '<h1>H</h1>',
    '<a rel="author">Ada</a>',
    '<time datetime="2020-01-02">2 January</time>',
    '<p>In 2020<p>',
    '<table><tr><td>1</td></tr><tr><td>2</td></tr><caption>C</caption></table>',
    '<img src="/i.png">',
    '<video src="/v.mp4">',
  ])('is not current after %s', (markup) => expect(staysCurrent(markup)).toBe(false))

  it('is current after markup without signals', () =>
    expect(staysCurrent('<p class="x">Much text</p><ul><li>and more</ul>')).toBe(true))
})
