import {
  COMMON_FIELDS,
  ITEM_TYPES,
  type ItemField,
  type ItemType,
} from '../../contracts/item-types.js'
import type { Thing } from '../graph/thing.js'
import { toItemText } from './value-text.js'

const MAX_NAME = 500

/** Returns a thing's name, or '' for a nameless thing. */
export function findName(thing: Thing, type: ItemType): string {
  const fields: Readonly<Record<string, ItemField>> = ITEM_TYPES[type].fields
  const { from } = fields.name ?? COMMON_FIELDS.name
  for (const property of from.split(' ')) {
    const text = toItemText(thing.getAll(property)[0])
    if (text !== '') return text.slice(0, MAX_NAME)
  }
  return ''
}

/** Makes names comparable: lower case, without punctuation. */
export function normalizeNameForComparison(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
