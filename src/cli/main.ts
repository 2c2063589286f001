#!/usr/bin/env node
import { ask } from './ask.js'
import { type Command, parseCommand, UsageError } from './command.js'
import { HELP, SERVE_HELP, version } from './help.js'
import { serve } from './serve.js'

/** Exit codes: 0 an answer, 1 the request failed, 2 the command line or configuration is wrong. */
async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'help':
      process.stdout.write(command.topic === 'serve' ? SERVE_HELP() : HELP)
      return 0
    case 'version':
      process.stdout.write(`${version()}\n`)
      return 0
    case 'serve':
      return serve(process.env)
    case 'ask':
      return ask(command, process.env)
  }
}

try {
  process.exitCode = await run(parseCommand(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`linkglass: ${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof UsageError) process.stderr.write('Try `linkglass --help`.\n')
  process.exitCode = 2
}
