import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { failureOf, LinkglassError } from '../../../contracts/errors.js'
import { BATCH_CONCURRENCY, runConcurrently } from '../../../lib/async/concurrency.js'
import { parseUrl } from '../../../lib/net/parse-url.js'
import { withScheme } from '../../../params/index.js'
import { loadConfig } from '../../../service/config/index.js'
import { createEngine } from '../../../service/engine/index.js'
import { UsageError } from '../command.js'
import { EXIT_CODES } from '../exit-codes.js'
import { optionsOf } from '../input.js'
import { createProgress } from '../progress.js'
import type { BatchArgs } from './batch-options.js'
import { openOutput } from './batch-output.js'

/** Asks for each address of a list and writes a line of JSON for each as it finishes. */
export async function batchCommand(given: BatchArgs, env: NodeJS.ProcessEnv): Promise<number> {
  const addresses = await readAddresses(given.positionals)
  const options = await optionsOf(given)
  const config = loadConfig(env)
  const limits = {
    concurrency: numberOf(given, 'concurrency', BATCH_CONCURRENCY.concurrency),
    perHost: numberOf(given, 'per-host', BATCH_CONCURRENCY.perHost),
  }
  const output = await openOutput(given.values.out, given.values['retry-failed'])
  const missing = addresses.filter((url) => !output.done.has(url))
  const progress = createProgress(process.stderr, addresses.length, missing.length)
  const engine = createEngine(config)

  async function ask(url: string): Promise<object> {
    try {
      return { url, ...(await engine.ask(url, options)) }
    } catch (error) {
      if (!(error instanceof LinkglassError)) throw error
      return { url, ...failureOf(error) }
    }
  }

  let failed = 0
  try {
    for await (const line of runConcurrently(missing, hostOf, limits, ask)) {
      await output.write(`${JSON.stringify(line)}\n`)
      if ('code' in line) failed += 1
      progress.step('code' in line)
    }
  } finally {
    progress.end()
    await Promise.all([output.close(), engine.close()])
  }
  return failed === 0 ? EXIT_CODES.answered : EXIT_CODES.unreadable
}

/** One address to a line; empty lines and those that begin with `#` say nothing. */
async function readAddresses([file, ...more]: readonly string[]): Promise<string[]> {
  if (file === undefined || more.length > 0) {
    throw new UsageError('Which list? Write `linkglass batch FILE`, or `-` for standard input.')
  }
  const list = file === '-' ? await text(process.stdin) : await readList(file)
  const lines = list.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))]
}

async function readList(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new UsageError(`${file} cannot be read.`, { cause })
  }
}

function numberOf(given: BatchArgs, name: 'concurrency' | 'per-host', fallback: number): number {
  const value = given.values[name]
  if (value === undefined) return fallback
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value)
  throw new UsageError(`--${name}: ${value} is not a number from 1 to 9999.`)
}

function hostOf(written: string): string {
  return parseUrl(withScheme(written))?.hostname ?? ''
}
