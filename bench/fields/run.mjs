// Compares CPU time with other packages. Run `npm ci --prefix bench/packages` first.
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readHtml, readLabels } from '../accuracy/corpus.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    packages: { type: 'string', default: 'bench/packages' },
    pages: { type: 'string', default: '150' },
    rounds: { type: 'string', default: '5' },
  },
})
const [folder] = positionals
if (folder === undefined) {
  console.error('npm run bench:fields -- CORPUS [--packages FOLDER] [--pages 150] [--rounds 5]')
  process.exit(1)
}

const load = createRequire(join(resolve(values.packages), 'package.json'))
const FIELDS = ['title', 'description', 'lang', 'author', 'publisher', 'image', 'date', 'url']

/** Functions that read a page, `undefined` for missing packages. */
const READERS = {
  linkglass: async () => {
    const { fromHtml } = await import('../../dist/index.js')
    return (url, html) => fromHtml(html, { url })
  },
  metascraper: () => {
    const options = { date: { datePublished: true } }
    const rules = [...FIELDS, 'logo'].map((name) => load(`metascraper-${name}`)(options[name]))
    const metascraper = load('metascraper')(rules)
    return (url, html) => metascraper({ url, html })
  },
  'open-graph-scraper': () => {
    const scrape = load('open-graph-scraper')
    return (_, html) => scrape({ html })
  },
}

/** Picks evenly, so that all sources of the corpus are present. */
function some(list, count) {
  const step = Math.max(1, Math.floor(list.length / count))
  return list.filter((_, index) => index % step === 0).slice(0, count)
}

const saved = some(readLabels(folder), Number(values.pages)).map((page) => ({
  url: page.url,
  html: readHtml(folder, page),
}))

async function cost(read) {
  const start = process.cpuUsage()
  for (const { url, html } of saved) await Promise.resolve(read(url, html)).catch(() => undefined)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 / saved.length
}

const rows = {}
for (const [name, make] of Object.entries(READERS)) {
  const read = await Promise.resolve()
    .then(make)
    .catch(() => undefined)
  if (!read) continue
  await cost(read)
  const rounds = []
  for (let round = 0; round < Number(values.rounds); round++) rounds.push(await cost(read))
  rows[name] = { 'ms a page': Number(rounds.sort((a, b) => a - b)[rounds.length >> 1]?.toFixed(1)) }
}
const characters = saved.reduce((sum, { html }) => sum + html.length, 0) / saved.length
console.log(`${saved.length} pages of ${Math.round(characters / 1_000)} thousand characters`)
console.table(rows)
process.exit()
