// `npm run docs:site -- FOLDER` writes the documents as static pages.
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { renderDocsPage, renderPageWithPageList } from '../../src/entry/http/docs/docs-layout.js'
import type { DocsPage } from '../../src/entry/http/docs/docs-page.js'
import { parseSections } from '../../src/entry/http/docs/docs-sections.js'
import { renderDocs } from '../../src/entry/http/docs/render-docs.js'
import { createOpenApiDocument } from '../../src/entry/http/openapi/openapi-document.js'
import { withStaticAddresses } from './static-addresses.js'

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url))
const SEARCH = fileURLToPath(new URL('search.js', import.meta.url))

/** Writes all files of the site. Returns their names. */
export async function buildDocsSite(folder: string): Promise<string[]> {
  const pages = await renderDocs(DOCS)
  await mkdir(folder, { recursive: true })
  for (const page of pages) {
    const name = page.name === '' ? 'index' : page.name
    await writeFile(join(folder, `${name}.html`), withStaticAddresses(renderDocsPage(page, pages)))
  }
  await writeFile(join(folder, 'search.html'), renderSearch(pages))
  await writeFile(join(folder, 'search.js'), await bundleSearch(pages))
  await writeFile(
    join(folder, 'openapi.json'),
    JSON.stringify(createOpenApiDocument(), undefined, 2),
  )
  await cp(join(DOCS, 'site'), folder, { recursive: true })
  await cp(join(DOCS, 'pictures'), join(folder, 'pictures'), { recursive: true })
  await cp(join(DOCS, 'llms.txt'), join(folder, 'llms.txt'))
  return (await readdir(folder)).sort()
}

function renderSearch(pages: readonly DocsPage[]): string {
  const text = '<p>The search needs JavaScript. The list of pages does not.</p>\n'
  const html = renderPageWithPageList(
    pages,
    'Search',
    `${text}<script src="search.js" defer></script>\n`,
  )
  return withStaticAddresses(html)
}

async function bundleSearch(pages: readonly DocsPage[]): Promise<string> {
  const sections = JSON.stringify(pages.flatMap(parseSections))
  const { outputFiles } = await build({
    entryPoints: [SEARCH],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    define: { SECTIONS: sections },
  })
  return outputFiles.map(({ text }) => text).join('')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? 'docs-site'
  const files = await buildDocsSite(folder)
  console.log(`${files.length} files in ${folder}: open ${join(folder, 'index.html')}`)
}
