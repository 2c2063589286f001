import { INSIDE } from '../../page/index.js'
import { cleanText } from '../../values/index.js'
import {
  type FieldSource,
  fromBody,
  fromItemprop,
  fromJsonLd,
  fromMeta,
  type SourceTraits,
  toSource,
} from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { splitPath } from '../path-segments.js'
import { WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { findMainHeadings, findPageHeadings, type PageHeading } from './page-headings.js'
import { isSiteName, matchesHostName, stripSiteNames, toLetters } from './site-name.js'
import { stripTitleDecoration } from './title-decoration.js'
import { BETWEEN_WORDS, findSpans } from './title-parts.js'

function fromTitleMeta(key: string, traits: Partial<SourceTraits> = {}): FieldSource {
  return fromMeta(key, { doubts: 'host name', ...traits })
}

export const OG_TITLE = fromTitleMeta('og:title', { decorated: true })

export const title: Field = {
  sources: [
    toSource('title that og:title cuts short', findUntruncatedTitle),
    OG_TITLE,
    fromTitleMeta('twitter:title', { decorated: true }),
    fromJsonLd('headline', WORKS, 'work'),
    fromJsonLd('name', WORKS, 'work'),
    fromTitleMeta('citation_title'),
    fromTitleMeta('dc.title'),
    fromTitleMeta('dcterms.title'),
    fromBody('heading in title', findRepeatedHeadings),
    fromItemprop('headline'),
    fromBody('h1 that the address spells', findHeadingInUrl),
    fromBody('h1 that rewords title', findRewordedHeading),
    fromBody('title', findPageTitle, { doubts: 'nothing', decorated: true }),
    fromBody('h1', findTopHeadings, { doubts: 'nothing' }),
  ],
  clean: (raw, page, source) => {
    // Keeps tags in visible text: the page writes about them.
    const shown = source.trust === 'visible' ? raw : stripTags(raw)
    const text = cleanText(shown)?.replace(PERMALINK, '') ?? null
    if (text === null) return { rejection: 'empty' }
    if (PLACEHOLDER.test(text)) return { rejection: 'placeholder' }
    if (isOnlySiteName(text, page, source)) return { rejection: 'site-name' }
    return { value: source.decorated ? stripTitleDecoration(text, page) : text }
  },
}

/** Matches the link sign that documentation tools add to headings. */
const PERMALINK = / ?¶$/

const PLACEHOLDER = /^(?:\{\{.*\}\}|%\w+%|null|undefined|\[object Object\])$/i

function isOnlySiteName(text: string, page: PageView, { doubts }: FieldSource): boolean {
  if (page.url.pathname === '/' || doubts === 'nothing') return false
  return doubts === 'host name' ? matchesHostName(text, page.url) : isSiteName(text, page)
}

function findTopHeadings({ signals }: PageView): RawMatch[] {
  return signals.headings
    .filter(({ level }) => level === 1)
    .map(({ text, at }) => ({ raw: text, at }))
}

const MIN_LETTERS = 6

/** Finds headings that `<title>` repeats. Longer headings come first. */
function findRepeatedHeadings(page: PageView): RawMatch[] {
  const own = findPageHeadings(page).filter(({ letters }) => letters.length >= MIN_LETTERS)
  const spans = findSpans(
    page.signals.title,
    own.map(({ letters }) => letters),
  )
  return own
    .filter((_, index) => spans[index] !== undefined)
    .toSorted((a, b) => rankHeading(b) - rankHeading(a))
    .map(({ text, at }) => ({ raw: text, at }))
}

function rankHeading({ letters, inside }: PageHeading): number {
  if ((inside & INSIDE.article) !== 0) return letters.length * 2
  return (inside & INSIDE.header) === 0 ? letters.length : 0
}

export function* findUntruncatedTitle(page: PageView): Generator<RawMatch> {
  const [declared] = page.findMetas('og:title')
  const text = cleanText(declared?.raw ?? '')?.replace(/(?<!\s)\s*(?:…|\.{3})$/, '')
  const whole = cleanText(page.signals.title)
  if (!text || !whole || whole.length <= text.length || !whole.startsWith(text)) return
  const cut = /(?:…|\.{3})$/.test(cleanText(declared?.raw ?? '') ?? '')
  if (cut || /^["'“”]/.test(whole.slice(text.length).trimStart())) yield* findPageTitle(page)
}

function* findPageTitle(page: PageView): Generator<RawMatch> {
  const whole = cleanText(page.signals.title)
  if (whole === null) return
  const raw = page.url.pathname === '/' ? whole : stripSiteNames(whole, page, 'ends')
  yield { raw, at: page.signals.titleAt }
}

const MIN_SHARED_WORDS = 2
const MIN_SHARED_PART = 0.5

function findRewordedHeading(page: PageView): RawMatch[] {
  if (page.url.pathname === '/') return []
  const [only, ...more] = findMainHeadings(page)
  if (only === undefined || more.length > 0) return []
  const { title } = page.signals
  if (toLetters(title).includes(only.letters)) return []
  const words = splitWords(only.text)
  const inTitle = new Set(splitWords(title))
  const shared = words.filter((word) => inTitle.has(word)).length
  const isSame = shared >= MIN_SHARED_WORDS && shared >= MIN_SHARED_PART * words.length
  return isSame ? [{ raw: only.text, at: only.at }] : []
}

function splitWords(text: string): string[] {
  return text
    .split(BETWEEN_WORDS)
    .map(toLetters)
    .filter((word) => word !== '')
}

const MIN_PREFIX = 20

const MAX_SEGMENTS = 8

const MIN_WORD_LETTERS = 4

function findHeadingInUrl(page: PageView): RawMatch[] {
  const title = new Set(findLongWords(page.signals.title))
  const parts = splitPath(page.url)
    .slice(-MAX_SEGMENTS)
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
    .filter((part) => !findLongWords(part).some((word) => title.has(word)))
    .map(toLetters)
    .filter((letters) => letters.length >= MIN_LETTERS)
  return findMainHeadings(page)
    .filter((heading) => parts.some((part) => spellsHeading(heading, part)))
    .map(({ text, at }) => ({ raw: text, at }))
}

function spellsHeading({ letters }: PageHeading, part: string): boolean {
  if (letters === part) return true
  const [shorter, longer] = letters.length < part.length ? [letters, part] : [part, letters]
  return shorter.length >= MIN_PREFIX && longer.startsWith(shorter)
}

function findLongWords(text: string): string[] {
  return splitWords(text).filter((word) => word.length >= MIN_WORD_LETTERS)
}
