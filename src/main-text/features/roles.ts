import type { Element } from '../../page/index.js'

/** Tags and ARIA roles (WAI-ARIA 1.2, 5.4) by the role that they give an element. */
const SIGNS = {
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
  hidden: [],
  link: ['a'],
  code: ['pre'],
  quote: ['blockquote'],
  heading: ['h1 h2 h3 h4 h5 h6', 'heading'],
  section: ['section'],
  label: ['label legend option', 'listbox option'],
  item: ['li'],
  definition: ['dl'],
  microdata: [],
  noscript: ['noscript'],
} satisfies Readonly<Record<string, Signs>>

type Signs = readonly [tags?: string, aria?: string]
type Role = keyof typeof SIGNS

export const ROLE = Object.fromEntries(
  Object.keys(SIGNS).map((role, index) => [role, 1 << index]),
) as Readonly<Record<Role, number>>

export const ROLES_BY_TAG = indexRolesByWord(([tags]) => tags)
const ROLES_BY_ARIA = indexRolesByWord(([, aria]) => aria)

export function readRoleBits(element: Element, tagRoles: number): number {
  let bits = tagRoles
  const role = element.getAttribute('role')
  if (role !== undefined) bits |= ROLES_BY_ARIA.get(role) ?? 0
  if (isHiddenElement(element)) bits |= ROLE.hidden
  const declared = element.getAttribute('itemtype') ?? element.getAttribute('itemprop')
  if (declared !== undefined) bits |= ROLE.microdata
  return bits
}

function isHiddenElement(element: Element): boolean {
  if (element.getAttribute('hidden') !== undefined) return true
  if (element.getAttribute('aria-hidden') === 'true') return true
  const style = element.getAttribute('style')
  return style !== undefined && HIDING_STYLE.test(style)
}

const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i

function indexRolesByWord(list: (signs: Signs) => string | undefined): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(SIGNS).flatMap(([role, signs]) =>
      (list(signs)?.split(' ') ?? []).map((word) => [word, ROLE[role as Role]] as const),
    ),
  )
}
