import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { LinkglassError } from '../../../contracts/errors.js'
import { loadOnce } from '../../../lib/data/lazy.js'
import { memoize } from '../../../lib/data/memoize.js'
import { quote } from '../../../lib/text/quote.js'
import { chooseFormat } from '../accept.js'
import { addVaryHeader } from '../cors.js'
import { FOR_ANY_NAME } from '../cross-origin.js'
import { getRawQuery } from '../request-context.js'
import { renderDocsPage, renderPageWithPageList } from './docs-layout.js'
import type { DocsPage } from './docs-page.js'
import { MAX_SEARCH_CHARS, parseSections, renderSearchHits } from './docs-sections.js'
import { renderDocs } from './render-docs.js'

/** Folder of the documents. Its relative path is the same in the published package. */
const FOLDER = fileURLToPath(new URL('../../../../docs', import.meta.url))

/** Headers that forbid inline code and files of other origins (CSP Level 3, section 6). */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

type ByName = { Params: { name: string } }

export function registerDocs(
  app: FastifyInstance,
  { folder = FOLDER, examples = [] }: { folder?: string; examples?: readonly string[] } = {},
): void {
  const renderPagesOnce = loadOnce(() => renderDocs(folder, examples))
  app.get('/docs', FOR_ANY_NAME, async ({ raw }, reply) => {
    const words = new URLSearchParams(getRawQuery(raw)).get('q')?.trim()
    const all = await renderPagesOnce()
    const html = words ? renderSearchPage(all, words) : renderDocsPage(findPage(all, ''), all)
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(html)
  })
  for (const [name, type] of Object.entries({ 'style.css': 'css', 'script.js': 'javascript' })) {
    app.get(`/docs/${name}`, FOR_ANY_NAME, async (_, reply) => {
      const text = await readFile(join(FOLDER, 'site', name), 'utf8')
      return reply.headers(PAGE_HEADERS).type(`text/${type}; charset=utf-8`).send(text)
    })
  }
  app.get<ByName>('/docs/:name', FOR_ANY_NAME, async (request, reply) => {
    const { name } = request.params
    const source = name.endsWith('.md') || chooseFormat(request.headers.accept) === 'text/markdown'
    const all = await renderPagesOnce()
    const page = findPage(all, name.replace(/\.md$/, ''))
    if (source && page.name === '') throw createPageNotFoundError('')
    const type = source ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8'
    const body = source ? page.markdown : renderDocsPage(page, all)
    addVaryHeader(reply, 'accept')
    return reply.headers(PAGE_HEADERS).type(type).send(body)
  })
  app.get<ByName>('/docs/pictures/:name', FOR_ANY_NAME, async ({ params: { name } }, reply) => {
    const type = IMAGE_TYPES[extname(name)]
    const path = join(FOLDER, 'pictures', name)
    const isName = /^[\w-]+\.\w+$/.test(name)
    const bytes = type && isName && (await readFile(path).catch(() => undefined))
    if (!bytes) throw createPageNotFoundError(name)
    return reply.headers(PAGE_HEADERS).type(type).send(bytes)
  })
  app.get('/llms.txt', FOR_ANY_NAME, async (_, reply) => {
    const text = await readFile(join(FOLDER, 'llms.txt'), 'utf8')
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}

function findPage(pages: readonly DocsPage[], name: string): DocsPage {
  const page = pages.find((one) => one.name === name)
  if (!page) throw createPageNotFoundError(name)
  return page
}

function createPageNotFoundError(name: string): LinkglassError {
  const message = `The documents have no ${quote(name)}. They begin at \`/docs\`.`
  return new LinkglassError('ENOTFOUND', message)
}

function renderSearchPage(pages: readonly DocsPage[], query: string): string {
  const html = renderSearchHits(listSections(pages), query)
  return renderPageWithPageList(pages, 'Search', html, query.slice(0, MAX_SEARCH_CHARS))
}

const listSections = memoize((pages: readonly DocsPage[]) => pages.flatMap(parseSections))
