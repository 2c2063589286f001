import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { textContent } from '../../src/extract/attr/text-content.js'
import { mainTextOf } from '../../src/main-text/index.js'
import { parseDocument, TREE_DEPTH } from '../../src/page/dom.js'
import { wordsOf } from '../main-text/align.js'
import { labelsOf, pageOf } from '../main-text/features.js'
import { type SavedPage, somePages } from '../support/corpus.js'
import { type Extractor, loadExtractors } from '../support/extractors.mjs'
import { median } from '../support/numbers.js'
import { ratios } from '../support/pairs.js'

const PACKAGES = fileURLToPath(new URL('../packages/node_modules/defuddle', import.meta.url))
const LIMITS = { maxDepth: TREE_DEPTH, maxNodes: 120_000, maxTime: 60_000 }

/** Labelled pages of one kind that are read; the slowest contender takes a fifth of a second each. */
const PAGES_OF_A_KIND = 30
const ROUNDS = 5
/** Fewer beside packages, one of which takes a quarter of a second a page. */
const ROUNDS_BESIDE = 3

interface Labelled extends SavedPage {
  readonly kind: string
  readonly text: string
}

/** The main text of a page beside other packages: CPU time, and F1 by kind where pages are labelled. */
export async function text(corpus?: string): Promise<void> {
  const pages = corpus && isOfTexts(corpus) ? labelled(corpus) : somePages(corpus)
  console.table(ownCost(pages))
  if (!existsSync(PACKAGES)) {
    console.log('Without `npm ci --prefix bench/packages` there is nothing to compare with here.')
    return
  }
  const ours: Extractor = { name: 'linkglass, tree and main text', read: async (page) => own(page) }
  console.table(await beside([ours, ...(await loadExtractors())], pages))
}

/** What the tree costs, and what the main text costs beside it, for each 270 kB of markup. */
function ownCost(pages: readonly SavedPage[]): Record<string, object> {
  const size = pages.reduce((sum, { html }) => sum + html.length, 0) / 270_000
  const costs = Array.from({ length: ROUNDS }, () => {
    let [tree, main] = [0, 0]
    for (const { html } of pages) {
      const start = process.cpuUsage()
      const { document } = parseDocument(html, LIMITS)
      const built = process.cpuUsage(start)
      mainTextOf(document)
      const both = process.cpuUsage(start)
      tree += sum(built)
      main += sum(both) - sum(built)
    }
    return { tree: tree / size, main: main / size }
  })
  const cpu = (name: 'tree' | 'main') => median(costs.map((cost) => cost[name])).toFixed(2)
  return {
    'the tree': { 'CPU ms for 270 kB': cpu('tree') },
    'main text beside it': { 'CPU ms for 270 kB': cpu('main') },
  }
}

function own({ html }: SavedPage): string {
  const { element } = mainTextOf(parseDocument(html, LIMITS).document)
  return element ? textContent(element) : ''
}

/** Each in turn, after all have had a round to warm up; packages beside the first, round by round. */
async function beside(
  extractors: readonly Extractor[],
  pages: readonly (SavedPage | Labelled)[],
): Promise<Record<string, object>> {
  const costs = new Map(extractors.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round <= ROUNDS_BESIDE; round++) {
    for (const extractor of extractors) {
      const cost = await costOf(extractor, pages)
      if (round > 0) costs.get(extractor.name)?.push(cost)
    }
  }
  const rows = ratios(costs)
  for (const extractor of extractors) {
    Object.assign(rows[extractor.name] ?? {}, await scoresOf(extractor, pages))
  }
  return rows
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

async function costOf({ read }: Extractor, pages: readonly SavedPage[]): Promise<number> {
  // What one contender leaves behind is not for the next to clear away.
  collectGarbage()
  const start = process.cpuUsage()
  for (const page of pages) await read(page).catch(() => '')
  return sum(process.cpuUsage(start)) / pages.length
}

/** F1 by kind, where pages are labelled. */
async function scoresOf(
  { name, read }: Extractor,
  pages: readonly (SavedPage | Labelled)[],
): Promise<Record<string, string>> {
  const scores = new Map<string, number[]>()
  for (const page of pages) {
    if (!('kind' in page)) continue
    const got = await read(page).catch(() => '')
    // What packages give is markup: read as a page, block by block, so that no words run together.
    const words = wordsOf(name.startsWith('linkglass') ? got : textOfMarkup(got))
    const score = f1(words, wordsOf(page.text))
    for (const kind of ['all', page.kind]) scores.set(kind, [...(scores.get(kind) ?? []), score])
  }
  return Object.fromEntries([...scores].map(([kind, list]) => [kind, mean(list).toFixed(3)]))
}

function textOfMarkup(html: string) {
  return textContent(
    parseDocument(html.replace(/<(?!\/?(?:a|b|i|em|strong|span|code|sup|sub)\b)/gi, ' <'), LIMITS)
      .document,
  )
}

/** Word F1: words in common, counted as often as both have them, through the mean of both counts. */
function f1(got: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of got) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    common++
  }
  return common === 0 ? 0 : (2 * common) / (got.length + wanted.length)
}

function isOfTexts(folder: string): boolean {
  return existsSync(join(folder, 'pages')) && labelsOf(folder)[0]?.kind !== undefined
}

function labelled(folder: string): Labelled[] {
  const counts = new Map<string, number>()
  const some = labelsOf(folder).filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= PAGES_OF_A_KIND
  })
  return some.map((label) => ({ ...label, html: pageOf(folder, label) }))
}

function sum({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}

function mean(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0) / list.length
}
