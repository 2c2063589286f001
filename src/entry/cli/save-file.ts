import { access, constants, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LinkglassError } from '../../contracts/errors.js'
import type { OwnFile } from '../../contracts/own-files.js'
import type { Media } from '../../contracts/result.js'
import { BrowserNotStarted } from '../../contracts/visit-result.js'
import type { QueryInput } from '../../params/index.js'
import { formatError, formatWarnings } from './error-lines.js'
import { EXIT_CODES } from './exit-codes.js'
import { UsageError, writeOut } from './usage-error.js'
import { reportFailure, withEngine } from './with-engine.js'

/** Describes a file for a browser to make of a page. */
export interface FileRequest {
  /** Name of the file in `data`. */
  readonly file: OwnFile
  readonly url: string
  /** File to write; standard output when undefined. */
  readonly out: string | undefined
  readonly options: QueryInput
  /** Progress text: `Printing`. */
  readonly doing: string
}

/** Has a browser make a file of a page, and writes it. */
export async function saveFile(
  { file, url, out, options, doing }: FileRequest,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  // A caller that waits for a browser should not learn only then that it was in vain.
  if (out !== undefined) await writeOut(out, access(dirname(out), constants.W_OK))
  return withEngine(env, async (engine) => {
    const progress = startProgress(process.stderr, `${doing} ${url}`)
    try {
      const result = await engine.ask(url, options).finally(progress.end)
      const media = result.data[file] as Media
      // The library hands a file over as a `data:` address.
      const bytes = Buffer.from(media.url.slice(media.url.indexOf(',') + 1), 'base64')
      if (out === undefined) process.stdout.write(bytes)
      else await writeOut(out, writeFile(out, bytes))
      for (const line of formatWarnings(result)) process.stderr.write(`${line}\n`)
      if (process.stderr.isTTY)
        process.stderr.write(`${out ?? 'standard output'}: ${describe(media)}\n`)
      return EXIT_CODES.answered
    } catch (error) {
      return reportFailure(error, (failure) => formatError(forOperator(failure)))
    }
  })
}

/** Explains a missing browser to the person who can install it, instead of to a service's callers. */
function forOperator(error: LinkglassError): { code: string; message: string } {
  if (error.code === NO_BROWSER.code) return NO_BROWSER
  if (!(error instanceof BrowserNotStarted)) return error
  return { code: error.code, message: `The browser could not be started: ${error.reason}` }
}

const NO_BROWSER = {
  code: 'ENOBROWSER',
  message:
    'This needs a browser. Install one with `npm install playwright-core @sparticuz/chromium`, or name yours in LINKGLASS_BROWSER.',
}

/** Refuses to write a file's bytes to a terminal. */
export function refuseTerminal(out: string | undefined, example: string): void {
  if (out !== undefined || !process.stdout.isTTY) return
  throw new UsageError(`Where to? Write \`-o ${example}\`, or pipe the file to another program.`)
}

function describe({ width, height, size_pretty }: Media): string {
  return width === undefined ? `${size_pretty}` : `${width} × ${height} pixels, ${size_pretty}`
}

/** Milliseconds between two drawings. */
const INTERVAL = 100

/** Shows on a terminal what is done, and for how long. */
function startProgress(terminal: NodeJS.WriteStream, task: string): { readonly end: () => void } {
  if (!terminal.isTTY) return { end: () => {} }
  const started = performance.now()
  const draw = () => {
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    const text = `${task}: ${seconds} s`
    // Returns to the line's start and erases what is left of it (ECMA-48, EL).
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
