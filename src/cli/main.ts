#!/usr/bin/env node
import { version } from '../version.js'
import { UsageError } from './command.js'
import { ASK, COMMANDS } from './commands.js'
import { EXIT_CODES } from './exit-codes.js'
import { commandHelp, programHelp } from './help.js'

async function run([first, ...rest]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const command =
    first !== undefined && Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  const args = command ? rest : first === undefined ? [] : [first, ...rest]
  if (asks(args, 'h', 'help')) return print(command ? await commandHelp(command) : programHelp())
  if (command) return command.run(args, env)
  if (asks(args, 'v', 'version')) return print(`${version()}\n`)
  return first === undefined ? print(programHelp()) : ASK.run(args, env)
}

function asks(args: readonly string[], short: string, long: string): boolean {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  return options.includes(`-${short}`) || options.includes(`--${long}`)
}

function print(text: string): number {
  process.stdout.write(text)
  return EXIT_CODES.answered
}

try {
  process.exitCode = await run(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`linkglass: ${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof UsageError) process.stderr.write('Try `linkglass --help`.\n')
  process.exitCode = isCallers(error) ? EXIT_CODES.usage : EXIT_CODES.fault
}

/** Named, not imported: the configuration is loaded by the commands that read it. */
function isCallers(error: unknown): boolean {
  return error instanceof UsageError || (error instanceof Error && error.name === 'ConfigError')
}
