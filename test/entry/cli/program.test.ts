import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { runProgram } from '../../support/program.js'
import { TEST_NETWORK } from '../../support/service.js'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const PAGE = '<title>A page</title><p>One</p><p>Two</p>'

let origin: Origin
beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end()
    else if (request.url !== '/silent') response.writeHead(200, HTML).end(PAGE)
  })
})
afterAll(() => origin.close())

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function page() {
  return at('/page.html')
}

const RULES = '{"lines":{"selectorAll":"p"}}'

function result(data: object) {
  return {
    status: 'success',
    data,
    statusCode: 200,
    redirects: [],
    headers: expect.objectContaining({ 'content-type': 'text/html; charset=utf-8' }),
  }
}

describe('linkglass URL', () => {
  test('prints the result as JSON', async () => {
    const { code, stdout, stderr } = await runProgram([page(), '--meta', 'title', '--data', RULES])
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toEqual(result({ title: 'A page', lines: ['One', 'Two'] }))
  })

  test('warns of settings that do not exist, and not of the variables of `job`', async () => {
    const env = { LINKGLASS_TIMOUT: '5s', LINKGLASS_KEY: 'key', LINKGLASS_WEBHOOK_SECRET: 'secret' }
    expect(await runProgram([page(), '--get', 'title'], env)).toEqual({
      code: 0,
      stdout: 'A page\n',
      stderr:
        'linkglass: LINKGLASS_TIMOUT is not a variable of linkglass. Did you mean `LINKGLASS_TIMEOUT`?\n',
    })
  })

  test('prints lists as CSV: the only one, or that of --get', async () => {
    const rules = ['-r', 'lines[]=p', '-r', 'lines.text=@text', '-r', 'title=title']
    const only = await runProgram([page(), '-m', 'false', ...rules, '--csv'])
    expect(only).toEqual({ code: 0, stdout: 'text\r\nOne\r\nTwo\n', stderr: '' })
    const path = await runProgram([page(), ...rules, '--get', 'lines', '--csv'])
    expect(path.stdout).toBe(only.stdout)
    const none = await runProgram([page(), '-r', 'none=.none', '--get', 'none', '--csv'])
    expect([none.code, none.stdout]).toEqual([8, ''])
  })

  test('reads rules from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linkglass-'))
    const file = join(folder, 'rules.json')
    await writeFile(file, RULES)
    const { stdout } = await runProgram([page(), '-m', 'false', '-d', file])
    await rm(folder, { recursive: true })
    expect(JSON.parse(stdout)).toEqual(result({ lines: ['One', 'Two'] }))
  })

  test('rules of the command line go over those of a file', async () => {
    const args = ['-m', 'false', '-d', RULES, '-r', 'lines=p@text', '-r', 'title=title']
    const { stdout } = await runProgram([page(), ...args])
    expect(JSON.parse(stdout)).toEqual(result({ title: 'A page', lines: 'One' }))
  })

  test('prints an error as JSON and exits by its kind', async () => {
    const { code, stdout, stderr } = await runProgram(['http://10.0.0.1/'])
    expect([code, stdout]).toEqual([4, ''])
    expect(JSON.parse(stderr)).toEqual({
      status: 'fail',
      code: 'EFORBIDDENURL',
      message: expect.stringContaining('10.0.0.1'),
      data: { url: expect.stringContaining('10.0.0.1') },
    })
  })
})

describe('the exit code tells what went wrong', () => {
  test.each([
    ['an address that is none', 3, 'EINVALURL', () => ['nonsense']],
    ['a rule that is none', 3, 'EINVALDATA', () => [page(), '-r', 'x=p[']],
    ['a name that does not exist', 3, 'EINVALURL', () => ['http://nowhere.invalid/']],
    ['a private address', 4, 'EFORBIDDENURL', () => ['http://192.168.0.1/']],
    ['nobody listening', 5, 'EFATAL', () => ['http://site.test:9/']],
    ['endless redirects', 5, 'EMAXREDIRECTS', () => [at('/circle')]],
    ['time that is up', 6, 'ETIMEOUT', () => [at('/silent'), '--timeout', '1ms']],
  ])('%s: %i', async (_, exit, kind, args) => {
    const { code, stderr } = await runProgram(args(), { LINKGLASS_RETRY: '0' })
    expect([code, JSON.parse(stderr).code]).toEqual([exit, kind])
  })
})

describe('a command line that is wrong says so and exits with 2', () => {
  test.each([
    [['https://a.example', 'https://b.example'], 'One address at a time'],
    [['https://a.example', '--wrong'], "linkglass: Unknown option '--wrong'.\nTry"],
    [['https://a.example', '--meta', 'colour'], 'colour is not a field'],
    [['https://a.example', '--rule', 'price'], 'write name=selector@attr:type'],
    [['https://a.example', '--json', '--card'], 'Either --json or --card'],
    [['--json'], 'Which address?'],
    [['serve', 'https://a.example'], '`serve` takes options only'],
    [['serve', '--explain'], '--explain'],
    [['https://a.example', '--data', '{"a":'], 'is not JSON'],
    [['https://a.example', '--data', '/nowhere.json'], '/nowhere.json is not a file'],
  ])('%j', async (args, said) => {
    const { code, stdout, stderr } = await runProgram(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  test('a setting that is wrong is named', async () => {
    const { code, stderr } = await runProgram(['serve'], {
      PORT: 'eighty',
      LINKGLASS_TIMEOUT: 'soon',
    })
    expect(code).toBe(2)
    expect(stderr).toBe(
      'linkglass: The configuration is wrong.\n' +
        '  PORT is `eighty`: it must be a whole number from 0 to 65535.\n' +
        '  LINKGLASS_TIMEOUT is `soon`: it must be a duration above 0 and of at most 7 days, as in `500ms`, `28s`, `5min`, `24h`.\n',
    )
  })
})

describe('help', () => {
  test.each([
    [['--help'], 'linkglass URL [options]'],
    [[], 'linkglass URL [options]'],
    [['https://a.example', '-h'], 'name=selector@attr:type'],
    [['serve', '--help'], 'LINKGLASS_ALLOW'],
    [['help'], 'linkglass URL [options]'],
    [['help', 'shot'], '--overlay WHAT'],
    [['--version'], '0.'],
  ])('%j', async (args, said) => {
    const { code, stdout } = await runProgram(args)
    expect(code).toBe(0)
    expect(stdout).toContain(said)
  })
})

test('serve --print-config prints every setting, flags over variables, and no secret', async () => {
  const { code, stdout } = await runProgram(['serve', '--print-config', '--port', '8080'], {
    PORT: '9090',
    HOST: '::',
    LINKGLASS_PLANS: '{"pro":{"limit":9,"window":"1d","keys":["key-of-a-customer"]}}',
    LINKGLASS_JOBS: 'redis://:key-of-a-customer#1@jobs.example',
    LINKGLASS_OEMBED_PROVIDERS:
      '[{"endpoints":[{"url":"https://media.example/oembed?key=key-of-a-customer"}]}]',
  })
  expect(code).toBe(0)
  expect(stdout).not.toContain('key-of-a-customer')
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'PORT=8080',
      'HOST=::',
      '# LINKGLASS_TIMEOUT=28s',
      '# LINKGLASS_PLANS is set; its value is secret',
      '# LINKGLASS_JOBS is set; its value is secret',
      '# LINKGLASS_OEMBED_PROVIDERS is set; its value is secret',
      `LINKGLASS_ALLOW=${TEST_NETWORK.LINKGLASS_ALLOW}`,
    ]),
  )
})
