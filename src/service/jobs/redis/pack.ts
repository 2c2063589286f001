import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { decodeJobOutcome, encodeJobOutcome, type JobOutcome } from '../job.js'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** The fastest compression is enough, since the lines of a job are similar. */
const LEVEL = { level: 1 }

export interface Row extends JobOutcome {
  readonly index: number
}

export function compressTexts(texts: readonly string[]): Promise<Buffer> {
  return deflate(JSON.stringify(texts), LEVEL)
}

export async function decompressTexts(packed: Buffer): Promise<readonly string[]> {
  return JSON.parse((await inflate(packed)).toString()) as readonly string[]
}

export function compressRows(rows: readonly Row[]): Promise<Buffer> {
  const parts = rows.flatMap((row) => [Buffer.from(`${row.index} `), encodeJobOutcome(row)])
  return deflate(Buffer.concat(parts), LEVEL)
}

export async function decompressRows(packed: Buffer): Promise<readonly Row[]> {
  const bytes = await inflate(packed)
  const rows: Row[] = []
  for (let start = 0; start < bytes.length; ) {
    const facts = bytes.indexOf(' ', start)
    const end = bytes.indexOf('\n', bytes.indexOf('\n', facts) + 1) + 1
    const index = Number(bytes.toString('latin1', start, facts))
    rows.push({ ...decodeJobOutcome(bytes.subarray(facts + 1, end)), index })
    start = end
  }
  return rows
}
