import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RawServer, startRaw } from '../../support/raw-server.js'
import { PAGES } from '../pages.js'
import { type Hosted, startHosted } from '../support/hosted.js'
import { answer } from '../support/talk.js'

const NO_ICON = answer('', '', '404 Not Found')

let origin: RawServer
let service: Hosted
let page = Buffer.alloc(0)
beforeAll(async () => {
  origin = await startRaw((socket, path) => (path === '/' ? answer(page) : NO_ICON)(socket))
  // A page is cut where the time for its tree ends; a busy machine needs longer to come to that.
  service = await startHosted({
    LINKGLASS_CACHE: 'none',
    LINKGLASS_READING_TIMEOUT: '1min',
    LINKGLASS_TIMEOUT: '2min',
  })
  // Its first threads are no page's cost.
  page = Buffer.from('<!doctype html><title>Plain</title>')
  await service.ask({ url: `http://site.test:${origin.port}/`, ...RULES })
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

/** Without metadata, which are read alone already. */
const RULES = {
  meta: 'false',
  'data.title.selector': 'title',
  'data.title.attr': 'text',
  'data.html.selector': 'p',
  'data.markdown.selector': 'h1',
  'data.markdown.attr': 'markdown',
  'data.links.selectorAll': 'a',
  'data.links.attr': 'href',
}

describe.each(Object.entries(PAGES))('the page %s', (_name, make) => {
  beforeAll(() => {
    page = Buffer.from(make())
  })
  it.each([
    ['metadata', {}],
    ['rules', RULES],
  ] as const)('gives its %s, or a clear error, at a bounded cost', async (_what, rules) => {
    const before = service.cpu()
    const { status, body, text } = await service.ask({
      url: `http://site.test:${origin.port}/`,
      ...rules,
    })
    expect([200, 400], text.slice(0, 500)).toContain(status)
    if (status === 400) expect(body.code).toBe('EINVALDATA')
    // Rules are dropped where a page needs more memory than its thread has.
    expect(text).not.toContain('ENORULES')
    expect(service.cpu() - before).toBeLessThan(1_500)
  })
})

it('the process is the one that was started, within its memory, and unpolluted', async () => {
  page = Buffer.from('<!doctype html><title>Plain</title>')
  const { body } = await service.ask({
    url: `http://site.test:${origin.port}/`,
    'meta.title': 'true',
  })
  expect(body).toEqual({
    status: 'success',
    data: { title: 'Plain' },
    statusCode: 200,
    redirects: [],
    headers: expect.any(Object),
  })
  expect([service.child.exitCode, service.child.signalCode]).toEqual([null, null])
  expect(service.memory().peak).toBeLessThan(512)
})
