import { version } from '../../lib/version.js'
import { COMMANDS, type CommandEntry, DEFAULT_COMMAND } from './command-list.js'
import { EXIT_CODES } from './exit-codes.js'
import { renderCommandHelp, renderProgramHelp } from './help.js'
import { describeWriteError, UsageError } from './usage-error.js'

async function runCommand(written: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  // `help batch` means `batch --help`.
  const words = written[0] === 'help' ? [...written.slice(1), '--help'] : written
  const named = findCommand(words)
  const args = named ? words.slice(1) : words
  if (hasFlag(args, 'h', 'help'))
    return printText(await (named ? renderCommandHelp(named) : renderProgramHelp()))
  if (!named && hasFlag(args, 'v', 'version')) return printText(`${version()}\n`)
  if (words.length === 0) return printText(await renderProgramHelp())
  const { command } = await (named ?? DEFAULT_COMMAND).load()
  return command.run(args, env)
}

function findCommand([word = '']: readonly string[]): CommandEntry | undefined {
  return Object.hasOwn(COMMANDS, word) ? COMMANDS[word as keyof typeof COMMANDS] : undefined
}

function hasFlag(args: readonly string[], short: string, long: string): boolean {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  return options.includes(`-${short}`) || options.includes(`--${long}`)
}

function printText(text: string): number {
  process.stdout.write(text)
  return EXIT_CODES.answered
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(EXIT_CODES.answered)
  process.stderr.write(
    `linkglass: standard output cannot be written: ${describeWriteError(error)}.\n`,
  )
  process.exit(EXIT_CODES.fault)
})

export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    process.exitCode = await runCommand(words, process.env)
  } catch (error) {
    process.stderr.write(`linkglass: ${error instanceof Error ? error.message : String(error)}\n`)
    const program = findCommand(words) ? `linkglass ${words[0]}` : 'linkglass'
    if (error instanceof UsageError) process.stderr.write(`Try \`${program} --help\`.\n`)
    // The name is compared, since not every command loads the class `ConfigError`.
    const isFixable = error instanceof Error && /^(?:Usage|Config)Error$/.test(error.name)
    process.exitCode = isFixable ? EXIT_CODES.usage : EXIT_CODES.fault
  }
}
