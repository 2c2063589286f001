import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { MaybePromise } from '../../lib/async/maybe-promise.js'

/** One option: how it is parsed, and how the help shows it. */
export interface Option {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly multiple?: boolean
  /** What stands for the value in the help: `FILE`. */
  readonly value?: string
  readonly meaning: string
}

export type Options = Readonly<Record<string, Option>>

/** What was written on the command line. */
export type ParsedArgs<O extends NonNullable<ParseArgsConfig['options']>> = Pick<
  ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>,
  'values' | 'positionals'
>

export interface Command {
  readonly usage: string
  /** One line for the list of commands. */
  readonly summary: string
  readonly options: Options
  /** The rest of its help. */
  readonly notes: () => MaybePromise<string>
  /** Gives the exit code. */
  readonly run: (
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    suggest: SuggestOption,
  ) => Promise<number>
}

/** Suggests the option that was probably meant by one that does not exist. */
export type SuggestOption = (written: string, names: readonly string[]) => Promise<string>

/** The command line is not one; the message says what is wrong with it. */
export class UsageError extends Error {}

/** A command whose `run` gets its options parsed and typed. */
export function defineCommand<const O extends Options>(
  definition: Omit<Command, 'run' | 'options'> & {
    readonly options: O
    readonly run: (given: ParsedArgs<O>, env: NodeJS.ProcessEnv) => Promise<number>
  },
): Command {
  const { options, run } = definition
  return {
    ...definition,
    run: async (args, env, suggest) => run(await parse(args, options, suggest), env),
  }
}

/** What Node.js adds to each option that does not exist, as if it had been meant as an address. */
const HOW_TO_QUOTE = /\. To specify a positional argument .*$/s

async function parse<const O extends Options>(
  args: readonly string[],
  options: O,
  suggest: SuggestOption,
): Promise<ParsedArgs<O>> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    const message = (cause instanceof Error ? cause.message : String(cause)).replace(
      HOW_TO_QUOTE,
      '.',
    )
    const unknown = /^Unknown option '--([^'=]+)/.exec(message)?.[1] ?? ''
    const meant = await suggest(unknown, Object.keys(options))
    throw new UsageError(`${message}${meant}`, { cause })
  }
}
