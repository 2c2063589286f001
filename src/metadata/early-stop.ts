import type { MetaField } from '../contracts/fields.js'
import { cleanText } from '../values/index.js'
import { description, OG_DESCRIPTION } from './fields/description.js'
import { HTML_LANG, lang } from './fields/lang.js'
import { findUntruncatedTitle, OG_TITLE, title } from './fields/title.js'
import { isTitleFinal } from './fields/title-decoration.js'
import { CANONICAL, url } from './fields/url.js'
import type { DetectContext, PageView } from './page-view.js'
import { findFieldValue } from './text-field.js'

/** Tests that are true if later markup cannot change the field. */
const FINAL_IF: { readonly [F in MetaField]?: (page: PageView) => boolean } = {
  // A later `<title>` could replace an incomplete `og:title`.
  title: (page) =>
    page.signals.title !== '' &&
    page.findMetas('og:title').length > 0 &&
    page.findMetas('og:title').every(({ raw }) => isTitleFinal(cleanText(raw) ?? '', page)) &&
    [...findUntruncatedTitle(page)].length === 0 &&
    findFieldValue(title, page).source === OG_TITLE,
  description: (page) => findFieldValue(description, page).source === OG_DESCRIPTION,
  lang: (page) => findFieldValue(lang, page).source === HTML_LANG,
  // A later `<base>` would change a relative URL.
  url: (page) =>
    findFieldValue(url, page).source === CANONICAL &&
    (page.signals.base !== '' ||
      page.findLinks('canonical').every(({ href }) => /^\s*https?:\/\//i.test(href))),
}

export function canStopEarly(page: PageView): boolean {
  const fields = [...page.context.wanted]
  return allowsEarlyStop(page.context) && fields.every((field) => FINAL_IF[field]?.(page) === true)
}

export function allowsEarlyStop({ wanted, optional, explain }: Wanted): boolean {
  const isSpared = !explain && (optional === undefined || optional.size === 0)
  return isSpared && [...wanted].every((field) => FINAL_IF[field] !== undefined)
}

type Wanted = Pick<DetectContext, 'wanted' | 'optional' | 'explain'>
