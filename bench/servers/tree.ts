import { buffer } from 'node:stream/consumers'
import { selectAll } from 'css-select'
import type { AnyNode, Document, Element } from 'domhandler'
import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { Result } from '../../src/contracts/result.js'
import { createServer } from '../../src/entry/http/server.js'
import { decodeBytes } from '../../src/page/encoding/charset.js'
import type { Pipeline } from '../../src/pipeline/index.js'
import { Answers } from '../../src/service/answers/index.js'
import { runUnsharedWork } from '../../src/service/cache/index.js'
import { loadConfig } from '../../src/service/config/config.js'
import { openServices } from '../../src/service/services.js'

import { announce } from './announce.js'

// Runs this service, but reads fields from a full tree.
const services = await openServices(loadConfig(process.env))
const pipeline: Pipeline = {
  ...services.pipeline,
  async ask(query, signal = new AbortController().signal) {
    const fetched = await services.fetch(query.url, { signal, headers: query.headers })
    const bytes = await buffer(fetched.body)
    const document = parseDocument(decodeBytes(bytes, fetched.headers['content-type']).text)
    const result: Result = {
      status: 'success',
      data: fieldsOf(document),
      statusCode: fetched.statusCode,
      redirects: [...fetched.redirects],
      headers: { ...fetched.headers },
    }
    return { result, fetchMode: 'fetch', timings: {}, assets: [] }
  },
}
const answers = new Answers({
  pipeline,
  cache: services.cache,
  assets: services.assets,
  sharedFlight: runUnsharedWork,
  wallTtl: 0,
  replay: () => Promise.reject(new Error('no capture')),
  onRefreshError: console.error,
})
const server = await createServer({ ...services, pipeline, answers })
await server.ready()
announce(server.server)

const FIELDS: Record<string, readonly string[]> = {
  title: [
    'meta[property="og:title"]',
    'meta[name="twitter:title"]',
    '[itemprop=headline]',
    'title',
    'h1',
  ],
  description: [
    'meta[property="og:description"]',
    'meta[name=description]',
    '[itemprop=description]',
  ],
  lang: ['html[lang]', 'meta[property="og:locale"]'],
  author: ['meta[name=author]', '[itemprop=author]', '[rel=author]', '.byline', '[class*=author]'],
  publisher: ['meta[property="og:site_name"]', 'meta[name=application-name]'],
  image: [
    'meta[property="og:image"]',
    'meta[name="twitter:image"]',
    '[itemprop=image]',
    'article img',
    'img',
  ],
  date: ['meta[property="article:published_time"]', '[itemprop=datePublished]', 'time[datetime]'],
  url: ['link[rel=canonical]', 'meta[property="og:url"]'],
  logo: ['link[rel="apple-touch-icon"]', 'link[rel~=icon]'],
}

function fieldsOf(document: Document): Record<string, string | null> {
  const linked = selectAll<AnyNode, Element>('script[type="application/ld+json"]', document)
  for (const script of linked) parsed(textContent(script))
  return Object.fromEntries(
    Object.entries(FIELDS).map(([field, selectors]) => {
      const found = selectors.flatMap((one) =>
        selectAll<AnyNode, Element>(one, document).slice(0, 1),
      )
      return [field, found.map(textOf).find(Boolean) ?? null]
    }),
  )
}

/** Pages in the wild hold broken JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function textOf(element: Element): string {
  const { content, href, src, lang, datetime } = element.attribs
  return content ?? href ?? src ?? lang ?? datetime ?? textContent(element).trim()
}
