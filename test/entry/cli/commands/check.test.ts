import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { runProgram } from '../../../support/program.js'

const LAMP = '<title>A lamp</title><b>12.50</b><i>13</i>'
const RULE = ['-m', 'title', '-r', 'price=b@text:number']

let folder: string
let origin: Origin
let html = LAMP
let status = 200
beforeEach(async () => {
  ;[html, status] = [LAMP, 200]
  folder = await mkdtemp(join(tmpdir(), 'linkglass-check-'))
  origin = await startOrigin((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(html)
  })
})
afterEach(async () => {
  await origin.close()
  await rm(folder, { recursive: true })
})

/** Captures the page, and keeps its values. */
async function save(...more: string[]): Promise<void> {
  const file = join(folder, 'shop/lamp.warc.gz')
  const { code, stderr } = await runProgram([
    ...[`http://site.test:${origin.port}/`, ...RULE, '--capture', file, '--save-expect'],
    ...more,
  ])
  expect([code, stderr]).toEqual([0, ''])
}

function check(...more: string[]) {
  return runProgram(['check', folder, ...more])
}

const SAME = { code: 0, stdout: '✓ shop/lamp.warc.gz\n', stderr: '1 of 1 are as expected\n' }

test('values are kept beside their capture, and compared without the network', async () => {
  await save('-H', 'authorization: Bearer canary')
  const url = `http://site.test:${origin.port}/`
  const text = await readFile(join(folder, 'shop/lamp.expect.json'), 'utf8')
  expect(JSON.parse(text)).toEqual({
    url,
    options: {
      meta: { title: true },
      data: { price: [{ selector: 'b', attr: 'text', type: 'number' }] },
    },
    data: { title: 'A lamp', price: 12.5 },
  })
  await origin.close()
  expect(await check()).toEqual(SAME)
})

test('another rule is compared with the same values', async () => {
  await save()
  const url = `http://site.test:${origin.port}/`
  expect(await check('-r', 'price=i@text:number', '-r', 'other=b')).toEqual({
    code: 9,
    stdout: `✗ shop/lamp.warc.gz ${url}\n    price is changed\n      expected 12.5\n      found    13\n`,
    stderr: '0 of 1 are as expected\n',
  })
  expect(await check('-r', 'price=u@text:number', '--json')).toEqual({
    code: 9,
    stdout: `${JSON.stringify({
      capture: 'shop/lamp.warc.gz',
      url,
      differences: [{ path: 'price', expected: 12.5, found: null }],
    })}\n`,
    stderr: '0 of 1 are as expected\n',
  })
})

test('--live asks the site, and tells what is gone from what changed', async () => {
  await save()
  const head = `✗ shop/lamp.warc.gz http://site.test:${origin.port}/\n`
  const left = { code: 9, stderr: '0 of 1 are as expected\n' }
  expect(await check('--live')).toEqual(SAME)
  html = '<title>Another lamp</title>'
  expect(await check('--live')).toEqual({
    ...left,
    stdout: `${head}    title is changed\n      expected "A lamp"\n      found    "Another lamp"\n    price is empty\n      expected 12.5\n      found    null\n`,
  })
  status = 404
  const gone = await check('--live')
  expect(gone).toEqual({ ...left, stdout: expect.stringMatching(/^✗ .*\n {4}ENOTOK .*404.*\n$/) })
  await origin.close()
  expect((await check('--live')).stdout).toMatch(/^✗ .*\n {4}EFATAL .*\n$/)
  expect(await check()).toEqual(SAME)
})

test('a capture without expectations is named', async () => {
  await save()
  await writeFile(join(folder, 'more.warc.gz'), '')
  expect(await check()).toEqual({
    ...SAME,
    stderr: '1 of 1 are as expected; without expectations: more.warc.gz\n',
  })
})

test('a capture that lacks what is asked for is told of, and the others are checked', async () => {
  await save()
  const file = join(folder, 'shop/lamp.expect.json')
  const expectation = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...expectation, url: `${expectation.url}other` }))
  const { code, stdout } = await check()
  expect([code, stdout]).toEqual([9, expect.stringMatching(/^✗ .*\n {4}ENOTCAPTURED .*\n$/)])
})

test('it is told what is wrong', async () => {
  const run = async (...args: string[]) => {
    const { code, stderr } = await runProgram(args)
    return [code, stderr.split('\n')[0]]
  }
  const none = `linkglass: ${folder} has no capture with expectations. Make one: \`linkglass URL --capture page.warc.gz --save-expect\`.`
  expect(await run('check', folder)).toEqual([2, none])
  expect(await run('check', join(folder, 'none'))).toEqual([
    2,
    `linkglass: ${join(folder, 'none')} is not a folder that can be read.`,
  ])
  expect(await run('https://site.test', '--save-expect')).toEqual([
    2,
    'linkglass: --save-expect is for a capture: give --capture or --replay, too.',
  ])
  await save()
  const file = join(folder, 'shop/lamp.expect.json')
  await writeFile(file, '{}')
  expect(await run('check', folder)).toEqual([
    2,
    `linkglass: ${file} needs a \`url\`, \`options\` and the expected \`data\`.`,
  ])
})
