import fs, { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLinkglass, loadConfig } from '../../../src/entry/library/library.js'
import { runProgram } from '../../support/program.js'
import { startService, UNHURRIED } from '../../support/service.js'
import { toRecord } from '../../support/warc.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-replay-'))
  const pages = [
    toRecord({ url: 'http://gone.test/one', body: '<title>One</title><b>1</b>' }),
    toRecord({ url: 'http://gone.test/two', body: '<title>Two</title><b>2</b><img src=/a.png>' }),
  ]
  await writeFile(join(folder, 'crawl.warc.gz'), Buffer.concat(pages.map((page) => gzipSync(page))))
})
afterAll(() => rm(folder, { recursive: true }))

const HEADERS = { 'content-type': 'text/html' }

test('the service answers from a folder of captures alone', async () => {
  const service = await startService({ LINKGLASS_REPLAY: folder })
  const connect = vi.spyOn(Socket.prototype, 'connect')
  const calls = () =>
    connect.mock.calls.flat(2).filter((one) => JSON.stringify(one).includes('gone'))
  const query = {
    url: 'http://gone.test/one',
    meta: 'false',
    'data.n': 'b',
    'data.n.type': 'number',
  }
  expect(await service.ask({ url: query.url, 'meta.title': 'true' })).toMatchObject({
    status: 200,
    body: {
      status: 'success',
      data: { title: 'One' },
      statusCode: 200,
      headers: HEADERS,
      redirects: [],
    },
  })
  const missing = {
    status: 'fail',
    code: 'ENOTCAPTURED',
    message:
      '`http://gone.test/none` is not in the capture. Capture it again with what you ask for now; `ping=false` does without images.',
    data: { url: 'http://gone.test/none' },
  }
  const { status, body } = await service.ask({ url: 'http://gone.test/none' })
  expect([status, body]).toEqual([404, expect.objectContaining(missing)])
  const captured = await service.ask({ url: query.url, capture: 'true' })
  expect(captured).toMatchObject({ status: 400, body: { code: 'EINVALQUERY' } })
  expect(calls()).toEqual([])
  vi.restoreAllMocks()
  await service.close()
})

test('a service whose folder has no captures does not start', async () => {
  const { code, stderr } = await runProgram(['serve'], {
    LINKGLASS_REPLAY: join(folder, 'none'),
    PORT: '0',
  })
  expect([code, stderr]).toEqual([1, expect.stringContaining("can't be read")])
})

test('the library answers from it, by its settings or for one question', async () => {
  const options = { meta: { title: true }, data: { n: { selector: 'b', type: 'number' } } } as const
  const own = createLinkglass(loadConfig({ ...UNHURRIED, LINKGLASS_REPLAY: folder }))
  const other = createLinkglass(loadConfig({ ...UNHURRIED, LINKGLASS_BROWSER: 'none' }))
  const expected = {
    status: 'success',
    data: { title: 'Two', n: 2 },
    statusCode: 200,
    redirects: [],
    headers: HEADERS,
  }
  expect(await own('http://gone.test/two', options)).toEqual(expected)
  expect(await other('http://gone.test/two', { ...options, replay: folder })).toEqual(expected)
  const image = own('http://gone.test/two', { meta: { image: true } })
  await expect(image).rejects.toMatchObject({
    code: 'ENOTCAPTURED',
    data: { url: 'http://gone.test/a.png' },
  })
  await own.close()
  await other.close()
})

test('a folder that could not be read is read again at the next question', async () => {
  const late = join(folder, 'late')
  const link = createLinkglass(loadConfig({ ...UNHURRIED, LINKGLASS_REPLAY: late }))
  const ask = () => link('http://gone.test/one', { meta: { title: true } })
  await expect(ask()).rejects.toThrow("can't be read")
  await cp(join(folder, 'crawl.warc.gz'), join(late, 'crawl.warc.gz'))
  expect(await ask()).toMatchObject({ data: { title: 'One' } })
  await rm(late, { recursive: true })
  await link.close()
})

test('a capture that became unreadable is read once, not again as a failing target is asked', async () => {
  const lost = join(folder, 'lost')
  const file = join(lost, 'crawl.warc.gz')
  await cp(join(folder, 'crawl.warc.gz'), file)
  const link = createLinkglass(loadConfig({ ...UNHURRIED, LINKGLASS_REPLAY: lost }))
  const ask = () => link('http://gone.test/one', { meta: { title: true }, retry: 2 })
  await ask()
  await rm(lost, { recursive: true })
  const open = vi.spyOn(fs, 'open')
  syncBuiltinESMExports()
  const error = await ask().catch((error: unknown) => error)
  const opened = open.mock.calls.filter(([path]) => path === file)
  open.mockRestore()
  syncBuiltinESMExports()
  expect(error).toMatchObject({ code: 'EFATAL', message: expect.stringContaining('as it was') })
  expect(opened.length).toBe(1)
  await link.close()
})

test('a batch measures rules over it', async () => {
  const list = join(folder, 'urls.txt')
  await writeFile(list, 'http://gone.test/one\nhttp://gone.test/two\nhttp://gone.test/none\n')
  const args = ['batch', list, '--replay', folder, '-m', 'false', '-r', 'n=b@text:number']
  const { code, stdout } = await runProgram(args)
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((a, b) => a.index - b.index)
  expect([code, lines.map(({ code, data }) => code ?? data)]).toEqual([
    5,
    [{ n: 1 }, { n: 2 }, 'ENOTCAPTURED'],
  ])
  const wrong = await runProgram(['batch', list, '--replay', join(folder, 'none')])
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("can't be read")])
})
