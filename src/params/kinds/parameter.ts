import type { QueryOptions } from '../query-options.js'
import type { UnknownNames } from '../unknown-names.js'

/** JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

export interface ReadContext extends QueryOptions {
  readonly unknown: UnknownNames
  readonly given: (name: string) => unknown
  /** Values of unknown parameters, as the caller gave them. */
  readonly others: ReadonlyMap<string, unknown>
}

/** Declaration of a parameter (`screenshot`) or of an option (`screenshot.type`). */
export interface Parameter<Value = unknown, Input = unknown> {
  /** Main type. The description names other accepted types. */
  readonly type: 'text' | 'boolean' | 'number' | 'duration' | 'object'
  /** Default as a caller would write it. Empty if there is no default. */
  readonly default: string
  readonly description: string
  /** Example query string, or only what follows the parameter's path in it: `=true`. */
  readonly example: string
  readonly schema: JsonSchema
  readonly placeholder?: string | undefined
  readonly flag?: string | undefined
  readonly options?: ParameterRecord
  /** True if options may have short names: `fullPage` for `screenshot.fullPage`. */
  readonly isFlat?: boolean
  /** Second name of the parameter, used only for values that `fits` accepts. */
  readonly alias?: { readonly name: string; readonly fits: (value: unknown) => boolean }
  /** Converts the value for the cache key. `false` omits the parameter from the key. */
  readonly key?: false | ((value: never) => unknown)
  /** @param path dotted path, such as `screenshot.type` */
  readonly read: (value: unknown, path: string, context: ReadContext) => Value
  /** Never set. Tells the compiler the type of the value that library callers give. */
  readonly input?: Input
}

export type ParameterRecord = Readonly<Record<string, Parameter>>

export type ValueOf<D> = D extends Parameter<infer Value, unknown> ? Value : never

export type ValuesOf<D> = { readonly [Name in keyof D]: ValueOf<D[Name]> }

type InputOf<D> = D extends Pick<Parameter<unknown, infer Input>, 'input'> ? Input : never

/** Input types by name. Leaves out parameters whose input type is `never`. */
export type InputsOf<D> = {
  readonly [Name in keyof D as [InputOf<D[Name]>] extends [never] ? never : Name]?: InputOf<D[Name]>
}

export interface Facts<Value = unknown> extends Pick<Parameter, 'key' | 'alias' | 'flag'> {
  readonly default?: Value
  readonly shownDefault?: string
}

export interface About extends Facts, Pick<Parameter, 'description' | 'example'> {}

type Kind<Value> = Pick<Parameter<Value>, 'type' | 'schema' | 'placeholder' | 'read'>

export function declareParameter<Value, Input>({
  default: fallback,
  shownDefault,
  ...parts
}: Omit<Parameter<Value>, 'default' | 'input'> & Facts): Parameter<Value, Input> {
  const shown = shownDefault ?? (fallback === undefined ? '' : String(fallback))
  const schema = shown === '' ? parts.schema : { ...parts.schema, default: fallback ?? shown }
  return { ...parts, default: shown, schema }
}

type Defaulted<Value, F> = F extends { readonly default: Value } ? Value : Value | undefined

/** Declares a parameter that has its default whenever `kind.read` returns `undefined`. */
export function declareOptional<Value, Input, F extends Facts<Value>>(
  description: string,
  example: string,
  facts: F | undefined,
  kind: Kind<Value | undefined>,
): Parameter<Defaulted<Value, F>, Input> {
  const read: Kind<unknown>['read'] = (...given) => kind.read(...given) ?? facts?.default
  const optional = { ...kind, read } as Kind<Defaulted<Value, F>>
  return declareParameter({ description, example, ...facts, ...optional })
}
