import type { MetaField } from '../contracts/fields.js'
import { cleanText } from '../values/index.js'
import { description, OG_DESCRIPTION } from './fields/description.js'
import { HTML_LANG, lang } from './fields/lang.js'
import { findUncutTitle, OG_TITLE, title } from './fields/title.js'
import { isTitleFinal } from './fields/title-decoration.js'
import { CANONICAL, url } from './fields/url.js'
import type { DetectContext, PageView } from './page-view.js'
import { decideField } from './text-field.js'

/** For each field: true if the rest of the page cannot change the field. */
const FINAL_IF: { readonly [F in MetaField]?: (page: PageView) => boolean } = {
  // Needs `<title>`, which may replace a broken `og:title`, and an `og:title` that no later heading changes.
  title: (page) =>
    page.signals.title !== '' &&
    page.findMetas('og:title').length > 0 &&
    page.findMetas('og:title').every(({ raw }) => isTitleFinal(cleanText(raw) ?? '', page)) &&
    [...findUncutTitle(page)].length === 0 &&
    decideField(title, page).source === OG_TITLE,
  description: (page) => decideField(description, page).source === OG_DESCRIPTION,
  lang: (page) => decideField(lang, page).source === HTML_LANG,
  // A relative URL is not final, since a `<base>` may follow.
  url: (page) =>
    decideField(url, page).source === CANONICAL &&
    (page.signals.base !== '' ||
      page.findLinks('canonical').every(({ href }) => /^\s*https?:\/\//i.test(href))),
}

export function canStopEarly(page: PageView): boolean {
  const fields = [...page.context.wanted]
  return mayStopEarly(page.context) && fields.every((field) => FINAL_IF[field]?.(page) === true)
}

export function mayStopEarly({ wanted, optional, explain }: Wanted): boolean {
  const isSpared = !explain && (optional === undefined || optional.size === 0)
  return isSpared && [...wanted].every((field) => FINAL_IF[field] !== undefined)
}

type Wanted = Pick<DetectContext, 'wanted' | 'optional' | 'explain'>
