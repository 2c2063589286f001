import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Node, startNode } from '../support/node.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { freePort, isFree } from '../support/ports.js'
import { runProgram } from '../support/program.js'
import { until } from '../support/until.js'
import { SMALL } from './support.js'

const SCRIPTED = '<title>x</title><script>document.title = "Made by a script"</script>text'

let site: Origin
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.url?.startsWith('/scripted') ? SCRIPTED : '<title>A page</title>text')
  })
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

test.each(['127.0.0.1', 'a port that is set'])(
  'the browser of each worker has a way out of its own: %s',
  async (where) => {
    const egress = where === '127.0.0.1' ? where : `127.0.0.1:${await freePorts(2)}`
    let listening = 0
    const env = {
      LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
      LINKGLASS_BROWSER_EGRESS: egress,
      LINKGLASS_CACHE: 'none',
      LINKGLASS_TIMEOUT: '2min',
    }
    const node = await startNode(env, ['--workers', '2'], ({ address }) => {
      if (address) listening += 1
    })
    try {
      await until(() => listening === 2)
      const visits = Array.from({ length: 6 }, (_, index) => visit(node, index))
      expect(await Promise.all(visits)).toEqual(Array(6).fill('{"title":"Made by a script"}'))
    } finally {
      await node.stop('SIGTERM')
    }
  },
)

test('a port that is set for the browser’s way out and is taken is told at the start', async () => {
  const { code, stderr } = await runProgram(['serve', '--workers', '2'], {
    LINKGLASS_BROWSER: '/bin/true',
    LINKGLASS_BROWSER_EGRESS: `127.0.0.1:${site.port - 1}`,
    PORT: '0',
  })
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /^linkglass: Port \d+ of 127\.0\.0\.1 is taken; choose another by LINKGLASS_BROWSER_EGRESS\.$/m,
  )
})

/** The first of so many free ports in a row. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort()
    const others = Array.from({ length: count - 1 }, (_, index) => isFree(first + index + 1))
    if ((await Promise.all(others)).every(Boolean)) return first
  }
}

/** Over a connection of its own, as above. */
async function visit({ base }: Node, index: number): Promise<string> {
  const url = `http://site.test:${site.port}/scripted?${index}`
  const asked = new URLSearchParams({ url, 'meta.title': 'true', prerender: 'true', ...SMALL })
  const request = get(`${base}/?${asked}`, { agent: new Agent({ keepAlive: false }) })
  const [response] = await once(request, 'response')
  return JSON.stringify(JSON.parse(await text(response)).data)
}
