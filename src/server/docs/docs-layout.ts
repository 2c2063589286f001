import { escapeHtml } from '../escape-html.js'
import type { DocsPage } from './render-docs.js'

/** A whole page: where one is, what there is, the text, what comes next. */
export function layout(page: DocsPage, pages: readonly DocsPage[]): string {
  const here = pages.indexOf(page)
  const links = pages.map((other) => {
    const current = other === page ? ' aria-current="page"' : ''
    return `<li><a href="${pathOf(other)}"${current}>${labelOf(other)}</a></li>`
  })
  const next = pages[here + 1]
  const title = page.name === '' ? 'linkglass' : `${labelOf(page)} · linkglass`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<nav aria-label="Documents">
<p><a href="/docs">linkglass</a></p>
<ul>
${links.join('\n')}
</ul>
<ul>
<li><a href="/playground">Playground</a></li>
<li><a href="/openapi.json">OpenAPI</a></li>
</ul>
</nav>
<main id="text">
${page.html}${next ? `<p class="next"><a href="${pathOf(next)}">${labelOf(next)} →</a></p>\n` : ''}</main>
</body>
</html>
`
}

function pathOf({ name }: DocsPage): string {
  return name === '' ? '/docs' : `/docs/${name}`
}

function labelOf({ name, title }: DocsPage): string {
  return name === '' ? 'Contents' : escapeHtml(title)
}

/** Quiet, readable, light and dark by what the reader's system says. */
export const STYLE = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2024, #e6e8ea); --soft: light-dark(#5a636b, #a2abb3);
  --line: light-dark(#dfe3e6, #33393f); --paper: light-dark(#fff, #14171a);
  --shade: light-dark(#f4f6f7, #1d2125); --link: light-dark(#0b5f8a, #7cc4ea);
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.65 system-ui, sans-serif;
  display: grid; grid-template-columns: 15rem minmax(0, 48rem); gap: 3rem; justify-content: center; padding: 0 1.25rem }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 2rem .6rem; font-size: .9375rem }
nav p { margin: 0 0 1rem; font-weight: 650 }
nav ul { list-style: none; margin: 0 0 1.25rem; padding: 0 }
nav li a { display: block; padding: .2rem .6rem; margin-left: -.6rem; border-radius: .375rem; color: var(--soft); text-decoration: none }
nav li a:hover { color: var(--ink) }
nav [aria-current] { background: var(--shade); color: var(--ink) }
main { padding: 2rem 0 6rem; min-width: 0 }
a { color: var(--link); text-underline-offset: .15em }
:is(h1, h2, h3, h4) { line-height: 1.25; margin: 2.2em 0 .6em; text-wrap: balance }
h1 { margin-top: 0; font-size: 2rem } h2 { font-size: 1.375rem } h3 { font-size: 1.125rem }
:is(h1, h2, h3, h4) > a { color: inherit; text-decoration: none }
:is(h1, h2, h3, h4) > a:hover::after { content: ' #'; color: var(--soft) }
code, pre { font: .875em/1.6 ui-monospace, 'Cascadia Code', Menlo, monospace }
code { background: var(--shade); border-radius: .25rem; padding: .1em .3em; overflow-wrap: anywhere }
pre { background: var(--shade); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; overflow: auto }
pre code { background: none; padding: 0; overflow-wrap: normal }
.table { overflow: auto; border: 1px solid var(--line); border-radius: .5rem }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line) }
tbody tr:last-child td { border-bottom: 0 }
td code { overflow-wrap: break-word }
img { max-width: 100%; height: auto; border-radius: .5rem; border: 1px solid var(--line) }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: .2rem solid var(--line); color: var(--soft) }
.next { margin-top: 4rem; padding-top: 1.5rem; border-top: 1px solid var(--line); text-align: right }
.skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: .2rem }
@media (max-width: 56rem) {
  body { display: block }
  nav { position: static; max-height: none; padding: 1.25rem 0 0; margin: 0; border-bottom: 1px solid var(--line) }
  nav ul { display: flex; flex-wrap: wrap; gap: .1rem .9rem; margin-bottom: .75rem }
  nav li a { margin: 0; padding: .15rem 0 } nav [aria-current] { background: none; font-weight: 600 }
}
@media print { nav, .skip, .next { display: none } body { display: block } }
`
