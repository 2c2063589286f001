function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Elements that stand in a line of text (WHATWG HTML, phrasing content). */
const INLINE = words(
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd mark math nobr ' +
    'q rp rt ruby s samp small span strike strong sub sup time tt u var wbr',
)

/** Elements whose text, if they have any, is not read. */
const SKIPPED = words(
  'audio canvas datalist iframe map object script select style svg template textarea title video',
)

export function isInlineName(name: string): boolean {
  return INLINE.has(name)
}

export function isSkipped(name: string): boolean {
  return SKIPPED.has(name)
}
