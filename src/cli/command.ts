import { parseArgs } from 'node:util'

export type Command =
  | { readonly name: 'help'; readonly topic?: 'serve' }
  | { readonly name: 'version' }
  | { readonly name: 'serve' }
  | Ask

export interface Ask {
  readonly name: 'ask'
  readonly url: string
  /** Rules as JSON, or a file that holds them. */
  readonly data?: string
  /** `title,image`, or `false`. */
  readonly meta?: string
  readonly explain: boolean
  readonly timeout?: string
}

/** The command line is not one; the message says what is wrong with it. */
export class UsageError extends Error {}

export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const [first, ...more] = positionals
  if (values.version) return { name: 'version' }
  if (values.help) return first === 'serve' ? { name: 'help', topic: 'serve' } : { name: 'help' }
  if (first === undefined) return { name: 'help' }
  if (more.length > 0) throw new UsageError(`One address at a time: ${more.join(' ')} is too much.`)
  if (first === 'serve') return { name: 'serve' }
  return {
    name: 'ask',
    url: first,
    explain: values.explain ?? false,
    ...(values.data !== undefined && { data: values.data }),
    ...(values.meta !== undefined && { meta: values.meta }),
    ...(values.timeout !== undefined && { timeout: values.timeout }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', short: 'd' },
        meta: { type: 'string', short: 'm' },
        explain: { type: 'boolean' },
        timeout: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
