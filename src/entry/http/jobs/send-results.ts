import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseJson } from '../../../lib/data/json.js'
import { findValueAt } from '../../../lib/data/value-at.js'
import { formatCell, MAX_COLUMNS, quoteCsvCell } from '../../../lib/text/csv.js'
import { FINISHED, type Job, type Jobs } from '../../../service/jobs/index.js'
import { addVaryHeader } from '../cors.js'
import { getRawQuery } from '../request-context.js'
import { createOptionError, popNumberOption } from './job-options.js'

const DEFAULT_COLUMNS = 'index,url,http,code,statusCode,data.title,data.description'

export async function sendResults(
  { results }: Jobs,
  job: Job,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const search = new URLSearchParams(getRawQuery(request.raw))
  const from = popNumberOption(search, 'from', {})
  const limit = popNumberOption(search, 'limit', { minimum: 1, default: Number.MAX_SAFE_INTEGER })
  const order = parseChoice(search, 'order', ['completion', 'index'])
  const format = parseChoice(search, 'format', ['ndjson', 'csv'])
  const names = search.get('columns') ?? DEFAULT_COLUMNS
  const columns = names.split(',')
  if (columns.length > MAX_COLUMNS)
    throw createOptionError('columns', names, `names more than ${MAX_COLUMNS} columns`)
  if (order === 'completion') {
    const next = await results.findNextPosition(job, from, limit)
    const isEnd = FINISHED.has(job.status) && next >= job.nextPlace
    if (!isEnd) reply.header('link', `</jobs/${job.id}/results?from=${next}>; rel="next"`)
    reply.header('x-next-from', next)
  }
  const lines = results.readLines(job.id, order, from, limit)
  addVaryHeader(reply, 'accept-encoding')
  reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
  const rows = format === 'csv' ? toCsvRows(lines, columns) : lines
  const body = Readable.from(rows, { objectMode: false })
  if (!/\bgzip\b/i.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
  reply.header('content-encoding', 'gzip')
  return reply.send(pipeline(body, createGzip({ level: 1 }), () => {}))
}

function parseChoice<T extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = search.get(name) ?? choices[0]
  const found = choices.find((one) => one === text)
  if (found) return found
  const names = choices.map((one) => `\`${one}\``).join(', ')
  throw createOptionError(name, text, `is not one of ${names}`)
}

async function* toCsvRows(batches: AsyncIterable<Buffer>, columns: readonly string[]) {
  const paths = columns.map((name) => name.split('.'))
  yield `${columns.map(quoteCsvCell).join(',')}\r\n`
  for await (const batch of batches) {
    const lines = batch.toString().trimEnd().split('\n').map(parseJson)
    const rows = lines.map((line) =>
      paths.map((path) => quoteCsvCell(formatCell(findValueAt(line, path)))).join(','),
    )
    yield `${rows.join('\r\n')}\r\n`
  }
}
