import { html } from 'parse5'

const { getTagID, TAG_NAMES } = html

/**
 * Names of the standard's elements in lower case. Sharing one string per name makes comparisons
 * cheap, and keeps no page in memory for a name cut from it.
 */
export const KNOWN_TAGS: ReadonlyMap<string, { readonly name: string; readonly id: html.TAG_ID }> =
  new Map(
    Object.values(TAG_NAMES)
      .filter((name) => name === name.toLowerCase())
      .map((name) => [name, { name, id: getTagID(name) }]),
  )
