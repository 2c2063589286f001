import { parseArgs } from 'node:util'
import { Parser } from 'htmlparser2'
import { META_FIELDS } from '../../src/core/fields.js'
import { detect } from '../../src/metadata/index.js'
import { SIGNAL_LIMITS, SignalReader } from '../../src/page/signals.js'
import { readHtml, readLabels } from '../accuracy/corpus.js'

/** What all nine fields of a page cost, in passes of a bare event parser that counts tags. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '100' }, rounds: { type: 'string', default: '15' } },
})
const [folder] = positionals
if (folder === undefined) {
  console.error('Which corpus? npm run bench:parse -- FOLDER [--pages 100] [--rounds 15]')
  process.exit(1)
}

interface Saved {
  readonly url: string
  readonly html: string
}

const saved = readLabels(folder)
  .map((page): Saved => ({ url: page.url, html: readHtml(folder, page) }))
  .sort((a, b) => b.html.length - a.html.length)
  .slice(0, Number(values.pages))

const wanted = new Set(META_FIELDS)
const now = Date.now()

function bare({ html }: Saved): number {
  let tags = 0
  const parser = new Parser({ onopentagname: () => tags++ })
  parser.write(html)
  parser.end()
  return tags
}

function nineFields({ url, html }: Saved): unknown {
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  return detect(reader.end(), { url, wanted, headers: {}, now, explain: false })
}

/** Milliseconds of CPU time. */
function cost(work: (page: Saved) => unknown): number {
  const start = process.cpuUsage()
  for (const page of saved) work(page)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

// In pairs, so that what else the machine does meets both; the median pair counts.
for (let warm = 0; warm < 3; warm++) [bare, nineFields].map(cost)
const pairs = Array.from(
  { length: Number(values.rounds) },
  () => [cost(bare), cost(nineFields)] as const,
)
const ratios = pairs.map(([base, ours]) => ours / base).sort((a, b) => a - b)
const middle = pairs.map(([base]) => base).sort((a, b) => a - b)[pairs.length >> 1] ?? 0
const ratio = ratios[ratios.length >> 1] ?? 0
const megabytes = saved.reduce((sum, { html }) => sum + html.length, 0) / 1e6
console.log(`${saved.length} pages, ${megabytes.toFixed(1)} million characters`)
console.log(`bare event pass     ${(middle / saved.length).toFixed(2)} ms a page`)
console.log(`all nine fields     ${((middle * ratio) / saved.length).toFixed(2)} ms a page`)
console.log(
  `ratio               ${ratio.toFixed(2)} (from ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`,
)
