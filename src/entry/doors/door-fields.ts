import { isRecord } from '../../lib/data/json.js'
import { createParameterError, createWrongValueError, describeValue } from '../../params/index.js'

type Place = 'query' | 'body' | 'header'

export type Ignore = (name: string, value: unknown) => void

/** A declared field of a door (compatible API), with its place in the request and its parser. */
export interface DoorField<V> {
  readonly place: Place
  readonly treatment: 'honoured' | 'ignored' | 'silent' | 'refused'
  /** Examples for documents and tests: `right` values are accepted, `wrong` values are refused. */
  readonly right: readonly unknown[]
  readonly wrong: readonly unknown[]
  /**
   * Parses a field's value, which is `undefined` if the field was not sent.
   * @throws LinkglassError that names the field, if the value is not accepted
   */
  readonly read: (value: unknown, path: string, ignore: Ignore) => V
}

export type DoorFields = Readonly<Record<string, DoorField<unknown>>>

export type ValuesOfFields<F extends DoorFields> = {
  readonly [N in keyof F]: F[N] extends DoorField<infer V> ? V : never
}

/** Query, body and headers of a request, before they are checked. */
export interface GivenFields {
  /** Path and query of the request. */
  readonly target: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Reads the declared fields of a request. Calls `tell` for each field without effect, unless `isSilent` is true. */
export function readFields<F extends DoorFields>(
  fields: F,
  given: GivenFields,
  tell: (name: string) => void,
  isSilent: (name: string, value: unknown) => boolean = () => false,
): ValuesOfFields<F> {
  const ignore: Ignore = (name, value) => {
    if (!isSilent(name, value)) tell(name)
  }
  const { body = {}, headers: header, query: search } = given
  if (!isRecord(body))
    throw createParameterError('body', `is ${describeValue(body)}; send a JSON object.`)
  // Of a parameter that is repeated, the first value counts.
  const query: Record<string, unknown> = Object.fromEntries(
    [...search.keys()].map((name) => [name, search.get(name)]),
  )
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

/** Reads the declared fields of an object in the body, and calls `ignore` for each undeclared one. */
export function readBody<F extends DoorFields>(
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

/** Finds the value of an own property. `null` counts as absent, since some clients send it for unset fields. */
function getOwnValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined
}

/** Describes a kind of value in a query, header or body, with examples and a parser of such values. */
export interface Kind<V> {
  readonly form: string
  readonly right: readonly unknown[]
  readonly wrong: readonly unknown[]
  /** Parses a value. Returns `undefined` if the value is not of this kind. */
  readonly parse: (value: unknown, path: string, ignore: Ignore) => V | undefined
}

/** Declares a field that has an effect. The value is `undefined` if the field was not sent. */
export function accept<V>(place: Place, kind: Kind<V>): DoorField<V | undefined> {
  const { right, wrong } = kind
  return {
    place,
    treatment: 'honoured',
    right,
    // Values in a query or header are always text.
    wrong: place === 'body' ? wrong : wrong.filter((one) => typeof one === 'string'),
    read: (value, path, ignore) =>
      value === undefined ? undefined : parseOrThrow(kind, value, path, ignore),
  }
}

/** Declares a field that has an effect. The value is `fallback` if the field was not sent. */
export function withDefault<V>(place: Place, kind: Kind<V>, fallback: V): DoorField<V> {
  const field = accept(place, kind)
  return { ...field, read: (...given) => field.read(...given) ?? fallback }
}

/** Declares a field that has no effect. If the field was sent, `x-ignored` lists it. */
export function ignoreField(place: Place, ...right: readonly unknown[]): DoorField<undefined> {
  const read = (value: unknown, path: string, ignore: Ignore): undefined => {
    if (value !== undefined) ignore(path, value)
  }
  return { place, treatment: 'ignored', right: right.length > 0 ? right : ['x'], wrong: [], read }
}

/** Declares a field that has no effect, and is not listed in `x-ignored`. */
export function ignoreSilently(place: Place): DoorField<undefined> {
  return { place, treatment: 'silent', right: ['x', true], wrong: [], read: () => undefined }
}

/** Declares a field that must not be sent. The error gives `advice`. */
export function refuse(place: Place, advice: string): DoorField<undefined> {
  const read = (value: unknown, path: string): undefined => {
    if (value === undefined) return
    throw createParameterError(path, `is not served here. ${advice}`)
  }
  return { place, treatment: 'refused', right: [], wrong: ['x'], read }
}

export function parseOrThrow<V>(kind: Kind<V>, value: unknown, path: string, ignore: Ignore): V {
  const parsed = kind.parse(value, path, ignore)
  if (parsed !== undefined) return parsed
  throw createWrongValueError(path, value, `${kind.form}.`)
}
