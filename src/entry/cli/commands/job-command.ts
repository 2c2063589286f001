import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import { findNearest, formatSuggestion } from '../../../lib/text/nearest.js'
import { JOB_NUMBERS } from '../../../params/index.js'
import type { JobView } from '../../http/index.js'
import { defineCommand, flag, type Options, option, type ParsedArgs } from '../define-command.js'
import { EXIT_CODES } from '../exit-codes.js'
import { createRemoteJobClient, type JobService } from '../job-service.js'
import { drawProgressBar, formatReasonCounts } from '../progress.js'
import { REQUEST_OPTIONS, readRequestOptions } from '../request-options.js'
import { replaceControls, toPlainJson } from '../terminal.js'
import { openListStream } from '../url-list.js'
import { explainWriteErrors, UsageError } from '../usage-error.js'
import { formatError, printFailure } from '../with-engine.js'

const { priority, 'per-host': perHost } = JOB_NUMBERS

const ADD_OPTIONS = {
  name: option('NAME', 'add: a name for people'),
  priority: option(
    'N',
    `add: ${priority.minimum} to ${priority.maximum}, ${priority.default} if not given; the highest goes first`,
  ),
  'per-host': option('N', `add: links of one host at once (${perHost.default})`),
  robots: option('WORD', 'add: `ignore` for sites of your own (respect)'),
  webhook: option('URL', 'add: is told of the end, signed by LINKGLASS_WEBHOOK_SECRET'),
}

const RETRY_OPTIONS = {
  code: option('LIST', 'retry: what failed so: ETIMEOUT,EBUSY'),
  status: option('LIST', 'retry: what answered so: 404,5xx'),
}

const OPTIONS = {
  service: option('URL', 'a service (http://127.0.0.1:3000; none with LINKGLASS_JOBS)', 's'),
  key: option('KEY', 'an API key; better LINKGLASS_KEY, which other users cannot see'),
  json: flag('JSON', 'j'),
  ...ADD_OPTIONS,
  csv: option('FILE', 'results: write a table there'),
  columns: option('PATHS', 'results: what is in the table, as url,data.title'),
  out: option('FILE', 'results: write the lines there', 'o'),
  ...RETRY_OPTIONS,
  ...REQUEST_OPTIONS,
}

type JobFlags = ParsedArgs<typeof OPTIONS>['values']

interface JobCall {
  readonly service: JobService
  readonly values: JobFlags
  readonly word: string
  /** Id of the job, or for `add` the path of its list. */
  readonly name: string
}

const POLL_INTERVAL_MS = 1_000

const ACTIVE = new Set<JobView['status']>(['queued', 'running'])

