import type { PageForm, Provider, ShellForm } from './providers.js'

export const TITLE = 'Three whales at the pier'
export const AUTHOR = 'Mara Quill'

const PROSE = `<p>${'They came up slowly beside the boats, and nobody said a word. '.repeat(40)}</p>`
const APP = '<div id="root"></div><script src="/app.js"></script>'

/** A page that says what it is, in one of the forms that pages have. */
export function pageOf({ site, page }: Provider): string {
  const head = PAGES[page](site)
  return `<html lang="en"><head>${head}</head><body>${page === 'head only' ? APP : body(page)}</body></html>`
}

function body(page: PageForm): string {
  const byline =
    page === 'plain' ? `<p class="byline">by <b>${AUTHOR}</b></p><img src="/own.png">` : ''
  return `<main><article><h1>${TITLE}</h1>${byline}${PROSE}</article></main>`
}

const OG = `<meta property="og:title" content="${TITLE}"><meta property="og:image" content="/own.png">
  <meta property="og:description" content="They stayed for an hour.">`
const BY = `<meta name="author" content="${AUTHOR}">`

const PAGES: Readonly<Record<PageForm, (site: string) => string>> = {
  og: (site) =>
    `<title>${TITLE} | ${site}</title>${OG}${BY}<meta property="og:site_name" content="${site}">`,
  twitter: (
    site,
  ) => `<title>${TITLE} - ${site}</title><meta name="twitter:title" content="${TITLE}">
    <meta name="twitter:image" content="/own.png"><meta name="twitter:description" content="An hour.">${BY}`,
  'json-ld': (site) =>
    `<title>${TITLE} – ${site}</title><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: TITLE,
      description: 'They stayed for an hour.',
      image: '/own.png',
      author: { '@type': 'Person', name: AUTHOR },
    })}</script>`,
  plain: (site) => `<title>${TITLE} · ${site}</title><meta name="description" content="An hour.">`,
  'no author': (site) => `<title>${site}</title>${OG}`,
  'head only': (site) => `<title>${TITLE} | ${site}</title>${OG}`,
}

/** The front page of a site, which `front` shells describe themselves as. */
export function frontPage({ site }: Provider): string {
  return `<title>${site}</title>${aboutSite(site)}<h1>Welcome to ${site}</h1>${PROSE}`
}

function aboutSite(site: string): string {
  return `<meta name="description" content="${site}: see what the world is doing today.">`
}

/** What a site sends to visitors whom it does not like, whatever they ask for. */
export function shellOf({ site, shell }: Provider): string {
  return `<html lang="en"><head>${SHELLS[shell](site)}</body></html>`
}

const MENU = `<nav>${'<a href="/about">About us</a> <a href="/jobs">Work with us</a> '.repeat(40)}</nav>`

const SHELLS: Readonly<Record<ShellForm, (site: string) => string>> = {
  gap: (site) => `<title>- ${site}</title>${aboutSite(site)}</head><body>${MENU}`,
  canonical: (site) =>
    `<title>${site}</title><link rel="canonical" href="/">${aboutSite(site)}</head><body>${MENU}`,
  empty: (site) =>
    `<title>${site}</title></head><body>${APP}<noscript>Please enable JavaScript.</noscript>`,
  front: (site) => `<title>${site}</title>${aboutSite(site)}</head><body>${MENU}`,
  named: (site) =>
    `<title>${site}</title><meta property="og:title" content="${site}">${aboutSite(site)}</head><body>${MENU}`,
  slogan: (site) => `<title>${site} - make your day</title>${aboutSite(site)}</head><body>${APP}`,
  repeated: (site) =>
    `<title>${site} - the heart of it all</title>${aboutSite(site)}</head><body>${MENU}`,
}

/** What the provider says of any of its links. */
export function answerOf({ site, answer }: Provider, base: string): Record<string, string> {
  const still = `${base}/still.png`
  const titled = answer === 'untitled' ? {} : { title: TITLE }
  const authored = answer === 'link' ? {} : { author_name: AUTHOR }
  const pictured = answer === 'photo' ? { url: still } : { thumbnail_url: still }
  const type = answer === 'untitled' ? 'rich' : answer
  return { version: '1.0', type, provider_name: site, ...titled, ...authored, ...pictured }
}
