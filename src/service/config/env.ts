import { quote } from '../../lib/text/quote.js'
import type { Parser } from './parser.js'

/** One line of the table. */
export interface Variable {
  readonly name: string
  readonly fallback: string
  readonly form: string
  readonly meaning: string
  /** Never printed. */
  readonly secret: boolean
  /** Also read from the file that `NAME_FILE` names: a secret, unless it is the path of one. */
  readonly hasFile: boolean
}

/** Reads one variable, or only notes it down for the documentation. */
export type Read = <T>(
  name: string,
  fallback: string,
  kind: Parser<T>,
  meaning: string,
  options?: { readonly secret: boolean; readonly isPath?: boolean },
) => T

export interface EnvReader {
  readonly read: Read
  /** Every line read so far, in the order of the table. */
  readonly variables: readonly Variable[]
  /** What is wrong, one sentence each. */
  readonly problems: readonly string[]
}

export function createEnvReader(
  env: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): EnvReader {
  const variables: Variable[] = []
  const problems: string[] = []

  function given(name: string, hasFile: boolean): string {
    const file = hasFile ? env[`${name}_FILE`]?.trim() : undefined
    return (env[name]?.trim() || (file ? readFile(file).trim() : '')) ?? ''
  }

  const read: Read = (name, fallback, parser, meaning, options = { secret: false }) => {
    const { secret, isPath = false } = options
    const hasFile = secret && !isPath
    variables.push({ name, fallback, form: parser.form, meaning, secret, hasFile })
    try {
      const text = given(name, hasFile)
      const value = text === '' ? undefined : parser.parse(text)
      if (value !== undefined) return value
      if (text !== '') problems.push(problem(name, text, secret, `it must be ${parser.form}`))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      problems.push(problem(name, env[name] ?? '', secret, reason))
    }
    return fallbackOf(parser, name, fallback)
  }

  return { read, variables, problems }
}

function fallbackOf<T>(parser: Parser<T>, name: string, fallback: string): T {
  const value = parser.parse(fallback)
  if (value === undefined) throw new TypeError(`The default of ${name} is not ${parser.form}.`)
  return value
}

function problem(name: string, text: string, secret: boolean, right: string): string {
  return secret ? `${name} is wrong: ${right}.` : `${name} is ${quote(text)}: ${right}.`
}
