import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type Node, startNode } from '../../../support/node.js'
import { freePort } from '../../../support/ports.js'
import { until } from '../../../support/until.js'

let node: Node | undefined
afterEach(() => node?.stop('SIGKILL'))

async function start(env: NodeJS.ProcessEnv = {}): Promise<Node> {
  let listening = 0
  const started = await startNode(env, ['--workers', '2'], ({ address }) => {
    if (address !== undefined) listening += 1
  })
  node = started
  await until(() => listening >= 2)
  return started
}

/** Over a connection of its own, which the primary gives to the workers by turns. */
async function read(url: string): Promise<string> {
  const [response] = await once(get(url, { agent: new Agent({ keepAlive: false }) }), 'response')
  return text(response)
}

/** Refused requests, by what `/metrics` says. */
function refused(metrics: string) {
  return /^linkglass_requests_total\{outcome="EFORBIDDENURL",cache="MISS"\} (\d+)$/m.exec(
    metrics,
  )?.[1]
}

async function askSixTimes({ base }: Node): Promise<void> {
  for (let index = 0; index < 6; index++) await read(`${base}/?url=http://10.0.0.1/`)
}

test('whichever worker is asked, the counts are those of all', async () => {
  const started = await start()
  await askSixTimes(started)
  const answers = [await read(`${started.base}/metrics`), await read(`${started.base}/metrics`)]
  expect(answers.map(refused)).toEqual(['6', '6'])
})

test('so are those at a port of its own', async () => {
  const port = await freePort()
  const started = await start({ LINKGLASS_METRICS_PORT: String(port) })
  await askSixTimes(started)
  expect(refused(await read(`http://127.0.0.1:${port}/metrics`))).toBe('6')
  expect(await read(`${started.base}/metrics`)).toContain('ENOTFOUND')
})
