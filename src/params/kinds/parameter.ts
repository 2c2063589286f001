import type { QueryOptions } from '../query-options.js'
import type { UnknownNames } from '../unknown-names.js'

/** JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

export type ParameterType = 'text' | 'boolean' | 'number' | 'duration' | 'object'

/** The rest of the request, for readers that need more than their value. */
export interface ReadContext extends QueryOptions {
  readonly unknown: UnknownNames
  /** Returns the unread value of a parameter. */
  readonly given: (name: string) => unknown
  /** Values of names that the service does not know, as they were given. */
  readonly others: ReadonlyMap<string, unknown>
}

/** Another name of a parameter, for some of its values. */
export interface Alias {
  readonly name: string
  readonly fits: (value: unknown) => boolean
}

/** Turns a value into its part of the cache key; `false` leaves it out. */
export type KeyPart = false | ((value: never) => unknown)

/** A parameter or option, from which reader, types, cache key, OpenAPI, agents, flags and documents follow. */
export interface Parameter<Value = unknown, Input = unknown> {
  /** The main type; the description names others that are accepted. */
  readonly type: ParameterType
  /** Default as a caller would write it; empty for none. */
  readonly default: string
  readonly description: string
  /** Part of a query string; the parameter's path comes before one that begins with `=` or `.`. */
  readonly example: string
  readonly schema: JsonSchema
  /** Placeholder of the value in the program's help. */
  readonly placeholder?: string | undefined
  /** The program's flag, where that is not the parameter's name. */
  readonly flag?: string | undefined
  /** Options below the parameter. */
  readonly options?: ParameterRecord
  /** True if its options may be given without its name before them. */
  readonly isFlat?: boolean
  readonly alias?: Alias
  readonly key?: KeyPart
  /** @param path its name, with those above it */
  readonly read: (value: unknown, path: string, context: ReadContext) => Value
  /** Type that the library takes; not there at run time. */
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

/** Options of a JavaScript caller; leaves out those that are declared as `never`. */
export type InputsOf<D> = {
  readonly [Name in keyof D as [InputOf<D[Name]>] extends [never] ? never : Name]?: InputOf<D[Name]>
}

/** Facts that a parameter of any kind may have. */
export interface Facts<Value = unknown> extends Pick<Parameter, 'key' | 'alias' | 'flag'> {
  readonly default?: Value
  /** Default in the documents, for a value without a default of its own type. */
  readonly shownDefault?: string
}

/** Facts of a parameter, with its sentence for people and an example. */
export interface About extends Facts, Pick<Parameter, 'description' | 'example'> {}

type Kind<Value> = Pick<Parameter<Value>, 'type' | 'schema' | 'placeholder' | 'read'>

/** Declares what no other kind describes. */
export function custom<Value, Input>(
  declaration: Omit<Parameter<Value>, 'default' | 'input'> & Pick<Facts, 'default'>,
): Parameter<Value, Input> {
  return declare(declaration, declaration)
}

/** Puts the parts together that all kinds have in common. */
export function declare<Value, Input>(
  { default: fallback, shownDefault, ...about }: About,
  kind: Kind<Value>,
): Parameter<Value, Input> {
  const shown = shownDefault ?? (fallback === undefined ? '' : String(fallback))
  const schema = shown === '' ? kind.schema : { ...kind.schema, default: fallback ?? shown }
  return { ...about, ...kind, default: shown, schema }
}

/** The type of a value that is always there if its declaration has a default. */
type Defaulted<Value, F> = F extends { readonly default: Value } ? Value : Value | undefined

/** Declares a kind whose `read` returns `undefined` for a value that was left out. */
export function declareOptional<Value, Input, F extends Facts<Value>>(
  description: string,
  example: string,
  facts: F | undefined,
  kind: Kind<Value | undefined>,
): Parameter<Defaulted<Value, F>, Input> {
  const read: Kind<unknown>['read'] = (...given) => kind.read(...given) ?? facts?.default
  return declare({ description, example, ...facts }, { ...kind, read } as Kind<Defaulted<Value, F>>)
}

/** Writes out the examples of parameters and of the options below them. */
export function withWholeExamples<D extends ParameterRecord>(parameters: D, above = ''): D {
  const whole = Object.entries(parameters).map(([name, { example, options, ...rest }]) => {
    const path = above + name
    return [
      name,
      {
        ...rest,
        example: /^[=.]/.test(example) ? path + example : example,
        ...(options && { options: withWholeExamples(options, `${path}.`) }),
      },
    ]
  })
  return Object.fromEntries(whole) as D
}
