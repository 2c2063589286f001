import { getElementById, getElementsByTagName } from 'domutils'
import { parse } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toHeadingId } from '../../../../src/entry/http/docs/docs-page.js'
import { type Service, startService } from '../../../support/service.js'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

async function load(path: string) {
  const { status, headers, body } = await service.get(path)
  const dom = parse<Htmlparser2TreeAdapterMap>(String(body), { treeAdapter: adapter })
  return { status, headers, dom }
}

/** Every page, by following links from the first. */
async function crawl() {
  const pages = new Map<string, Awaited<ReturnType<typeof load>>>()
  const open = ['/docs']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (pages.has(path)) continue
    const page = await load(path)
    pages.set(path, page)
    const links = getElementsByTagName('a', page.dom).map(({ attribs }) => attribs.href ?? '')
    for (const link of links) {
      const [to = ''] = link.split('#')
      if (to.startsWith('/docs')) open.push(to)
    }
  }
  return pages
}

describe('/docs', () => {
  test('every page is there, and every link leads somewhere, sections too', async () => {
    const pages = await crawl()
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(['/docs', '/docs/rules', '/docs/errors']),
    )
    const broken: string[] = []
    for (const [path, { status, dom }] of pages) {
      if (status !== 200) broken.push(path)
      for (const { attribs } of getElementsByTagName('a', dom)) {
        const [to = '', section] = (attribs.href ?? '').split('#')
        const there = to === '' ? path : to
        if (!there.startsWith('/docs') || section === undefined) continue
        const target = pages.get(there)
        if (!target || !getElementById(section, target.dom)) broken.push(`${path}: ${attribs.href}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('asks nothing of anybody else: script, style and pictures from here, none inline', async () => {
    for (const [path, { headers, dom }] of await crawl()) {
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      ])
      const scripts = getElementsByTagName('script', dom)
      const inline = [
        ...scripts.filter(({ attribs }) => !attribs.src),
        ...getElementsByTagName('style', dom),
      ]
      const loaded = ['link', 'img']
        .flatMap((tag) => getElementsByTagName(tag, dom))
        .concat(scripts)
      const elsewhere = loaded.filter(
        ({ attribs }) => !(attribs.href ?? attribs.src ?? '').startsWith('/docs/'),
      )
      expect([path, inline.length, elsewhere.length]).toEqual([path, 0, 0])
    }
    const style = await service.get('/docs/style.css')
    expect([style.status, style.headers.get('content-type')]).toEqual([
      200,
      'text/css; charset=utf-8',
    ])
    expect(style.body).not.toMatch(/url\(|@import/)
  })

  test('the source of a page is Markdown', async () => {
    const { headers, body } = await service.get('/docs/errors.md')
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(body).toMatch(/^# Errors\n/)
  })

  test.each([
    '/docs/nothing',
    '/docs/..%2fpackage',
    '/docs/.md',
    '/docs/pictures/..%2fllms.txt',
    '/docs/pictures/none.png',
  ])('%s is not there', async (path) => {
    const { status, body } = await service.get(path)
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'ENOTFOUND' })])
  })

  test.each([
    ['How it compares', 'how-it-compares'],
    ['`LINKGLASS_ALLOW`, and why', 'linkglass_allow-and-why'],
    ['Größe & Länge', 'größe--länge'],
  ])('the section of %s is found where code hosts have it', (heading, slug) => {
    expect(toHeadingId(heading)).toBe(slug)
  })
})

test('/llms.txt tells agents what there is, and all that it names is there', async () => {
  const { headers, body } = await service.get('/llms.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const links = [...String(body).matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path ?? '')
  expect(links.length).toBeGreaterThan(4)
  const statuses = await Promise.all(
    links.map(async (path) => [path, (await service.get(path)).status]),
  )
  expect(statuses).toEqual(links.map((path) => [path, 200]))
})
