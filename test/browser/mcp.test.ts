import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROGRAM } from '../support/program.js'
import { TEST_NETWORK } from '../support/service.js'
import { browserSettings, setStage } from './support.js'

const stage = setStage(
  { '/': '<title>A page</title><h1>Words</h1>' },
  { LINKGLASS_MCP: 'true', LINKGLASS_FUNCTION_CPU: '500ms' },
)

let agent: Client
beforeAll(async () => {
  agent = new Client({ name: 'test', version: '1' })
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${stage.service.base}/mcp`)))
})
afterAll(() => agent?.close())

async function call(name: string, input: Record<string, unknown>) {
  const {
    content,
    structuredContent,
    isError = false,
  } = await agent.callTool({
    name,
    arguments: { url: stage.at('/'), ...input },
  })
  const [{ text = '' } = {}] = content as { text?: string }[]
  return { isError, text, data: (structuredContent as { data?: unknown } | undefined)?.data }
}

const LONG = 'x'.repeat(100_000)
const FORBIDDEN = 'EFORBIDDENURL: The host `127.0.0.1` is not on the public internet.'
const SCHEME = 'it must begin with `http://` or `https://`, written out.'

test.each([
  ['screenshot', { url: 'http://127.0.0.1/' }, FORBIDDEN],
  ['screenshot', { url: 'file:///etc/passwd' }, SCHEME],
  ['screenshot', { url: [] }, 'data/url must be string'],
  ['screenshot', { element: LONG }, 'longer than the 4096 bytes that a selector may have.'],
  ['screenshot', { element: 'a{}</style><script>' }, 'which is not a CSS selector.'],
  ['screenshot', { waitForSelector: 'p:has(' }, 'which is not a CSS selector.'],
  ['screenshot', { device: '__proto__' }, 'is `__proto__`, which is not a known device.'],
  ['screenshot', { type: 'svg' }, 'data/type must be equal to one of the allowed values'],
  ['screenshot', { fullPage: 'yes' }, 'data/fullPage must be boolean'],
  ['pdf', { url: 'http://127.0.0.1/' }, FORBIDDEN],
  ['pdf', { url: 'javascript:alert(1)' }, SCHEME],
  ['pdf', { format: '__proto__' }, 'data/format must be equal to one of the allowed values'],
  ['pdf', { pageRanges: '1-'.repeat(50_000) }, 'give pages counted from 1, as in `1-5, 8, 11-`.'],
  ['pdf', { pageRanges: '99999999999999999999-' }, 'give pages counted from 1'],
  ['function', { code: '' }, 'data/code must match pattern'],
  ['function', { code: ' ' }, 'data/code must match pattern'],
  ['function', { code: `br#${LONG}` }, 'EINVALFUNCTION: '],
  ['function', { url: 'http://127.0.0.1/', code: '({ page }) => 1' }, FORBIDDEN],
  ['lighthouse', { url: 'http://127.0.0.1/' }, FORBIDDEN],
  ['lighthouse', { categories: ['__proto__'] }, 'must be equal to one of the allowed values'],
])('%s %j is refused with the reason', async (name, input, reason) => {
  const { isError, text } = await call(name, input)
  expect([isError, text]).toEqual([true, expect.stringContaining(reason)])
  // What was sent comes back shortened.
  expect(text.length).toBeLessThan(1_000)
})

test.each([
  ['({ page }) => { for (;;); }', 'CpuTimeError'],
  ['({ page }) => page.goto("file:///etc/passwd")', 'TypeError'],
  ['({ page }) => page.goto("http://127.0.0.1/")', 'OutgoingRequestError'],
  ['({ page }) => page.evaluate(() => "x".repeat(100e6))', 'Error'],
  ['() => process.env', 'ReferenceError'],
])('function %s ends with its error', async (code, name) => {
  const { isError, data } = await call('function', { code })
  expect({ isError, data }).toMatchObject({
    isError: false,
    data: { function: { isFulfilled: false, value: { name } } },
  })
})

test('a function answers its value alone', async () => {
  const { data } = await call('function', { code: '() => { console.log("no"); return { a: 1 } }' })
  expect(data).toEqual({ function: { isFulfilled: true, value: { a: 1 } } })
})

test('over HTTP a picture is named by its address, and comes whole when asked for', async () => {
  const { data } = await call('screenshot', { type: 'png' })
  const { screenshot } = data as { screenshot: { url: string } }
  const served = Buffer.from(await (await fetch(screenshot.url)).arrayBuffer())
  const input = { url: stage.at('/'), type: 'png', inline: true }
  const { content } = await agent.callTool({ name: 'screenshot', arguments: input })
  expect(content).toEqual([
    { type: 'image', data: served.toString('base64'), mimeType: 'image/png' },
  ])
})

test('over standard input and output files are written, and their paths answered', async () => {
  const local = new Client({ name: 'test', version: '1' })
  const env = {
    ...TEST_NETWORK,
    ...browserSettings(),
    TMPDIR: await mkdtemp(join(tmpdir(), 'linkglass-test-')),
  }
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'mcp'],
    env,
  })
  await local.connect(transport)
  const ask = async (name: string, file: string) => {
    const input = { url: stage.at('/') }
    const { structuredContent } = await local.callTool({ name, arguments: input })
    return (structuredContent as Answer).data[file]
  }
  try {
    const [screenshot, pdf] = [await ask('screenshot', 'screenshot'), await ask('pdf', 'pdf')]
    expect(screenshot).toEqual({
      ...{ path: expect.stringMatching(/\/site\.test\.jpg$/), type: 'jpg' },
      ...{ width: 2560, height: 1600, size: expect.any(Number), size_pretty: expect.any(String) },
    })
    expect((await readFile(screenshot?.path ?? '')).subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8))
    expect(pdf?.path).toMatch(/\/site\.test\.pdf$/)
    expect((await readFile(pdf?.path ?? '', 'latin1')).slice(0, 5)).toBe('%PDF-')
  } finally {
    await local.close()
    await rm(env.TMPDIR, { recursive: true })
  }
})

interface Answer {
  readonly data: Readonly<Record<string, { readonly path: string }>>
}

test('arguments that a tool does not tell of change nothing', async () => {
  const [plain, other] = await Promise.all([
    call('pdf', {}),
    call('pdf', { width: '1e9in', scale: 99, path: '/nonexistent/a.pdf' }),
  ])
  expect(other).toEqual(plain)
  expect(plain).toMatchObject({ isError: false, data: { pdf: { type: 'pdf' } } })
})