const CALLS: Readonly<Record<string, (call: JobCall) => Promise<void>>> = {
  add: async ({ service, values, name }) => {
    const options = await readRequestOptions(values)
    const search = formatQueryString({ ...options, ...pickFlags(values, ADD_OPTIONS) })
    const job = await service.ask<JobView>('POST', `/jobs?${search}`, await openListStream(name))
    printJsonOrText(values, job, job.id)
    if (service.isLocal) await waitForJob(service, job)
  },
  ls: async ({ service, values }) => {
    const { jobs } = await service.ask<{ jobs: JobView[] }>('GET', '/jobs')
    printJsonOrText(values, jobs, jobs.map(formatJobRow).join('\n'))
  },
  show: async ({ service, values, name }) => {
    const job = await waitForJob(service, await service.ask<JobView>('GET', toJobPath(name)))
    const answered = `${job.succeeded} answered${formatReasonCounts(Object.entries(job.statuses))}`
    const failed = `${job.failed} failed${formatReasonCounts(Object.entries(job.codes))}`
    printJsonOrText(values, job, `${formatJobRow(job)}\n${answered}, ${failed}`)
  },
  results: async ({ service, values, name }) => {
    const { csv, columns, out } = values
    const format = csv === undefined ? {} : { format: 'csv', ...(columns && { columns }) }
    const path = `${toJobPath(name)}/results?${formatQueryString(format)}`
    const { body } = await service.call('GET', path)
    const lines = Readable.fromWeb((body ?? new ReadableStream()) as never)
    const file = csv ?? out
    if (file === undefined) await pipeline(lines, process.stdout, { end: false })
    else await explainWriteErrors(file, pipeline(lines, createWriteStream(file)), csv && '--csv')
  },
  retry: async ({ service, values, name }) => {
    const path = `${toJobPath(name)}/retry?${formatQueryString(pickFlags(values, RETRY_OPTIONS))}`
    const job = await service.ask<JobView & { retried: number }>('POST', path)
    printJsonOrText(values, job, `${job.retried} asked for again.`)
  },
  pause: postJobAction,
  resume: postJobAction,
  cancel: postJobAction,
  rm: async ({ service, name }) => void (await service.call('DELETE', toJobPath(name))),
}

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: async ({ values, positionals }, env) => {
    const [word = '', name = '', ...more] = positionals
    const key = values.key ?? env.LINKGLASS_KEY
    const secret = env.LINKGLASS_WEBHOOK_SECRET
    const headers = {
      ...(key !== undefined && { 'x-api-key': key }),
      ...(secret !== undefined && { 'webhook-secret': secret }),
    }
    const run = Object.hasOwn(CALLS, word) ? CALLS[word] : undefined
    if (!run) {
      const names = Object.keys(CALLS)
      const near = word === '' ? '' : formatSuggestion(findNearest(word, names))
      throw new UsageError(`Write \`linkglass job\` and one of ${names.join(', ')}.${near}`)
    }
    const argument = word === 'add' ? ' FILE' : word === 'ls' ? '' : ' ID'
    if ((name === '') !== (argument === '') || more.length > 0) {
      throw new UsageError(`Write \`linkglass job ${word}${argument}\`.`)
    }
    const isLocal =
      values.service === undefined && (env.LINKGLASS_JOBS ?? env.LINKGLASS_JOBS_FILE) !== undefined
    try {
      if (isLocal) {
        const { runWithLocalJobs } = await import('../local-jobs.js')
        await runWithLocalJobs(env, headers, (service) => run({ service, values, word, name }))
      } else {
        const service = createRemoteJobClient(values.service ?? 'http://127.0.0.1:3000', headers)
        await run({ service, values, word, name })
      }
      return EXIT_CODES.answered
    } catch (error) {
      return printFailure(error, formatError)
    }
  },
})

/** Waits until a job ends, and shows its progress. Without a terminal, waits only for a local job. */
async function waitForJob(service: JobService, found: JobView): Promise<JobView> {
  let job = found
  const { stderr } = process
  while ((stderr.isTTY || service.isLocal) && ACTIVE.has(job.status)) {
    if (stderr.isTTY) drawProgressBar(stderr, { ...job, left: job.secondsLeft })
    await pause(POLL_INTERVAL_MS)
    job = await service.ask<JobView>('GET', toJobPath(job.id))
  }
  if (stderr.isTTY && job !== found) stderr.write('\n')
  return job
}

async function postJobAction({ service, values, word, name }: JobCall): Promise<void> {
  const job = await service.ask<JobView>('POST', `${toJobPath(name)}/${word}`)
  printJsonOrText(values, job, formatJobRow(job))
}

function toJobPath(id: string): string {
  return `/jobs/${encodeURIComponent(id)}`
}

function pickFlags(values: JobFlags, options: Options): Readonly<Record<string, unknown>> {
  const names = Object.keys(options) as (keyof JobFlags)[]
  return omitUndefined(Object.fromEntries(names.map((name) => [name, values[name]])))
}

function formatQueryString(parameters: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return search.toString()
}

function printJsonOrText({ json }: JobFlags, value: unknown, text: string): void {
  const shown = json ? toPlainJson(value) : text
  if (shown !== '') process.stdout.write(`${shown}\n`)
}

function formatJobRow({ id, status, done, total, name = '' }: JobView): string {
  return `${id}  ${status.padEnd(9)}  ${done} of ${total}  ${replaceControls(name)}`.trimEnd()
}

const NOTES = `Jobs are lists of up to a million links that a service works through, whatever is killed meanwhile. Without
--service, and with LINKGLASS_JOBS=disk:PATH, this program works on them itself while \`add\` or \`show\` runs.

Calls
  add FILE         makes a job of a list as \`linkglass batch\` takes it, \`-\` is standard input; prints its id
  ls               lists the jobs
  show ID          shows one; on a terminal with a bar, until it ends
  results ID       writes the lines that are there: to standard output, --out FILE, or as a table --csv FILE
  pause, resume, cancel ID
  retry ID         asks again for what failed, or for what --code or --status names
  rm ID            deletes it with its results

Examples
  linkglass job add urls.txt --meta title --name bookmarks
  linkglass job show 0189… --service https://links.example.com
  linkglass job results 0189… --csv pages.csv --columns url,data.title

Exit codes
  0 done   2 the command line or the list is wrong, or no service answers   3 there is no such job
`
