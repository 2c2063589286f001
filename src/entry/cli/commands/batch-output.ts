import { once } from 'node:events'
import { open, realpath, rename, rm, stat, truncate } from 'node:fs/promises'
import { isRecord, tryParseJson } from '../../../lib/data/json.js'
import { lockOutput } from '../output-lock.js'
import { explainWriteErrors, UsageError } from '../usage-error.js'

export interface Line {
  readonly url: string
  readonly index?: number
  /** Hash of the batch's options. */
  readonly options?: string
  readonly statusCode?: number | undefined
  readonly code?: string
}

interface BatchFiles {
  readonly out: string | undefined
  /** File with the addresses, or `-` for standard input. */
  readonly list: string
  readonly hash: string
}

export async function openBatchOutput(
  { out: path, list, hash: optionsHash }: BatchFiles,
  retry: Retry,
) {
  const isDropped = createRetryFilter(retry)
  const done = new Set<string>()
  if (path === undefined) {
    const flag = retry.failed ? '--retry-failed' : '--retry-status'
    if (isDropped) throw new UsageError(`${flag} goes on with a file: say which by --out FILE.`)
    return { write: writeToStdout, done, close: async () => {} }
  }
  await refuseNonRegularFile(path)
  await refuseListAsOutput(path, list)
  const keepLine = ({ url, options = optionsHash }: Line) => {
    if (options !== optionsHash) {
      const problem = `--out: ${path} has answers to other rules or options.`
      throw new UsageError(`${problem} Name another file, or repeat those of before.`)
    }
    done.add(url)
  }
  const unlock = await lockOutput(path)
  const openFile = async () => {
    await (isDropped ? deleteLines(path, isDropped, keepLine) : keepWholeLines(path, keepLine))
    return open(path, 'a')
  }
  const opening = openFile().catch((error) => unlock().then(() => Promise.reject(error)))
  const file = await explainWriteErrors(path, opening)
  return {
    write: (line: string) => explainWriteErrors(path, file.appendFile(line)),
    done,
    close: () => file.close().finally(unlock),
  }
}

interface Retry {
  readonly failed: boolean | undefined
  readonly statuses: string | undefined
}

function createRetryFilter({ failed = false, statuses }: Retry): IsDropped | undefined {
  if (!failed && statuses === undefined) return undefined
  const hasStatus = statuses === undefined ? () => false : parseStatusPatterns(statuses)
  return ({ code, statusCode }) =>
    (failed && code !== undefined) || (statusCode !== undefined && hasStatus(statusCode))
}

function parseStatusPatterns(text: string): (status: number) => boolean {
  const patterns = text.split(',').map((part) => part.trim().toLowerCase())
  const wrong = patterns.find((pattern) => !/^[1-5](?:\d\d|xx)$/.test(pattern))
  if (wrong !== undefined) {
    throw new UsageError(`--retry-status: ${wrong || 'nothing'} is no status. Write 404,5xx.`)
  }
  return (status) =>
    patterns.some((pattern) => pattern === String(status) || pattern === `${String(status)[0]}xx`)
}

async function refuseNonRegularFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found || found.isFile() || found.isDirectory()) return
  throw new UsageError(`--out: ${path} is not a file. Leave --out out for standard output.`)
}

async function refuseListAsOutput(path: string, list: string): Promise<void> {
  const [out, input] = await Promise.all([path, list].map((file) => realpath(file).catch(() => '')))
  if (list === '-' || out === '' || out !== input) return
  throw new UsageError(`--out: ${path} is the list itself. Name another file.`)
}

/** Errors of standard output are handled in `program.ts`. */
async function writeToStdout(line: string): Promise<void> {
  if (!process.stdout.write(line)) await once(process.stdout, 'drain')
}

type Keep = (line: Line) => void

async function keepWholeLines(path: string, keepLine: Keep): Promise<void> {
  let whole = 0
  for await (const [bytes, line] of readBatchLines(path)) {
    whole += bytes.length + 1
    if (line) keepLine(line)
  }
  await truncate(path, whole)
}

type IsDropped = (line: Line) => boolean

/** Writes the other lines to a new file, so that nothing is lost if the program is stopped. */
async function deleteLines(path: string, isDropped: IsDropped, keepLine: Keep): Promise<void> {
  // With the path as given, renaming would replace a symbolic link by the new file.
  const place = await realpath(path).catch(() => path)
  const copy = `${place}.${process.pid}`
  const before = await stat(place).catch(() => undefined)
  const file = await open(copy, 'w')
  try {
    if (before) await file.chmod(before.mode)
    for await (const [bytes, line] of readBatchLines(place)) {
      if (line && isDropped(line)) continue
      if (line) keepLine(line)
      await file.write(Buffer.concat([bytes, Buffer.of(NEWLINE)]))
    }
    await file.close()
    await rename(copy, place)
  } catch (error) {
    await file.close()
    await rm(copy, { force: true })
    throw error
  }
}

const NEWLINE = 0x0a

/**
 * Yields the bytes and the value of each finished line. Creates the file if it is missing.
 * @throws UsageError if something else than a batch wrote in it
 */
async function* readBatchLines(path: string): AsyncGenerator<[Buffer, Line | undefined]> {
  const file = await open(path, 'a+')
  let rest: Buffer[] = []
  for await (const chunk of file.createReadStream({ start: 0 }) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const bytes = Buffer.concat([...rest, chunk.subarray(start, end)])
      const line = parseBatchLine(bytes)
      if (!line && bytes.length > 0) throw createForeignFileError(path)
      yield [bytes, line]
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
  if (!isUnfinishedLine(Buffer.concat(rest))) throw createForeignFileError(path)
}

const LINE_START = '{"index":'

/** True for nothing, and for the beginning of a line. A power loss may leave NUL bytes after it. */
function isUnfinishedLine(bytes: Buffer): boolean {
  const size = bytes.findLastIndex((byte) => byte !== 0) + 1
  const start = bytes.toString('latin1', 0, Math.min(size, LINE_START.length + 1))
  return LINE_START.startsWith(start) || /^\{"index":\d$/.test(start)
}

function createForeignFileError(path: string): UsageError {
  return new UsageError(`--out: ${path} has lines that no batch wrote. Name another file.`)
}

function parseBatchLine(bytes: Buffer): Line | undefined {
  const value = tryParseJson(bytes.toString('utf8'))
  const isLine = isRecord(value) && typeof value.url === 'string' && 'index' in value
  return isLine ? (value as unknown as Line) : undefined
}
