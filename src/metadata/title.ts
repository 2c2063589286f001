import { INSIDE } from '../page/signals.js'
import { toText } from '../values/text.js'
import type { Field } from './field.js'
import type { Page } from './page.js'
import { plain } from './plain.js'
import { isSiteName, squash } from './site.js'
import { type Found, jsonLd, meta, prop, source } from './source.js'
import { PAGES, WORKS } from './types.js'

export const title: Field = {
  sources: [
    source('title that a meta cut short', (page) => longer(page)),
    meta('og:title'),
    meta('twitter:title'),
    jsonLd('headline', WORKS, 'work'),
    jsonLd('name', WORKS, 'work'),
    meta('citation_title'),
    meta('dc.title'),
    meta('dcterms.title'),
    meta('parsely-title'),
    meta('sailthru.title'),
    source('heading in title', (page) => repeated(page)),
    prop('headline'),
    source('title', (page) => pageTitle(page)),
    source('h1', (page) => headings(page, 1)),
    jsonLd('name', PAGES, 'page'),
    source('h2', (page) => headings(page, 2)),
  ],
  clean: (raw, page, name) => {
    const text = toText(plain(raw))
    if (text === null) return { reason: 'empty' }
    if (/^\{\{.*\}\}$|^%\w+%$|^(?:null|undefined|\[object Object\])$/i.test(text))
      return { reason: 'a placeholder' }
    if (
      name !== 'title' &&
      name !== 'h1' &&
      page.url.pathname.length > 1 &&
      isSiteName(text, page)
    ) {
      return { reason: "the site's own name" }
    }
    return { value: text }
  },
}

function headings({ signals }: Page, level: number): Found[] {
  return signals.headings
    .filter((heading) => heading.level === level)
    .map(({ text, at }) => ({ raw: text, at }))
}

/** Shorter headings than this may be repeated by chance, in letters. */
const LETTERS = 6

/** The longest heading that `<title>` repeats; one in a page's header is the site's name rather. */
function repeated(page: Page): Found[] {
  const whole = squash(page.signals.title)
  return page.signals.headings
    .map(({ text, at, inside }) => ({ raw: text, at, inside, letters: squash(text) }))
    .filter(({ letters }) => letters.length >= LETTERS && whole.includes(letters))
    .sort((a, b) => weight(b) - weight(a))
    .map(({ raw, at }) => ({ raw, at }))
}

function weight({ letters, inside }: { letters: string; inside: number }): number {
  return (inside & INSIDE.header) !== 0 && (inside & INSIDE.article) === 0 ? 0 : letters.length
}

/** An `og:title` that an unescaped quote or an ellipsis cut: `<title>` goes on where it stops. */
function* longer(page: Page): Generator<Found> {
  const [declared] = page.meta('og:title')
  const text = toText(declared?.raw ?? '')?.replace(/\s*(?:…|\.{3})$/, '')
  const whole = toText(page.signals.title)
  if (!text || !whole || whole.length <= text.length || !whole.startsWith(text)) return
  const cut = /(?:…|\.{3})$/.test(toText(declared?.raw ?? '') ?? '')
  if (cut || /^["'“”]/.test(whole.slice(text.length).trimStart())) yield* pageTitle(page)
}

const SEPARATORS = /\s+[|\-–—·:»›«•~/]+\s+|\s*[|｜]\s*|\s+::\s+/gu

/** `<title>` without a name of the site at its ends. */
function* pageTitle(page: Page): Generator<Found> {
  const whole = toText(page.signals.title)
  if (whole === null) return
  const separators = [...whole.matchAll(SEPARATORS)]
  let [start, end] = [0, whole.length]
  for (const { index } of separators.toReversed()) {
    if (!isSiteName(whole.slice(index, end), page)) break
    end = index
  }
  for (const { index, 0: separator } of separators) {
    if (index >= end || !isSiteName(whole.slice(start, index), page)) break
    start = index + separator.length
  }
  yield { raw: whole.slice(start, end) || whole }
}
