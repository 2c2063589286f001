import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { text } from 'node:stream/consumers'
import { LinkglassError, toFailure } from '../../../contracts/errors.js'
import { BATCH_CONCURRENCY, runConcurrently } from '../../../lib/async/concurrency.js'
import { parseUrl } from '../../../lib/net/parse-url.js'
import { addScheme, type QueryInput } from '../../../params/index.js'
import { defineCommand, flag, option } from '../define-command.js'
import { EXIT_CODES } from '../exit-codes.js'
import { createProgressDisplay } from '../progress.js'
import { REQUEST_OPTIONS, readRequestOptions } from '../request-options.js'
import { trimListLine } from '../url-list.js'
import { replaceError, rethrowAsUsageError, UsageError } from '../usage-error.js'
import { runWithEngine } from '../with-engine.js'
import { type Line, openBatchOutput } from './batch-output.js'

const OPTIONS = {
  out: option('FILE', 'write the lines there; what it holds already is not asked for again', 'o'),
  'retry-failed': flag('ask again for what failed before, with --out'),
  'retry-status': option('LIST', 'ask again for what answered 404,5xx before, with --out'),
  concurrency: option('N', `addresses under way at once (${BATCH_CONCURRENCY.concurrency})`),
  'per-host': option('N', `of them for one host (${BATCH_CONCURRENCY.perHost})`),
  replay: option('FOLDER', 'answer from its captures, without the network'),
  ...REQUEST_OPTIONS,
}

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: async ({ values, positionals }, env) => {
    const { out, replay } = values
    const list = readListArgument(positionals)
    const entries = await readUrlList(list)
    const options = await readRequestOptions(values)
    const settings = replay === undefined ? env : { ...env, LINKGLASS_REPLAY: replay }
    return runWithEngine(settings, async (engine) => {
      if (replay !== undefined) await engine.captures.openFolder().catch(rethrowAsUsageError)
      const limits = {
        concurrency: parseCount('concurrency', values.concurrency, BATCH_CONCURRENCY.concurrency),
        perHost: parseCount('per-host', values['per-host'], BATCH_CONCURRENCY.perHost),
      }
      const mark = hashOptions(options)
      const again = { failed: values['retry-failed'], statuses: values['retry-status'] }
      const output = await openBatchOutput({ out, list, hash: mark }, again)
      const missing = entries.filter(({ url }) => !output.done.has(url))
      const progress = createProgressDisplay(process.stderr, entries.length, missing.length)
      const stop = createInterruptSignal()
      const findHost = ({ url }: Item) => parseUrl(addScheme(url))?.hostname ?? ''

      async function answerItem({ index, url }: Item): Promise<Line> {
        const place = { index, url, ...(out !== undefined && { options: mark }) }
        try {
          return { ...place, ...(await engine.ask(url, { ...options, signal: stop.signal })) }
        } catch (error) {
          if (stop.signal.aborted || !(error instanceof LinkglassError)) throw error
          return { ...place, ...toFailure(error) }
        }
      }

      try {
        for await (const line of runConcurrently(missing, findHost, limits, answerItem)) {
          await output.write(`${JSON.stringify(line)}\n`)
          const { code, statusCode = 0 } = line
          const reason = code ?? (statusCode < 400 ? undefined : `${statusCode}`)
          progress.step(code !== undefined, reason)
        }
      } catch (error) {
        if (!stop.signal.aborted) throw error
      } finally {
        progress.end()
        stop.release()
        await output.close()
      }
      const { answered, failed } = progress.counts
      if (stop.signal.aborted) {
        const total = entries.length
        const left = missing.length - answered - failed
        process.stderr.write(`${formatStopMessage(total - left, total, out)}\n`)
        return 128 + constants.signals[stop.signal.reason as Stop]
      }
      return failed === 0 ? EXIT_CODES.answered : EXIT_CODES.unreadable
    })
  },
})

type Item = Required<Pick<Line, 'index' | 'url'>>

type Stop = 'SIGINT' | 'SIGTERM'

/** Creates a signal that aborts at Ctrl-C. A second Ctrl-C ends the process. */
function createInterruptSignal(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const stop = (name: NodeJS.Signals) => controller.abort(name)
  const names: readonly Stop[] = ['SIGINT', 'SIGTERM']
  for (const name of names) process.once(name, stop)
  return {
    signal: controller.signal,
    release: () => {
      for (const name of names) process.off(name, stop)
    },
  }
}

function formatStopMessage(done: number, total: number, out: string | undefined): string {
  return out === undefined
    ? `Stopped: ${done} of ${total} are done. With --out FILE a batch can go on where it stopped.`
    : `Stopped: ${done} of ${total} are in ${out}. The same command goes on from there.`
}

/** Hashes the options that must be the same to continue a batch. */
function hashOptions({ timeout, retry, headers, ...asked }: QueryInput): string {
  return hash('sha256', JSON.stringify(asked), 'hex').slice(0, 8)
}

function readListArgument([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) {
    throw new UsageError('Which list? Write `linkglass batch FILE`, or `-` for standard input.')
  }
  return file
}

/** Returns each address once, with its first place in the list. */
async function readUrlList(file: string): Promise<Item[]> {
  const reading = file === '-' ? text(process.stdin) : readFile(file, 'utf8')
  const list = await replaceError(reading, `${file} cannot be read.`)
  const urls = list
    .split('\n')
    .map(trimListLine)
    .filter((line) => line !== '')
  const items = new Map<string, Item>()
  for (const [index, url] of urls.entries()) if (!items.has(url)) items.set(url, { index, url })
  return [...items.values()]
}

function parseCount(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value)
  throw new UsageError(`--${name}: ${value} is not a number from 1 to 9999.`)
}

const NOTES = `FILE has one address to a line; \`-\` is standard input. A line of JSON is written for each address as
it finishes, in whatever order. With --out, a batch that was stopped goes on where it was; with
--retry-failed too, what failed is asked for again; with --retry-status 404,5xx, what answered so.
\`index\` is the place in the list, counted from 0; an address that stands there twice has one line, with the first place.
With --replay the pages come from WARC files, as --capture and crawlers write them: rules are measured over a crawl.

Examples
  linkglass batch urls.txt > pages.ndjson
  linkglass batch urls.txt --out pages.ndjson --meta title,image
  linkglass batch urls.txt --out pages.ndjson --meta title,image --retry-failed
  linkglass batch urls.txt --replay crawl -m false -r 'price=.price@text:number'
  sort -u *.txt | linkglass batch - -m false -r 'price=.price@text:number' | jq -c '[.url, .data.price]'

Exit codes
  0 all were answered   5 some were not: their lines say why   130 stopped by Ctrl-C
`
