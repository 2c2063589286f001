import type { QueryOptions } from '../query-options.js'
import type { UnknownNames } from '../unknown-names.js'

/** JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The whole request, for parameters whose value depends on other parameters or on the configuration. */
export interface ReadContext extends QueryOptions {
  readonly unknown: UnknownNames
  /** Returns a parameter's value as the caller gave it. */
  readonly given: (name: string) => unknown
  /** Values of parameters that the service does not know, as the caller gave them. */
  readonly others: ReadonlyMap<string, unknown>
}

/** Declaration of a parameter or option, from which its reader, types, key, OpenAPI and documentation follow. */
export interface Parameter<Value = unknown, Input = unknown> {
  /** Main type; the description names other types that are accepted. */
  readonly type: 'text' | 'boolean' | 'number' | 'duration' | 'object'
  /** Default as a caller would write it; empty if there is none. */
  readonly default: string
  readonly description: string
  /** Example for a query string; if it begins with `=` or `.`, the documentation puts the parameter's path before it. */
  readonly example: string
  readonly schema: JsonSchema
  /** Placeholder of the value in the program's help. */
  readonly placeholder?: string | undefined
  /** Flag of the program, if it differs from the parameter's name. */
  readonly flag?: string | undefined
  readonly options?: ParameterRecord
  /** True if the options may be given without the parameter's name before them. */
  readonly isFlat?: boolean
  /** Second name of the parameter; the value given under it is used only if `fits` accepts it. */
  readonly alias?: { readonly name: string; readonly fits: (value: unknown) => boolean }
  /** Converts a value to its part of the cache key; `false` leaves the parameter out of the key. */
  readonly key?: false | ((value: never) => unknown)
  /** @param path dotted path of the parameter or option, such as `screenshot.type` */
  readonly read: (value: unknown, path: string, context: ReadContext) => Value
  /** Type of the value that callers of the library give; for the compiler only, absent at run time. */
  readonly input?: Input
}

export interface ParameterGroup<Value, Input, Below extends ParameterRecord>
  extends Parameter<Value, Input> {
  readonly options: Below
}

export type ParameterRecord = Readonly<Record<string, Parameter>>

/** Type of a declared parameter's value, checked and with the default applied. */
export type ValueOf<D> = D extends Parameter<infer Value, unknown> ? Value : never

export type ValuesOf<D> = { readonly [Name in keyof D]: ValueOf<D[Name]> }

type InputOf<D> = D extends Pick<Parameter<unknown, infer Input>, 'input'> ? Input : never

/** Type of the options that a JavaScript caller may give; leaves out options declared as `never`. */
export type InputsOf<D> = {
  readonly [Name in keyof D as [InputOf<D[Name]>] extends [never] ? never : Name]?: InputOf<D[Name]>
}

/** Optional properties that a parameter of any kind may have. */
export interface Facts<Value = unknown> extends Pick<Parameter, 'key' | 'alias' | 'flag'> {
  readonly default?: Value
  /** Default as the documentation shows it, if it cannot be given as a value. */
  readonly shownDefault?: string
}

export interface About extends Facts, Pick<Parameter, 'description' | 'example'> {}

type Kind<Value> = Pick<Parameter<Value>, 'type' | 'schema' | 'placeholder' | 'read'>

/** Declares a parameter that no other kind fits, with its own reader, type and schema. */
export function declareCustom<Value, Input>(
  declaration: Omit<Parameter<Value>, 'default' | 'input'> & Pick<Facts, 'default'>,
): Parameter<Value, Input> {
  return declare(declaration, declaration)
}

/** Completes a declaration with its default, as text for the documentation and in the schema. */
export function declare<Value, Input>(
  { default: fallback, shownDefault, ...about }: About,
  kind: Kind<Value>,
): Parameter<Value, Input> {
  const shown = shownDefault ?? (fallback === undefined ? '' : String(fallback))
  const schema = shown === '' ? kind.schema : { ...kind.schema, default: fallback ?? shown }
  return { ...about, ...kind, default: shown, schema }
}

/** Type of a value that can be `undefined` only if its declaration has no default. */
type Defaulted<Value, F> = F extends { readonly default: Value } ? Value : Value | undefined

/** Declares a parameter; if `read` returns `undefined` for a value that was left out, the default is used. */
export function declareOptional<Value, Input, F extends Facts<Value>>(
  description: string,
  example: string,
  facts: F | undefined,
  kind: Kind<Value | undefined>,
): Parameter<Defaulted<Value, F>, Input> {
  const read: Kind<unknown>['read'] = (...given) => kind.read(...given) ?? facts?.default
  return declare({ description, example, ...facts }, { ...kind, read } as Kind<Defaulted<Value, F>>)
}
