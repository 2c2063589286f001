import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getElementsByTagName } from 'domutils'
import { parse } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDocsSite } from '../../scripts/docs-site/build.js'
import { launchBrowser } from '../playground/page/browser.js'

let folder: string
let files: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-site-'))
  files = await buildDocsSite(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function parseFile(name: string) {
  const html = await readFile(join(folder, name), 'utf8')
  return parse<Htmlparser2TreeAdapterMap>(html, { treeAdapter: adapter })
}

test('every address of every page is that of a file beside it, or leads to the internet', async () => {
  const pages = files.filter((name) => name.endsWith('.html'))
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'rules.html', 'search.html']))
  const sections = new Map<string, Set<string | undefined>>()
  const links: (readonly [page: string, address: string])[] = []
  for (const page of pages) {
    const all = getElementsByTagName('*', await parseFile(page))
    sections.set(page, new Set(all.map(({ attribs }) => attribs.id)))
    for (const { attribs } of all) {
      for (const address of [attribs.href, attribs.src, attribs.action])
        if (address !== undefined) links.push([page, address])
    }
  }
  const leadsNowhere = ([page, address]: readonly [string, string]) => {
    if (/^https?:/.test(address)) return false
    const [name = '', section] = address.split('#')
    const target = name === '' ? page : name
    if (target.startsWith('pictures/')) return !files.includes('pictures')
    return !files.includes(target) || (section ? !sections.get(target)?.has(section) : false)
  }
  expect(links.length).toBeGreaterThan(500)
  expect(links.filter(leadsNowhere)).toEqual([])
})

test('the search works without a server', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  await page.fill('#q', 'main content')
  await page.press('#q', 'Enter')
  await page.waitForSelector('.hits a')
  const found = await page.$$eval('.hits a', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  expect(found.slice(0, 5)).toContain('rules.html#the-main-content')
  await page.goto(`${pathToFileURL(join(folder, 'search.html')).href}?q=%3Cimg+src%3Dx%3E`)
  await page.waitForSelector('h1')
  expect(await page.textContent('h1')).toBe('No sections with “<img src=x>”')
  expect(errors).toEqual([])
  await browser.close()
})
