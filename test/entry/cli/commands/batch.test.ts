import { once } from 'node:events'
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
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProgressDisplay } from '../../../../src/entry/cli/progress.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { runByShell, runProgram, startProgram } from '../../../support/program.js'
import { until } from '../../../support/until.js'

let origin: Origin
let folder: string
/** Lets the page answer that else never does. */
let open: boolean
beforeEach(async () => {
  open = false
  folder = await mkdtemp(join(tmpdir(), 'linkglass-batch-'))
  origin = await startOrigin((request, response) => {
    if (request.url === '/never' && !open) return
    response.statusCode = Number(/^\/(\d{3})\b/.exec(request.url ?? '')?.[1] ?? 200)
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

function answered(path: string, index = expect.any(Number)) {
  return {
    index,
    url: at(path),
    status: 'success',
    data: { title: `Page ${path}` },
    statusCode: 200,
    redirects: [],
    headers: expect.any(Object),
  }
}

/** The same in a file that a batch may go on with. */
function written(path: string, index?: number) {
  return { ...answered(path, index), options: expect.stringMatching(/^[0-9a-f]{8}$/) }
}

test('a line for each address, once, with its first place in the list and what was asked for', async () => {
  const file = await listOf('# pages', at('/a'), at('/a'), '', `  ${at('/b')}`, at('/a'))
  const { code, stdout, stderr } = await runProgram(['batch', file, '--meta', 'title'])
  expect([code, stderr]).toEqual([0, '2 answered, 0 failed.\n'])
  expect(read(stdout)).toEqual([answered('/a', 0), answered('/b', 2)])
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
  const kept = JSON.stringify({ index: 0, url: at('/a'), data: { title: 'Kept: é' } })
  await writeFile(out, `${kept}\n{"index":1,"url":"${at('/b')}","status":"succ`)
  const { code, stdout } = await runProgram(['batch', file, '--out', out, '-m', 'title'])
  expect([code, stdout]).toEqual([0, ''])
  expect(read(await readFile(out, 'utf8'))).toEqual([
    JSON.parse(kept),
    written('/b', 1),
    written('/c', 2),
  ])
  expect(origin.requests.sort()).toEqual(['GET /b', 'GET /c'])
  await runProgram(['batch', file, '--out', out, '-m', 'title'])
  expect(origin.requests.length).toBe(2)
})

test.each([
  ['notes without a line end', 'important notes'],
  ['notes with one', 'important notes\n'],
  ['JSON of another program', '{"url":"https://a.test/"}\n'],
  ['an index of another program', '{"index":{"_id":"1"}}'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['zeros, then a note', '\0\0\0\0\0\0\0\0\0\0\0\0note'],
  ['answers, then a note', '{"index":0,"url":"https://a.test/"}\nnote'],
])('a file with %s is refused as output, and stays as it is', async (_, content) => {
  const file = await listOf(at('/a'))
  const out = join(folder, 'notes')
  await writeFile(out, content)
  for (const again of [[], ['--retry-failed']]) {
    expect(await runProgram(['batch', file, '--out', out, '-m', 'title', ...again])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `linkglass: --out: ${out} has lines that no batch wrote. Name another file.\n` +
        'Try `linkglass batch --help`.\n',
    })
  }
  expect(await readFile(out)).toEqual(Buffer.from(content))
  expect([await readdir(folder), origin.requests]).toEqual([['notes', 'urls.txt'], []])
})

test('the list is refused as output, by a link too', async () => {
  const file = await listOf(at('/a'), at('/b'))
  const link = join(folder, 'link')
  await symlink(file, link)
  for (const out of [file, link]) {
    expect(await runProgram(['batch', file, '--out', out, '-m', 'title'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `linkglass: --out: ${out} is the list itself. Name another file.\n` +
        'Try `linkglass batch --help`.\n',
    })
  }
  expect(await readFile(file, 'utf8')).toBe(`${at('/a')}\n${at('/b')}`)
})

test.each(['', '{"ind', '{"index":1', '\0'.repeat(20), `{"index":\0\0`])(
  'a batch goes on after a line that ends in %j',
  async (torn) => {
    const file = await listOf(at('/a'), at('/b'))
    const out = join(folder, 'pages.ndjson')
    const kept = { index: 0, url: at('/a') }
    await writeFile(out, `${JSON.stringify(kept)}\n${torn}`)
    expect((await runProgram(['batch', file, '--out', out, '-m', 'title'])).code).toBe(0)
    expect(read(await readFile(out, 'utf8'))).toEqual([kept, written('/b', 1)])
  },
)

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
    paths.map((path) => written(path)).sort((a, b) => a.url.localeCompare(b.url)),
  )
})

test('a file that is rewritten stays where a link leads, and with who may read it', async () => {
  const file = await listOf(at('/a'))
  const out = join(folder, 'pages.ndjson')
  const link = join(folder, 'link.ndjson')
  await writeFile(out, `${JSON.stringify({ index: 0, url: at('/a'), code: 'ETIMEOUT' })}\n`, {
    mode: 0o600,
  })
  await symlink(out, link)
  await runProgram(['batch', file, '--out', link, '--retry-failed', '-m', 'title'])
  expect(await readlink(link)).toBe(out)
  expect(read(await readFile(out, 'utf8'))).toEqual([written('/a')])
  expect((await stat(out)).mode & 0o777).toBe(0o600)
})

test('other rules for the same file are noticed before anything is asked, and headers are no rules', async () => {
  const file = await listOf(at('/a'))
  const out = join(folder, 'pages.ndjson')
  await runProgram(['batch', file, '--out', out, '-m', 'title'])
  const before = await readFile(out, 'utf8')
  await listOf(at('/a'), at('/b'))
  const { code, stderr } = await runProgram(['batch', file, '--out', out, '-m', 'title,author'])
  expect([code, stderr]).toEqual([
    2,
    `linkglass: --out: ${out} has answers to other rules or options. Name another file, or repeat those of before.\n` +
      'Try `linkglass batch --help`.\n',
  ])
  expect([await readFile(out, 'utf8'), origin.requests]).toEqual([before, ['GET /a']])
  const same = ['batch', file, '--out', out, '-m', 'title', '-t', '20s', '-H', 'x-a: b']
  expect((await runProgram(same)).code).toBe(0)
  expect(origin.requests).toEqual(['GET /a', 'GET /b'])
})

test('failures are counted by code, bad statuses by number, and asked for again by status', async () => {
  const file = await listOf(at('/404/a'), at('/404/b'), at('/503'), at('/a'), 'http://10.0.0.1/')
  const out = join(folder, 'pages.ndjson')
  const args = ['batch', file, '--out', out, '-m', 'title', '--retry', '0']
  const { code, stderr } = await runProgram(args)
  expect(code).toBe(5)
  expect(stderr).toMatch(
    /^4 answered \((?:404: 2, 503: 1|503: 1, 404: 2)\), 1 failed \(EFORBIDDENURL: 1\)\.\n$/,
  )
  origin.requests.length = 0
  const again = await runProgram([...args, '--retry-status', '404, 5XX'])
  expect(again.stderr).toContain(', 2 there before.')
  expect(origin.requests.sort()).toEqual(['GET /404/a', 'GET /404/b', 'GET /503'])
})

test('Ctrl-C says what is done, and the same command goes on from there', async () => {
  const file = await listOf(at('/a'), at('/never'), at('/b'))
  const out = join(folder, 'pages.ndjson')
  const args = ['batch', file, '--out', out, '-m', 'title', '--concurrency', '1']
  const child = startProgram(args)
  const ended = Promise.all([text(child.stderr), once(child, 'exit')])
  await until(() => origin.requests.includes('GET /never'))
  child.kill('SIGINT')
  const [stderr, [code]] = await ended
  expect({ code, stderr }).toEqual({
    code: 130,
    stderr: `1 answered, 0 failed.\nStopped: 1 of 3 are in ${out}. The same command goes on from there.\n`,
  })
  open = true
  expect((await runProgram(args)).stderr).toBe('2 answered, 0 failed, 1 there before.\n')
  expect(read(await readFile(out, 'utf8')).map(({ url }) => url)).toEqual([
    at('/a'),
    at('/b'),
    at('/never'),
  ])
})

test('a file that another batch writes is left to that, by a link too', async () => {
  const file = await listOf(at('/a'), at('/never'))
  const out = join(folder, 'pages.ndjson')
  const link = join(folder, 'link')
  const args = ['batch', file, '-m', 'title', '--concurrency', '1', '--out']
  const first = startProgram([...args, out])
  const ended = Promise.all([text(first.stderr), once(first, 'exit')])
  await until(() => origin.requests.includes('GET /never'))
  await symlink(out, link)
  const before = await readFile(out)
  for (const name of [out, link]) {
    expect(await runProgram([...args, name, '--retry-failed'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `linkglass: --out: ${name} is written by another batch. Wait until it ends, ` +
        `or remove ${out}.${first.pid}.lock if process ${first.pid} is something else.\n` +
        'Try `linkglass batch --help`.\n',
    })
  }
  expect(await readFile(out)).toEqual(before)
  first.kill('SIGINT')
  expect((await ended)[1][0]).toBe(130)
  expect((await readdir(folder)).sort()).toEqual(['link', 'pages.ndjson', 'urls.txt'])
})

test('a batch that was killed holds up no other, and locks of other files are left alone', async () => {
  const file = await listOf(at('/a'), at('/never'))
  const out = join(folder, 'pages.ndjson')
  const args = ['batch', file, '--out', out, '-m', 'title', '--concurrency', '1']
  const first = startProgram(args)
  await until(() => origin.requests.includes('GET /never'))
  first.kill('SIGKILL')
  await once(first, 'exit')
  const others = ['more-pages.ndjson.1.lock', 'pages.ndjson.1.lock.old', 'pages.ndjson.lock']
  for (const name of others) await writeFile(join(folder, name), 'mine')
  open = true
  expect(await runProgram(args)).toMatchObject({ code: 0 })
  expect(read(await readFile(out, 'utf8'))).toEqual([written('/a', 0), written('/never', 1)])
  expect((await readdir(folder)).sort()).toEqual([...others, 'pages.ndjson', 'urls.txt'].sort())
})

test('a file that could not be rewritten is as it was, and nothing lies beside it', async () => {
  const file = await listOf(at('/a'))
  const out = join(folder, 'pages.ndjson')
  const before = `${JSON.stringify({ index: 1, url: at('/b'), status: 'success' })}\n`.repeat(100)
  await writeFile(out, before)
  const { code } = await runWithin(2, ['batch', file, '--out', out, '--retry-failed'])
  expect([code, await readdir(folder)]).toEqual([2, ['pages.ndjson', 'urls.txt']])
  expect(await readFile(out, 'utf8')).toBe(before)
})

test.each([
  [['batch'], 'Which list?'],
  [['batch', '/nowhere.txt'], '/nowhere.txt cannot be read.'],
  [['batch', '/dev/null', '--out', '/tmp/none', '--retry-status', '6xx'], '6xx is no status.'],
  [['batch', '/dev/null', '--retry-status', '404'], '--retry-status goes on with a file'],
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
  createProgressDisplay(terminal, 8, 0).end()
  expect(written).toEqual(['Nothing to ask: 8 of 8 are there.\n'])
})

test('the bar tells how far it is, how fast, and when it ends', () => {
  let now = 0
  const { terminal, written } = watched()
  const progress = createProgressDisplay(terminal, 8, 4, () => now)
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
