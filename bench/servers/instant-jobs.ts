import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { SharedBackend } from '../../src/service/cache/index.js'
import { FINISHED } from '../../src/service/jobs/job.js'
import { openJobs } from '../../src/service/jobs/open-jobs.js'

/** Links of one chunk. */
const CHUNK = 500

const { PLACE = '', COUNT = '10000' } = process.env
const place = JSON.parse(PLACE) as SharedBackend
const count = Number(COUNT)

/** Text that makes a line as long as a page's metadata. */
const FILLING = 'A sentence of the kind that pages have for a description. '.repeat(4)

const jobs = await openJobs({
  place,
  ttl: 86_400_000,
  work: {
    findHost: (text) => text.slice(7, text.indexOf('/', 7)),
    findDelay: () => 0,
    answer: async (_, index, text) => ({
      line: Buffer.from(
        `${JSON.stringify({ index, url: text, http: 200, data: { description: FILLING } })}\n`,
      ),
      code: '',
      statusCode: 200,
    }),
    fail: () => {
      throw new Error('no worker dies here')
    },
    isBusy: () => false,
  },
  sendWebhook: async () => true,
  onError: (error) => {
    throw error
  },
})
const { records, results, runner } = jobs

/** Reads the process's own megabytes, without pages of mapped files. */
function readMemory(): number {
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1e3
}
let memory = 0
const watching = setInterval(() => {
  memory = Math.max(memory, readMemory())
}, 500)

const owner = { owner: 'me', isLocal: true, base: 'http://127.0.0.1:3000' }
const started = performance.now()
const { job } = await records.createJob({ ...owner, priority: 5, perHost: 16, parameters: {} })
for (let first = 0; first < count; first += CHUNK) {
  const length = Math.min(CHUNK, count - first)
  const texts = Array.from(
    { length },
    (_, at) => `http://h${(first + at) % 2_000}.test/page/${first + at}`,
  )
  await records.addChunk(job.id, texts)
}
await records.enqueueJob(job.id)
const accepted = performance.now()
const before = process.cpuUsage()
const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()
runner.startNextTurn()
while (!FINISHED.has((await records.getJob(job.id, 'me')).status)) {
  await new Promise((resolve) => setTimeout(resolve, 100))
}
delays.disable()
const spent = process.cpuUsage(before)
const worked = performance.now()
await records.listJobs()
const listed = performance.now()
let bytes = 0
let lines = 0
const indexes = new Uint8Array(count)
for await (const batch of results.readLines(job.id, 'completion', 0, Number.MAX_SAFE_INTEGER)) {
  bytes += batch.length
  for (const line of batch.toString().trimEnd().split('\n')) {
    lines += 1
    indexes[Number(/\d+/.exec(line)?.[0])] = 1
  }
}
const paged = performance.now()
let sorted = 0
for await (const batch of results.readLines(job.id, 'index', 0, Number.MAX_SAFE_INTEGER)) {
  sorted += batch.length
}
const byIndex = performance.now()
const seconds = (from: number, to: number) => Number(((to - from) / 1_000).toPrecision(3))
const row = {
  'accepted, s': seconds(started, accepted),
  'worked, s': seconds(accepted, worked),
  'CPU a link, µs': Number(((spent.user + spent.system) / count).toPrecision(3)),
  'turn of the loop, p99, ms': Number((delays.percentile(99) / 1e6).toPrecision(3)),
  'longest turn, ms': Number((delays.max / 1e6).toPrecision(3)),
  'listed, ms': Number((listed - worked).toPrecision(2)),
  'paged, s': seconds(listed, paged),
  'by index, s': seconds(paged, byIndex),
  'lines missing': count - indexes.reduce((sum, one) => sum + one, 0),
  'lines double': lines - count,
  'results, MB': Math.round(bytes / 1e6),
  'same by index': sorted === bytes ? 1 : 0,
  'memory, MB': Math.round(memory),
  'with pages of the file, MB': Math.round(process.resourceUsage().maxRSS / 1e3),
}
process.stdout.write(`${JSON.stringify(row)}\n`)
clearInterval(watching)
await jobs.close()
