import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { SELDOM, until } from '../../support/until.js'

let folder: string
let origin: Origin
let service: Service
let agent: Client
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-job-tools-'))
  origin = await startOrigin((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    return response.end(`<title>Page ${request.url}</title><b>7</b>`)
  })
  service = await startService({ LINKGLASS_MCP: 'true', LINKGLASS_JOBS: `disk:${folder}` })
  agent = await connect(service)
})
afterAll(async () => {
  await agent.close()
  await service.close()
  await origin.close()
  rmSync(folder, { recursive: true, force: true })
})

async function connect({ base }: Service): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)))
  return client
}

async function call(name: string, input: Record<string, unknown>) {
  const { structuredContent, content, isError } = await agent.callTool({ name, arguments: input })
  return { ...Object(structuredContent), content, isError }
}

const links = () => ['/a', '/b', '/c'].map((path) => `http://site.test:${origin.port}${path}`)

test('an agent begins a job, follows it, and reads its lines in pieces', async () => {
  const rules = { number: { selector: 'b', attr: 'text', type: 'number' } }
  const added = await call('job_add', { links: links(), fields: ['title'], rules, name: 'three' })
  expect(added).toMatchObject({ name: 'three', total: 3, isError: undefined })
  const { id } = added
  await until(async () => {
    const { body } = await service.get(`/jobs/${id}`)
    return Object(body).status === 'done'
  }, SELDOM)
  expect(await call('job_status', { id })).toMatchObject({ done: 3, succeeded: 3, failed: 0 })
  const first = await call('job_results', { id, limit: 2 })
  const second = await call('job_results', { id, from: first.next })
  expect([first.lines.length, second.lines.length]).toEqual([2, 1])
  const data = [...first.lines, ...second.lines].sort((a, b) => a.index - b.index)
  expect(data.map((line) => line.data)).toEqual([
    { title: 'Page /a', number: 7 },
    { title: 'Page /b', number: 7 },
    { title: 'Page /c', number: 7 },
  ])
  expect(await call('job_results', { id, from: second.next })).toMatchObject({
    lines: [],
    next: second.next,
  })
})

test.each([
  ['job_add', { links: ['nowhere'] }, 'EINVALQUERY: The list was refused: line 1: '],
  ['job_status', { id: 'none' }, 'ENOTFOUND: There is no job `none` of this caller.'],
])('%s tells what was wrong', async (name, input, said) => {
  const { isError, content } = await call(name, input)
  expect([isError, content[0].text]).toEqual([true, expect.stringContaining(said)])
})

test('the tools are there where the service keeps jobs', async () => {
  const other = await startService({ LINKGLASS_MCP: 'true' })
  const stranger = await connect(other)
  const names = async (one: Client) => (await one.listTools()).tools.map(({ name }) => name)
  const own = await names(agent)
  const others = await names(stranger)
  expect(own.filter((name) => !others.includes(name))).toEqual([
    'job_add',
    'job_status',
    'job_results',
  ])
  await stranger.close()
  await other.close()
})
