#!/usr/bin/env node
import { version } from '../../lib/version.js'
import { whyNotWritten } from './cannot-write.js'
import { type Command, UsageError } from './command.js'
import { ASK, COMMANDS } from './commands.js'
import { EXIT_CODES } from './exit-codes.js'
import { commandHelp, programHelp } from './help.js'

async function run(written: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  // `linkglass help batch` is another way to write `linkglass batch --help`.
  const words = written[0] === 'help' ? [...written.slice(1), '--help'] : written
  const command = commandOf(words)
  const args = command ? words.slice(1) : words
  if (asks(args, 'h', 'help')) return print(command ? await commandHelp(command) : programHelp())
  if (command) return command.run(args, env, suggest)
  if (asks(args, 'v', 'version')) return print(`${version()}\n`)
  return words.length === 0 ? print(programHelp()) : ASK.run(args, env, suggest)
}

async function suggest(written: string, names: readonly string[]): Promise<string> {
  const { suggestOption } = await import('./commands/ask-command.js')
  return suggestOption(written, names)
}

function commandOf([word = '']: readonly string[]): Command | undefined {
  return Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
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

// The reader of our output may have enough of it, as `head` does: then there is nothing more to do.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(EXIT_CODES.answered)
  process.stderr.write(`linkglass: standard output cannot be written: ${whyNotWritten(error)}.\n`)
  process.exit(EXIT_CODES.fault)
})

const words = process.argv.slice(2)
try {
  process.exitCode = await run(words, process.env)
} catch (error) {
  process.stderr.write(`linkglass: ${error instanceof Error ? error.message : String(error)}\n`)
  const program = commandOf(words) ? `linkglass ${words[0]}` : 'linkglass'
  if (error instanceof UsageError) process.stderr.write(`Try \`${program} --help\`.\n`)
  process.exitCode = isCallers(error) ? EXIT_CODES.usage : EXIT_CODES.fault
}

/** Named, not imported: the configuration is loaded by the commands that read it. */
function isCallers(error: unknown): boolean {
  return error instanceof UsageError || (error instanceof Error && error.name === 'ConfigError')
}
