import { once } from 'node:events'
import { open, realpath, rename, rm, stat, truncate } from 'node:fs/promises'
import { writing } from '../cannot-write.js'
import { UsageError } from '../command.js'

export interface Output {
  readonly write: (line: string) => Promise<void>
  /** Addresses that it holds a line for already. */
  readonly done: ReadonlySet<string>
  readonly close: () => Promise<void>
}

/**
 * The file to go on with, or standard output. A last line that was not finished is dropped.
 * @param again whether lines that say that something failed are dropped too
 */
export async function openOutput(path: string | undefined, again = false): Promise<Output> {
  if (path === undefined) {
    if (again) throw new UsageError('--retry-failed goes on with a file: say which by --out FILE.')
    return { write: print, done: new Set(), close: async () => {} }
  }
  await refuseDevice(path)
  const done = await writing(path, again ? dropFailed(path) : readDone(path))
  const file = await writing(path, open(path, 'a'))
  return {
    write: (line) => writing(path, file.appendFile(line)),
    done,
    close: () => file.close(),
  }
}

/** Only a regular file can be continued, or replaced by another. */
async function refuseDevice(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found || found.isFile() || found.isDirectory()) return
  throw new UsageError(`--out: ${path} is not a file. Leave --out out for standard output.`)
}

/** What goes wrong with it is heard of where the program begins. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(line)) await once(process.stdout, 'drain')
}

async function readDone(path: string): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  let whole = 0
  for await (const line of linesOf(path)) {
    whole += line.length + 1
    const said = readLine(line)
    if (said) done.add(said.url)
  }
  await truncate(path, whole)
  return done
}

/** The file is replaced in one step: a program that is stopped before that has lost nothing. */
async function dropFailed(path: string): Promise<ReadonlySet<string>> {
  // Of a link the file that it leads to.
  const place = await realpath(path).catch(() => path)
  const kept = `${place}.${process.pid}`
  try {
    const done = await copyGood(place, kept)
    await rename(kept, place)
    return done
  } catch (error) {
    await rm(kept, { force: true })
    throw error
  }
}

/** Copies the lines that do not say that something failed, and who may read them. */
async function copyGood(path: string, kept: string): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  const before = await stat(path).catch(() => undefined)
  const file = await open(kept, 'w')
  try {
    if (before) await file.chmod(before.mode)
    for await (const line of linesOf(path)) {
      const said = readLine(line)
      if (said?.failed) continue
      if (said) done.add(said.url)
      await file.write(Buffer.concat([line, Buffer.of(NEWLINE)]))
    }
  } finally {
    await file.close()
  }
  return done
}

const NEWLINE = 0x0a

/** Lines of a file that end, as bytes and without their ends; the file is made where there is none. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
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

/** What a line of ours says; `undefined` for any other. */
function readLine(line: Buffer): { readonly url: string; readonly failed: boolean } | undefined {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'))
    const named = typeof value === 'object' && value !== null && 'url' in value
    if (!named || typeof value.url !== 'string') return undefined
    return { url: value.url, failed: 'code' in value }
  } catch {
    return undefined
  }
}
