import type { MetaField } from '../contracts/fields.js'
import type { Signals } from '../page/index.js'
import { toText } from '../values/index.js'
import { isDecidedTitle } from './fields/decoration.js'
import { agreeing } from './fields/description.js'
import { HTML_LANG, lang } from './fields/lang.js'
import { longer, OG_TITLE, title } from './fields/title.js'
import { CANONICAL, url } from './fields/url.js'
import { type DetectContext, PageView } from './page-view.js'
import { decideField } from './text-field.js'

/**
 * Fields that can be known before the end of the page, and when. Metas are only ever added at the
 * end of their list, so the first one of a name stays the first. The other fields have a first
 * source (JSON-LD), or further candidates to fall back on, that may stand in the last line.
 */
const RULES: { readonly [F in MetaField]?: (page: PageView) => boolean } = {
  // `<title>` may go on where a broken `og:title` stops, so both have to be there; and a heading
  // that is still to come may say that a part of `og:title` is decoration.
  title: (page) =>
    page.signals.title !== '' &&
    page.meta('og:title').every(({ raw }) => isDecidedTitle(toText(raw) ?? '', page)) &&
    [...longer(page)].length === 0 &&
    decideField(title, page).source === OG_TITLE,
  // Only an agreement cannot be outranked, and only by the first description.
  description: (page) =>
    agreeing(page)[0] !== undefined && agreeing(page)[0]?.at === page.meta('description')[0]?.at,
  lang: (page) => decideField(lang, page).source === HTML_LANG,
  // A relative address waits for a `<base>` that may follow.
  url: (page) => decideField(url, page).source === CANONICAL && isAbsolute(page),
}

/**
 * Whether nothing later in the document can change any wanted field, so that the download may
 * stop. Says no when in doubt: the answer is the one that the whole page would give.
 */
export function isSettled(signals: Signals, context: DetectContext): boolean {
  if (!maySettle(context)) return false
  const page = new PageView(signals, context)
  return [...context.wanted].every((field) => RULES[field]?.(page) === true)
}

/** Whether what is wanted may be known before the end of a page at all. */
export function maySettle({ wanted, optional, explain }: Wanted): boolean {
  const isSpared = !explain && (optional === undefined || optional.size === 0)
  return isSpared && [...wanted].every((field) => RULES[field] !== undefined)
}

type Wanted = Pick<DetectContext, 'wanted' | 'optional' | 'explain'>

function isAbsolute({ signals }: PageView): boolean {
  const canonical = signals.links.filter(({ rel }) => rel.split(/\s+/).includes('canonical'))
  return signals.base !== '' || canonical.every(({ href }) => /^\s*https?:\/\//i.test(href))
}
