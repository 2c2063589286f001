import type { ItemType } from '../../contracts/item-types.js'
import { isEmptyValue } from '../forms/form-readers.js'
import type { Thing } from '../graph/thing.js'
import { type DeriveContext, deriveFields } from './derive.js'
import { listDeclaredFields, readField } from './read-fields.js'

/** Names of fields that are filled from the page if no structured data has them. */
const KNOWN = new Set(['name', 'url', 'image', 'lang'])

/** Lists the properties, in lower case, that could fill the item's empty fields. */
export function findLackingProperties(
  type: ItemType,
  things: readonly Thing[],
  context: DeriveContext,
): ReadonlySet<string> {
  const sources = things.map((thing) => ({ thing, fields: deriveFields(type, thing, context) }))
  const lacking = listDeclaredFields(type).filter(
    ([name, field]) =>
      !KNOWN.has(name) &&
      sources.every(({ thing, fields }) =>
        isEmptyValue((fields[name] ?? readField(thing, field, context))?.value),
      ),
  )
  const names = lacking.flatMap(([, { from }]) => from.split(' '))
  return new Set(names.map((path) => path.replace(/\..*$/, '').toLowerCase()))
}
