import { EventEmitter } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { LinkglassError } from '../../../src/contracts/errors.js'
import type { Fetch, Fetched } from '../../../src/contracts/http.js'
import { splitIntoChunks } from '../../../src/lib/net/body.js'
import type { Visit } from '../../../src/params/index.js'
import { createPipeline } from '../../../src/pipeline/index.js'
import { loadConfig } from '../../../src/service/config/index.js'
import { createStages } from '../../../src/service/engine/create-stages.js'
import { parse } from '../../params/options.js'
import { UNHURRIED } from '../../support/service.js'

const TEXT = 'The lamp stands on the table and gives a warm light to all who read there. '
const FULL = `<title>The lamp</title><meta name="description" content="A lamp of brass.">
  <h1>The lamp</h1><p>${TEXT.repeat(20)}</p>`
const EMPTY = '<title>Shop</title><div id="root"></div><script src="/app.js"></script>'
const LAMP_JSON = `<script type="application/ld+json">
  {"@type": "Product", "name": "The lamp", "sku": "L-1"}</script>`
const LAMP = `${FULL}${LAMP_JSON}`
const WALL = '<title>Just a moment...</title><script src="/check.js"></script>'

const running = createStages(loadConfig(UNHURRIED), new EventEmitter(), () => {}, {
  budget: undefined,
  hostRecords: undefined,
})
afterAll(() => running.close())

interface Situation {
  /** Parameters of the request. */
  readonly asked?: string
  /** The page that a plain fetch gets; an error for none. */
  readonly page?: string | LinkglassError
  readonly status?: number
  readonly cut?: 'time' | undefined
  /** The page that the browser has; an error for one that it cannot open; `null` for no browser. */
  readonly opened?: string | LinkglassError | null
}

/** Answers a request, and tells by which ways the page was got, and the codes of warnings. */
async function load({ asked = '', page = FULL, status = 200, cut, opened = FULL }: Situation) {
  const ways: string[] = []
  const fetch: Fetch = async (url) => {
    ways.push('fetch')
    if (page instanceof Error) throw page
    return fetched(url, page, status, cut)
  }
  const visit: Visit = async ({ url, html, screenshot }) => {
    ways.push(`open${html ? ' for markup' : ''}${screenshot ? ' for an image' : ''}`)
    if (opened === null || opened instanceof Error) throw opened
    const { statusCode, headers, redirects } = fetched(url, opened, 200)
    const image = { bytes: Buffer.from('image'), type: 'png', width: 1, height: 1 } as const
    return {
      ...{ url, statusCode, headers, redirects, html: html ? opened : undefined, pdf: undefined },
      ...{ screenshot: screenshot && image, evaluated: new Map(), outcome: undefined },
      ...{ traces: undefined, warnings: [] },
    }
  }
  const stages = { ...running.stages, fetch, visit: opened === null ? undefined : visit }
  const query = parse(`retry=0&ping=false&${asked}`, { browser: opened !== null })
  const answer = await createPipeline(stages).ask(query)
  return { ways, warnings: (answer.result.warnings ?? []).map(({ code }) => code) }
}

function fetched(url: URL, html: string, statusCode: number, cut?: 'time'): Fetched {
  return {
    ...{ url, statusCode, headers: { 'content-type': 'text/html' }, redirects: [] },
    body: splitIntoChunks(Buffer.from(html)),
    cutBy: () => cut,
    cancel: () => undefined,
  }
}

const UNOPENED = new LinkglassError('EFATAL', 'The browser died.')

test.each<[situation: string, Situation, ways: string[], warnings?: string[]]>([
  ['a page that says all', {}, ['fetch']],
  ['a page that is empty without its scripts', { page: EMPTY }, ['fetch', 'open for markup']],
  [
    'an empty page of which nothing is missing',
    { page: EMPTY, asked: 'meta.title&meta.url' },
    ['fetch'],
  ],
  ['an empty page with `prerender=false`', { page: EMPTY, asked: 'prerender=false' }, ['fetch']],
  ['an empty page without a browser', { page: EMPTY, opened: null }, ['fetch'], ['ENOBROWSER']],
  ['an empty page that came too slowly', { page: EMPTY, cut: 'time' }, ['fetch'], ['ETRUNCATED']],
  [
    'an empty page, where the browser dies',
    { page: EMPTY, opened: UNOPENED },
    ['fetch', 'open for markup'],
    ['EFATAL'],
  ],
  [
    'a page that is empty in the browser, too',
    { page: EMPTY, opened: EMPTY },
    ['fetch', 'open for markup'],
  ],
  ['a check for robots', { page: WALL, status: 403 }, ['fetch', 'open for markup']],
  ['a refusal', { page: FULL, status: 403 }, ['fetch', 'open for markup']],
  ['a refusal for the moment', { page: FULL, status: 429 }, ['fetch'], ['EREFUSED']],
  [
    'a rule without a match in an empty page',
    { page: EMPTY, asked: 'meta=false&data.a.selector=h2' },
    ['fetch', 'open for markup'],
    ['ENOMATCH'],
  ],
  [
    'no item in an empty page',
    { page: EMPTY, opened: LAMP, asked: 'meta=false&item=true' },
    ['fetch', 'open for markup'],
  ],
  [
    'an item in a page that is empty without its scripts',
    { page: `${LAMP_JSON}${EMPTY}`, asked: 'meta=false&item=true' },
    ['fetch'],
  ],
  ['no item in a full page', { asked: 'meta=false&item=true' }, ['fetch'], ['ENOMATCH']],
  [
    'a rule without a match in a full page',
    { asked: 'data.a.selector=h2' },
    ['fetch'],
    ['ENOMATCH'],
  ],
  ['`prerender=true`', { asked: 'prerender=true' }, ['open for markup']],
  [
    '`prerender=true`, where the browser dies',
    { asked: 'prerender=true', opened: UNOPENED },
    ['open for markup', 'fetch'],
    ['EFATAL'],
  ],
  [
    '`prerender=true` of an empty page, where the browser dies',
    { asked: 'prerender=true', page: EMPTY, opened: UNOPENED },
    ['open for markup', 'fetch'],
    ['EFATAL'],
  ],
  ['something to do on the page', { asked: 'click=.more' }, ['open for markup']],
  [
    'something to do on the page, without a browser',
    { asked: 'click=.more', opened: null },
    ['fetch'],
    ['ENOBROWSER'],
  ],
  ['an image of the page', { asked: 'screenshot' }, ['open for markup for an image']],
  ['an image alone', { asked: 'screenshot&meta=false' }, ['open for an image']],
  [
    'an image, and the page by a plain fetch',
    { asked: 'screenshot&prerender=false' },
    ['open for an image', 'fetch'],
  ],
  [
    'an image of a page that is empty',
    { asked: 'screenshot', opened: EMPTY },
    ['open for markup for an image'],
  ],
])('%s', async (_, situation, ways, warnings = []) => {
  expect(await load(situation)).toEqual({ ways, warnings })
})
