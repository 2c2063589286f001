import { existsSync } from 'node:fs'
import { parseDocument } from '../../src/page/tree/dom.js'
import { TREE_DEPTH } from '../../src/page/tree/dom-limits.js'
import { readTextContent } from '../../src/rules/attributes/text-content.js'
import { createFinder } from '../../src/rules/select/find.js'
import { compileSelectors } from '../../src/rules/select/selector.js'
import { cpuSince } from '../../test/support/cpu.js'
import { startPages } from '../support/asking.js'
import { type SavedPage, somePages } from '../support/corpus.js'
import { compare, ratios } from '../support/pairs.js'
import { startOurs, startServer } from '../support/process.js'
import { PRODUCT_RULES } from '../support/product.js'

const HEADINGS = { headings: { selectorAll: 'h1,h2', attr: 'text' } }
/** The same headings, by a selector that only a thread may match. */
const HEADINGS_APART = { headings: { selectorAll: ':is(h1,h2)', attr: 'text' } }
const SMALL = 20_000

/** Measures rules beside metadata, and trees beside other packages. */
export async function rules(corpus?: string): Promise<void> {
  await requests(corpus)
  await trees(somePages(corpus))
}

async function requests(corpus?: string): Promise<void> {
  const { origin, page, product, sized } = await startPages(corpus)
  const fetchOnly = await startServer('fetch-only.ts')
  const [without, ruled] = [await startOurs(UNCACHED), await startOurs(UNCACHED)]
  const load = { requests: 210, concurrency: 8 }
  const one = { ...load, path: (index: number) => page(index, HEADINGS) }
  const twenty = { ...load, path: (index: number) => product(index, PRODUCT_RULES) }
  const none = { ...load, path: (index: number) => product(index) }
  const tables = [
    [
      { name: 'fetches only, answers JSON', served: fetchOnly, load: { ...load, path: page } },
      { name: 'linkglass without rules', served: without, load: { ...load, path: page } },
      { name: 'linkglass, the text of h1,h2', served: ruled, load: one },
    ],
    [
      { name: 'linkglass without rules, a product', served: without, load: none },
      { name: 'linkglass, twenty rules, six of them nested', served: ruled, load: twenty },
    ],
    [undefined, HEADINGS, HEADINGS_APART].map((data, place) => ({
      name: `linkglass, a page of 20 kB, ${['no rule', 'a rule', 'a rule in a thread'][place]}`,
      served: data ? ruled : without,
      load: { ...load, path: (index: number) => sized(SMALL, index, data) },
    })),
  ]
  for (const contenders of tables) console.table(ratios(await compare(contenders)))
  await Promise.all([origin, fetchOnly, without, ruled].map((served) => served.stop()))
}

const UNCACHED = {
  LINKGLASS_CACHE: 'none',
  LINKGLASS_READING_TIMEOUT: '1min',
  LINKGLASS_SELECT_TIMEOUT: '1min',
}

const PACKAGES = new URL('../packages/', import.meta.url)
const [ROUNDS, WARM_UPS] = [7, 3]

interface Contender {
  readonly name: string
  readonly headings: (html: string) => readonly string[] | Promise<readonly string[]>
}

/** Measures CPU time to parse a page and read its headings. */
async function trees(pages: readonly SavedPage[]): Promise<void> {
  const contenders = [{ name: 'linkglass', headings }, ...(await packages())]
  const costs = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const contender of contenders) {
      const cost = await costOf(pages, contender)
      if (round >= WARM_UPS) costs.get(contender.name)?.push(cost)
    }
  }
  console.table(ratios(costs))
}

async function packages(): Promise<Contender[]> {
  if (existsSync(new URL('node_modules/cheerio', PACKAGES))) {
    return (await import(new URL('trees.mjs', PACKAGES).href)).trees
  }
  console.log('Without `npm ci --prefix bench/packages` there are no packages here.')
  return []
}

const LIMITS = { maxDepth: TREE_DEPTH, maxNodes: 1e6, maxTime: 1e5 }
const HEADING = compileSelectors(['h1,h2'])

function headings(html: string): string[] {
  const { document } = parseDocument(html, LIMITS)
  return createFinder(document).find(HEADING, document).map(readTextContent)
}

async function costOf(pages: readonly SavedPage[], { headings }: Contender): Promise<number> {
  const start = process.cpuUsage()
  for (const { html } of pages) await headings(html)
  return cpuSince(start) / pages.length
}
