/** Reads a variable's text. */
export interface Parser<T> {
  /** The expected form; ends the sentence "it must be …". */
  readonly form: string
  /** The text that means `undefined`. */
  readonly none?: string
  /** Returns `undefined` for wrong text, or throws an error with more about it. */
  readonly parse: (text: string, readFile: ReadFile) => T | undefined
}

export type ReadFile = (path: string) => string

interface Secrecy {
  /** True for a value that is never printed. */
  readonly secret?: boolean
  /** True if the value is a file's path already, so that `NAME_FILE` is not read. */
  readonly isPath?: boolean
}

/** Declares one variable; parser, help and documents follow from it. */
export interface Setting<T> extends Secrecy {
  readonly name: string
  /** The default, as an operator would write it. */
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

/** Settings in groups, which may hold groups. */
export interface SettingTable {
  readonly [key: string]: Setting<unknown> | SettingTable
}

/** The values of a table of settings, in the same groups. */
export type Values<T> = {
  readonly [K in keyof T]: T[K] extends Setting<infer V> ? V : Values<T[K]>
}

export function isSetting(entry: Setting<unknown> | SettingTable): entry is Setting<unknown> {
  return typeof entry.name === 'string'
}

/** Lists the settings of a table and its groups in their order. */
export function listSettings(table: SettingTable): readonly Setting<unknown>[] {
  return Object.values(table).flatMap((entry) => (isSetting(entry) ? entry : listSettings(entry)))
}

/** True if the value may also stand in the file that `NAME_FILE` names. */
export function hasFile({ secret = false, isPath = false }: Setting<unknown>): boolean {
  return secret && !isPath
}
