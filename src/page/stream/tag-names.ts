import { html } from 'parse5'

const { getTagID, TAG_NAMES } = html

/**
 * The standard's names of elements as tags have them, in lower case. There is one string of each:
 * two of the same are compared by where they stand, and none is lowered or kept with its page.
 */
export const KNOWN_TAGS: ReadonlyMap<string, { readonly name: string; readonly id: html.TAG_ID }> =
  new Map(
    Object.values(TAG_NAMES)
      .filter((name) => name === name.toLowerCase())
      .map((name) => [name, { name, id: getTagID(name) }]),
  )
