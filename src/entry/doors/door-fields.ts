import { isRecord } from '../../lib/data/json.js'
import { createParameterError, createWrongValueError, describeValue } from '../../params/index.js'

type Place = 'query' | 'body' | 'header'

export type Ignore = (name: string, value: unknown) => void

export interface DoorField<V> {
  readonly place: Place
  /** Parses a value. `value` is `undefined` if the field is absent. */
  readonly read: (value: unknown, path: string, ignore: Ignore) => V
}

export type DoorFields = Readonly<Record<string, DoorField<unknown>>>

export type ValuesOfFields<F extends DoorFields> = {
  readonly [N in keyof F]: F[N] extends DoorField<infer V> ? V : never
}

export interface GivenFields {
  readonly target: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
}

export function readRequestFields<F extends DoorFields>(
  fields: F,
  given: GivenFields,
  reportIgnored: (name: string) => void,
  isSilent: (name: string, value: unknown) => boolean = () => false,
): ValuesOfFields<F> {
  const ignore: Ignore = (name, value) => {
    if (!isSilent(name, value)) reportIgnored(name)
  }
  const { body = {}, headers: header, query: search } = given
  if (!isRecord(body))
    throw createParameterError('body', `is ${describeValue(body)}; send a JSON object.`)
  const pairs = [...search]
  // The first value of a repeated parameter counts, and names keep their order.
  const query: Record<string, unknown> = Object.fromEntries([...pairs, ...pairs.toReversed()])
  const places = { body, query, header }
  const values = Object.entries(fields).map(([name, { place, read }]) => {
    return [name, read(getOwnValue(places[place], name), name, ignore)]
  })
  for (const place of ['query', 'body'] as const) {
    for (const [name, value] of Object.entries(places[place])) {
      const isDeclared = Object.hasOwn(fields, name) && fields[name]?.place === place
      if (!isDeclared) ignore(name, value)
    }
  }
  return Object.fromEntries(values) as ValuesOfFields<F>
}

export function readObjectFields<F extends DoorFields>(
  fields: F,
  body: Readonly<Record<string, unknown>>,
  ignore: Ignore,
  prefix = '',
): ValuesOfFields<F> {
  const values = Object.entries(fields).map(([name, { read }]) => {
    return [name, read(getOwnValue(body, name), `${prefix}${name}`, ignore)]
  })
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(fields, name)) ignore(`${prefix}${name}`, value)
  }
  return Object.fromEntries(values) as ValuesOfFields<F>
}

/** Returns `undefined` for `null`, which some clients send for unset fields. */
function getOwnValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined
}

/** Parser of one kind of value. */
export interface Kind<V> {
  /** Description for error messages, such as `a list of texts`. */
  readonly form: string
  /** Returns `undefined` if the value is not of this kind. */
  readonly parse: (value: unknown, path: string, ignore: Ignore) => V | undefined
}

export function declareField<V>(place: Place, kind: Kind<V>): DoorField<V | undefined>
export function declareField<V>(place: Place, kind: Kind<V>, fallback: V): DoorField<V>
export function declareField<V>(place: Place, kind: Kind<V>, fallback?: V) {
  return {
    place,
    read: (value: unknown, path: string, ignore: Ignore) =>
      value === undefined ? fallback : parseValueOrThrow(kind, value, path, ignore),
  }
}

export function declareIgnoredField(place: Place): DoorField<undefined> {
  const read = (value: unknown, path: string, ignore: Ignore): undefined => {
    if (value !== undefined) ignore(path, value)
  }
  return { place, read }
}

export function declareRefusedField(place: Place, advice: string): DoorField<undefined> {
  const read = (value: unknown, path: string): undefined => {
    if (value === undefined) return
    throw createParameterError(path, `is not served here. ${advice}`)
  }
  return { place, read }
}

export function parseValueOrThrow<V>(
  kind: Kind<V>,
  value: unknown,
  path: string,
  ignore: Ignore,
): V {
  const parsed = kind.parse(value, path, ignore)
  if (parsed !== undefined) return parsed
  throw createWrongValueError(path, value, `${kind.form}.`)
}
