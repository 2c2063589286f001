import type { Element } from '../../page/index.js'

/** Bits for the roles of an element, by the tag, ARIA role and state of the element and its ancestors. */
export const ROLE = {
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

type Role = keyof typeof ROLE

/** For each name in `ROLE`: its tags and its ARIA roles (WAI-ARIA 1.2, section 5.4), separated by spaces. */
const SIGNS: Readonly<Partial<Record<Role, readonly [tags: string, aria?: string]>>> = {
  nav: ['nav menu', 'navigation menu menubar'],
  header: ['header', 'banner'],
  footer: ['footer', 'contentinfo'],
  aside: ['aside', 'complementary'],
  form: ['form fieldset', 'search form'],
  list: ['ul ol', 'list'],
  table: ['table'],
  article: ['article', 'article'],
  main: ['main', 'main'],
  figure: ['figure'],
  dialog: ['dialog', 'dialog alertdialog alert'],
  details: ['details'],
  button: ['button', 'button'],
  link: ['a'],
  code: ['pre'],
  quote: ['blockquote'],
  heading: ['h1 h2 h3 h4 h5 h6', 'heading'],
  section: ['section'],
  label: ['label legend option', 'listbox option'],
  item: ['li'],
  definition: ['dl'],
  noscript: ['noscript'],
}

const ROLES_BY_TAG = indexByWord(([tags]) => tags)
const ROLES_BY_ARIA = indexByWord(([, aria]) => aria)

export const ROLE_TAGS: readonly string[] = [...ROLES_BY_TAG.keys()]

export function findTagRoles(name: string): number {
  return ROLES_BY_TAG.get(name) ?? 0
}

export function readRoles(element: Element, tagRoles: number): number {
  let bits = tagRoles
  const role = element.getAttribute('role')
  if (role !== undefined) bits |= ROLES_BY_ARIA.get(role) ?? 0
  if (isHidden(element)) bits |= ROLE.hidden
  const declared = element.getAttribute('itemtype') ?? element.getAttribute('itemprop')
  if (declared !== undefined) bits |= ROLE.microdata
  return bits
}

function isHidden(element: Element): boolean {
  if (element.getAttribute('hidden') !== undefined) return true
  const style = element.getAttribute('style')
  return (
    element.getAttribute('aria-hidden') === 'true' ||
    (style !== undefined && HIDING_STYLE.test(style))
  )
}

const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i

function indexByWord(
  list: (signs: readonly [tags: string, aria?: string]) => string | undefined,
): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(SIGNS).flatMap(([role, signs]) =>
      (list(signs)?.split(' ') ?? []).map((word) => [word, ROLE[role as Role]] as const),
    ),
  )
}
