import { writeFile } from 'node:fs/promises'
import { loadConfig } from '../config/index.js'
import { LinkglassError } from '../core/errors.js'
import type { Media, Result } from '../core/result.js'
import type { QueryInput } from '../query/index.js'
import { createEngine } from '../services.js'
import { UsageError } from './command.js'
import { EXIT_CODES, exitCodeOf } from './exit-codes.js'
import type { ShotGiven } from './shot-options.js'

/** Takes an image of a page and writes it to a file, or to standard output. */
export async function shot(given: ShotGiven, env: NodeJS.ProcessEnv): Promise<number> {
  const { values } = given
  const url = onlyUrl(given.positionals)
  if (values.out === undefined && process.stdout.isTTY) {
    throw new UsageError('Where to? Write `-o page.png`, or pipe the file to another program.')
  }
  const engine = createEngine(loadConfig(env))
  const progress = startProgress(process.stderr, `Taking a picture of ${url}`)
  try {
    const result = await engine.ask(url, optionsOf(values)).finally(progress.end)
    const { bytes, told } = screenshotOf(result)
    if (values.out === undefined) process.stdout.write(bytes)
    else await writeFile(values.out, bytes)
    for (const { message } of result.warnings ?? []) process.stderr.write(`${message}\n`)
    if (process.stderr.isTTY) process.stderr.write(`${values.out ?? 'standard output'}: ${told}\n`)
    return EXIT_CODES.answered
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    process.stderr.write(`${error.code} ${error.message}\n`)
    return exitCodeOf(error)
  } finally {
    await engine.close()
  }
}

function onlyUrl([url, ...more]: readonly string[]): string {
  if (url === undefined) throw new UsageError('Which address? Write `linkglass shot https://…`.')
  if (more.length > 0) throw new UsageError(`One address at a time: ${more.join(' ')} is too much.`)
  return url
}

function optionsOf(values: ShotGiven['values']): QueryInput {
  const { element, device, quality, timeout, out = '' } = values
  const waitForSelector = values['wait-for']
  return {
    meta: false,
    screenshot: {
      type: typeOf(values.type ?? (/\.jpe?g$/i.test(out) ? 'jpeg' : 'png')),
      fullPage: values['full-page'] ?? false,
      omitBackground: values['omit-background'] ?? false,
      ...(element !== undefined && { element }),
      ...(quality !== undefined && { quality: Number(quality) }),
    },
    ...(device !== undefined && { device }),
    ...(values.viewport !== undefined && { viewport: sizeOf(values.viewport) }),
    ...(values.dark && { colorScheme: 'dark' }),
    ...(waitForSelector !== undefined && { waitForSelector }),
    ...(timeout !== undefined && { timeout }),
  }
}

function typeOf(text: string): 'png' | 'jpeg' {
  if (text === 'png' || text === 'jpeg') return text
  throw new UsageError(`--type: ${text} is neither png nor jpeg.`)
}

function sizeOf(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (width === undefined) throw new UsageError(`--viewport: ${text} is no size. Write 1024x768.`)
  return { width: Number(width), height: Number(height) }
}

/** The library hands a file over as a `data:` address. */
function screenshotOf({ data }: Result): { bytes: Buffer; told: string } {
  const { url, width, height, size_pretty } = data.screenshot as Media
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { bytes, told: `${width} × ${height} pixels, ${size_pretty}` }
}

/** Milliseconds between two looks of the clock. */
const INTERVAL = 100

/** Says on a terminal what is being done, and for how long. */
function startProgress(terminal: NodeJS.WriteStream, what: string): { readonly end: () => void } {
  if (!terminal.isTTY) return { end: () => {} }
  const started = performance.now()
  const draw = () => {
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    const text = `${what}: ${seconds} s`
    // Back to the line's start, and away with the rest of it (ECMA-48, EL).
    terminal.write(`\r${text.slice(0, (terminal.columns || 80) - 1)}\x1b[K`)
  }
  draw()
  const timer = setInterval(draw, INTERVAL)
  return {
    end: () => {
      clearInterval(timer)
      terminal.write('\r\x1b[K')
    },
  }
}
