import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HeldOrigin, startHeldOrigin } from '../../support/held-origin.js'
import { type LogLine, type Node, type Reply, startNode } from '../../support/node.js'
import { startProgram } from '../../support/program.js'
import { until } from '../../support/until.js'

let origin: HeldOrigin
let node: Node | undefined

beforeEach(async () => {
  origin = await startHeldOrigin()
})
afterEach(async () => {
  origin.release()
  await node?.stop('SIGKILL')
  await origin.close()
})

/** Starts two workers and waits for both; gives the lines of their log from then on. */
async function start(env: NodeJS.ProcessEnv = {}) {
  const lines: LogLine[] = []
  node = await startNode(env, ['--workers', '2'], (line) => lines.push(line))
  await until(() => listening(lines).length === 2)
  return { node, lines }
}

function listening(lines: readonly LogLine[]) {
  return lines.filter(({ address }) => address !== undefined).map(({ pid }) => pid)
}

/** Over a connection of its own, which the primary gives to the workers by turns. */
async function ask({ base }: Node, name: string, more: Record<string, string> = {}) {
  const url = `http://site.test:${origin.port}/${name}`
  const search = new URLSearchParams({ url, 'meta.title': 'true', ...more })
  const request = get(`${base}/?${search}`, { agent: new Agent({ keepAlive: false }) })
  const [response] = await once(request, 'response')
  const headers: Record<string, string> = response.headers
  const body: Reply['body'] = JSON.parse(await text(response))
  return { status: response.statusCode as number, headers, body }
}

test('one limit, counted once for all workers', async () => {
  const { node } = await start({ LINKGLASS_PLANS: '{"free":{"limit":10,"window":"30d"}}' })
  const replies = await Promise.all(Array.from({ length: 16 }, () => ask(node, 'a')))
  const remaining = replies.map(({ headers }) => Number(headers['x-rate-limit-remaining']))
  expect(replies.filter(({ status }) => status === 200).length).toBe(10)
  expect(replies.filter(({ status }) => status === 429).length).toBe(6)
  expect(remaining.sort((a, b) => b - a)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0])
})

test('one cache and one fetch, and a forced answer replaces the copy of all', async () => {
  const { node } = await start()
  const asked = Array.from({ length: 6 }, () => ask(node, 'held'))
  await until(() => origin.requests.length > 0)
  origin.release()
  const titles = (await Promise.all(asked)).map(({ body }) => body.data?.title)
  expect(new Set(titles)).toEqual(new Set(['Answer 1']))
  await ask(node, 'held', { force: 'true' })
  const after = await Promise.all(Array.from({ length: 6 }, () => ask(node, 'held')))
  expect(after.map(({ headers, body }) => [headers['x-cache-status'], body.data?.title])).toEqual(
    Array(6).fill(['HIT', 'Answer 2']),
  )
  expect(origin.requests).toEqual(['GET /held', 'GET /held'])
})

test('another takes the place of a worker that dies', async () => {
  const { node, lines } = await start()
  const [first = 0, second] = listening(lines)
  process.kill(first, 'SIGKILL')
  await until(() => listening(lines).length === 3)
  const third = listening(lines)[2]
  expect([first, second]).not.toContain(third)
  expect(lines).toContainEqual(expect.objectContaining({ how: 'SIGKILL' }))
  const replies = await Promise.all(Array.from({ length: 4 }, () => ask(node, 'a')))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('a connection that a worker did not take before it died goes to another', async () => {
  const { node, lines } = await start()
  const [first = 0] = listening(lines)
  process.kill(first, 'SIGSTOP')
  let answered = 0
  const asked = Array.from({ length: 4 }, async () => {
    const reply = await ask(node, 'a')
    answered += 1
    return reply
  })
  await until(() => answered === 3)
  process.kill(first, 'SIGKILL')
  const replies = await Promise.all(asked)
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('and is closed where all died that listened: nobody waits for ever', async () => {
  const { node, lines } = await start()
  const [first = 0, second = 0] = listening(lines)
  process.kill(second, 'SIGSTOP')
  let settled = 0
  const asked = Array.from({ length: 2 }, () =>
    ask(node, 'a')
      .then(
        ({ status }) => status,
        () => undefined,
      )
      .finally(() => {
        settled += 1
      }),
  )
  await until(() => settled === 1)
  process.kill(first, 'SIGKILL')
  // Killed while the one in the place of the first is there, and does not listen yet.
  await until(() => lines.some(({ how }) => how === 'SIGKILL') && childrenOf(node).length === 2)
  process.kill(second, 'SIGKILL')
  expect(await Promise.all(asked)).toContain(200)
})

function childrenOf({ child }: Node): string[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  return children.trim().split(' ')
}

test('SIGTERM: all workers answer what is under way, and the exit code is 0', async () => {
  const { node } = await start()
  const asked = [ask(node, 'held'), ask(node, 'held?2')]
  await until(() => origin.requests.length === 2)
  const stopped = node.stop()
  origin.release()
  const replies = await Promise.all(asked)
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await stopped).toBe(0)
  await expect(fetch(`${node.base}/health`)).rejects.toThrow()
})

test('SIGTERM while a worker starts: it ends with the others, and the exit code is 0', async () => {
  // As soon as one of them listens; the others do not yet.
  node = await startNode({}, ['--workers', '2'])
  expect(await node.stop()).toBe(0)
})

test('what keeps the workers from serving ends the program', async () => {
  const child = startProgram(['serve', '--workers', '2'], { PORT: String(origin.port) })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).not.toBe(0)
  expect(stderr).toContain(`Port ${origin.port} of 127.0.0.1 is taken`)
})
