import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LinkglassError } from '../../contracts/errors.js'
import { addToList } from '../../lib/data/multimap.js'
import { quote } from '../../lib/text/quote.js'
import { createFileError, createReadError } from './capture-errors.js'
import { type CapturedExchange, listRequestKeys } from './captured.js'
import { type FileLimits, readBytes, readParts } from './file-parts.js'
import { isGzip, unpackMember } from './gzip-member.js'
import { readCapture } from './read-capture.js'
import {
  type AnswerTimes,
  createSentFormFinder,
  readRecords,
  type StoredRecord,
} from './read-records.js'
import { createReplaySource, type ReplaySource } from './replay.js'

interface Place {
  readonly file: string
  readonly start: number
  readonly end: number
  /** Index of the record among those between `start` and `end`. */
  readonly index: number
  readonly at: number
  readonly isVisit: boolean
}

/** Maximum number of responses in a folder. Their index takes about 300 MB. */
const MAX_RESPONSES = 1_000_000

/** @param page the page's URL, as `toCaptureKey` returns it */
export async function openReplaySource(
  given: string | URL | Uint8Array,
  page: string,
  limits: FileLimits,
): Promise<ReplaySource> {
  const path = given instanceof URL ? fileURLToPath(given) : given
  if (typeof path === 'string') {
    const found = await stat(path).catch(() => undefined)
    if (found?.isDirectory()) return (await indexCaptureFolder(path, limits)).createSource(page)
  }
  return createReplaySource(await readCapture(path, limits), page)
}

/** @throws LinkglassError `EINVALQUERY` if captures are missing, broken or too large, `EFATAL` if the system can't read them */
export async function indexCaptureFolder(folder: string, limits: FileLimits) {
  const places = new Map<string, Place[]>()
  const answers = new Map<string, AnswerTimes & Pick<Place, 'file'>>()
  let count = 0
  for (const file of await listCaptureFiles(folder)) {
    const { responses, answered } = await indexCaptureFile(file, limits)
    count += responses.length
    if (count > MAX_RESPONSES)
      throw createFolderError(folder, `has more than ${MAX_RESPONSES} responses`)
    for (const [key, place] of responses) addToList(places, key, place)
    for (const [url, times] of answered) {
      if (times.at >= (answers.get(url)?.at ?? 0)) answers.set(url, { file, ...times })
    }
  }

  return {
    /** Creates a source that prefers the newest capture of the page. */
    createSource: (page: string): ReplaySource => {
      const answer = answers.get(page)
      const home = answer ?? places.get(page)?.reduce(pickNewerPlace)
      return {
        at: home?.at,
        visitedAt: answer?.visitedAt,
        find: (key) => {
          const all = places.get(key) ?? []
          const [first, ...more] = all
          const isAtHome = all.some(({ file }) => file === home?.file)
          const file = isAtHome ? home?.file : first && more.reduce(pickNewerPlace, first).file
          const found = all.filter((place) => place.file === file)
          return found.map((place) => ({
            isVisit: place.isVisit,
            load: () =>
              loadExchange(place, places, limits).catch((cause: unknown) => {
                throw createChangedError(place, cause)
              }),
          }))
        },
      }
    },
  }
}

function pickNewerPlace(a: Place, b: Place): Place {
  return b.at > a.at ? b : a
}

async function listCaptureFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw createReadError(`The folder of captures ${quote(folder)}`, cause, FOLDER_ADVICE)
  })
  const captures = files.filter((file) => /\.warc(?:\.gz)?$/i.test(file)).sort()
  if (captures.length > 0) return captures.map((file) => join(folder, file))
  throw createFolderError(folder, 'has no file that ends in .warc or .warc.gz')
}

async function indexCaptureFile(path: string, limits: FileLimits) {
  const file = await openFile(path)
  const seen: { record: StoredRecord; place: Place }[] = []
  try {
    for await (const { start, end, bytes } of readParts(file, limits)) {
      let index = 0
      for await (const { exchange, ...record } of readRecords(bytes)) {
        const isVisit = exchange?.resourceType !== undefined
        const at = record.at.getTime()
        const place = { file: path, start, end, index: index++, at, isVisit }
        // Keeps no bodies, since all together may not fit into memory.
        const isKept = exchange !== undefined || record.sent || record.answer
        if (isKept) seen.push({ record: { ...record, ...(exchange && { exchange: STUB }) }, place })
        if (seen.length > 2 * MAX_RESPONSES) throw createFileError('has too many records')
      }
    }
  } catch (cause) {
    if (cause instanceof Error && 'syscall' in cause)
      throw createReadError(`The capture ${quote(path)}`, cause)
    const text = cause instanceof LinkglassError ? cause.message : 'The capture is broken.'
    throw new LinkglassError('EINVALQUERY', `${quote(path)}: ${text}`, { cause })
  } finally {
    await file.close()
  }
  const records = seen.map(({ record }) => record)
  const findForm = createSentFormFinder(records)
  const responses = seen.flatMap(({ record, place }) => {
    if (!record.exchange) return []
    return listRequestKeys(record.url, findForm(record)).map((key) => [key, place] as const)
  })
  const answered = records.flatMap(({ url, answer }) => (answer ? [[url, answer] as const] : []))
  return { responses, answered }
}

const STUB: CapturedExchange = { url: '', at: new Date(0), headers: {} }

async function loadExchange(
  place: Place,
  places: ReadonlyMap<string, readonly Place[]>,
  limits: FileLimits,
): Promise<CapturedExchange> {
  const { exchange, isRevisit, digest, refersTo = '' } = await loadRecord(place, limits)
  if (!exchange) throw createFileError('has changed while it was used')
  const { response } = exchange
  if (!isRevisit || !response) return exchange
  for (const earlier of places.get(refersTo) ?? []) {
    if (earlier === place) continue
    const found = await loadRecord(earlier, limits)
    const body = found.isRevisit ? undefined : found.exchange?.response?.body
    if (body && found.digest === digest) return { ...exchange, response: { ...response, body } }
  }
  return exchange
}

async function loadRecord({ file: path, start, end, index }: Place, { maxBytes }: FileLimits) {
  const file = await openFile(path)
  try {
    const bytes = await readBytes(file, start, end - start)
    const part = isGzip(bytes) ? await unpackMember(bytes, maxBytes) : { bytes }
    let left = index
    for await (const record of readRecords(part?.bytes ?? bytes)) if (left-- === 0) return record
  } finally {
    await file.close()
  }
  throw createFileError('has changed while it was used')
}

async function openFile(path: string): Promise<FileHandle> {
  return open(path).catch((cause: unknown) => {
    throw createReadError(`The capture ${quote(path)}`, cause)
  })
}

/** Blames no caller, since the file was readable when the folder was indexed. */
function createChangedError({ file }: Place, cause: unknown): LinkglassError {
  const text = `The capture ${quote(file)} can't be read as it was at first. Leave it as it is while it is used, or try again later.`
  return new LinkglassError('EFATAL', text, { cause })
}

function createFolderError(folder: string, what: string): LinkglassError {
  const text = `The folder of captures ${quote(folder)} ${what}. ${FOLDER_ADVICE}`
  return new LinkglassError('EINVALQUERY', text)
}

const FOLDER_ADVICE = 'Give one with WARC files.'
