import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARTICLE } from '../../main-text/pages.js'
import { needs } from '../../support/needs.js'
import { runByShell, runProgram } from '../../support/program.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('what is not a command line points to the help of its own command', () => {
  test.each([
    [
      ['serve', '--prot', '80'],
      "linkglass: Unknown option '--prot'. Did you mean `--port`?\nTry `linkglass serve --help`.\n",
    ],
    [
      ['read'],
      'linkglass: Which address? Write `linkglass read https://…`.\nTry `linkglass read --help`.\n',
    ],
    [[''], 'linkglass: Which address? Write `linkglass https://…`.\nTry `linkglass --help`.\n'],
    [
      ['site.test', '--data', '[]'],
      'linkglass: --data: write rules by their names, as in {"price":{"selector":".price"}}.\n' +
        'Try `linkglass --help`.\n',
    ],
    [
      ['check'],
      'linkglass: Which folder? Write `linkglass check FOLDER`.\nTry `linkglass check --help`.\n',
    ],
    [
      ['proxy', 'a.test'],
      'linkglass: `proxy` takes options only: a.test is too much.\nTry `linkglass proxy --help`.\n',
    ],
    [
      ['proxy', '--port', '70000'],
      'linkglass: --port: 70000 is not a port from 0 to 65535.\nTry `linkglass proxy --help`.\n',
    ],
    [
      ['proxy', '--host', 'a b'],
      'linkglass: a b is not an address of this machine; choose another by --host: ' +
        '127.0.0.1 for this machine alone, 0.0.0.0 or :: for all.\nTry `linkglass proxy --help`.\n',
    ],
    [
      ['raed', 'https://a.test'],
      'linkglass: `raed` is not an address. Did you mean `linkglass read`?\nTry `linkglass --help`.\n',
    ],
  ])('%j', async (args, stderr) => {
    expect(await runProgram(args)).toEqual({ code: 2, stdout: '', stderr })
  })
})

test.each([
  [
    ['--timeout', 'abc'],
    '--timeout is `abc`; give a duration up to 28s: milliseconds, or `500ms`, `5s`.',
  ],
  [
    ['--replay', 'none.warc.gz'],
    "The capture `none.warc.gz` can't be read. Give a WARC file, as `--capture FILE.warc.gz` writes it.",
  ],
  [['--wait-for', '['], '--wait-for is `[`, which is not a CSS selector.'],
  [['--click', '['], '--click is `[`, which is not a CSS selector.'],
])('a flag with a wrong value is a wrong command line: %j', async (flags, message) => {
  expect(await runProgram(['site.test', '--get', 'title', ...flags])).toEqual({
    code: 2,
    stdout: '',
    stderr: `linkglass: EINVALQUERY ${message}\n`,
  })
})

test.each([
  ['shot', '--type', 'foo', '--type is `foo`; give `png`, `jpeg` or `webp`.'],
  ['shot', '--element', '[', '--element is `[`, which is not a CSS selector.'],
  ['shot', '--viewport', '9x9', '--viewport is `9`; give a number from 16 to 8192.'],
  ['shot', '--device', 'foo', '--device is `foo`, which is not a known device.'],
  ['pdf', '--scale', '9', '--scale is `9`; give a number from 0.1 to 2.'],
])('%s names its own flags: %s', async (command, flag, value, message) => {
  const args = [command, 'site.test', '-o', join(folder, 'none'), flag, value]
  // Never reached: the value is refused before any browser is asked.
  const browser = { LINKGLASS_BROWSER: 'ws://127.0.0.1:1' }
  expect(await runProgram(args, browser)).toEqual({
    code: 2,
    stdout: '',
    stderr: `linkglass: EINVALQUERY ${message}\n`,
  })
})

test('a wrong address of a page that is a file is told with its flag', async () => {
  const page = join(folder, 'page.html')
  await writeFile(page, '<title>A page</title>')
  expect(await runProgram([page, '--url', 'foo'])).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'linkglass: --url is `foo`; it must begin with `http://` or `https://`, written out.\n' +
      'Try `linkglass --help`.\n',
  })
})

