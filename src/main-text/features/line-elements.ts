/** Places of an element in the text; a formula is in a line, with every element in it. */
export const STANDS = { block: 0, inline: 1, formula: 2, skipped: 3 } as const

/** Elements that stand in a line of text (WHATWG HTML, phrasing content). */
const INLINE =
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd mark nobr q ' +
  'rp rt ruby s samp small span strike strong sub sup time tt u var wbr'

/** MathML, and what MathJax puts around it. */
const FORMULA = 'math mjx-assistive-mml mjx-container'

/** Elements whose text, if they have any, is not read. */
const SKIPPED =
  'audio base canvas datalist iframe link map meta object script select style svg template ' +
  'textarea title video'

const BY_NAME = new Map<string, number>([
  ...INLINE.split(' ').map((name) => [name, STANDS.inline] as const),
  ...FORMULA.split(' ').map((name) => [name, STANDS.formula] as const),
  ...SKIPPED.split(' ').map((name) => [name, STANDS.skipped] as const),
])

/** Elements of which this says something. */
export const NAMED: readonly string[] = [...BY_NAME.keys()]

export function standingOf(name: string): number {
  return BY_NAME.get(name) ?? STANDS.block
}

export function isInlineName(name: string): boolean {
  const standing = BY_NAME.get(name)
  return standing === STANDS.inline || standing === STANDS.formula
}
