import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../../test/support/redis-server.js'
import { announce } from './announce.js'

// The least that can be done: the same bytes and headers, whatever is asked for.
const SENT_BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const answer = await fetch(process.env.SOURCE ?? '', {
  headers: { 'accept-encoding': 'identity' },
})
const headers = Object.fromEntries([...answer.headers].filter(([name]) => !SENT_BY_NODE.has(name)))
const body = Buffer.from(await answer.arrayBuffer())

const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body)
})
const workers = Number(process.env.WORKERS ?? 0)
if (cluster.isWorker) server.listen(Number(process.env.PORT), '127.0.0.1')
else if (workers > 0) await startWorkers()
else announce(server)

async function startWorkers(): Promise<void> {
  const PORT = String(await freePort())
  const started = Array.from({ length: workers }, () => once(cluster.fork({ PORT }), 'listening'))
  await Promise.all(started)
  console.log(JSON.stringify({ address: `http://127.0.0.1:${PORT}` }))
  process.on('SIGTERM', () => process.exit(0))
}
