import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startOrigin } from '../../support/origin.js'
import { runProgram, startProgram } from '../../support/program.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A file of two pages, as other programs write it. */
async function writeArchive(name: string): Promise<string> {
  const pages = ['One', 'Two'].map((title) => {
    const block = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>${title}</title>`
    const url = `http://gone.test/${title.toLowerCase()}`
    return `WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: ${url}\r\nWARC-Date: 2024-05-06T07:08:09Z\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${block.length}\r\n\r\n${block}\r\n\r\n`
  })
  const file = join(folder, name)
  await writeFile(file, Buffer.concat(pages.map((page) => gzipSync(page))))
  return file
}

test('an answer is captured, and made again when its site is gone', async () => {
  const origin = await startOrigin({ '/': '<title>A page</title><b>12</b>' })
  const url = `http://site.test:${origin.port}/`
  const file = join(folder, 'page.warc.gz')
  const first = await runProgram([url, '--meta', 'title', '--capture', file])
  await origin.close()
  expect(JSON.parse(first.stdout).data).toEqual({ title: 'A page' })
  expect(await runProgram([url, '--meta', 'title', '--replay', file])).toEqual(first)
  expect(await runProgram([file, '--meta', 'title'])).toEqual(first)
  const other = await runProgram([file, '-m', 'false', '-r', 'n=b@text:number', '--get', 'n'])
  expect(other).toEqual({ code: 0, stdout: '12\n', stderr: '' })
  const missing = await runProgram([`${url}other`, '--replay', file])
  expect(missing.code).toBe(5)
  expect(JSON.parse(missing.stderr)).toMatchObject({
    code: 'ENOTCAPTURED',
    data: { url: `${url}other` },
  })
})

test('files that cannot be written are told with their flags', async () => {
  const origin = await startOrigin({ '/': '<title>A page</title>' })
  const url = `http://site.test:${origin.port}/`
  const place = join(folder, 'file')
  const page = join(folder, 'kept.warc.gz')
  await writeFile(place, '')
  await mkdir(join(folder, 'kept.expect.json'))
  const inFile = await runProgram([url, '--capture', `${place}/page.warc.gz`])
  const overFolder = await runProgram([url, '--capture', page, '--save-expect'])
  await origin.close()
  const words = (text: string) => ({
    code: 2,
    stdout: '',
    stderr: `linkglass: ${text}.\nTry \`linkglass --help\`.\n`,
  })
  expect([inFile, overFolder]).toEqual([
    words(`--capture: ${place}/page.warc.gz cannot be written: its folder is a file`),
    words(`--save-expect: ${folder}/kept.expect.json cannot be written: it is a folder`),
  ])
})

test('a capture goes into folders that are made for it', async () => {
  const origin = await startOrigin({ '/': '<title>A page</title>' })
  const file = join(folder, 'of/today/page.warc.gz')
  const { code } = await runProgram([`http://site.test:${origin.port}/`, '--capture', file])
  await origin.close()
  expect(code).toBe(0)
  const replayed = await runProgram([file, '--get', 'title'])
  expect(replayed).toEqual({ code: 0, stdout: 'A page\n', stderr: '' })
})

// In `/proc` the system says of a new folder that its parent is missing.
test.skipIf(process.platform !== 'linux')(
  'a folder that cannot be made is told of',
  async () => {
    const origin = await startOrigin({ '/': '<title>A page</title>' })
    const child = startProgram([
      `http://site.test:${origin.port}/`,
      '--capture',
      '/proc/a/b/z.warc',
    ])
    onTestFinished(() => void child.kill('SIGKILL'))
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    await origin.close()
    const reason = 'its folder does not exist'
    expect([code, stderr]).toEqual([
      2,
      `linkglass: --capture: /proc/a/b/z.warc cannot be written: ${reason}.\nTry \`linkglass --help\`.\n`,
    ])
  },
  60_000,
)

test('an answer that fails is captured, too', async () => {
  const origin = await startOrigin({ '/': { status: 404, body: '<title>Not here</title>' } })
  const url = `http://site.test:${origin.port}/`
  const file = join(folder, 'new/folder/failed.warc.gz')
  const args = [url, '--require-ok', '--retry', '0']
  const first = await runProgram([...args, '--capture', file])
  await origin.close()
  expect([first.code, JSON.parse(first.stderr).code]).toEqual([5, 'ENOTOK'])
  expect(await runProgram([...args, '--replay', file])).toEqual(first)
  expect(await runProgram([...args, '--get', 'title', '--replay', file])).toEqual({
    code: 5,
    stdout: '',
    stderr:
      'linkglass: ENOTOK The target answered 404. Leave out `--require-ok` to read what came all the same.\n',
  })
  const both = await runProgram([url, '--replay', file, '--capture', file])
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('Either --capture or')])
})

test('pages of an archive are listed, and read by their addresses', async () => {
  const file = await writeArchive('archive.warc.gz')
  expect(await runProgram([file, '--list'])).toEqual({
    code: 0,
    stdout: '200 18 text/html http://gone.test/one\n200 18 text/html http://gone.test/two\n',
    stderr: '',
  })
  const args = ['--meta', 'title', '--get', 'title']
  expect(await runProgram([file, ...args])).toMatchObject({ stdout: 'One\n' })
  expect(await runProgram([file, '--url', 'http://gone.test/two', ...args])).toMatchObject({
    stdout: 'Two\n',
  })
})

test('a file that is no archive is refused', async () => {
  const file = join(folder, 'wrong.warc')
  await writeFile(file, 'no archive')
  const { code, stderr } = await runProgram([file])
  expect([code, stderr]).toEqual([2, expect.stringContaining('The capture has no record')])
  const missing = await runProgram([join(folder, 'none.warc.gz'), '--list'])
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining("can't be read")])
  const list = await runProgram(['https://example.com', '--list'])
  expect([list.code, list.stderr]).toEqual([2, expect.stringContaining('.warc')])
})
