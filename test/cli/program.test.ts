import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { runProgram } from '../support/program.js'

let origin: Origin
beforeAll(async () => {
  origin = await startOrigin({ '/page.html': '<title>A page</title><p>One</p><p>Two</p>' })
})
afterAll(() => origin.close())

const page = () => `http://site.test:${origin.port}/page.html`
const RULES = '{"lines":{"selectorAll":"p"}}'
const result = (data: object) => ({
  status: 'success',
  data,
  statusCode: 200,
  redirects: [],
  headers: expect.objectContaining({ 'content-type': 'text/html; charset=utf-8' }),
})

describe('linkglass URL', () => {
  test('prints the result as JSON', async () => {
    const { code, stdout, stderr } = await runProgram([page(), '--meta', 'title', '--data', RULES])
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toEqual(result({ title: 'A page', lines: ['One', 'Two'] }))
  })

  test('reads rules from a file', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'linkglass-')), 'rules.json')
    await writeFile(file, RULES)
    const { stdout } = await runProgram([page(), '-m', 'false', '-d', file])
    expect(JSON.parse(stdout)).toEqual(result({ lines: ['One', 'Two'] }))
  })

  test('prints an error as JSON and exits with 1', async () => {
    const { code, stdout, stderr } = await runProgram(['http://10.0.0.1/'])
    expect([code, stdout]).toEqual([1, ''])
    expect(JSON.parse(stderr)).toEqual({
      status: 'fail',
      code: 'EFORBIDDENURL',
      message: expect.stringContaining('10.0.0.1'),
      data: { url: expect.stringContaining('10.0.0.1') },
    })
  })
})

describe('a command line that is wrong says so and exits with 2', () => {
  test.each([
    [['https://a.example', 'https://b.example'], 'One address at a time'],
    [['https://a.example', '--wrong'], '--wrong'],
    [['https://a.example', '--meta', 'colour'], 'colour is no field'],
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
        '  LINKGLASS_TIMEOUT is `soon`: it must be a duration above 0, as in `500ms`, `28s`, `5min`, `24h`.\n',
    )
  })
})

describe('help', () => {
  test.each([
    [['--help'], 'linkglass URL [options]'],
    [[], 'linkglass URL [options]'],
    [['serve', '--help'], 'LINKGLASS_ALLOW'],
    [['--version'], '0.'],
  ])('%j', async (args, said) => {
    const { code, stdout } = await runProgram(args)
    expect(code).toBe(0)
    expect(stdout).toContain(said)
  })
})
