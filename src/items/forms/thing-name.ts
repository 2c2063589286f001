import {
  COMMON_FIELDS,
  ITEM_TYPES,
  type ItemField,
  type ItemType,
} from '../../contracts/item-types.js'
import type { Thing } from '../graph/thing.js'
import { toItemText } from './value-text.js'

const MAX_NAME = 500

/** Finds the name of a thing, or the headline of an article. Returns an empty text without a name. */
export function findName(thing: Thing, type: ItemType): string {
  const fields: Readonly<Record<string, ItemField>> = ITEM_TYPES[type].fields
  const { from } = fields.name ?? COMMON_FIELDS.name
  for (const property of from.split(' ')) {
    const text = toItemText(thing.getAll(property)[0])
    if (text !== '') return text.slice(0, MAX_NAME)
  }
  return ''
}

/** Returns a name in lower case and without punctuation, for comparisons. */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
