import { INSIDE } from '../../page/index.js'
import { toText } from '../../values/index.js'
import {
  type FieldSource,
  fromJsonLd,
  fromMeta,
  fromProp,
  type SourceTraits,
  source,
  visible,
} from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { splitPath } from '../path-segments.js'
import { WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { findPageHeadings, type PageHeading } from './page-headings.js'
import { isHostName, isSiteName, stripSiteNames, toLetters } from './site-name.js'
import { stripDecoration } from './title-decoration.js'
import { BETWEEN_WORDS, findSpans } from './title-parts.js'

/** Creates a source for a meta with a title; refuses the host's name, which content systems may fill in. */
function createTitleMeta(key: string, traits: Partial<SourceTraits> = {}): FieldSource {
  return fromMeta(key, { doubts: 'host name', ...traits })
}

export const OG_TITLE = createTitleMeta('og:title', { decorated: true })

export const title: Field = {
  sources: [
    source('title that og:title cuts short', findLongerTitle),
    OG_TITLE,
    createTitleMeta('twitter:title', { decorated: true }),
    fromJsonLd('headline', WORKS, 'work'),
    fromJsonLd('name', WORKS, 'work'),
    createTitleMeta('citation_title'),
    createTitleMeta('dc.title'),
    createTitleMeta('dcterms.title'),
    visible('heading in title', findRepeatedHeadings),
    fromProp('headline'),
    visible('h1 that the address spells', findHeadingInUrl),
    visible('h1 that rewords title', findRewordedHeading),
    visible('title', findPageTitle, { doubts: 'nothing', decorated: true }),
    visible('h1', (page) => findHeadings(page, 1), { doubts: 'nothing' }),
  ],
  clean: (raw, page, source) => {
    // Shown text has no markup left in it: any tags are what the page writes about.
    const shown = source.trust === 'visible' ? raw : stripTags(raw)
    const text = toText(shown)?.replace(PERMALINK, '') ?? null
    if (text === null) return { rejection: 'empty' }
    if (PLACEHOLDER.test(text)) return { rejection: 'placeholder' }
    if (isOnlySiteName(text, page, source)) return { rejection: 'site-name' }
    return { value: source.decorated ? stripDecoration(text, page) : text }
  },
}

/** Matches the mark of a link that documentation tools add to headings. */
const PERMALINK = / ?¶$/

/** Matches placeholders that templates and scripts left, such as `{{title}}`. */
const PLACEHOLDER = /^(?:\{\{.*\}\}|%\w+%|null|undefined|\[object Object\])$/i

/** True if the text is only a name of the site, and the page is not the site's front page. */
function isOnlySiteName(text: string, page: PageView, { doubts }: FieldSource): boolean {
  if (page.url.pathname === '/' || doubts === 'nothing') return false
  return doubts === 'host name' ? isHostName(text, page.url) : isSiteName(text, page)
}

function findHeadings({ signals }: PageView, level: number): RawMatch[] {
  return signals.headings
    .filter((heading) => heading.level === level)
    .map(({ text, at }) => ({ raw: text, at }))
}

/** Minimum number of letters of a heading, and of a segment of a path; shorter ones may match by chance. */
const MIN_LETTERS = 6

/** Finds headings that `<title>` repeats: long ones come first, headings in the page's header last. */
function findRepeatedHeadings(page: PageView): RawMatch[] {
  const own = findPageHeadings(page).filter(({ letters }) => letters.length >= MIN_LETTERS)
  const spans = findSpans(
    page.signals.title,
    own.map(({ letters }) => letters),
  )
  return own
    .filter((_, index) => spans[index] !== undefined)
    .toSorted((a, b) => weighHeading(b) - weighHeading(a))
    .map(({ text, at }) => ({ raw: text, at }))
}

function weighHeading({ letters, inside }: PageHeading): number {
  if ((inside & INSIDE.article) !== 0) return letters.length * 2
  return (inside & INSIDE.header) === 0 ? letters.length : 0
}

/** Finds `<title>` if it continues an `og:title` that was cut by an unescaped quote or an ellipsis. */
export function* findLongerTitle(page: PageView): Generator<RawMatch> {
  const [declared] = page.meta('og:title')
  const text = toText(declared?.raw ?? '')?.replace(/(?<!\s)\s*(?:…|\.{3})$/, '')
  const whole = toText(page.signals.title)
  if (!text || !whole || whole.length <= text.length || !whole.startsWith(text)) return
  const cut = /(?:…|\.{3})$/.test(toText(declared?.raw ?? '') ?? '')
  if (cut || /^["'“”]/.test(whole.slice(text.length).trimStart())) yield* findPageTitle(page)
}

/** Finds `<title>`, and removes names of the site at both ends unless the page is the front page. */
function* findPageTitle(page: PageView): Generator<RawMatch> {
  const whole = toText(page.signals.title)
  if (whole === null) return
  const raw = page.url.pathname === '/' ? whole : stripSiteNames(whole, page, 'ends')
  yield { raw, at: page.signals.titleAt }
}

/** Minimum number of words that the heading and `<title>` must have in common. */
const MIN_WORDS = 2
/** Minimum share of the heading's words that must be in `<title>`. */
const MIN_SHARE = 0.5

/** Finds the main heading if it is the only one and shares most of its words with `<title>`, but not its wording. */
function findRewordedHeading(page: PageView): RawMatch[] {
  if (page.url.pathname === '/') return []
  const [only, ...more] = findPageHeadings(page).filter(
    ({ level, letters }) => level === 1 && letters !== '',
  )
  if (only === undefined || more.length > 0) return []
  const { title } = page.signals
  if (toLetters(title).includes(only.letters)) return []
  const words = findWords(only.text)
  const inTitle = new Set(findWords(title))
  const shared = words.filter((word) => inTitle.has(word)).length
  const isSame = shared >= MIN_WORDS && shared >= MIN_SHARE * words.length
  return isSame ? [{ raw: only.text, at: only.at }] : []
}

function findWords(text: string): string[] {
  return text
    .split(BETWEEN_WORDS)
    .map(toLetters)
    .filter((word) => word !== '')
}

/** Minimum number of letters that must agree if the segment of the path or the heading was cut. */
const MIN_PREFIX = 20

const MAX_SEGMENTS = 8

const MIN_WORD_LETTERS = 4

/** Finds the main heading that a segment of the path spells, if `<title>` has no word of this segment. */
function findHeadingInUrl(page: PageView): RawMatch[] {
  const title = new Set(findLongWords(page.signals.title))
  const parts = splitPath(page.url)
    .slice(-MAX_SEGMENTS)
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
    .filter((part) => !findLongWords(part).some((word) => title.has(word)))
    .map(toLetters)
    .filter((letters) => letters.length >= MIN_LETTERS)
  return findPageHeadings(page)
    .filter((heading) => heading.level === 1 && parts.some((part) => isSpelledBy(heading, part)))
    .map(({ text, at }) => ({ raw: text, at }))
}

function isSpelledBy({ letters }: PageHeading, part: string): boolean {
  if (letters === part) return true
  const [shorter, longer] = letters.length < part.length ? [letters, part] : [part, letters]
  return shorter.length >= MIN_PREFIX && longer.startsWith(shorter)
}

function findLongWords(text: string): string[] {
  const words = text.split(BETWEEN_WORDS).map(toLetters)
  return words.filter((word) => word.length >= MIN_WORD_LETTERS)
}
