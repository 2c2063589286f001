import { readdirSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { anchorsOf, exists, pages, pathOf, prose, textOf } from './markdown.js'

/** The links and images of a page that lead into the project. */
function linksOf(page: string): string[] {
  const targets = [
    ...prose(textOf(page)).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g),
  ]
  return targets
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : normalize(join(dirname(page), path))
  if (!exists(target)) return false
  return anchor === undefined || anchorsOf(textOf(target)).includes(decodeURIComponent(anchor))
}

test.each(pages())('every link of %s leads somewhere', (page) => {
  const dead = linksOf(page).filter((link) => !leadsSomewhere(page, link))
  expect(dead).toEqual([])
})

/** Files and folders of the project by their whole path; capitals stand for a name to fill in. */
const NAMED = /`((?:bench|demo|deploy|examples|playground|scripts|src|test)\/[^\s`*A-Z]*)`/g

test.each(pages())('every file that %s names is there', (page) => {
  const named = [...textOf(page).matchAll(NAMED)].map(([, path = '']) => path)
  expect(named.filter((path) => !exists(path))).toEqual([])
})

test('every source that CONTRIBUTING.md names by its file name alone is there', () => {
  const sources = readdirSync(pathOf('src'), { recursive: true, encoding: 'utf8' })
  const known = new Set(sources.map((path) => basename(path)))
  const named = [...textOf('CONTRIBUTING.md').matchAll(/`([\w-]+\.ts)`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the architecture names files by their whole path', () => {
  const files = [...textOf('docs/architecture.md').matchAll(/`([^`\s]+\/[^`\s]+\.ts)`/g)]
  const known = /^(?:src|test|scripts|playground)\//
  expect(files.filter(([, path = '']) => !known.test(path))).toEqual([])
})

test('each way through the code has at most ten steps, each of which leads to a file', () => {
  const [, ways = ''] = textOf('docs/architecture.md').split(/^## (?:Three ways.*|The rooms)$/m)
  const [, ...told] = ways.split(/^### /m).filter((part) => /^(?:\n|A )/.test(part))
  const steps = told.slice(0, 3).map((way) => way.split(/^\d+\. /m).slice(1))
  expect(steps.map(({ length }) => length)).toEqual([10, 10, 10])
  for (const step of steps.flat())
    expect(step).toMatch(/^\[`src\/[^`]+\.ts`\]\(\.\.\/src\/[^)]+\.ts\)/)
})

test('the index names every page, and the first page leads to the index', () => {
  const named = linksOf('docs/README.md').map((link) => normalize(join('docs', link)))
  const docs = pages().filter((page) => page.startsWith('docs/') && page !== 'docs/README.md')
  expect(docs.filter((page) => !named.includes(page))).toEqual([])
  expect(linksOf('README.md')).toContain('docs/README.md')
})

test('every folder of the sources has its line in the architecture', () => {
  const folders = readdirSync(pathOf('src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const architecture = textOf('docs/architecture.md')
  expect(folders.filter(({ name }) => !architecture.includes(`\`${name}/\``))).toEqual([])
})
