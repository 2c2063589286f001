import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { createBusyError } from '../../../lib/async/busy-error.js'
import { CHUNK_SIZE, type Job, type Jobs, type NewJob } from '../../../service/jobs/index.js'
import type { Services } from '../../../service/services.js'
import { toLinkglassError } from '../error-response.js'
import { parseItem } from '../routes/batch-items.js'
import { createItemSplitter, type ItemLine } from './item-splitter.js'

/** Maximum characters of an item. A whole chunk of items is held in memory. */
const MAX_ITEM = 32_000

/** Maximum bytes of a list after decompression. */
const MAX_BYTES = 1e9

const MAX_WRONG_LINES = 10

const ITEMS_PER_TURN = 20

/** Stores a job with its list. Throws and stores nothing if a line of the list is invalid. */
export async function receiveJob(
  services: Services,
  jobs: Jobs,
  options: NewJob,
  list: Readable,
): Promise<Job> {
  const { records, runner } = jobs
  const { job, isNew } = await records.createJob(options)
  if (!isNew) {
    if (job.status === 'receiving') throw createBusyError('The list of this job is arriving.', 5)
    return job
  }
  try {
    await storeItems(services, jobs, job, list)
    const published = await records.enqueueJob(job.id)
    runner.startNextTurn()
    return published
  } catch (error) {
    await records.removeJob(job.id)
    jobs.sweepExpiredJobs()
    throw error
  }
}

async function storeItems(services: Services, { records }: Jobs, job: Job, body: Readable) {
  const { maxItems } = services.config.jobs
  const { check, finish } = createItemChecker(services, job)
  let total = 0
  let chunk: string[] = []
  for await (const { text, line } of splitBody(body)) {
    if (total === maxItems) {
      const message = `The job has more than ${maxItems} links, which is the most (line ${line}).`
      throw new LinkglassError('EPAYLOAD', message)
    }
    total += 1
    check(text, line)
    if (total % ITEMS_PER_TURN === 0) await setImmediate()
    if (chunk.push(text) < CHUNK_SIZE) continue
    await records.addChunk(job.id, chunk)
    chunk = []
  }
  finish()
  if (total === 0) {
    const message = 'The job is empty. Send an address to a line, or `{"url":"https://…"}`.'
    throw new LinkglassError('EINVALQUERY', message)
  }
  if (chunk.length > 0) await records.addChunk(job.id, chunk)
}

function createItemChecker(services: Services, job: Job) {
  const shared = Object.entries(job.parameters)
  const faults: Record<string, string> = {}
  const throwIfFaultsReach = (count: number) => {
    const [first, ...more] = Object.entries(faults).map(([line, text]) => `${line}: ${text}`)
    if (first === undefined || more.length + 1 < count) return
    throw new LinkglassError('EINVALQUERY', `The list was refused: ${first}`, { data: faults })
  }
  const check = (text: string, line: number) => {
    try {
      const item = parseItem(0, text, shared)
      if ('wrong' in item) throw item.wrong
      services.parse({ url: item.url, ...item.parameters }, {})
    } catch (error) {
      faults[`line ${line}`] = toLinkglassError(error).message
      throwIfFaultsReach(MAX_WRONG_LINES)
    }
  }
  return { check, finish: () => throwIfFaultsReach(1) }
}

async function* splitBody(body: Readable): AsyncGenerator<ItemLine> {
  const decoder = new StringDecoder('utf8')
  const splitter = createItemSplitter(MAX_ITEM)
  let received = 0
  // The stream must not be destroyed, since the answer uses the same connection.
  for await (const bytes of body.iterator({ destroyOnReturn: false })) {
    received += bytes.length
    if (received > MAX_BYTES) {
      throw new LinkglassError('EPAYLOAD', `The list has more than ${MAX_BYTES} bytes.`)
    }
    yield* splitter.splitPiece(decoder.write(bytes))
  }
  yield* splitter.splitPiece(decoder.end())
  yield* splitter.splitRemainingText()
}

export function decompressBody({ body, headers }: FastifyRequest): Readable {
  const stream = body instanceof Readable ? body : Readable.from([])
  const coding = headers['content-encoding'] ?? 'identity'
  if (coding === 'identity') return stream
  if (coding !== 'gzip') {
    throw new LinkglassError('EBADREQUEST', 'The list may be sent with `content-encoding: gzip`.')
  }
  const unpacked = createGunzip()
  stream.once('error', (error) => unpacked.destroy(error))
  unpacked.on('error', () => {})
  return stream.pipe(unpacked)
}

export function hashIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = [headers['idempotency-key']].flat().join()
  return key === '' ? undefined : hash('sha256', key, 'base64url')
}
