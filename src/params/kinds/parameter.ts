import type { QueryOptions } from '../query-options.js'
import type { UnknownNames } from '../unknown-names.js'

/** JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

export type ParameterType = 'text' | 'boolean' | 'number' | 'duration' | 'object'

/** The rest of the request, for readers that need more than their own value. */
export interface ReadContext extends QueryOptions {
  readonly unknown: UnknownNames
  /** The value of a parameter, as it was given. */
  readonly given: (name: string) => unknown
  /** Values of names that the service does not know, as they were given. */
  readonly others: ReadonlyMap<string, unknown>
}

/** Another name of a parameter, for the values that fit. */
export interface Alias {
  readonly name: string
  readonly fits: (value: unknown) => boolean
}

/** Turns a value into its part of the cache key; `false` leaves it out. */
export type KeyPart = false | ((value: never) => unknown)

/**
 * A parameter, or an option at any depth below one: all that the reader, the types, the cache key,
 * OpenAPI, agents, the program's flags and the documents know of it.
 */
export interface Parameter<Value = unknown, Input = unknown> {
  /** The main type; the description names others that are accepted. */
  readonly type: ParameterType
  /** As a caller would write it; empty for none. */
  readonly default: string
  readonly description: string
  /** A piece of a query string, percent-encoded. */
  readonly example: string
  readonly schema: JsonSchema
  /** Stands for the value in the program's help. */
  readonly placeholder?: string
  /** Options below it. */
  readonly options?: ParameterRecord
  /** True if its options may also stand beside it. */
  readonly isFlat?: boolean
  readonly alias?: Alias
  readonly key?: KeyPart
  /** @param path its name, with those above it */
  readonly read: (value: unknown, path: string, context: ReadContext) => Value
  /** The type that the library takes; never there at run time. */
  readonly input?: Input
}

/** A parameter with options below it. */
export interface ParameterGroup<Value, Input, Below extends ParameterRecord>
  extends Parameter<Value, Input> {
  readonly options: Below
}

export type ParameterRecord = Readonly<Record<string, Parameter>>

/** The type of a declared value, checked and with its default applied. */
export type ValueOf<D> = D extends Parameter<infer Value, unknown> ? Value : never

/** The type of the record that declarations are read into. */
export type ValuesOf<D> = { readonly [Name in keyof D]: ValueOf<D[Name]> }

type InputOf<D> = D extends Pick<Parameter<unknown, infer Input>, 'input'> ? Input : never

/** The record that a JavaScript caller writes; what is declared as `never` is not in it. */
export type InputsOf<D> = {
  readonly [Name in keyof D as [InputOf<D[Name]>] extends [never] ? never : Name]?: InputOf<D[Name]>
}

/** Facts that every kind of parameter is declared with. */
export interface About {
  readonly description: string
  readonly example: string
  /** The default for people, where it is none of the value itself. */
  readonly shownDefault?: string
  readonly key?: KeyPart
  readonly alias?: Alias
}

export interface WithDefault<Value> {
  readonly default: Value
}

/** Declares what no other kind describes. */
export function custom<Value, Input>(
  declaration: Omit<Parameter<Value>, 'default' | 'input'> & { readonly default?: string },
): Parameter<Value, Input> {
  return { default: '', ...declaration }
}

/** Puts the parts together that all kinds have in common. */
export function declare<Value, Input>(
  { default: fallback, shownDefault, ...about }: About & Partial<WithDefault<unknown>>,
  kind: Pick<Parameter<Value>, 'type' | 'schema' | 'placeholder' | 'read'>,
): Parameter<Value, Input> {
  const shown = shownDefault ?? (fallback === undefined ? '' : String(fallback))
  const schema = shown === '' ? kind.schema : { ...kind.schema, default: fallback ?? shown }
  return { ...about, ...kind, default: shown, schema }
}
