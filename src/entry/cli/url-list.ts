import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { addScheme } from '../../params/index.js'
import { UsageError } from './usage-error.js'

/** Trims a line of a list. Returns nothing for a comment. */
export function trimListLine(line: string): string {
  const text = line.trim()
  return text.startsWith('#') ? '' : text
}

/** Opens a list as the body of a request: its lines as items of a job, or a JSON array unchanged. */
export async function openListStream(file: string): Promise<Readable> {
  const pieces = readItems(file)
  // A file that cannot be read is refused here, before anything is sent.
  const { value: first = '' } = await pieces.next()
  async function* readAll() {
    yield first
    yield* pieces
  }
  return Readable.from(readAll(), { objectMode: false })
}

async function* readItems(file: string): AsyncGenerator<string, undefined> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  try {
    yield* toItems(input.setEncoding('utf8'))
  } catch (cause) {
    throw new UsageError(`${file} cannot be read.`, { cause })
  }
}

/** Characters of a line that are read at once. Services refuse items that are a third as long. */
const MAX_LINE = 100_000

/** Keeps line numbers unchanged, since the service reports wrong items by line number. An IPv6 address begins no JSON array. */
async function* toItems(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let isArray: boolean | undefined
  for await (const piece of pieces) {
    const start = piece.trimStart()
    if (start !== '') isArray ??= /^\[(?![\da-f]*:)/i.test(start)
    if (isArray) {
      yield piece
      continue
    }
    const lines = piece.split('\n')
    lines[0] = rest + lines[0]
    const isTooLong = (lines.at(-1) ?? '').length > MAX_LINE
    rest = isTooLong ? '' : (lines.pop() ?? '')
    if (lines.length > 0) yield `${lines.map(toItem).join('\n')}\n`
  }
  if (rest !== '') yield toItem(rest)
}

function toItem(line: string): string {
  const text = trimListLine(line)
  return /^["{]/.test(text) ? text : addScheme(text)
}
