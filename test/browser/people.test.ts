import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { createLinkglass, loadConfig, type Media } from '../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { PROGRAM, runProgram } from '../support/program.js'
import { readPages } from '../support/read-pdf.js'
import { TEST_NETWORK } from '../support/service.js'
import { BLUE, decode } from './support.js'

const BROWSER = { LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto' }
const PAGE =
  '<!doctype html><title>A page</title><body style="margin:0;background:blue"><svg style="position:absolute;width:0"></svg><div style="height:2000px"></div>'

let site: Origin
let folder: string
/** An agent with the program at hand. */
let agent: Client
let library: ReturnType<typeof createLinkglass>
beforeAll(async () => {
  site = await startOrigin({ '/': PAGE })
  folder = await mkdtemp(join(tmpdir(), 'linkglass-shot-'))
  library = createLinkglass(loadConfig({ ...TEST_NETWORK, ...BROWSER }))
  agent = new Client({ name: 'test', version: '1' })
  await agent.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [PROGRAM, 'mcp'],
      env: { ...TEST_NETWORK, ...BROWSER, PATH: process.env.PATH ?? '' },
      stderr: 'pipe',
    }),
  )
})
afterAll(async () => {
  await agent?.close()
  await library?.close()
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

function url() {
  return `http://site.test:${site.port}/`
}

describe('a picture', () => {
  test('by the program, into a file', async () => {
    const file = join(folder, 'page.png')
    const args = ['shot', url(), '-o', file, '--full-page', '--viewport', '300x200']
    expect(await runProgram(args, { ...BROWSER, PATH: process.env.PATH })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
    const { width, height, at } = await decode(await readFile(file))
    expect([width, height, at(5, 5)]).toEqual([600, 4000, BLUE])
  })

  test('by the program, in the type that the file is named for', async () => {
    const file = join(folder, 'page.webp')
    const args = ['shot', url(), '-o', file, '--viewport', '300x200']
    await runProgram(args, { ...BROWSER, PATH: process.env.PATH })
    expect((await decode(await readFile(file))).format).toBe('webp')
  })

  test('by the program, into a folder that does not exist: which, before anything is opened', async () => {
    const before = site.requests.length
    const args = ['shot', url(), '-o', '/nowhere/page.png']
    expect(await runProgram(args, { ...BROWSER, PATH: process.env.PATH })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'linkglass: --out: /nowhere/page.png cannot be written: its folder does not exist.\n' +
        'Try `linkglass shot --help`.\n',
    })
    expect(site.requests.length).toBe(before)
  })

  test('by the program, without a browser: what to do', async () => {
    const { code, stderr } = await runProgram(['shot', url(), '-o', join(folder, 'no.png')])
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm install playwright-core')])
  })

  test('by the program, with a browser that does not start: what it said', async () => {
    const broken = join(folder, 'broken')
    const said = 'chromium: error while loading shared libraries: libnss3.so'
    await writeFile(broken, `#!/bin/sh\necho '${said}' >&2\nexit 127\n`, { mode: 0o755 })
    const args = ['shot', url(), '-o', join(folder, 'no.png')]
    expect(await runProgram(args, { LINKGLASS_BROWSER: broken })).toEqual({
      code: 5,
      stdout: '',
      stderr: `linkglass: EFATAL The browser could not be started: ${said}\n`,
    })
  })

  test('by the library, which types it', async () => {
    const { data } = await library(url(), { meta: { title: true }, screenshot: true })
    expectTypeOf(data).toEqualTypeOf<{ title: string | null; screenshot: Media }>()
    const bytes = Buffer.from(data.screenshot.url.replace('data:image/png;base64,', ''), 'base64')
    expect([data.title, (await decode(bytes)).at(5, 5)]).toEqual(['A page', BLUE])
  })

  test('by an agent', async () => {
    const answer = await callTool('screenshot', { url: url(), device: 'iPhone 15' })
    const file = await fileIn(answer.content, 'screenshot')
    const { width, height } = await decode(file)
    expect([width, height]).toEqual([393 * 3, 659 * 3])
  })
})

describe('a PDF', () => {
  test('by the program, into a file', async () => {
    const file = join(folder, 'page.pdf')
    const args = ['pdf', url(), '-o', file, '--format', 'A5', '--landscape', '--pages', '1']
    expect(await runProgram(args, { ...BROWSER, PATH: process.env.PATH })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
    expect((await readPages(await readFile(file))).map(({ size }) => size)).toEqual([[210, 148]])
  })

  test('by the program, of pages that are not there', async () => {
    const args = ['pdf', url(), '--pages', '99']
    const { code, stdout, stderr } = await runProgram(args, { ...BROWSER, PATH: process.env.PATH })
    expect([code, stdout, stderr]).toEqual([3, '', expect.stringContaining('EPAGERANGE')])
  })

  test('by the library, which types it', async () => {
    const { data } = await library(url(), { meta: false, pdf: { format: 'A6', margin: 0 } })
    expectTypeOf(data).toEqualTypeOf<{ pdf: Media }>()
    const bytes = Buffer.from(data.pdf.url.replace('data:application/pdf;base64,', ''), 'base64')
    expect((await readPages(bytes))[0]?.size).toEqual([105, 148])
  })

  test('by an agent', async () => {
    const answer = await callTool('pdf', { url: url(), format: 'Letter', pageRanges: '1' })
    const pages = await readPages(await fileIn(answer.content, 'pdf'))
    expect(pages.map(({ size }) => size)).toEqual([[216, 279]])
  })
})

test('a function on the page, by an agent: its value, or its error', async () => {
  const run = async (code: string) =>
    (await callTool('function', { url: url(), code })).structuredContent
  const answer = (given: object) => ({ data: { function: given } })
  const code = 'async ({ page }) => { console.log("here"); return page.title() }'
  expect(await run(code)).toEqual(answer({ isFulfilled: true, value: 'A page' }))
  expect(await run('() => { throw new TypeError("no") }')).toEqual(
    answer({ isFulfilled: false, value: { name: 'TypeError', message: 'no' } }),
  )
})

/** The file that an agent is told the path of. */
async function fileIn(content: unknown, name: 'screenshot' | 'pdf'): Promise<Buffer> {
  const [{ text }] = content as [{ type: 'text'; text: string }]
  const { data } = JSON.parse(text) as { data: Record<string, { path: string }> }
  return readFile(data[name]?.path ?? '')
}

function callTool(name: string, input: Record<string, unknown>) {
  return agent.callTool({ name, arguments: input })
}
