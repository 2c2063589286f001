import { INSIDE } from '../page/index.js'
import { toText } from '../values/index.js'
import { jsonLd, meta, prop, source } from './field-source.js'
import type { PageView } from './page-view.js'
import type { RawMatch } from './raw-match.js'
import { PAGES, WORKS } from './schema-types.js'
import { isHostName, isSiteName, lettersOnly } from './site-name.js'
import { stripTags } from './strip-tags.js'
import type { Field } from './text-field.js'

export const title: Field = {
  sources: [
    source('title that og:title cuts short', longer),
    meta('og:title'),
    meta('twitter:title'),
    jsonLd('headline', WORKS, 'work'),
    jsonLd('name', WORKS, 'work'),
    meta('citation_title'),
    meta('dc.title'),
    meta('dcterms.title'),
    meta('parsely-title'),
    meta('sailthru.title'),
    source('heading in title', repeated),
    prop('headline'),
    source('title', pageTitle),
    source('h1', (page) => headings(page, 1)),
    jsonLd('name', PAGES, 'page'),
    source('h2', (page) => headings(page, 2)),
  ],
  clean: (raw, page, name) => {
    const text = toText(stripTags(raw))
    if (text === null) return { reason: 'empty' }
    if (PLACEHOLDER.test(text)) return { reason: 'a placeholder' }
    if (isOnlySite(text, page, name)) return { reason: "the site's own name" }
    return { value: text }
  },
}

/** What is left when a template or a script was not filled in. */
const PLACEHOLDER = /^(?:\{\{.*\}\}|%\w+%|null|undefined|\[object Object\])$/i

/** The site's name is the title of its front page only. What is declared is doubted the least. */
function isOnlySite(text: string, page: PageView, source: string): boolean {
  if (page.url.pathname === '/' || source === 'title' || source === 'h1') return false
  return source.startsWith('meta ') ? isHostName(text, page.url) : isSiteName(text, page)
}

function headings({ signals }: PageView, level: number): RawMatch[] {
  return signals.headings
    .filter((heading) => heading.level === level)
    .map(({ text, at }) => ({ raw: text, at }))
}

/** Shorter headings than this may be repeated by chance, in letters. */
const LETTERS = 6

/** The longest heading that `<title>` repeats; one in a page's header is the site's name rather. */
function repeated(page: PageView): RawMatch[] {
  const whole = lettersOnly(page.signals.title)
  return page.signals.headings
    .map(({ text, at, inside }) => ({ raw: text, at, inside, letters: lettersOnly(text) }))
    .filter(({ letters }) => letters.length >= LETTERS && whole.includes(letters))
    .sort((a, b) => weight(b) - weight(a))
    .map(({ raw, at }) => ({ raw, at }))
}

function weight({ letters, inside }: { letters: string; inside: number }): number {
  return (inside & INSIDE.header) !== 0 && (inside & INSIDE.article) === 0 ? 0 : letters.length
}

/** An `og:title` that an unescaped quote or an ellipsis cut: `<title>` goes on where it stops. */
export function* longer(page: PageView): Generator<RawMatch> {
  const [declared] = page.meta('og:title')
  const text = toText(declared?.raw ?? '')?.replace(/\s*(?:…|\.{3})$/, '')
  const whole = toText(page.signals.title)
  if (!text || !whole || whole.length <= text.length || !whole.startsWith(text)) return
  const cut = /(?:…|\.{3})$/.test(toText(declared?.raw ?? '') ?? '')
  if (cut || /^["'“”]/.test(whole.slice(text.length).trimStart())) yield* pageTitle(page)
}

const SEPARATORS = /\s+[|\-–—·:»›«•~/]+\s+|\s*[|｜]\s*|\s+::\s+|:\s+/gu

/** `<title>` without a name of the site at its ends. */
function* pageTitle(page: PageView): Generator<RawMatch> {
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
  yield { raw: whole.slice(start, end) || whole, at: page.signals.titleAt }
}
