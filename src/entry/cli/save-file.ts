import { access, constants, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LinkglassError } from '../../contracts/errors.js'
import type { OwnFile } from '../../contracts/own-files.js'
import type { Media } from '../../contracts/result.js'
import { BrowserNotStarted } from '../../contracts/visit-result.js'
import type { QueryInput } from '../../params/index.js'
import { loadConfig } from '../../service/config/index.js'
import { createEngine } from '../../service/engine/index.js'
import { writing } from './cannot-write.js'
import { cautions } from './cautions.js'
import { UsageError } from './command.js'
import { errorLine } from './error-line.js'
import { EXIT_CODES, exitCodeOf } from './exit-codes.js'

/** A file that a browser is to make of a page. */
export interface FileRequest {
  /** Its name in `data`. */
  readonly file: OwnFile
  readonly url: string
  /** Without it the file goes to standard output. */
  readonly out: string | undefined
  readonly options: QueryInput
  /** What is being done, for who waits. */
  readonly doing: string
}

/** Has a browser make a file of a page, and writes it. */
export async function saveFile(
  { file, url, out, options, doing }: FileRequest,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  // A caller that waits for a browser should not learn only then that it was in vain.
  if (out !== undefined) await writing(out, access(dirname(out), constants.W_OK))
  const engine = createEngine(loadConfig(env))
  const progress = startProgress(process.stderr, `${doing} ${url}`)
  try {
    const result = await engine.ask(url, options).finally(progress.end)
    const { data } = result
    const media = data[file] as Media
    // The library hands a file over as a `data:` address.
    const bytes = Buffer.from(media.url.slice(media.url.indexOf(',') + 1), 'base64')
    if (out === undefined) process.stdout.write(bytes)
    else await writing(out, writeFile(out, bytes))
    for (const caution of cautions(result)) process.stderr.write(`${caution}\n`)
    if (process.stderr.isTTY) process.stderr.write(`${out ?? 'standard output'}: ${told(media)}\n`)
    return EXIT_CODES.answered
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    process.stderr.write(`${errorLine(forOperator(error))}\n`)
    return exitCodeOf(error)
  } finally {
    await engine.close()
  }
}

/** What a service says to its callers helps nobody who called a command: it is their own browser. */
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

/** A terminal can do nothing with a file's bytes. */
export function refuseTerminal(out: string | undefined, example: string): void {
  if (out !== undefined || !process.stdout.isTTY) return
  throw new UsageError(`Where to? Write \`-o ${example}\`, or pipe the file to another program.`)
}

function told({ width, height, size_pretty }: Media): string {
  return width === undefined ? `${size_pretty}` : `${width} × ${height} pixels, ${size_pretty}`
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
