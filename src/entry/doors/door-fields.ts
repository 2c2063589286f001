import { isRecord } from '../../lib/data/json.js'
import { createParameterError, createWrongValueError, showValue } from '../../params/index.js'

type Place = 'query' | 'body' | 'header'

type Ignore = (name: string, value: unknown) => void

/** Declares one field of a door: its place, its reader, and values for tests. */
export interface DoorField<V> {
  readonly place: Place
  readonly treatment: 'honoured' | 'ignored' | 'silent' | 'refused'
  /** Values that are read, and values that are refused, for documents and tests. */
  readonly right: readonly unknown[]
  readonly wrong: readonly unknown[]
  /**
   * @param value `undefined` if the field was not sent
   * @throws LinkglassError that names the field
   */
  readonly read: (value: unknown, path: string, ignore: Ignore) => V
}

export type DoorFields = Readonly<Record<string, DoorField<unknown>>>

export type ValuesOfFields<F extends DoorFields> = {
  readonly [N in keyof F]: F[N] extends DoorField<infer V> ? V : never
}

/** A request as it was sent: query, headers, body. */
export interface GivenFields {
  /** Path and query. */
  readonly target: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Reads the declared fields, and reports others to `ignore`. */
export function readFields<F extends DoorFields>(
  fields: F,
  given: GivenFields,
  ignore: Ignore,
): ValuesOfFields<F> {
  const body = readRecord(given.body)
  const query = takeFirstValues(given.query)
  const places: Record<Place, Readonly<Record<string, unknown>>> = {
    body,
    query,
    header: given.headers,
  }
  const values = Object.entries(fields).map(([name, { place, read }]) => {
    return [name, read(findOwn(places[place], name), name, ignore)]
  })
  for (const place of ['query', 'body'] as const) {
    for (const [name, value] of Object.entries(places[place])) {
      if (!isDeclared(fields, name, place)) ignore(name, value)
    }
  }
  return Object.fromEntries(values) as ValuesOfFields<F>
}

/** Reads declared fields from one object of a body, and reports others to `ignore`. */
export function readBody<F extends DoorFields>(
  fields: F,
  body: Readonly<Record<string, unknown>>,
  ignore: Ignore,
  prefix = '',
): ValuesOfFields<F> {
  const values = Object.entries(fields).map(([name, { read }]) => {
    return [name, read(findOwn(body, name), `${prefix}${name}`, ignore)]
  })
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(fields, name)) ignore(`${prefix}${name}`, value)
  }
  return Object.fromEntries(values) as ValuesOfFields<F>
}

/** Takes the first value of each name. */
function takeFirstValues(query: URLSearchParams): Readonly<Record<string, string>> {
  const names = new Set(query.keys())
  return Object.fromEntries([...names].map((name) => [name, query.get(name) ?? '']))
}

function isDeclared(fields: DoorFields, name: string, place: Place): boolean {
  return Object.hasOwn(fields, name) && fields[name]?.place === place
}

function readRecord(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined) return {}
  if (isRecord(body)) return body
  throw createParameterError('body', `is ${showValue(body)}; send a JSON object.`)
}

/** Finds a value; some clients send `null` for a field that they leave out. */
function findOwn(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? (record[name] ?? undefined) : undefined
}

/** Reads one kind of value, in a query, a header or a body. */
export interface Kind<V> {
  readonly form: string
  readonly right: readonly unknown[]
  readonly wrong: readonly unknown[]
  /** Returns `undefined` for values of another form. */
  readonly parse: (value: unknown, path: string, ignore: Ignore) => V | undefined
}

/** Declares a field that has an effect; `undefined` where it was not sent. */
export function honoured<V>(place: Place, kind: Kind<V>): DoorField<V | undefined> {
  const { right, wrong } = kind
  return {
    place,
    treatment: 'honoured',
    right,
    // All that stands in a query or a header is text.
    wrong: place === 'body' ? wrong : wrong.filter((one) => typeof one === 'string'),
    read: (value, path, ignore) =>
      value === undefined ? undefined : readKind(kind, value, path, ignore),
  }
}

/** Declares a field that has an effect, with a default for requests without it. */
export function withDefault<V>(place: Place, kind: Kind<V>, fallback: V): DoorField<V> {
  const field = honoured(place, kind)
  return { ...field, read: (...given) => field.read(...given) ?? fallback }
}

/** Declares a field without effect, which `x-ignored` names. */
export function ignored(place: Place, ...right: readonly unknown[]): DoorField<undefined> {
  const read = (value: unknown, path: string, ignore: Ignore): undefined => {
    if (value !== undefined) ignore(path, value)
  }
  return { place, treatment: 'ignored', right: right.length > 0 ? right : ['x'], wrong: [], read }
}

/** Declares a field without effect, which `x-ignored` does not name. */
export function silent(place: Place): DoorField<undefined> {
  return { place, treatment: 'silent', right: ['x', true], wrong: [], read: () => undefined }
}

/** Declares a field whose every value is refused. */
export function refused(place: Place, advice: string): DoorField<undefined> {
  const read = (value: unknown, path: string): undefined => {
    if (value === undefined) return
    throw createParameterError(path, `is not served here. ${advice}`)
  }
  return { place, treatment: 'refused', right: [], wrong: ['x'], read }
}

export function readKind<V>(kind: Kind<V>, value: unknown, path: string, ignore: Ignore): V {
  const parsed = kind.parse(value, path, ignore)
  if (parsed !== undefined) return parsed
  throw createWrongValueError(path, value, `${kind.form}.`)
}
