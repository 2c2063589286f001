import type { ItemType } from '../../contracts/item-types.js'
import { isEmptyValue } from '../forms/form-readers.js'
import type { Thing } from '../graph/thing.js'
import { type DeriveContext, deriveFields } from './derive.js'
import { listDeclaredFields, readField } from './read-fields.js'

/** Fields that the page itself fills if nothing declares them. */
const KNOWN = new Set(['name', 'url', 'image', 'lang'])

/** Lists, in lower case, the properties from which the fields without a value are read. */
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
