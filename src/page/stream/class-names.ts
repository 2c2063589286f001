import { INSIDE } from './signal-types.js'

/**
 * Start of a word in a `class` or `id`. Words count only as a whole part of a name (`entry-date`,
 * `date_published`), so that `update` is not a date.
 */
const PART = String.raw`(?:^|[\s_-]|__)`
const END = String.raw`(?=$|[\s_-]|\d)`

const ANY =
  /auth?or|auteur|byline|by-line|writer|contribut|redakt|journalist|reporter|credit|date|time|datum|fecha|publi|posted|meta|comment|disqus|sidebar|related|recommend|teaser|footer|copyright|trending|popular|latest|widget|promo|h-entry|vcard|logo|brand|breadcrumb|credit|dt-|tarih|firma|user-?_?name|review|reference|reflist|citation|footnote|bibliography|h-[ecfpri]|p-[nsa]|u-p/i

const BYLINE =
  /byline|by-line|by_line|auth?or(?!i[zst])|auteur|writer|contributor|redakteur|redaktion|journalist|reporter|firma(?=$|[\s_-])|(?:^|\s)(?:vcard|(?:post|topic)?[_-]?user[_-]?name)(?=$|\s)/
/** A card about the subject of an article, in the form of a contact card (`infobox vcard`). */
const SUBJECT = /(?:^|[\s_-])infobox/
const DATE =
  /(?:^|[\s_-]|[a-z])(?:date(?!s?picker)|datum|fecha|tarih|pubdate|timestamp|time-?stamp|published|posted|posttime|dt-published|publi(?:e|cado|cation|shed))|(?:^|[\s_-])(?:time|data)(?=$|[\s_-])|meta/

const CONTEXT: readonly (readonly [RegExp, number])[] = [
  [/comments?(?:list|area|section|wrapper|body|form)?(?=$|[\s_-])|disqus/, INSIDE.comments],
  // What buyers say of a product; `category-reviews` names the kind of an article.
  [
    /(?:^|\s)(?:(?:customer|user|product|guest|buyer)[_-]?)?(?:reviews(?:[_-]?(?:list|section|area|container))?|review[_-]?(?:list|item))(?=$|\s)/,
    INSIDE.comments,
  ],
  [
    new RegExp(
      `${PART}(?:related|recommend(?:ed|ations?)?|teasers?|trending|popular|latest|promos?|recirc|mostread|readmore)${END}`,
    ),
    INSIDE.related,
  ],
  [
    /(?:^|[\s_-])(?:references?|reflist|citations?|footnotes?|bibliography)(?=$|[\s_-])/,
    INSIDE.related,
  ],
  [/(?:^|\s)(?:sidebar|side-bar|widget-?area)|(?:-|_)sidebar(?=$|\s)/, INSIDE.aside],
  [/(?<!(?:post|entry|article)[_-])(?<=^|[\s_-])(?:footer|copyright)(?=$|[\s_-])/, INSIDE.footer],
]

export interface NameMeaning {
  readonly byline: boolean
  readonly date: boolean
  readonly inside: number
}

/** @returns `null` for names that mean nothing, as most do */
export function findClassMeaning(names: string): NameMeaning | null {
  // One cheap look spares most names the exact ones.
  return ANY.test(names) ? classMeaning(names) : null
}

function classMeaning(anyCase: string): NameMeaning {
  const names = anyCase.toLowerCase()
  let inside = 0
  for (const [pattern, bit] of CONTEXT) if (pattern.test(names)) inside |= bit
  const byline = BYLINE.test(names) && !SUBJECT.test(names)
  return { byline, date: DATE.test(names), inside }
}

const TAGS: Readonly<Record<string, number>> = {
  article: INSIDE.article,
  main: INSIDE.article,
  header: INSIDE.header,
  footer: INSIDE.footer,
  nav: INSIDE.nav,
  aside: INSIDE.aside,
  script: INSIDE.raw,
  style: INSIDE.raw,
  template: INSIDE.raw,
  textarea: INSIDE.raw,
  select: INSIDE.raw,
  iframe: INSIDE.raw,
  svg: INSIDE.raw,
  math: INSIDE.raw,
  // How characters are read aloud, written above them, and the brackets around it.
  rt: INSIDE.raw,
  rp: INSIDE.raw,
}
const TAG_MAP: ReadonlyMap<string, number> = new Map(Object.entries(TAGS))

/** Returns the `INSIDE` bits for the content of an element with this name. */
export function insideTag(tag: string): number {
  return TAG_MAP.get(tag) ?? 0
}
