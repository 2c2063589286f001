import { INSIDE } from '../../page/index.js'
import { toText } from '../../values/index.js'
import {
  type FieldSource,
  jsonLd,
  meta,
  prop,
  type SourceTraits,
  source,
  visible,
} from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { findSpelledByAddress } from './address-heading.js'
import { findRewordedHeading } from './only-heading.js'
import { findPageHeadings, type PageHeading } from './page-headings.js'
import { isHostName, isSiteName, stripSiteNames } from './site-name.js'
import { stripDecoration } from './title-decoration.js'
import { findSpans } from './title-parts.js'

/** Creates a source that refuses the host's name, which content systems may fill in. */
function titleMeta(key: string, traits: Partial<SourceTraits> = {}): FieldSource {
  return meta(key, { doubts: 'host name', ...traits })
}

export const OG_TITLE = titleMeta('og:title', { decorated: true })

export const title: Field = {
  sources: [
    source('title that og:title cuts short', findLonger),
    OG_TITLE,
    titleMeta('twitter:title', { decorated: true }),
    jsonLd('headline', WORKS, 'work'),
    jsonLd('name', WORKS, 'work'),
    titleMeta('citation_title'),
    titleMeta('dc.title'),
    titleMeta('dcterms.title'),
    visible('heading in title', findRepeated),
    prop('headline'),
    visible('h1 that the address spells', findSpelledByAddress),
    visible('h1 that rewords title', findRewordedHeading),
    visible('title', findPageTitle, { doubts: 'nothing', decorated: true }),
    visible('h1', (page) => findHeadings(page, 1), { doubts: 'nothing' }),
  ],
  clean: (raw, page, source) => {
    // Shown text has no markup left in it, only tags that the page is about.
    const shown = source.trust === 'visible' ? raw : stripTags(raw)
    const text = toText(shown)?.replace(PERMALINK, '') ?? null
    if (text === null) return { rejection: 'empty' }
    if (PLACEHOLDER.test(text)) return { rejection: 'placeholder' }
    if (isOnlySite(text, page, source)) return { rejection: 'site-name' }
    return { value: source.decorated ? stripDecoration(text, page) : text }
  },
}

/** Links to headings that documentation tools add. */
const PERMALINK = / ?¶$/

/** Left by templates and scripts that were not filled in. */
const PLACEHOLDER = /^(?:\{\{.*\}\}|%\w+%|null|undefined|\[object Object\])$/i

/** True for a name of the site, except on its front page. */
function isOnlySite(text: string, page: PageView, { doubts }: FieldSource): boolean {
  if (page.url.pathname === '/' || doubts === 'nothing') return false
  return doubts === 'host name' ? isHostName(text, page.url) : isSiteName(text, page)
}

function findHeadings({ signals }: PageView, level: number): RawMatch[] {
  return signals.headings
    .filter((heading) => heading.level === level)
    .map(({ text, at }) => ({ raw: text, at }))
}

/** Shorter headings may be repeated by chance. */
const MIN_LETTERS = 6

/** Finds headings that `<title>` repeats, the longest first, and those in headers last. */
function findRepeated(page: PageView): RawMatch[] {
  const own = findPageHeadings(page).filter(({ letters }) => letters.length >= MIN_LETTERS)
  const spans = findSpans(
    page.signals.title,
    own.map(({ letters }) => letters),
  )
  return own
    .filter((_, index) => spans[index] !== undefined)
    .toSorted((a, b) => toWeight(b) - toWeight(a))
    .map(({ text, at }) => ({ raw: text, at }))
}

function toWeight({ letters, inside }: PageHeading): number {
  if ((inside & INSIDE.article) !== 0) return letters.length * 2
  return (inside & INSIDE.header) === 0 ? letters.length : 0
}

/** Finds `<title>` if it continues an `og:title` that an unescaped quote or an ellipsis cut. */
export function* findLonger(page: PageView): Generator<RawMatch> {
  const [declared] = page.meta('og:title')
  const text = toText(declared?.raw ?? '')?.replace(/(?<!\s)\s*(?:…|\.{3})$/, '')
  const whole = toText(page.signals.title)
  if (!text || !whole || whole.length <= text.length || !whole.startsWith(text)) return
  const cut = /(?:…|\.{3})$/.test(toText(declared?.raw ?? '') ?? '')
  if (cut || /^["'“”]/.test(whole.slice(text.length).trimStart())) yield* findPageTitle(page)
}

/** Finds `<title>`, without names of the site at its ends except on the front page. */
function* findPageTitle(page: PageView): Generator<RawMatch> {
  const whole = toText(page.signals.title)
  if (whole === null) return
  const raw = page.url.pathname === '/' ? whole : stripSiteNames(whole, page, 'ends')
  yield { raw, at: page.signals.titleAt }
}
