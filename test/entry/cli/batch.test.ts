import {
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProgress } from '../../../src/entry/cli/progress.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { runByShell, runProgram } from '../../support/program.js'

let origin: Origin
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-batch-'))
  origin = await startOrigin((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Page ${request.url}</title>`)
  })
})
afterEach(async () => {
  await origin.close()
  await rm(folder, { recursive: true })
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

async function listOf(...lines: string[]): Promise<string> {
  const file = join(folder, 'urls.txt')
  await writeFile(file, lines.join('\n'))
  return file
}

interface Line {
  readonly url: string
  readonly status: string
  readonly code?: string
  readonly data?: object
}

function read(text: string): Line[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line))
    .sort((a, b) => a.url.localeCompare(b.url))
}

function answered(path: string) {
  return {
    url: at(path),
    status: 'success',
    data: { title: `Page ${path}` },
    statusCode: 200,
    redirects: [],
    headers: expect.any(Object),
  }
}

test('a line for each address, once, with what was asked for', async () => {
  const file = await listOf('# pages', at('/a'), '', `  ${at('/b')}`, at('/a'))
  const { code, stdout, stderr } = await runProgram(['batch', file, '--meta', 'title'])
  expect([code, stderr]).toEqual([0, '2 answered, 0 failed.\n'])
  expect(read(stdout)).toEqual([answered('/a'), answered('/b')])
  expect(origin.requests.sort()).toEqual(['GET /a', 'GET /b'])
})

test('failures are lines too', async () => {
  const file = await listOf('nowhere', at('/a'))
  const { code, stdout } = await runProgram(['batch', file, '-m', 'title'])
  expect(code).toBe(5)
  expect(read(stdout).map(({ url, status, code }) => [url, status, code])).toEqual([
    [at('/a'), 'success', undefined],
    ['nowhere', 'fail', 'EINVALURL'],
  ])
})

test('goes on where it was stopped, in the middle of a line if need be', async () => {
  const file = await listOf(at('/a'), at('/b'), at('/c'))
  const out = join(folder, 'pages.ndjson')
  const kept = JSON.stringify({ url: at('/a'), status: 'success', data: { title: 'Kept: é' } })
  await writeFile(out, `${kept}\n{"url":"${at('/b')}","status":"succ`)
  const { code, stdout } = await runProgram(['batch', file, '--out', out, '-m', 'title'])
  expect([code, stdout]).toEqual([0, ''])
  expect(read(await readFile(out, 'utf8'))).toEqual([
    JSON.parse(kept),
    answered('/b'),
    answered('/c'),
  ])
  expect(origin.requests.sort()).toEqual(['GET /b', 'GET /c'])
  await runProgram(['batch', file, '--out', out, '-m', 'title'])
  expect(origin.requests.length).toBe(2)
})

/** Runs the program where no file may grow beyond so many blocks of 512 bytes. */
function runWithin(blocks: number, args: readonly string[]) {
  return runByShell(`ulimit -f ${blocks}; exec "$@"`, args)
}

test('a file that cannot grow ends it with a word; what is missing is asked for the next time', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`)
  const file = await listOf(...paths.map(at))
  const out = join(folder, 'pages.ndjson')
  const args = ['batch', file, '--out', out, '-m', 'title']
  const { code, stdout, stderr } = await runWithin(2, args)
  expect({ code, stdout, stderr: stderr.replace(/^\d+/, 'Some') }).toEqual({
    code: 2,
    stdout: '',
    stderr:
      `Some answered, 0 failed.\nlinkglass: --out: ${out} cannot be written: ` +
      'no file may grow larger there.\nTry `linkglass batch --help`.\n',
  })
  expect((await runProgram(args)).code).toBe(0)
  expect(read(await readFile(out, 'utf8'))).toEqual(
    paths.map(answered).sort((a, b) => a.url.localeCompare(b.url)),
  )
})

test('a file that is rewritten stays where a link leads, and with who may read it', async () => {
  const file = await listOf(at('/a'))
  const out = join(folder, 'pages.ndjson')
  const link = join(folder, 'link.ndjson')
  await writeFile(out, `${JSON.stringify({ url: at('/a'), code: 'ETIMEOUT' })}\n`, { mode: 0o600 })
  await symlink(out, link)
  await runProgram(['batch', file, '--out', link, '--retry-failed', '-m', 'title'])
  expect(await readlink(link)).toBe(out)
  expect(read(await readFile(out, 'utf8'))).toEqual([answered('/a')])
  expect((await stat(out)).mode & 0o777).toBe(0o600)
})

test('a file that could not be rewritten is as it was, and nothing lies beside it', async () => {
  const file = await listOf(at('/a'))
  const out = join(folder, 'pages.ndjson')
  const before = `${JSON.stringify({ url: at('/b'), status: 'success' })}\n`.repeat(100)
  await writeFile(out, before)
  const { code } = await runWithin(2, ['batch', file, '--out', out, '--retry-failed'])
  expect([code, await readdir(folder)]).toEqual([2, ['pages.ndjson', 'urls.txt']])
  expect(await readFile(out, 'utf8')).toBe(before)
})

test.each([
  [['batch'], 'Which list?'],
  [['batch', '/nowhere.txt'], '/nowhere.txt cannot be read.'],
  [['batch', '/dev/null', '--concurrency', 'many'], '--concurrency: many is not a number'],
])('%j is refused', async (args, said) => {
  const { code, stderr } = await runProgram(args)
  expect(code).toBe(2)
  expect(stderr).toContain(said)
})

/** A terminal, and what was written on it. */
function watched() {
  const written: string[] = []
  const write = (text: string) => written.push(text) > 0
  return { terminal: { isTTY: true, columns: 120, write } as never, written }
}

test('a batch that was done before says so', () => {
  const { terminal, written } = watched()
  createProgress(terminal, 8, 0).end()
  expect(written).toEqual(['Nothing to ask: 8 of 8 are there.\n'])
})

test('the bar tells how far it is, how fast, and when it ends', () => {
  let now = 0
  const { terminal, written } = watched()
  const progress = createProgress(terminal, 8, 4, () => now)
  for (const failed of [false, true, false, false]) {
    now += 500
    progress.step(failed)
  }
  progress.end()
  const bar = (full: number) => '█'.repeat(full) + '░'.repeat(40 - full)
  expect(written).toEqual([
    `\r${bar(25)} 5 of 8, 2.0/s, 0:02 left\x1b[K`,
    `\r${bar(30)} 6 of 8, 1 failed, 2.0/s, 0:01 left\x1b[K`,
    `\r${bar(35)} 7 of 8, 1 failed, 2.0/s, 0:01 left\x1b[K`,
    `\r${bar(40)} 8 of 8, 1 failed, 2.0/s, 0:00 left\x1b[K`,
    '\n',
  ])
})
