import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addScheme } from '../../../src/params/index.js'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { PROGRAM, runProgram, startProgram } from '../../support/program.js'
import { TEST_NETWORK } from '../../support/service.js'

const PAGE = `<!doctype html><html lang="en"><title>A lamp</title><meta property="og:image" content="a.png">
<h1>Lamp</h1><b class="price">7</b><p>It <em>shines</em>.</p>`

let origin: Origin
let folder: string
let failing = true
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-target-'))
  await writeFile(join(folder, 'page.html'), PAGE)
  origin = await startOrigin((request, response) => {
    if (request.url === '/a.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(png(300, 200))
    } else if (request.url === '/shy' && failing) response.socket?.destroy()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  })
})
afterAll(async () => {
  await origin.close()
  await rm(folder, { recursive: true })
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function file() {
  return join(folder, 'page.html')
}

describe('an address as people write it', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  example.com/a?b=c:d ', 'https://example.com/a?b=c:d'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['127.0.0.1', 'https://127.0.0.1'],
    ['[::1]:80', 'https://[::1]:80'],
    ['http://example.com', 'http://example.com'],
    ['ftp://example.com', 'ftp://example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['javascript:alert(1.2)', 'javascript:alert(1.2)'],
    ['user@example.com', 'user@example.com'],
    ['nonsense', 'nonsense'],
  ])('%s', (written, meant) => expect(addScheme(written)).toBe(meant))

  test('is asked over https', async () => {
    const { code, stderr } = await runProgram(['10.0.0.1'])
    expect([code, JSON.parse(stderr).code]).toEqual([4, 'EFORBIDDENURL'])
  })
})

describe('a page that is here', () => {
  const asked = ['--meta', 'title,image,url']
  const data = (base: string) => ({
    title: 'A lamp',
    image: { url: `${base}a.png`, type: 'png' },
    url: `${base}page.html`,
  })

  test('in a file', async () => {
    const before = origin.requests.length
    const { code, stdout, stderr } = await runProgram([file(), ...asked])
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toEqual({ status: 'success', data: data('http://localhost/') })
    expect(origin.requests.length).toBe(before)
  })

  test('in a file, from an address', async () => {
    const { stdout } = await runProgram([file(), '--url', at('/shop/page.html'), ...asked])
    expect(JSON.parse(stdout).data).toEqual(data(at('/shop/')))
  })

  test('in standard input, with an address', async () => {
    const child = startProgram(['-', '--url', 'shop.example/page.html', ...asked])
    child.stdin.end(PAGE)
    const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    expect([code, JSON.parse(stdout).data]).toEqual([0, data('https://shop.example/')])
  })

  test.each([
    [['-'], 'Where is the page from? Write `linkglass - --url URL`.'],
    [['/nowhere/page.html'], '/nowhere/page.html is not a file that can be read.'],
    [['/etc/passwd'], 'must begin with `http://` or `https://`'],
    [['https://a.example', '--url', 'b.example'], '--url is for a page from a file'],
  ])('%j is refused', async (args, said) => {
    const { code, stdout, stderr } = await runProgram(args)
    expect([code === 2 || code === 3, stdout]).toEqual([true, ''])
    expect(stderr).toContain(said)
  })

  test('is not asked what only its server knows', async () => {
    const { code, stderr } = await runProgram([file(), '--palette'])
    expect([code, stderr]).toEqual([
      2,
      'linkglass: --palette is for what is fetched; this page is here already.\nTry `linkglass --help`.\n',
    ])
  })
})

describe('one value alone', () => {
  test.each([
    [['--get', 'title'], 'A lamp\n'],
    [['-g', 'image.width'], '300\n'],
    [['-g', 'price', '-r', 'price=.price@text:number'], '7\n'],
    [['-g', 'price', '-r', 'price[]=.price@text'], '[\n  "7"\n]\n'],
    [['--markdown'], '# Lamp\n\n**7**\n\nIt _shines_.\n'],
  ])('%j', async (args, printed) => {
    const { code, stdout, stderr } = await runProgram([at('/'), ...args])
    expect([code, stdout, stderr]).toEqual([0, printed, ''])
  })

  test.each([['author'], ['video'], ['image.none']])('%s is not there', async (path) => {
    const { code, stdout, stderr } = await runProgram([at('/'), '--get', path])
    expect([code, stdout, stderr]).toEqual([8, '', ''])
  })

  test('costs no other: no image is asked for a title', async () => {
    const before = origin.requests.length
    await runProgram([at('/only'), '--get', 'title'])
    expect(origin.requests.slice(before)).toEqual(['GET /only'])
  })
})

