import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { pdf } from '../../support/pdf.js'
import { type Service, startService } from '../../support/service.js'

const JSON_TEXT = '{"name":"a <b>bold</b> one","list":[1,2]}'

let origin: Origin
let service: Service

beforeAll(async () => {
  const typed = (type: string, body: string | Uint8Array) => ({
    headers: { 'content-type': type },
    body,
  })
  const report = pdf(['Glass & sand', 'made < melted'], 'A report')
  origin = await startOrigin({
    '/report.pdf': typed('application/pdf', report),
    '/untitled.pdf': typed('application/pdf', pdf(['Hello'])),
    '/broken.pdf': typed('application/pdf', report.subarray(0, 300)),
    '/notes.txt': typed('text/plain; charset=utf-8', 'One\n  two <h1>three</h1>\n'),
    '/data.json': typed('application/json', JSON_TEXT),
    '/text.json': typed('application/json', '"abc"'),
    '/pre.html': `<title>Json</title><pre>{"a":[1,{"b":null}]}</pre>`,
    '/song.bin': typed('application/octet-stream', Buffer.from([0, 1, 2, 3])),
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

async function ask(path: string, parameters: Record<string, string>) {
  const { body } = await service.ask({
    url: `http://site.test:${origin.port}${path}`,
    ...parameters,
  })
  const { data, warnings = [] } = body as {
    data: Record<string, unknown>
    warnings?: { code: string }[]
  }
  return { data, warnings: warnings.map(({ code }) => code) }
}

function whole(path: string, attr: string) {
  return ask(path, { meta: 'false', 'data.x.attr': attr })
}

describe('a PDF', () => {
  test.each([
    ['/report.pdf', 'A report', []],
    ['/untitled.pdf', 'untitled.pdf', []],
    ['/broken.pdf', 'broken.pdf', ['EPDF']],
  ])('%s has a title', async (path, title, warnings) => {
    expect(await ask(path, { 'meta.title': 'true' })).toEqual({ data: { title }, warnings })
  })

  test.each([
    ['text', 'Glass & sand made < melted'],
    ['html', '<p>Glass &amp; sand<br>\nmade &lt; melted</p>'],
    ['markdown', 'Glass & sand  \nmade \\< melted'],
  ])('has %s', async (attr, x) => {
    expect(await whole('/report.pdf', attr)).toEqual({ data: { x }, warnings: [] })
  })
})

describe('a text', () => {
  test.each([
    ['text', 'One two <h1>three</h1>'],
    ['html', 'One\n  two <h1>three</h1>\n'],
    ['markdown', 'One\n  two <h1>three</h1>\n'],
  ])('has %s', async (attr, x) => {
    expect((await whole('/notes.txt', attr)).data).toEqual({ x })
  })

  test('has no elements', async () => {
    const rules = { 'data.x.selector': 'h1', 'data.y.selectorAll': '*', meta: 'false' }
    expect(await ask('/notes.txt', rules)).toEqual({
      data: { x: null, y: [] },
      warnings: ['ENOMATCH', 'ENOMATCH'],
    })
  })

  test('is what a function is given', async () => {
    const rules = { 'data.x.evaluate': 'text => text.split("\\n").length', meta: 'false' }
    expect((await ask('/notes.txt', rules)).data).toEqual({ x: 3 })
  })

  test('is called by its file name', async () => {
    expect((await ask('/notes.txt', { 'meta.title': 'true' })).data).toEqual({ title: 'notes.txt' })
  })
})

describe('JSON', () => {
  test.each([
    ['/data.json', 'json', { name: 'a <b>bold</b> one', list: [1, 2] }],
    ['/data.json', 'text', JSON_TEXT],
    ['/data.json', 'html', JSON_TEXT],
    ['/pre.html', 'json', { a: [1, { b: null }] }],
    ['/notes.txt', 'json', null],
  ])('%s, attr %s', async (path, attr, x) => {
    expect((await whole(path, attr)).data).toEqual({ x })
  })
})

test('anything else has no text', async () => {
  expect(await whole('/song.bin', 'text')).toEqual({ data: { x: null }, warnings: [] })
})

test('a text that was JSON is embedded as JSON', async () => {
  const url = `http://site.test:${origin.port}/text.json`
  const { headers, body } = await service.ask({ url, 'data.x.attr': 'json', embed: 'x' })
  expect([headers.get('content-type'), body]).toEqual(['application/json; charset=utf-8', 'abc'])
})
