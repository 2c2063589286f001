import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Node, type Reply, startNode } from '../../support/node.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { runProgram } from '../../support/program.js'

let origin: Origin
let path: string
let nodes: Node[]
beforeEach(async () => {
  nodes = []
  path = await mkdtemp(join(tmpdir(), 'linkglass-processes-'))
  let answers = 0
  origin = await startOrigin((request, response) => {
    if (request.url?.startsWith('/unanswered')) return
    answers += 1
    response.setHeader('content-type', 'text/html')
    response.end(`<title>${request.url} ${answers}</title><p>${'x'.repeat(50_000)}</p>`)
  })
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
  await origin.close()
  await rm(path, { recursive: true })
})

async function start(): Promise<Node> {
  const node = await startNode({
    LINKGLASS_CACHE: `disk:${path}`,
    LINKGLASS_MAX_CONNECTIONS_PER_ORIGIN: '60',
  })
  nodes.push(node)
  return node
}

function page(name: string) {
  return {
    url: `http://site.test:${origin.port}/${name}`,
    'meta.title': 'true',
  }
}

function status(reply: Reply) {
  return reply.headers.get('x-cache-status')
}

test('processes that share a folder share answers, and a forced one replaces it for all', async () => {
  const [one, other] = [await start(), await start()]
  const first = await one.ask(page('a'))
  const second = await other.ask(page('a'))
  expect([first, second].map(status)).toEqual(['MISS', 'HIT'])
  expect(second.body).toEqual(first.body)
  const forced = await other.ask({ ...page('a'), force: 'true' })
  const third = await one.ask(page('a'))
  expect([forced, third].map(status)).toEqual(['BYPASS', 'HIT'])
  expect(third.body).toEqual(forced.body)
  expect(origin.requests).toEqual(['GET /a', 'GET /a'])
})

test('answers survive a restart and kill -9 in the middle of writing', async () => {
  const before = await start()
  const first = await before.ask(page('kept'))
  expect(await before.stop()).toBe(0)

  const killed = await start()
  const again = await killed.ask(page('kept'))
  expect([status(again), again.body]).toEqual(['HIT', first.body])
  // However late it is killed, some are under way.
  const names = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 2 ? `unanswered-${index}` : `page-${index}`,
  )
  const answered = new Map<string, Reply>()
  const asked = names.map(async (name) => {
    answered.set(name, await killed.ask(page(name)))
    if (answered.size === 25) killed.child.kill('SIGKILL')
  })
  await Promise.allSettled(asked)
  expect(answered.size).toBeGreaterThanOrEqual(25)
  expect(answered.size).toBeLessThanOrEqual(40)

  const after = await start()
  for (const [name, reply] of [['kept', first] as const, ...answered]) {
    const kept = await after.ask(page(name))
    expect([name, status(kept), kept.body.data]).toEqual([name, 'HIT', reply.body.data])
  }
  expect(status(await after.ask(page('new')))).toBe('MISS')
})

test('workers that cannot open the cache end the program, which says why', async () => {
  const { code, stderr } = await runProgram(['serve', '--workers', '2'], {
    PORT: '0',
    LINKGLASS_CACHE: 'disk:/dev/null/cache',
  })
  expect(code).not.toBe(0)
  expect(stderr).toContain('The cache cannot be written to /dev/null/cache (ENOTDIR).')
})
