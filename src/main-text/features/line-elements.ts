/** How an element stands in the text: in a line of it, as a block of its own, or not at all. */
export const STANDS = { block: 0, inline: 1, skipped: 2 } as const

/** Elements that stand in a line of text (WHATWG HTML, phrasing content). */
const INLINE =
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd mark math nobr ' +
  'q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'

/** Elements whose text, if they have any, is not read. */
const SKIPPED =
  'audio base canvas datalist iframe link map meta object script select style svg template ' +
  'textarea title video'

const BY_NAME = new Map<string, number>([
  ...INLINE.split(' ').map((name) => [name, STANDS.inline] as const),
  ...SKIPPED.split(' ').map((name) => [name, STANDS.skipped] as const),
])

/** Elements of which this says something. */
export const NAMED: readonly string[] = [...BY_NAME.keys()]

export function standingOf(name: string): number {
  return BY_NAME.get(name) ?? STANDS.block
}

export function isInlineName(name: string): boolean {
  return BY_NAME.get(name) === STANDS.inline
}
