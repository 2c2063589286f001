declare const VALUE: unique symbol

/** A JSON Schema (2020-12) of values of the type `T`. */
export interface Schema<T = unknown> {
  readonly [keyword: string]: unknown
  readonly [VALUE]?: T
}

export type TypeOf<S> = S extends Schema<infer T> ? T : never

export interface ObjectSchema<P> extends Schema<{ -readonly [Name in keyof P]: TypeOf<P[Name]> }> {
  readonly properties: P
  readonly required: readonly string[]
}

export const text: Schema<string> = { type: 'string' }

export const flag: Schema<boolean> = { type: 'boolean' }

export function choice<const T>(words: readonly T[]): Schema<T> {
  return { enum: words }
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return { oneOf: [schema, { type: 'null' }] }
}

export function list<T>(items: Schema<T>): Schema<T[]> {
  return { type: 'array', items }
}

/** Creates the schema of an object with any property names. */
export function map<T>(additionalProperties: Schema<T>): Schema<Record<string, T>> {
  return { type: 'object', additionalProperties }
}

/** Creates the schema of an object that has no other properties than these. */
export function object<P extends Readonly<Record<string, Schema>>>(
  properties: P,
  required: readonly string[] = Object.keys(properties),
): ObjectSchema<P> {
  return { type: 'object', properties, required, additionalProperties: false }
}
