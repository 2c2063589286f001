import type { JobOutcome } from './job.js'

/** Encodes a result: its facts on a line, then the line that is sent. */
export function encodeResult({ code, statusCode, line }: JobOutcome): Buffer {
  return Buffer.concat([Buffer.from(`${code} ${statusCode ?? ''}\n`), line])
}

export function decodeResult(row: Buffer): JobOutcome {
  const end = row.indexOf('\n')
  const [code = '', status = ''] = row.toString('latin1', 0, end).split(' ')
  return {
    code,
    statusCode: status === '' ? undefined : Number(status),
    line: row.subarray(end + 1),
  }
}
