import { NAMED, STANDS, standingOf } from './line-elements.js'
import { PARTS, partsOfTag } from './within.js'

/** What the name of an element says, in one look-up. */
export interface Tag {
  /** How it stands in the text, one of `STANDS`. */
  readonly standing: number
  /** What it is, as bits of `WITHIN`. */
  readonly parts: number
  /** 1 to 6 for a heading, else 0. */
  readonly level: number
  /** Its place in `ORDER`. */
  readonly order: number
}

/** An order in which neighbours are alike, so that one bound parts them. */
const ORDER =
  'p blockquote pre li dd dt td th h1 h2 h3 h4 h5 h6 figcaption article section main div body span time address a label legend summary button option form header aside nav footer noscript'.split(
    ' ',
  )

const UNKNOWN: Tag = { standing: STANDS.block, parts: 0, level: 0, order: 0 }

const KNOWN = new Map([...ORDER, ...NAMED, ...PARTS].map((name) => [name, described(name)]))

export function tagOf(name: string): Tag {
  return KNOWN.get(name) ?? UNKNOWN
}

function described(name: string): Tag {
  return {
    standing: standingOf(name),
    parts: partsOfTag(name),
    level: /^h[1-6]$/.test(name) ? Number(name[1]) : 0,
    order: ORDER.indexOf(name) + 1,
  }
}
