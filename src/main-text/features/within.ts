import type { Element } from '../../page/index.js'

/** What an element, or one it stands in, is: by tag, role or state. */
export const WITHIN = {
  nav: 1 << 0,
  header: 1 << 1,
  footer: 1 << 2,
  aside: 1 << 3,
  form: 1 << 4,
  list: 1 << 5,
  table: 1 << 6,
  article: 1 << 7,
  main: 1 << 8,
  figure: 1 << 9,
  dialog: 1 << 10,
  details: 1 << 11,
  button: 1 << 12,
  hidden: 1 << 13,
  link: 1 << 14,
  code: 1 << 15,
  quote: 1 << 16,
  heading: 1 << 17,
  section: 1 << 18,
  label: 1 << 19,
  item: 1 << 20,
  definition: 1 << 21,
  microdata: 1 << 22,
  noscript: 1 << 23,
} as const

type Part = keyof typeof WITHIN

const TAGS: Readonly<Partial<Record<Part, string>>> = {
  nav: 'nav menu',
  header: 'header',
  footer: 'footer',
  aside: 'aside',
  form: 'form fieldset',
  list: 'ul ol',
  table: 'table',
  article: 'article',
  main: 'main',
  figure: 'figure',
  dialog: 'dialog',
  details: 'details',
  button: 'button',
  link: 'a',
  code: 'pre',
  quote: 'blockquote',
  heading: 'h1 h2 h3 h4 h5 h6',
  section: 'section',
  label: 'label legend option',
  item: 'li',
  definition: 'dl',
  noscript: 'noscript',
}

/** WAI-ARIA 1.2, section 5.4. */
const ROLES: Readonly<Partial<Record<Part, string>>> = {
  nav: 'navigation menu menubar',
  header: 'banner',
  footer: 'contentinfo',
  aside: 'complementary',
  form: 'search form',
  article: 'article',
  main: 'main',
  dialog: 'dialog alertdialog alert',
  button: 'button',
  heading: 'heading',
  list: 'list',
  label: 'listbox option',
}

const BY_TAG = byWord(TAGS)
const BY_ROLE = byWord(ROLES)

/** Tags that say what an element is. */
export const PARTS: readonly string[] = [...BY_TAG.keys()]

export function partsOfTag(name: string): number {
  return BY_TAG.get(name) ?? 0
}

/** The bits of one element, with those of its tag. */
export function partOf(element: Element, ofTag: number): number {
  let bits = ofTag
  const role = element.attribute('role')
  if (role !== undefined) bits |= BY_ROLE.get(role) ?? 0
  if (isHidden(element)) bits |= WITHIN.hidden
  if (isMicrodata(element)) bits |= WITHIN.microdata
  return bits
}

function isMicrodata(element: Element): boolean {
  return element.attribute('itemtype') !== undefined || element.attribute('itemprop') !== undefined
}

function isHidden(element: Element): boolean {
  if (element.attribute('hidden') !== undefined) return true
  const style = element.attribute('style')
  return element.attribute('aria-hidden') === 'true' || (style !== undefined && HIDING.test(style))
}

const HIDING = /display\s*:\s*none|visibility\s*:\s*hidden/i

function byWord(table: Readonly<Partial<Record<Part, string>>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([part, words]) =>
      words.split(' ').map((word): [string, number] => [word, WITHIN[part as Part]]),
    ),
  )
}
