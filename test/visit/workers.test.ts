import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Node, startNode } from '../support/node.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { until } from '../support/until.js'
import { SMALL } from './support.js'

let site: Origin
beforeAll(async () => {
  site = await startOrigin({ '/': '<title>A page</title>text' })
})
afterAll(() => site?.close())

test.each(['memory', 'none'])(
  'what one worker made is there at every other, where answers are kept: %s',
  async (cache) => {
    let listening = 0
    const env = {
      LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
      LINKGLASS_CACHE: cache,
      LINKGLASS_TIMEOUT: '1min',
    }
    const node = await startNode(env, ['--workers', '2'], ({ address }) => {
      if (address) listening += 1
    })
    try {
      await until(() => listening === 2)
      const file = await shoot(node)
      const statuses: unknown[] = []
      for (let times = 0; times < 4; times++) statuses.push(await statusOf(file))
      expect(statuses).toEqual([200, 200, 200, 200])
    } finally {
      await node.stop('SIGTERM')
    }
  },
)

async function shoot({ base }: Node): Promise<string> {
  const url = `http://site.test:${site.port}/`
  const asked = new URLSearchParams({ url, meta: 'false', screenshot: 'true', ...SMALL })
  const answer = await fetch(`${base}/?${asked}`)
  const { data } = (await answer.json()) as { data: { screenshot: { url: string } } }
  return data.screenshot.url
}

/** Over a connection of its own, which the primary gives to the workers by turns. */
async function statusOf(file: string): Promise<number | undefined> {
  const [response] = await once(get(file, { agent: new Agent({ keepAlive: false }) }), 'response')
  response.resume()
  return response.statusCode
}
