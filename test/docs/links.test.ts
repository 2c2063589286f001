import { readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
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
