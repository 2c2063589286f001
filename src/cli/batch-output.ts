import { createWriteStream } from 'node:fs'
import { open, truncate } from 'node:fs/promises'
import { finished } from 'node:stream/promises'

export interface Output {
  readonly stream: NodeJS.WritableStream
  /** Addresses that it holds a line for already. */
  readonly done: ReadonlySet<string>
  readonly close: () => Promise<void>
}

/** The file to go on with, or standard output. A last line that was not finished is dropped. */
export async function openOutput(path: string | undefined): Promise<Output> {
  if (path === undefined) {
    return { stream: process.stdout, done: new Set(), close: async () => {} }
  }
  const done = await readDone(path)
  const stream = createWriteStream(path, { flags: 'a' })
  return {
    stream,
    done,
    close: async () => {
      stream.end()
      await finished(stream)
    },
  }
}

async function readDone(path: string): Promise<ReadonlySet<string>> {
  const file = await open(path, 'a+')
  const done = new Set<string>()
  let whole = 0
  try {
    for await (const line of linesOf(file.createReadStream({ start: 0, autoClose: false }))) {
      whole += line.length + 1
      const url = urlOf(line.toString('utf8'))
      if (url !== undefined) done.add(url)
    }
  } finally {
    await file.close()
  }
  await truncate(path, whole)
  return done
}

const NEWLINE = 0x0a

/** Lines that end, as bytes and without their ends. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)])
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
}

function urlOf(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line)
    const named = typeof value === 'object' && value !== null && 'url' in value
    return named && typeof value.url === 'string' ? value.url : undefined
  } catch {
    return undefined
  }
}
