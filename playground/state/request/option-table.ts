/** A parameter, or an option below one, as the service describes it. */
export interface OptionDescription {
  /** With those above it: `screenshot.fullPage`. */
  readonly name: string
  readonly description: string
  readonly kind: 'flag' | 'choice' | 'number' | 'rows' | 'text'
  /** As a caller would write it; empty for none. */
  readonly byDefault: string
  /** All that a choice may be. */
  readonly values: readonly string[]
}

export interface OptionGroup {
  readonly title: string
  readonly options: readonly OptionDescription[]
}

/** Groups by what one wants to change; what stands in none is the last one's. */
const GROUPS: ReadonlyArray<readonly [title: string, names: string]> = [
  ['What you get', 'meta item palette video audio iframe ping filter embed'],
  ['Who visits the page', 'device viewport colorScheme headers mediaType proxy'],
  ['Copies and time', 'force ttl staleTtl cacheKey timeout retry requireOk'],
  [
    'What happens on the page',
    'prerender javascript adblock animations click scroll hide remove waitUntil waitForSelector waitForTimeout styles scripts modules',
  ],
  ['Picture', 'screenshot'],
  ['PDF', 'pdf'],
]
const LAST = 'More'

/** Parameters with a place of their own on the page, and an old spelling. */
const ELSEWHERE = new Set(['url', 'data', 'explain', 'waitFor'])

/** The part of the service's own description (OpenAPI 3.1) that tells of its parameters. */
export interface OpenApi {
  readonly paths: { readonly '/': { readonly get: { readonly parameters: readonly Described[] } } }
}

interface Described {
  readonly name: string
  readonly description: string
  readonly schema: Schema
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: unknown
  readonly contentSchema?: Schema
}

/** Lists every option of the service by its group. */
export function groupOptions({ paths }: OpenApi): OptionGroup[] {
  const described = paths['/'].get.parameters.filter(({ name }) => !ELSEWHERE.has(name))
  const groupOf = (name: string) => GROUPS.find(([, names]) => names.split(' ').includes(name))
  const titles = [...GROUPS.map(([title]) => title), LAST]
  return titles.map((title) => {
    const own = described.filter(({ name }) => (groupOf(name)?.[0] ?? LAST) === title)
    const order = GROUPS.find(([known]) => known === title)?.[1].split(' ') ?? []
    const sorted = own.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    return {
      title,
      options: sorted.flatMap(({ name, description, schema }) =>
        describe(name, { ...schema, description }),
      ),
    }
  })
}

/** Describes an option and those below it. */
function describe(name: string, written: Schema): OptionDescription[] {
  const { description } = written
  const schema = { ...(written.contentSchema ?? written), ...(description && { description }) }
  const object = [schema, ...(schema.oneOf ?? [])].find(({ properties }) => properties)
  const below = Object.entries(object?.properties ?? {}).flatMap(([inner, own]) =>
    // What is described with its group has the default of that: each field of `meta`.
    describe(`${name}.${inner}`, own.description ? own : { ...own, default: schema.default }),
  )
  const isGroupAlone = object === schema
  return isGroupAlone ? below : [describeOne(name, schema), ...below]
}

function describeOne(name: string, schema: Schema): OptionDescription {
  const { description = '', default: fallback } = schema
  const kind = findKind(schema)
  return {
    name,
    description,
    kind,
    byDefault: fallback === undefined ? (kind === 'flag' ? 'false' : '') : String(fallback),
    values: schema.enum ?? [],
  }
}

function findKind(schema: Schema): OptionDescription['kind'] {
  const types = [schema, ...(schema.oneOf ?? [])].flatMap(({ type = [] }) => type)
  if (schema.enum) return 'choice'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (types.includes('boolean') && !types.includes('string')) return 'flag'
  return schema.additionalProperties === undefined ? 'text' : 'rows'
}
