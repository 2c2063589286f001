import { createReadStream, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../demo/site/', import.meta.url)

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}

/** Pages that the demo site has no need of. */
const PAGES: Readonly<Record<string, string>> = {
  '/rtl.html': '<!doctype html><html lang="he"><title>המגדלור שלמד למצמץ</title>',
  '/lost-image.html':
    '<!doctype html><title>Lost</title><meta property="og:image" content="/gone.png">',
  '/placed.html': `<!doctype html><title>Placed</title><body style="margin:0">
    <main><h1 style="margin:0;width:50vw;height:10vw">Heading</h1><p style="margin:0;height:20vw">Text</p><p>More</p></main>`,
  '/made.html': `<!doctype html><title>Made</title><div id="root-8f3a2c"><section class="css-1x2y3z4 mt-4 stories">
    <div class="sc-bdVaJa story" id="item-4711"><h3 class="_3xK9a">First</h3><b itemprop="price">1</b></div>
    <div class="sc-bdVaJa story" id="item-4712"><h3 class="_3xK9a">Second</h3><b itemprop="price">2</b></div>
    <div class="sc-bdVaJa story" id="item-4713"><h3 class="_3xK9a">Third</h3><b itemprop="price">3</b></div>
    </section></div>`,
  '/hostile.html': `<!doctype html><title>&lt;img src=x onerror=stolen()></title>
    <p id='"><script>stolen()</script>' title="<svg onload=stolen()>" class="${'long'.repeat(5_000)}">&lt;script>stolen()&lt;/script></p>
    <img src="/gone.png" onerror="top.stolen=1" onload="top.stolen=1"><script>top.stolen=1</script>
    <svg onload="top.stolen=1"><script>top.stolen=1</script><a xlink:href="javascript:top.stolen=1">x</a></svg>
    <iframe src="javascript:top.stolen=1" srcdoc="<script>top.stolen=1</script>"></iframe>
    <a href="javascript:top.stolen=1">y</a><style>body{display:none}</style><base href="http://other.test/">
    <meta http-equiv="refresh" content="0;url=http://other.test/"><${'x'.repeat(20_000)}>z</${'x'.repeat(20_000)}>
    <link rel="stylesheet" href="http://other.test/a.css"><object data="http://other.test/"></object>`,
  '/claims.html': `<!doctype html><title>&lt;img src=x onerror=top.stolen=1&gt;</title>
    <link rel="canonical" href="javascript:top.stolen=1"><link rel="icon" href="javascript:top.stolen=1">
    <meta property="og:title" content="&lt;img src=x onerror=top.stolen=1&gt;">
    <meta property="og:description" content="&lt;/script&gt;&lt;script&gt;top.stolen=1&lt;/script&gt;">
    <meta property="og:url" content="javascript:top.stolen=1"><meta property="og:image" content="data:text/html,&lt;script&gt;top.stolen=1&lt;/script&gt;">
    <meta property="og:site_name" content="__proto__"><meta name="author" content="constructor">
    <body><h1>Claims</h1><p>\`code\` &lt;svg onload=top.stolen=1&gt; ${'A claim is made here. '.repeat(40)}</p>
    <p><a href="javascript:top.stolen=1">One</a> <a href="data:text/html,x">two</a> <a href="vbscript:x">three</a></p>`,
  '/huge.html': `<!doctype html><title>${'long'.repeat(25_000)}</title><meta name="author" content="${'name'.repeat(25_000)}">
    <h1>${'long'.repeat(25_000)}</h1><p>${'word '.repeat(100)}</p>${`<i>${'x'.repeat(100)}</i>`.repeat(5_000)}`,
  '/formulas.html': `<!doctype html><title>Formulas</title><main><h1>Formulas</h1><p>${'A text of some words. '.repeat(60)}</p>
    <p>Half of it is <math display="block" href="javascript:top.stolen=1"><semantics><mfrac onclick="top.stolen=1"><mi>a</mi><mn>2</mn></mfrac>
    <annotation encoding="application/x-tex">a/2</annotation></semantics></math><span aria-hidden="true">a/2</span>, as everybody knows.</p>
    <table style="color:red"><tr><th>The first of the columns<th>The second of the columns<tr><td colspan="2">${'Both of them together. '.repeat(20)}</table>
    <p><img src="/images/lighthouse.jpg" alt="A lighthouse" onload="top.stolen=1">${'More words. '.repeat(60)}</p></main>`,
  '/long.html': `<!doctype html><title>${'Leuchtturmwärterhäuschen'.repeat(8)}</title><p>One`,
  '/shop.html': shopPage(),
  '/big.html': bigPage(),
  '/book.html': book(4_000),
  '/long-book.html': book(9_000),
}

/** A shop's list that is some screens long; each part of it is as high as a share of the width. */
function shopPage(): string {
  const cards = Array.from({ length: 40 }, (_, index) => {
    const name = `<h2 style="margin:0;height:5vw">Lamp ${index + 1}</h2>`
    return `<li>${name}<p class="price" style="margin:0;height:5vw">€ ${index + 10},50</p></li>`
  })
  return `<!doctype html><html lang="en"><title>Shop</title><body style="margin:0">
    <h1 style="margin:0;height:10vw">All lamps</h1><ul style="margin:0">${cards.join('')}</ul>`
}

/** Five million bytes in 50,000 elements, half of them beside each other. */
function bigPage(): string {
  const line = `<li class="line">${'€ '.repeat(42)}<b>n</b></li>`
  return `<!doctype html><title>Big</title><ul class="lines">${line.repeat(25_000)}</ul>`
}

/** A text with a heading for each five sentences: 4,000 chapters are 2.6 million characters. */
function book(chapters: number): string {
  const sentence =
    'The rhythm of the light has not changed since it was lit for the first time, and the keepers say that it never will. '
  const chapter = (_: unknown, index: number) =>
    `<h2>Chapter ${index + 1}</h2><p>${sentence.repeat(5)}<a href="/note">A note</a>.</p>`
  const text = Array.from({ length: chapters }, chapter).join('')
  return `<!doctype html><html lang="en"><title>A long book</title><body><nav><a href="/">Home</a></nav>
    <article><h1>A long book</h1>${text}</article>`
}

let visits = 0

/** Another page at each visit: one more element than before. */
function growingPage(): string {
  visits += 1
  return `<!doctype html><title>Growing</title>${'<b>more</b>'.repeat(visits)}<p>One<p>Two`
}

/** Pages that are not the same for every request. */
function made(pathname: string, language = ''): string | undefined {
  if (pathname === '/growing.html') return growingPage()
  if (pathname !== '/two-languages.html') return undefined
  return `<!doctype html><title>${language.startsWith('de') ? 'Ein Leuchtturm' : 'A lighthouse'}</title><p>One`
}

/** The demo site, as a plain file server serves it. */
export const demoSite: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site')
  const page = made(pathname, request.headers['accept-language']) ?? PAGES[pathname]
  if (page !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    return
  }
  const file = fileURLToPath(new URL(`.${pathname}`, ROOT))
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Not here</h1>')
    return
  }
  const type = TYPES[extname(file)]
  response.writeHead(200, { 'content-length': found.size, ...(type && { 'content-type': type }) })
  createReadStream(file).pipe(response)
}
