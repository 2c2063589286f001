import { ROLES_BY_TAG } from './roles.js'

export const DISPLAY = { block: 0, inline: 1, formula: 2, skipped: 3 } as const

/** Elements that stand within a line of text: phrasing content (WHATWG HTML). */
const INLINE =
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd mark nobr q ' +
  'rp rt ruby s samp small span strike strong sub sup time tt u var wbr'

const FORMULA = 'math mjx-assistive-mml mjx-container'

const SKIPPED =
  'audio base canvas datalist iframe link map meta object script select style svg template ' +
  'textarea title video'

const DISPLAY_BY_NAME = new Map<string, number>([
  ...INLINE.split(' ').map((name) => [name, DISPLAY.inline] as const),
  ...FORMULA.split(' ').map((name) => [name, DISPLAY.formula] as const),
  ...SKIPPED.split(' ').map((name) => [name, DISPLAY.skipped] as const),
])

export function isInlineElement(name: string): boolean {
  const display = DISPLAY_BY_NAME.get(name)
  return display === DISPLAY.inline || display === DISPLAY.formula
}

/** Similar elements are neighbours, so that a decision tree can separate them by one threshold. */
const ORDER =
  'p blockquote pre li dd dt td th h1 h2 h3 h4 h5 h6 figcaption article section main div body span time address a label legend summary button option form header aside nav footer noscript'.split(
    ' ',
  )

const UNKNOWN = createTag('')

const KNOWN = new Map(
  [...ORDER, ...DISPLAY_BY_NAME.keys(), ...ROLES_BY_TAG.keys()].map((name) => [
    name,
    createTag(name),
  ]),
)

export function getTag(name: string): Tag {
  return KNOWN.get(name) ?? UNKNOWN
}

function createTag(name: string) {
  return {
    display: DISPLAY_BY_NAME.get(name) ?? DISPLAY.block,
    roles: ROLES_BY_TAG.get(name) ?? 0,
    /** 1 to 6 for a heading, else 0. */
    level: /^h[1-6]$/.test(name) ? Number(name[1]) : 0,
    order: ORDER.indexOf(name) + 1,
  }
}

export type Tag = Readonly<ReturnType<typeof createTag>>
