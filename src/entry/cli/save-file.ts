import { access, constants, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LinkglassError } from '../../contracts/errors.js'
import type { Media } from '../../contracts/result.js'
import { BrowserNotStarted } from '../../contracts/visit-result.js'
import { decodeDataUrl } from '../../lib/data/data-url.js'
import { addScheme, PARAMETERS, type QueryInput } from '../../params/index.js'
import { createFlags, readFlagValues } from './declared-flags.js'
import { option, type ParsedArgs } from './define-command.js'
import { EXIT_CODES } from './exit-codes.js'
import { readSingleArgument } from './page-argument.js'
import { showElapsedTime } from './progress.js'
import { PAGE_OPTIONS, readPageOptions } from './request-options.js'
import { explainWriteErrors, UsageError } from './usage-error.js'
import { formatError, formatWarnings, printFailure, runWithEngine } from './with-engine.js'

const VISITOR = { device: PARAMETERS.device }

export const FILE_OPTIONS = {
  out: option('FILE', 'write it there', 'o'),
  ...createFlags(VISITOR),
  ...PAGE_OPTIONS,
}

const FILES = {
  screenshot: { command: 'linkglass shot', example: 'page.png', doing: 'Taking a screenshot of' },
  pdf: { command: 'linkglass pdf', example: 'page.pdf', doing: 'Printing' },
}

export async function savePageFile<Values extends ParsedArgs<typeof FILE_OPTIONS>['values']>(
  name: keyof typeof FILES,
  { values, positionals }: { readonly values: Values; readonly positionals: readonly string[] },
  env: NodeJS.ProcessEnv,
  readOwnOptions: (values: Values) => QueryInput,
): Promise<number> {
  const { command, example, doing } = FILES[name]
  const url = addScheme(readSingleArgument(positionals, command))
  const { out } = values
  if (out === undefined && process.stdout.isTTY) {
    const right = `Write \`-o ${example}\`, or pipe the file to another program.`
    throw new UsageError(`Where to? ${right}`)
  }
  const options = {
    meta: false,
    ...readOwnOptions(values),
    ...readFlagValues(VISITOR, values),
    ...readPageOptions(values),
  }
  // Checks first that the file can be written, since the browser starts slowly.
  if (out !== undefined) await explainWriteErrors(out, access(dirname(out), constants.W_OK))
  return runWithEngine(env, async (engine) => {
    const stopClock = showElapsedTime(process.stderr, `${doing} ${url}`)
    try {
      const result = await engine.ask(url, options).finally(stopClock)
      const media = result.data[name] as Media
      const bytes = decodeDataUrl(media.url)
      if (out === undefined) process.stdout.write(bytes)
      else await explainWriteErrors(out, writeFile(out, bytes))
      for (const line of formatWarnings(result)) process.stderr.write(`${line}\n`)
      if (process.stderr.isTTY) {
        const { width, height, size_pretty } = media
        const pixels = width === undefined ? '' : `${width} × ${height} pixels, `
        process.stderr.write(`${out ?? 'standard output'}: ${pixels}${size_pretty}\n`)
      }
      return EXIT_CODES.answered
    } catch (error) {
      return printFailure(error, (failure) => formatError(explainBrowserError(failure)))
    }
  })
}

function explainBrowserError(error: LinkglassError): { code: string; message: string } {
  if (error.code === NO_BROWSER.code) return NO_BROWSER
  if (!(error instanceof BrowserNotStarted)) return error
  return { code: error.code, message: `The browser could not be started: ${error.reason}` }
}

const NO_BROWSER = {
  code: 'ENOBROWSER',
  message:
    'This needs a browser. Install one with `npm install playwright-core @sparticuz/chromium`, or name yours in LINKGLASS_BROWSER.',
}
