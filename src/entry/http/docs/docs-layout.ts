import { escapeUTF8 } from 'entities'
import { version } from '../../../lib/version.js'
import { type DocsPage, toDocsPath, toPageLabel } from './docs-page.js'

export function renderDocsPage(page: DocsPage, pages: readonly DocsPage[]): string {
  const next = pages[pages.indexOf(page) + 1]
  const title = page.name === '' ? 'linkglass' : `${toPageLabel(page)} · linkglass`
  const after = next
    ? `<p class="next"><a href="${toDocsPath(next)}">${toPageLabel(next)} →</a></p>\n`
    : ''
  return renderHtmlDocument(title, renderPageList(pages, page), `${page.html}${after}`)
}

export function renderPageWithPageList(
  pages: readonly DocsPage[],
  title: string,
  html: string,
  words = '',
): string {
  return renderHtmlDocument(`${title} · linkglass`, renderPageList(pages), html, words)
}

export function renderStandalonePage(title: string, html: string): string {
  return renderHtmlDocument(`${title} · linkglass`, '', `${html}\n`)
}

function renderPageList(pages: readonly DocsPage[], here?: DocsPage): string {
  const links = pages.map((page) => {
    const current = page === here ? ' aria-current="page"' : ''
    return `<li><a href="${toDocsPath(page)}"${current}>${toPageLabel(page)}</a></li>`
  })
  return `<nav class="pages" aria-label="Pages">\n<ul>\n${links.join('\n')}\n</ul>\n</nav>\n`
}

function renderHtmlDocument(title: string, pages: string, html: string, words = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/docs/style.css">
<script src="/docs/script.js"></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
${renderHeader(words)}<div class="columns${pages === '' ? ' alone' : ''}">
${pages}<main id="text">
${html}</main>
</div>
</body>
</html>
`
}

const LOGO_PATH =
  'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L20 20M7.6 10a3 3 0 0 1 2.3-2.4'

function renderHeader(words: string): string {
  return `<header>
<a class="wordmark" href="/playground"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${LOGO_PATH}"/></svg> linkglass</a>
<form action="/docs" role="search"><label class="unseen" for="q">Search the documents</label>
<input id="q" name="q" type="search" placeholder="Search the docs" value="${escapeUTF8(words)}"></form>
<nav aria-label="Documents">
<a href="/docs">Docs</a> &nbsp; <a href="/docs/recipes">Examples</a> &nbsp; <a href="/openapi.json">OpenAPI</a> &nbsp; <a href="/playground">Playground</a>
</nav>
<small>${escapeUTF8(version())}</small>
</header>
`
}
