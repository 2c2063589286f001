/** A generated page like those of the web. */
export interface BenchPage {
  readonly path: string
  readonly html: string
  /** Labels of the page. */
  readonly gold: Readonly<Record<string, string>>
}

/** Bytes of the pages in turn, 273 kB on average as measured. */
const SIZES = [20e3, 60e3, 120e3, 190e3, 300e3, 420e3, 800e3]
const WORDS =
  'harbour lamp winter letter orchard copper evening river market window stone lantern bread copy signal garden paper bridge morning glass'.split(
    ' ',
  )

export function makePages(count: number, sizes: readonly number[] = SIZES): BenchPage[] {
  return Array.from({ length: count }, (_, index) =>
    makePage(`/page/${index}`, index + 1, sizes[index % sizes.length] ?? 1e5),
  )
}

export function makePage(path: string, seed: number, bytes: number): BenchPage {
  const random = generator(seed)
  const gold = goldOf(random, seed)
  const head = headOf(gold, path)
  const parts = [head, menu(random)]
  let length = head.length
  while (length < bytes) {
    const part = PARTS[Math.floor(random() * PARTS.length)]?.(random) ?? ''
    parts.push(part)
    length += part.length
  }
  return { path, html: `${parts.join('\n')}\n</main></body></html>`, gold }
}

type Random = () => number

/** Mulberry32: the same pages in every run. */
function generator(seed: number): Random {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function goldOf(random: Random, seed: number): Record<string, string> {
  return {
    title: `${sentence(random, 6)} ${seed}`,
    description: `${sentence(random, 18)}.`,
    author: `${capital(word(random))} ${capital(word(random))}`,
    publisher: `The ${capital(word(random))} Post`,
    date: new Date(1_500_000_000_000 + seed * 86_400_000).toISOString(),
    lang: 'en',
    image: `https://cdn.example/pictures/${seed}.jpg`,
    url: `https://www.example/stories/${seed}`,
  }
}

function headOf(gold: Record<string, string>, path: string): string {
  const ld = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: gold.title,
    datePublished: gold.date,
    author: [{ '@type': 'Person', name: gold.author }],
    publisher: { '@type': 'Organization', name: gold.publisher },
  })
  return `<!doctype html><html lang="${gold.lang}"><head><meta charset="utf-8">
<title>${gold.title} | ${gold.publisher}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="${gold.description}">
<meta property="og:title" content="${gold.title}"><meta property="og:description" content="${gold.description}">
<meta property="og:image" content="${gold.image}"><meta property="og:site_name" content="${gold.publisher}">
<meta property="og:url" content="${gold.url}"><link rel="canonical" href="${gold.url}">
<meta name="author" content="${gold.author}"><meta property="article:published_time" content="${gold.date}">
<link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/site.css">
<script type="application/ld+json">${ld}</script>
<script>window.page = { path: ${JSON.stringify(path)}, items: [] }</script></head><body class="page">`
}

function menu(random: Random): string {
  const links = Array.from(
    { length: 40 },
    () => `<li><a href="/${word(random)}">${word(random)}</a></li>`,
  )
  return `<nav class="menu"><ul>${links.join('')}</ul></nav><main id="content">`
}

const PARTS: readonly ((random: Random) => string)[] = [
  (random) =>
    `<p class="text">${sentence(random, 60)} <a href="/${word(random)}">${word(random)}</a>.</p>`,
  (random) => `<p>${sentence(random, 90)}.</p>`,
  (random) => `<h2 id="${word(random)}">${sentence(random, 5)}</h2>`,
  (random) =>
    `<figure class="wide"><img src="/i/${word(random)}.jpg" alt="${sentence(random, 5)}" width="800" height="450" loading="lazy"><figcaption>${sentence(random, 12)}</figcaption></figure>`,
  (random) =>
    `<div class="card"><div class="card__in"><a class="card__link" href="/s/${word(random)}"><span class="card__title">${sentence(random, 8)}</span><span class="card__tag">${word(random)}</span></a></div></div>`,
  (random) =>
    `<script>queue.push(${JSON.stringify({ id: random(), text: sentence(random, 120) })})</script>`,
  (random) =>
    `<svg viewBox="0 0 24 24" class="icon"><path d="M${Array.from({ length: 60 }, () => random().toFixed(3)).join(' ')}"/></svg>`,
  (random) => `<!-- ${sentence(random, 10)} -->`,
]

function sentence(random: Random, words: number): string {
  return capital(Array.from({ length: words }, () => word(random)).join(' '))
}

function word(random: Random): string {
  return WORDS[Math.floor(random() * WORDS.length)] ?? ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