describe.skipIf(!existsSync('/dev/full'))('output that has no room', () => {
  test.each([
    ['a few words', ['--version']],
    ['a batch', ['batch', '-']],
    ['a list of settings', ['serve', '--print-config']],
  ])('of %s ends with a word', async (_, args) => {
    const { code, stderr } = await runByShell('echo 10.0.0.1 | "$@" > /dev/full', args)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'linkglass: standard output cannot be written: the disk is full.\n',
    })
  })
})

test.each([
  ['shot', 'a.png'],
  ['pdf', 'a.pdf'],
])('%s without a browser says where one comes from', async (command, name) => {
  const args = [command, 'https://site.test', '-o', join(folder, name)]
  expect(await runProgram(args, { LINKGLASS_BROWSER: 'none' })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'linkglass: ENOBROWSER This needs a browser. Install one with ' +
      '`npm install playwright-core @sparticuz/chromium`, or name yours in LINKGLASS_BROWSER.\n',
  })
})

describe('an address may be written without https:// wherever one is read', () => {
  test.each([
    ['read', undefined],
    ['shot', 'a.png'],
    ['pdf', 'a.pdf'],
  ])('%s', async (command, name) => {
    const out = name === undefined ? [] : ['-o', join(folder, name)]
    // Never reached: the address is refused before any browser is asked.
    const browser = { LINKGLASS_BROWSER: 'ws://127.0.0.1:1' }
    expect(await runProgram([command, '10.0.0.1/page', ...out], browser)).toEqual({
      code: 4,
      stdout: '',
      stderr:
        'linkglass: EFORBIDDENURL The host `10.0.0.1` is not on the public internet. ' +
        'Give a public address, or have the operator allow this one (LINKGLASS_ALLOW).\n',
    })
  })
})

describe('read takes a page that is here', () => {
  test('a file', async () => {
    const file = join(folder, 'press.html')
    await writeFile(file, ARTICLE)
    const { code, stdout, stderr } = await runProgram(['read', file, '--json'])
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({
      title: 'The cellar press',
      url: 'http://localhost/press.html',
      markdown: expect.stringContaining('## A handle from the smith'),
    })
  })

  test('and says which file it cannot read', async () => {
    expect(await runProgram(['read', join(folder, 'no.html')])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `linkglass: ${folder}/no.html is not a file that can be read. ` +
        'An address begins with `https://`.\nTry `linkglass read --help`.\n',
    })
  })
})

test.each([
  ['/nowhere/pages.ndjson', 'its folder does not exist'],
  ['/dev/null/pages.ndjson', 'its folder is a file'],
  ['/tmp', 'it is a folder'],
])('batch --out %s: %s', async (out, why) => {
  const list = join(folder, 'urls.txt')
  await writeFile(list, 'http://10.0.0.1/\n')
  for (const again of [[], ['--retry-failed']]) {
    const { code, stderr } = await runProgram(['batch', list, '--out', out, ...again])
    expect([code, stderr]).toEqual([
      2,
      `linkglass: --out: ${out} cannot be written: ${why}.\nTry \`linkglass batch --help\`.\n`,
    ])
  }
})

test(
  'batch --out goes on with files only, and puts nothing in the place of a device',
  needs('mkfifo'),
  async () => {
    const pipe = join(folder, 'pipe')
    await promisify(execFile)('mkfifo', [pipe])
    for (const again of [[], ['--retry-failed']]) {
      expect(await runProgram(['batch', '/dev/null', '--out', pipe, ...again])).toEqual({
        code: 2,
        stdout: '',
        stderr:
          `linkglass: --out: ${pipe} is not a file. Leave --out out for standard output.\n` +
          'Try `linkglass batch --help`.\n',
      })
    }
  },
)