test('headers, filter, palette and tries are those of the parameters', async () => {
  const before = origin.requests.length
  const flags = ['-H', 'x-one: 1:2', '-H', 'accept-language:de', '--palette']
  const { stdout } = await runProgram([at('/'), ...flags, '--filter', 'title,image.palette'])
  expect(JSON.parse(stdout).data).toEqual({
    title: 'A lamp',
    image: { palette: expect.any(Array) },
  })
  expect(origin.headers[before]).toMatchObject({ 'x-one': '1:2', 'accept-language': 'de' })
  const video = await runProgram([at('/'), '--video', '--filter', 'title,video'])
  expect(JSON.parse(video.stdout).data).toEqual({ title: 'A lamp', video: null })
  const asked = origin.requests.length
  expect((await runProgram([at('/shy'), '--retry', '1'])).code).toBe(5)
  expect(origin.requests.slice(asked)).toEqual(['GET /shy', 'GET /shy'])
})

describe('what was meant is said', () => {
  test.each([
    [['example.com', '--josn'], "Unknown option '--josn'. Did you mean `--json`?"],
    [['serv'], '`serv` is not an address. Did you mean `linkglass serve`?'],
    [['batch', '-', '--retry-faild'], 'Did you mean `--retry-failed`?'],
    [['example.com', '--get', 'titel'], 'Did you mean `title`?'],
    [['example.com', '-H', 'authorization secret'], "--header: write it as 'name: value'."],
    [['example.com', '--retry', 'often'], '--retry: often is not a number of tries.'],
    [['example.com', '--get', 'title', '--markdown'], 'Either --get or --markdown.'],
    [['batch', '-', '--retry-failed'], 'say which by --out FILE'],
  ])('%j', async (args, said) => {
    const child = startProgram(args)
    child.stdin.end()
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(code).toBe(2)
    expect(stderr).toContain(said)
    expect(stderr).not.toContain('secret')
  })
})

describe('a batch', () => {
  test('ends quietly when its reader has enough', async () => {
    const list = join(folder, 'many.txt')
    await writeFile(list, Array.from({ length: 400 }, (_, page) => at(`/many/${page}`)).join('\n'))
    const line = '"$0" "$1" batch "$2" -m title --per-host 1 | { read -r one; echo "$one"; }'
    const child = spawn('sh', ['-c', line, process.execPath, PROGRAM, list], {
      env: { ...process.env, ...TEST_NETWORK },
    })
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect(JSON.parse(stdout)).toMatchObject({ data: { title: 'A lamp' } })
    expect(stderr).toBe('')
    expect(origin.requests.filter((one) => one.includes('/many/')).length).toBeLessThan(400)
  })

  test('asks again for what failed, and says how it ended', async () => {
    const list = join(folder, 'list.txt')
    const out = join(folder, 'out.ndjson')
    await writeFile(list, [at('/one'), at('/shy')].join('\n'))
    const run = (...args: string[]) =>
      runProgram(['batch', list, '--out', out, '-m', 'title', '--retry', '0', ...args])
    const lines = async () => (await readFile(out, 'utf8')).trimEnd().split('\n').map(readLine)
    expect(await run()).toEqual({
      code: 5,
      stdout: '',
      stderr: '1 answered, 1 failed (EFATAL: 1).\n',
    })
    failing = false
    const again = 'Nothing to ask: 2 of 2 are there.\n'
    expect(await run()).toEqual({ code: 0, stdout: '', stderr: again })
    const before = origin.requests.length
    const retried = '1 answered, 0 failed, 1 there before.\n'
    expect(await run('--retry-failed')).toEqual({ code: 0, stdout: '', stderr: retried })
    expect(origin.requests.slice(before)).toEqual(['GET /shy'])
    expect(await lines()).toEqual([
      { url: at('/one'), status: 'success' },
      { url: at('/shy'), status: 'success' },
    ])
  })
})

function readLine(line: string): { url: string; status: string } {
  const { url, status } = JSON.parse(line)
  return { url, status }
}
