import { type ParseArgsConfig, parseArgs } from 'node:util'
import { findNearest, formatSuggestion } from '../../lib/text/nearest.js'
import { UsageError } from './usage-error.js'

export interface Option {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly multiple?: boolean
  /** Placeholder for the value in the help, such as `FILE`. */
  readonly value?: string
  readonly meaning: string
}

export function flag(meaning: string, short?: string) {
  return { type: 'boolean' as const, meaning, ...(short && { short }) }
}

export function option(value: string, meaning: string, short?: string) {
  return { type: 'string' as const, value, meaning, ...(short && { short }) }
}

export function listOption(value: string, meaning: string, short?: string) {
  return { ...option(value, `${meaning}; may be repeated`, short), multiple: true as const }
}

export type Options = Readonly<Record<string, Option>>

export type ParsedArgs<O extends NonNullable<ParseArgsConfig['options']>> = Pick<
  ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>,
  'values' | 'positionals'
>

export interface Command {
  readonly options: Options
  readonly notes: () => string
  /** Runs the command. Resolves to its exit code. */
  readonly run: (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<number>
}

export function defineCommand<const O extends Options>(definition: {
  readonly options: O
  readonly notes: Command['notes']
  readonly run: (given: ParsedArgs<O>, env: NodeJS.ProcessEnv) => Promise<number>
}): Command {
  const { notes, run } = definition
  const help = 'help' in definition.options ? {} : { help: HELP_OPTION }
  const options = { ...definition.options, ...help }
  return { options, notes, run: async (args, env) => run(parseCommandLine(args, options), env) }
}

export const COMMAND_NAMES = [
  'serve',
  'read',
  'item',
  'shot',
  'pdf',
  'batch',
  'job',
  'check',
  'mcp',
  'proxy',
] as const

export const HELP_OPTION = flag('this text', 'h')

/** Matches the advice that Node.js appends to its error for an unknown option. */
const HOW_TO_QUOTE = /\. To specify a positional argument .*$/s

function parseCommandLine<const O extends Options>(
  args: readonly string[],
  options: O,
): ParsedArgs<O> {
  // Without options, the parser of Node.js need not be loaded.
  const isPlain = !args.some((arg) => arg.startsWith('-'))
  if (isPlain) return { values: {}, positionals: [...args] } as unknown as ParsedArgs<O>
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    const unknown = /^Unknown option '--([^'=]+)/.exec(text)?.[1] ?? ''
    const near = findNearest(unknown, Object.keys(options)).map((name) => `--${name}`)
    throw new UsageError(text.replace(HOW_TO_QUOTE, '.') + formatSuggestion(near), { cause })
  }
}
