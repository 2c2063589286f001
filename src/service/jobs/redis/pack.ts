import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { JobOutcome } from '../job.js'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Compresses quickly: lines of one job are much alike. */
const LEVEL = { level: 1 }

const LINE_END = 0x0a

/** A result with the index of its link. */
export interface Row extends JobOutcome {
  readonly index: number
}

export function packTexts(texts: readonly string[]): Promise<Buffer> {
  return deflate(JSON.stringify(texts), LEVEL)
}

export async function unpackTexts(packed: Buffer): Promise<readonly string[]> {
  return JSON.parse((await inflate(packed)).toString()) as readonly string[]
}

/** Packs results as a line of facts and a line of the result in turn. */
export function packRows(rows: readonly Row[]): Promise<Buffer> {
  const parts = rows.flatMap(({ index, code, statusCode, line }) => [
    Buffer.from(`${index} ${code} ${statusCode ?? ''}\n`),
    line,
  ])
  return deflate(Buffer.concat(parts), LEVEL)
}

export async function unpackRows(packed: Buffer): Promise<readonly Row[]> {
  const bytes = await inflate(packed)
  const rows: Row[] = []
  for (let start = 0; start < bytes.length; ) {
    const line = bytes.indexOf(LINE_END, start) + 1
    const end = bytes.indexOf(LINE_END, line) + 1
    const [index, code = '', status = ''] = bytes.toString('latin1', start, line - 1).split(' ')
    const statusCode = status === '' ? undefined : Number(status)
    rows.push({ index: Number(index), code, statusCode, line: bytes.subarray(line, end) })
    start = end
  }
  return rows
}
