import type { Job, JobStatus } from '../job.js'
import { parseListReply, parseTextReply } from './run-script.js'

/** Number of positions in a block. Block 2, for example, begins at position 2 × 256 + 1. */
export const ROWS_PER_BLOCK = 256

export type StoredJob = NonNullable<ReturnType<typeof parseJobHash>>

/** Parses a job from the list of names and values that `HGETALL` returns. */
export function parseJobHash(reply: unknown) {
  const list = parseListReply(reply).map(parseTextReply)
  const fields = new Map<string, string>()
  for (let at = 0; at + 1 < list.length; at += 2) fields.set(list[at] ?? '', list[at + 1] ?? '')
  const record = fields.get('record')
  if (record === undefined) return undefined
  const readNumber = (name: string) => Number(fields.get(name) ?? 0)
  const finishedAt = fields.get('finishedAt')
  const startedAt = fields.get('startedAt')
  const job: Job = {
    ...(JSON.parse(record) as Job),
    status: fields.get('status') as JobStatus,
    total: readNumber('total'),
    succeeded: readNumber('succeeded'),
    failed: readNumber('failed'),
    codes: readCountsByPrefix(fields, 'code:'),
    statuses: readCountsByPrefix(fields, 'status:'),
    nextPlace: readNumber('nextBlock') * ROWS_PER_BLOCK,
    bytes: readNumber('bytes'),
    pace: parsePace(fields.get('pace')),
    ...(startedAt !== undefined && { startedAt: Number(startedAt) }),
    ...(finishedAt !== undefined && { finishedAt: Number(finishedAt) }),
  }
  return {
    job,
    generation: readNumber('generation'),
    /** False while chunks may be missing from the queue. */
    isQueued: !fields.has('queuing'),
  }
}

function readCountsByPrefix(fields: ReadonlyMap<string, string>, prefix: string) {
  const counts = [...fields].filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(
    counts.map(([name, count]) => [name.slice(prefix.length), Number(count)]),
  )
}

/** Parses samples of progress. Lua writes an empty list as `{}`. */
function parsePace(text: string | undefined): Job['pace'] {
  const pace: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(pace) ? pace : []
}
