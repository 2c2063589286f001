import { isMetaField, META_FIELDS, type MetaField } from '../../contracts/fields.js'
import { readBoolean } from '../kinds/flag-kind.js'
import { createWrongValueError, parseBoolean } from '../kinds/value.js'
import { isGiven, type NamedValue, toEntries } from '../shape.js'
import type { UnknownNames } from '../unknown-names.js'

/** Returns the wanted fields in the order of the answer. */
export function readMetaFields(value: unknown, unknownNames: UnknownNames): ReadonlySet<MetaField> {
  if (!isGiven(value)) return new Set(META_FIELDS)
  const entries = toEntries(value)
  if (entries) return pickMetaFields(entries, unknownNames)
  const wanted = parseBoolean(value)
  if (wanted !== undefined) return new Set(wanted ? META_FIELDS : [])
  const right = '`true` or `false`, or name fields, as in `meta.title=true`.'
  throw createWrongValueError('meta', value, right)
}

/** Picks the fields set to `true`. If there are none, picks all fields not set to `false`. */
function pickMetaFields(entries: NamedValue[], unknownNames: UnknownNames): ReadonlySet<MetaField> {
  for (const [name] of entries) {
    if (!isMetaField(name))
      unknownNames.addUnknownNameWarning('meta.', name, 'a field', META_FIELDS)
  }
  const named = new Map(
    entries
      .filter(([name, value]) => isMetaField(name) && !toEntries(value))
      .map(([name, value]) => [name, readBoolean(value, `meta.${name}`)]),
  )
  const included = META_FIELDS.filter((field) => named.get(field))
  const rest = META_FIELDS.filter((field) => named.get(field) !== false)
  return new Set(included.length > 0 ? included : rest)
}
