export interface Parser<T> {
  /** Allowed values in words, to follow "it must be …". */
  readonly form: string
  /** Text for which the value is `undefined`, such as `none`. */
  readonly none?: string
  /** Returns `undefined` or throws an error for a wrong text. */
  readonly parse: (text: string, readFile: ReadFile) => T | undefined
}

export type ReadFile = (path: string) => string

interface Secrecy {
  readonly secret?: boolean
  readonly isPath?: boolean
}

export interface Setting<T> extends Secrecy {
  readonly name: string
  readonly fallback: string
  readonly parser: Parser<T>
  readonly meaning: string
}

/** Declares a variable: `setting('PORT', '3000', integer(0, 65_535)).means('Port to listen on.')`. */
export function setting<T>(
  name: string,
  fallback: string,
  parser: Parser<T>,
  secrecy: Secrecy = {},
): { readonly means: (meaning: string) => Setting<T> } {
  return { means: (meaning) => ({ name, fallback, parser, meaning, ...secrecy }) }
}

export interface SettingTable {
  readonly [key: string]: Setting<unknown> | SettingTable
}

export type Values<T> = {
  readonly [K in keyof T]: T[K] extends Setting<infer V> ? V : Values<T[K]>
}

export function isSetting(entry: Setting<unknown> | SettingTable): entry is Setting<unknown> {
  return typeof entry.name === 'string'
}

export function listSettings(table: SettingTable): readonly Setting<unknown>[] {
  return Object.values(table).flatMap((entry) => (isSetting(entry) ? entry : listSettings(entry)))
}

/** True if the variable `NAME_FILE` may name a file that contains the value. */
export function allowsFileVariable({ secret = false, isPath = false }: Setting<unknown>): boolean {
  return secret && !isPath
}
