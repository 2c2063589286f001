import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../../test/support/ports.js'
import { announce } from './announce.js'

// Sends the service's bytes and headers, without other work.
const SENT_BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const { BASE = '', PATHS = '[]' } = process.env
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()
for (const path of JSON.parse(PATHS) as string[]) answers.set(path, await answerOf(BASE + path))

async function answerOf(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const sent = [...answer.headers].filter(([name]) => !SENT_BY_NODE.has(name))
  return { headers: Object.fromEntries(sent), body: Buffer.from(await answer.arrayBuffer()) }
}

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body)
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
