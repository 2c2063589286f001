import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserSettings } from '../../../browser/support.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type DoorBench, expectText, startDoor } from '../support.js'

const FORM = `<title>Form</title><main><h1>Form</h1><input id="name"><button id="more">More</button>
  <button class="add">Add</button><button class="add">Add</button><p id="said"></p><ul id="list"></ul></main>
  <div style="height:5000px"></div>
  <script>
    const by = (id) => document.getElementById(id)
    by('name').addEventListener('keydown', ({ key }) => { if (key === 'Enter') by('said').textContent = by('name').value })
    by('more').addEventListener('click', () => setTimeout(() => { by('list').innerHTML = '<li class="late">Late</li>' }, 50))
    for (const add of document.querySelectorAll('.add')) add.addEventListener('click', () => by('list').append('x'))
  </script>`

let bench: DoorBench
let site: Origin
beforeAll(async () => {
  bench = await startDoor('firecrawl', browserSettings())
  site = await startOrigin({ '/form.html': FORM })
})
afterAll(async () => {
  await site?.close()
  await bench?.close()
})

function scrape(actions: readonly object[], more: object = {}) {
  const url = `http://site.test:${site.port}/form.html`
  return bench.post('/v2/scrape', { url, actions, ...more })
}

test('actions are taken in their order, and what they give is told', async () => {
  const { status, body } = await scrape([
    { type: 'click', selector: '#name' },
    { type: 'write', text: 'Mira' },
    { type: 'press', key: 'Enter' },
    { type: 'click', selector: '#more' },
    { type: 'wait', selector: '.late' },
    { type: 'click', selector: '.add', all: true },
    { type: 'executeJavascript', script: 'const said = document.title; said + "!"' },
    {
      type: 'executeJavascript',
      script: '({ list: document.getElementById("list").textContent })',
    },
    { type: 'scroll', direction: 'down' },
    { type: 'executeJavascript', script: 'scrollY > 0' },
    { type: 'scrape' },
    { type: 'screenshot', fullPage: true },
    { type: 'wait', milliseconds: 10 },
  ])
  expect([status, body]).toMatchObject([
    200,
    {
      success: true,
      data: {
        markdown: expect.stringContaining('Mira'),
        actions: {
          screenshots: [expect.stringMatching(/^http.*\.png/)],
          pdfs: [],
          scrapes: [
            {
              url: `http://site.test:${site.port}/form.html`,
              html: expect.stringContaining('<p id="said">Mira</p>'),
            },
          ],
          javascriptReturns: [
            { type: 'string', value: 'Form!' },
            { type: 'object', value: { list: 'Latexx' } },
            { type: 'boolean', value: true },
          ],
        },
      },
    },
  ])
  expect(body).not.toHaveProperty('data.screenshot')
})

test('a PDF alone is a file', async () => {
  const { body } = await scrape([{ type: 'pdf', landscape: true }])
  expect(body).toMatchObject({
    data: { actions: { screenshots: [], pdfs: [expect.stringMatching(/\.pdf/)], scrapes: [] } },
  })
})

test('an action that fails is told by its place', async () => {
  const { status, body } = await scrape([
    { type: 'wait', milliseconds: 1 },
    { type: 'click', selector: '#nothing' },
  ])
  expect([status, body]).toEqual([
    400,
    {
      success: false,
      code: 'SCRAPE_ACTION_ERROR',
      error: expect.stringMatching(/^action 1 \(click\): /),
      details: [{ path: ['actions'], message: expectText() }],
    },
  ])
})

test('steps behind a file are refused before the page is asked for', async () => {
  const before = site.requests.length
  const { status, body } = await scrape([{ type: 'pdf' }, { type: 'click', selector: 'a' }])
  expect([status, body]).toMatchObject([
    400,
    { code: 'BAD_REQUEST', details: [{ path: ['actions', '1'] }] },
  ])
  expect(site.requests.length).toBe(before)
})
