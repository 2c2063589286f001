import type { Fetch } from '../../src/contracts/http.js'
import { parseBatch } from '../../src/entry/http/routes/batch-items.js'
import { createMcpServer, loadMcpSdk } from '../../src/entry/mcp/mcp-server.js'
import { MEDIA_BOUNDS } from '../../src/media/inspect.js'
import { fetchManifestIcons } from '../../src/media/web-manifest.js'
import { FETCH_BOUNDS } from '../../src/network/fetch/fetcher.js'
import { createGuard } from '../../src/network/fetch/guard.js'
import { findRedirectTarget } from '../../src/network/fetch/redirect.js'
import { readPdf } from '../../src/page/pdf.js'
import { QUERY_BOUNDS } from '../../src/params/query-options.js'
import { parseQuery } from '../../src/params/read-query.js'
import { filterData } from '../../src/pipeline/answer/filter.js'
import { createPingedFieldTest } from '../../src/pipeline/answer/pick-media.js'
import { convertSelection } from '../../src/rules/apply/apply-rules.js'
import { loadConfig } from '../../src/service/config/config.js'
import { rulesOf, selectIn } from '../../test/rules/apply/support.js'
import { EXTRACT_LIMITS } from '../../test/support/limits.js'
import { pdf } from '../../test/support/pdf.js'
import { type Case, of, repeated } from './growth-case.js'

const { query: own, ...config } = loadConfig({})
const media = { ...MEDIA_BOUNDS, ...config.media }
const limits = { ...QUERY_BOUNDS, ...own.limits }
const query = { ...own, limits, browser: false, lighthouse: false }
const { signal } = new AbortController()
const URL_PARAMETER = 'url=https%3A%2F%2Fwww.example.com%2F'
const sdk = await loadMcpSdk()

/** What is refused has cost what it took to see that. */
async function orRefused(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch {}
}

function search(name: string, make: (size: number) => string) {
  return of(name, (size) => `${URL_PARAMETER}&${make(size)}`, parse)
}

function parse(text: string) {
  return orRefused(() => parseQuery(text, query))
}

function manifest(name: string, make: (size: number) => string) {
  return of(
    name,
    (size) => serving(make(size)),
    (served) => fetchManifestIcons(served, new URL('https://www.example.com/a'), media, signal),
  )
}

/** Fetches the same text always, as far as wanted. */
function serving(text: string): Fetch {
  return async (url, { maxBytes = text.length }) => ({
    url,
    statusCode: 200,
    headers: {},
    redirects: [],
    body: (async function* () {
      yield Buffer.from(text.slice(0, maxBytes))
    })(),
    cutBy: () => (text.length > maxBytes ? 'size' : undefined),
    cancel: () => undefined,
  })
}

function conversion(type: 'number' | 'auto' | 'url') {
  return of(
    `JSON list: ${type}`,
    (size) => `<pre>[${repeated('1,', size)}1]</pre>`,
    (html) =>
      orRefused(() => {
        const rules = rulesOf({ x: { attrs: ['json'], type } })
        convertSelection(selectIn(html, rules), { rules, now: 0, limits: EXTRACT_LIMITS })
      }),
  )
}

function named(size: number, piece: (index: number) => string, joint = '&'): string {
  const length = piece(1_000).length + joint.length
  return Array.from({ length: size / length }, (_, index) => piece(index)).join(joint)
}

async function callTool(text: string): Promise<void> {
  const handler = sdk.createMcpHandler(() =>
    createMcpServer(sdk, async () => ANSWER, { browser: false, lighthouse: false }),
  )
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  }
  const request = new Request('http://localhost/mcp', { method: 'POST', headers, body: text })
  await (await handler.fetch(request)).text()
}

const ANSWER = { status: 'success', data: {} } as const

function toolCall(fields: readonly string[]): string {
  const params = { name: 'metadata', arguments: { url: 'https://www.example.com/', fields } }
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
}

const VALUES = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`a${index}`, 'x']))

/** Input from callers, and answers that are not pages. */
export const REQUEST_CASES: readonly Case[] = [
  manifest('manifest: icons', (size) => `{"icons":[${repeated('{"src":"a"},', size)}{}]}`),
  manifest('manifest: broken', (size) => repeated('{"a":[', size)),
  of(
    'headers: location',
    (size) => `/${repeated('../a/', size)}`.slice(0, FETCH_BOUNDS.maxHeaderBytes),
    (to) => findRedirectTarget(new URL('https://www.example.com/'), 302, to),
  ),
  of(
    'DNS: addresses',
    (size) => Array<string>(size / 8).fill('192.0.2.1'),
    (addresses) =>
      orRefused(() => {
        const resolve = async (_: string, inspect: (found: string[]) => unknown) => {
          inspect(addresses)
          return addresses
        }
        return createGuard({ allow: [], hosts: new Map(), resolve })(
          new URL('https://www.example.com/'),
          signal,
        )
      }),
  ),
  of(
    'PDF: lines',
    (size) => pdf(Array<string>(size / 20).fill('so many words')),
    (bytes) => orRefused(() => readPdf(new Uint8Array(bytes), 10)),
  ),
  conversion('number'),
  conversion('auto'),
  conversion('url'),
  search('query: names', (size) => named(size, (index) => `data.a${index}.selector=a`)),
  search('query: unknown names', (size) => named(size, (index) => `b${index}=a`)),
  search('query: depth', (size) => `data.${repeated('a.', size)}selector=a`),
  search('query: array', (size) => named(size, (index) => `data.a.${index}.selector=a`)),
  search('query: JSON', (size) => `data={"a":{"selector":[${repeated('"a",', size)}"a"]}}`),
  search('query: nested JSON', (size) => `data=${repeated('{"a":', size)}`),
  search('query: headers', (size) => named(size, (index) => `headers.x-a${index}=b`)),
  search('query: filter', (size) => `filter=${named(size, (index) => `a${index}.b`, ',')}`),
  search('query: iframe', (size) => named(size, (index) => `iframe.a${index}=b`)),
  of(
    'filter: paths',
    (size) => named(size, (index) => `a${index}`, ',').split(','),
    (paths) => filterData(VALUES, paths),
  ),
  of(
    'ping: names',
    (size) => {
      const names = named(size, (index) => `data.a${index}`, ',').split(',')
      return { names, pingFields: new Map(names.map((name) => [name, false])) }
    },
    ({ names, pingFields }) => {
      const parsed = parseQuery(URL_PARAMETER, query)
      const pings = createPingedFieldTest({ ...parsed, pingFields })
      return names.filter(pings)
    },
  ),
  of(
    'batch: lines',
    (size) => repeated('"a"\n', size),
    (body) => orRefused(() => [...parseBatch(body, { maxItems: 1_000, maxItemLength: 10_000 })]),
  ),
  of(
    'batch: one array',
    (size) => `[${repeated('[1],', size)}1]`,
    (body) => orRefused(() => [...parseBatch(body, { maxItems: 1_000, maxItemLength: 10_000 })]),
  ),
  of('MCP: wrong items', (size) => toolCall(Array<string>(size / 4).fill('a')), callTool),
]
