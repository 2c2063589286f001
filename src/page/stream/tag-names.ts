import { html } from 'parse5'

const { getTagID, TAG_NAMES } = html

/** Names and ids of the standard's elements; comparing them is fast, and they keep no page in memory. */
export const KNOWN_TAGS: ReadonlyMap<string, { readonly name: string; readonly id: html.TAG_ID }> =
  new Map(
    Object.values(TAG_NAMES)
      .filter((name) => name === name.toLowerCase())
      .map((name) => [name, { name, id: getTagID(name) }]),
  )
