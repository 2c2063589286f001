import { COMMON_FIELDS, ITEM_TYPES, type ItemField } from '../../contracts/item-types.js'
import type { ItemExplanation } from '../../contracts/result.js'
import type { CandidateThing } from '../choice/find-candidates.js'
import { createEmptyValue, isEmptyValue, READERS } from '../forms/form-readers.js'
import { isThing, type Thing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { type DeriveContext, type Derived, deriveFields } from './derive.js'
import { addVisibleProductToSources, addVisibleRecipeToSources } from './shown-fields.js'

/** Reads each field from the first source that has a value. */
export function readFields(
  { type }: CandidateThing,
  things: readonly Thing[],
  context: DeriveContext,
  explain: boolean,
) {
  const sources = things.map((thing) => ({ thing, fields: deriveFields(type, thing, context) }))
  if (type === 'product') addVisibleProductToSources(sources, context)
  if (type === 'recipe') addVisibleRecipeToSources(sources, context)
  const values = new Map<string, unknown>()
  const fields: ItemExplanation['fields'] = {}
  for (const [name, field] of listDeclaredFields(type)) {
    const found: FoundValue[] = []
    for (const { thing, fields: derived } of sources) {
      // The first value is enough, unless an explanation is wanted.
      if (found.length > 0 && !explain) break
      if (!mayFillField(thing, name)) continue
      const read = derived[name] ?? readField(thing, field, context)
      if (read && !isEmptyValue(read.value)) found.push({ ...read, thing })
    }
    const [winner, ...rest] = found
    values.set(name, winner?.value ?? createEmptyValue(field.form))
    if (!winner || !explain) continue
    const reason = 'A source before it has a value.'
    const rejected = rest.map((other) => ({ ...describeSource(other), reason }))
    fields[name] = { winner: describeSource(winner), rejected }
  }
  return { values, fields }
}

/** Fields that `completeItem` fills from other data. */
const KNOWN = new Set(['name', 'url', 'image', 'lang'])

/** Lists the properties, in lower case, that could fill the item's empty fields. */
export function listPropertiesForEmptyFields(
  type: CandidateThing['type'],
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

const DECLARED = new Map<string, readonly [string, ItemField][]>(
  Object.entries(ITEM_TYPES).map(([type, { fields }]) => [
    type,
    Object.entries({ ...COMMON_FIELDS, ...fields }),
  ]),
)

export function listDeclaredFields(type: CandidateThing['type']): readonly [string, ItemField][] {
  return DECLARED.get(type) ?? []
}

type FoundValue = Derived & { readonly thing: Thing }

function describeSource(found: FoundValue) {
  const { thing, from } = found
  return { source: `${thing.source} ${from}`, raw: formatRawValue(found), at: thing.at }
}

function mayFillField(thing: Thing, name: string): boolean {
  if (thing.source !== 'open graph' || thing.types.length > 0) return true
  return name === 'images' || name === 'description' || name === 'name'
}

function readField(thing: Thing, { form, from }: ItemField, context: DeriveContext) {
  const reader = READERS[form]
  if (!reader || from === '') return undefined
  for (const path of from.split(' ')) {
    const found = thing.getAllAtPath(path)
    if (found.length === 0) continue
    const value = reader(found, context)
    if (!isEmptyValue(value)) return { value, from: path }
  }
  return undefined
}

const MAX_RAW_CHARS = 300
const MAX_RAW_PARTS = 60
const MAX_RAW_DEPTH = 3

function formatRawValue({ value, from, thing }: FoundValue): string {
  let left = MAX_RAW_PARTS
  const written = thing.getAllAtPath(from)
  const raw = written.length > 0 ? formatValues(written, 0) : unwrapText(value)
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw)
  return text.length > MAX_RAW_CHARS ? `${text.slice(0, MAX_RAW_CHARS)}…` : text

  function formatValues(values: ThingValues, depth: number): unknown {
    const parts = values.slice(0, left).map((part) => formatValue(part, depth))
    return parts.length === 1 ? parts[0] : parts
  }

  function formatValue(part: ThingValue, depth: number): unknown {
    left--
    if (!isThing(part)) return part.text.trim().slice(0, MAX_RAW_CHARS + 1)
    if (depth >= MAX_RAW_DEPTH || left <= 0) return part.types.join(' ')
    const own = [...part.props].slice(0, left)
    return Object.fromEntries(own.map(([name, values]) => [name, formatValues(values, depth + 1)]))
  }
}

function unwrapText(value: unknown): unknown {
  const hasText = typeof value === 'object' && value !== null && 'text' in value
  return hasText ? value.text : value
}
