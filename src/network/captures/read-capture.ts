import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LinkglassError } from '../../contracts/errors.js'
import { quote } from '../../lib/text/quote.js'
import { createFileError, createReadError } from './capture-errors.js'
import type { CapturedExchange, CapturedResponse } from './captured.js'
import type { FileLimits } from './file-parts.js'
import { isGzip } from './gzip-member.js'
import {
  type AnswerTimes,
  createSentFormFinder,
  readRecords,
  type StoredRecord,
} from './read-records.js'

export interface Capture {
  readonly exchanges: readonly CapturedExchange[]
  /** URL and times of the recorded answer. `undefined` if another program wrote the file. */
  readonly answered: ({ readonly url: string } & AnswerTimes) | undefined
}

const gunzipInPool = promisify(gunzip)

const MAX_RECORDS = 100_000

/** @throws LinkglassError `EINVALQUERY` if the file is missing, broken or too large, `EFATAL` if the system can't read it */
export async function readCapture(
  source: string | URL | Uint8Array,
  limits: FileLimits,
): Promise<Capture> {
  const bytes = await gunzipCaptureFile(await readCaptureFile(source), limits)
  const records: StoredRecord[] = []
  try {
    for await (const record of readRecords(bytes)) {
      if (records.push(record) > MAX_RECORDS)
        throw createFileError(`has more than ${MAX_RECORDS} records`)
    }
  } catch (error) {
    if (error instanceof LinkglassError) throw error
    throw createFileError('is broken', error)
  }
  const exchanges = toExchanges(records)
  if (exchanges.length === 0) throw createFileError('has no record of a response')
  const [answered] = records.flatMap(({ url, answer }) => (answer ? [{ url, ...answer }] : []))
  return { exchanges, answered }
}

async function readCaptureFile(source: string | URL | Uint8Array): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source
  return readFile(source).catch((cause: unknown) => {
    throw createReadError(`The capture ${quote(String(source))}`, cause)
  })
}

async function gunzipCaptureFile(file: Uint8Array, { maxBytes }: FileLimits): Promise<Uint8Array> {
  const tooLarge = `has more than ${maxBytes} bytes, unpacked (LINKGLASS_MAX_CAPTURE)`
  if (file.length > maxBytes) throw createFileError(tooLarge)
  if (!isGzip(file)) return file
  try {
    return await gunzipInPool(file, { maxOutputLength: maxBytes })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw createFileError(isTooLarge ? tooLarge : 'is packed wrongly', error)
  }
}

function toExchanges(records: readonly StoredRecord[]): CapturedExchange[] {
  const byDigest = new Map<string, CapturedResponse>()
  const findForm = createSentFormFinder(records)
  return records.flatMap((record) => {
    const { exchange, digest, isRevisit } = record
    if (!exchange) return []
    const { response } = exchange
    if (digest && response && !isRevisit) byDigest.set(digest, response)
    const earlier = isRevisit && digest ? byDigest.get(digest) : undefined
    if (response && earlier) response.body = earlier.body
    return [{ ...exchange, ...findForm(record) }]
  })
}
