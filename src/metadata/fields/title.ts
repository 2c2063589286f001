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
import { PAGES, WORKS } from '../schema-types.js'
import { stripTags } from '../strip-tags.js'
import type { Field } from '../text-field.js'
import { spelledByAddress } from './address-heading.js'
import { undecorated } from './decoration.js'
import { type OwnHeading, ownHeadings } from './own-headings.js'
import { isHostName, isSiteName, withoutSiteNames } from './site-name.js'
import { SEPARATOR_OR_CALL, spansIn } from './title-parts.js'

/** A `<meta>` means what it says, though editors' software may fill in the host. */
function titleMeta(key: string, traits: Partial<SourceTraits> = {}): FieldSource {
  return meta(key, { doubts: 'host name', ...traits })
}

/** What nearly every page declares, and where reading may stop. */
export const OG_TITLE = titleMeta('og:title', { decorated: true })

export const title: Field = {
  sources: [
    source('title that og:title cuts short', longer),
    OG_TITLE,
    titleMeta('twitter:title', { decorated: true }),
    jsonLd('headline', WORKS, 'work'),
    jsonLd('name', WORKS, 'work'),
    titleMeta('citation_title'),
    titleMeta('dc.title'),
    titleMeta('dcterms.title'),
    titleMeta('parsely-title'),
    titleMeta('sailthru.title'),
    visible('heading in title', repeated),
    prop('headline'),
    visible('h1 that the address spells', spelledByAddress),
    visible('title', pageTitle, { doubts: 'nothing', decorated: true }),
    visible('h1', (page) => headings(page, 1), { doubts: 'nothing' }),
    jsonLd('name', PAGES, 'page'),
    visible('h2', (page) => headings(page, 2)),
  ],
  clean: (raw, page, source) => {
    // What looks like a tag in a text that the page shows is one that it writes about.
    const shown = source.trust === 'visible' ? raw : stripTags(raw)
    const text = toText(shown)?.replace(PERMALINK, '') ?? null
    if (text === null) return { rejection: 'empty' }
    if (PLACEHOLDER.test(text)) return { rejection: 'placeholder' }
    if (isOnlySite(text, page, source)) return { rejection: 'site-name' }
    return { value: source.decorated ? undecorated(text, page) : text }
  },
}

/** The mark of a link to a heading, which documentation software puts after it. */
const PERMALINK = / ?¶$/

/** What is left when a template or a script was not filled in. */
const PLACEHOLDER = /^(?:\{\{.*\}\}|%\w+%|null|undefined|\[object Object\])$/i

/** The site's name is the title of its front page only. */
function isOnlySite(text: string, page: PageView, { doubts }: FieldSource): boolean {
  if (page.url.pathname === '/' || doubts === 'nothing') return false
  return doubts === 'host name' ? isHostName(text, page.url) : isSiteName(text, page)
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
  const own = ownHeadings(page).filter(({ letters }) => letters.length >= LETTERS)
  const spans = spansIn(
    page.signals.title,
    own.map(({ letters }) => letters),
    SEPARATOR_OR_CALL,
  )
  return own
    .filter((_, index) => spans[index] !== undefined)
    .toSorted((a, b) => weight(b) - weight(a))
    .map(({ text, at }) => ({ raw: text, at }))
}

function weight({ letters, inside }: OwnHeading): number {
  if ((inside & INSIDE.article) !== 0) return letters.length * 2
  return (inside & INSIDE.header) === 0 ? letters.length : 0
}

/** An `og:title` that an unescaped quote or an ellipsis cut: `<title>` goes on where it stops. */
export function* longer(page: PageView): Generator<RawMatch> {
  const [declared] = page.meta('og:title')
  const text = toText(declared?.raw ?? '')?.replace(/(?<!\s)\s*(?:…|\.{3})$/, '')
  const whole = toText(page.signals.title)
  if (!text || !whole || whole.length <= text.length || !whole.startsWith(text)) return
  const cut = /(?:…|\.{3})$/.test(toText(declared?.raw ?? '') ?? '')
  if (cut || /^["'“”]/.test(whole.slice(text.length).trimStart())) yield* pageTitle(page)
}

/** `<title>`, without a name of the site at its ends but on the site's front page. */
function* pageTitle(page: PageView): Generator<RawMatch> {
  const whole = toText(page.signals.title)
  if (whole === null) return
  const raw = page.url.pathname === '/' ? whole : withoutSiteNames(whole, page, 'ends')
  yield { raw, at: page.signals.titleAt }
}
