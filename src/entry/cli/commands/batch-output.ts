import { once } from 'node:events'
import { open, realpath, rename, rm, stat, truncate } from 'node:fs/promises'
import { isRecord, tryParseJson } from '../../../lib/data/json.js'
import { UsageError, wrapErrors } from '../usage-error.js'

export interface Line {
  readonly url: string
  readonly index?: number
  /** Hash of the options with which the batch was made. */
  readonly options?: string
  readonly statusCode?: number | undefined
  /** Code of the error. Absent if the page was answered. */
  readonly code?: string
}

/**
 * Opens the output of a batch: the file at `path`, which may have lines of an earlier run, or else standard output.
 * @param mark hash of the options; a file that was written with other options is refused
 */
export async function openOutput(
  path: string | undefined,
  mark: string,
  retry: Parameters<typeof createRetryFilter>[0],
) {
  const isDropped = createRetryFilter(retry)
  /** URLs that already have a line in the file. */
  const done = new Set<string>()
  if (path === undefined) {
    const flag = retry.failed ? '--retry-failed' : '--retry-status'
    if (isDropped) throw new UsageError(`${flag} goes on with a file: say which by --out FILE.`)
    return { write: printLine, done, close: async () => {} }
  }
  await refuseDevice(path)
  const keep = ({ url, options = mark }: Line) => {
    if (options !== mark) {
      const problem = `--out: ${path} has answers to other rules or options.`
      throw new UsageError(`${problem} Name another file, or repeat those of before.`)
    }
    done.add(url)
  }
  const work = isDropped ? dropLines(path, isDropped, keep) : readLinesAndTruncate(path, keep)
  await wrapErrors(path, work)
  const file = await wrapErrors(path, open(path, 'a'))
  return {
    write: (line: string) => wrapErrors(path, file.appendFile(line)),
    done,
    close: () => file.close(),
  }
}

/** Creates a function that returns true for lines of an earlier batch whose URLs are asked for again. */
function createRetryFilter({
  failed = false,
  statuses,
}: {
  readonly failed: boolean | undefined
  readonly statuses: string | undefined
}): IsDropped | undefined {
  if (!failed && statuses === undefined) return undefined
  const hasStatus = statuses === undefined ? () => false : parseStatuses(statuses)
  return ({ code, statusCode }) =>
    (failed && code !== undefined) || (statusCode !== undefined && hasStatus(statusCode))
}

/** Parses a list of statuses and classes of statuses, such as `404,5xx`, into a test of a status. */
function parseStatuses(text: string): (status: number) => boolean {
  const patterns = text.split(',').map((part) => part.trim().toLowerCase())
  const wrong = patterns.find((pattern) => !/^[1-5](?:\d\d|xx)$/.test(pattern))
  if (wrong !== undefined) {
    throw new UsageError(`--retry-status: ${wrong || 'nothing'} is no status. Write 404,5xx.`)
  }
  return (status) =>
    patterns.some((pattern) => pattern === String(status) || pattern === `${String(status)[0]}xx`)
}

/** Throws if `path` is a device or a pipe, since a batch could neither continue nor replace it. */
async function refuseDevice(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found || found.isFile() || found.isDirectory()) return
  throw new UsageError(`--out: ${path} is not a file. Leave --out out for standard output.`)
}

/** Prints a line. Errors of standard output are handled in `main.ts`. */
async function printLine(line: string): Promise<void> {
  if (!process.stdout.write(line)) await once(process.stdout, 'drain')
}

type Keep = (line: Line) => void

async function readLinesAndTruncate(path: string, keep: Keep): Promise<void> {
  let whole = 0
  for await (const bytes of readRawLines(path)) {
    whole += bytes.length + 1
    const line = parseLine(bytes)
    if (line) keep(line)
  }
  await truncate(path, whole)
}

type IsDropped = (line: Line) => boolean

/** Deletes lines by writing a new file and renaming it. Nothing is lost if the program stops. */
async function dropLines(path: string, isDropped: IsDropped, keep: Keep): Promise<void> {
  // Uses the real path, so that renaming does not replace a symbolic link.
  const place = await realpath(path).catch(() => path)
  const copy = `${place}.${process.pid}`
  const before = await stat(place).catch(() => undefined)
  const file = await open(copy, 'w')
  try {
    if (before) await file.chmod(before.mode)
    for await (const bytes of readRawLines(place)) {
      const line = parseLine(bytes)
      if (line && isDropped(line)) continue
      if (line) keep(line)
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

/** Yields the bytes of each line that ends in a line feed. Creates the file if it does not exist. */
async function* readRawLines(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'a+')
  let rest: Buffer[] = []
  for await (const chunk of file.createReadStream({ start: 0 }) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)])
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
}

/** Parses a line of an earlier batch. Returns `undefined` if the line is not JSON with a `url`. */
function parseLine(bytes: Buffer): Line | undefined {
  const value = tryParseJson(bytes.toString('utf8'))
  const isLine = isRecord(value) && typeof value.url === 'string'
  return isLine ? (value as unknown as Line) : undefined
}
