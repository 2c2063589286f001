import { isMetaField, META_FIELDS, type MetaField } from '../core/fields.js'
import { parameterError } from './parameter-error.js'
import { asBoolean, shown } from './scalars.js'
import { entriesOf, isGiven } from './shape.js'

/** The wanted fields, in the order in which they are answered. */
export function readMeta(value: unknown): ReadonlySet<MetaField> {
  if (!isGiven(value)) return new Set(META_FIELDS)
  const entries = entriesOf(value)
  return entries ? wantedOf(entries) : new Set(flag('meta', value) ? META_FIELDS : [])
}

/** Fields named `true` win over fields named `false`; other names are unknown and ignored. */
function wantedOf(entries: [string, unknown][]): ReadonlySet<MetaField> {
  const named = new Map(
    entries
      .filter(([name, value]) => isMetaField(name) && !entriesOf(value))
      .map(([name, value]) => [name, flag(`meta.${name}`, value)]),
  )
  const included = META_FIELDS.filter((field) => named.get(field))
  const rest = META_FIELDS.filter((field) => named.get(field) !== false)
  return new Set(included.length > 0 ? included : rest)
}

function flag(name: string, value: unknown): boolean {
  const boolean = asBoolean(value)
  if (boolean !== undefined) return boolean
  const text = name === 'meta' ? ', or name fields, as in `meta.title=true`' : ''
  throw parameterError(
    'EINVALQUERY',
    name,
    `is ${shown(value)}; give \`true\` or \`false\`${text}.`,
  )
}
