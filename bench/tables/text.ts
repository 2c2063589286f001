import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findMainText } from '../../src/main-text/index.js'
import { parseDocument } from '../../src/page/tree/dom.js'
import { cpuSince } from '../../test/support/cpu.js'
import { TREE_LIMITS, textPages } from '../main-text/text-pages.js'
import type { SavedPage } from '../support/corpus.js'
import { median } from '../support/numbers.js'
import { ratios } from '../support/pairs.js'

const PACKAGES = fileURLToPath(new URL('../packages/node_modules/defuddle', import.meta.url))
const EXTRACTOR = fileURLToPath(new URL('../main-text/extractor-process.ts', import.meta.url))
const ROUNDS = 5
/** Minimum rounds and minimum milliseconds of CPU time. */
const WARM_UP = { rounds: 2, cpu: 20_000 }
const EXTRACTORS = [
  'linkglass, tree and main text',
  'Readability (linkedom)',
  'Defuddle (linkedom)',
]

/** Compares the main text with other packages: CPU time and F1. */
export async function text(corpus?: string): Promise<void> {
  const pages = textPages(corpus)
  console.table(ownCost(pages))
  if (existsSync(PACKAGES)) console.table(await beside(corpus, pages.length))
  else
    console.log('Without `npm ci --prefix bench/packages` there is nothing to compare with here.')
}

/** Measures tree and main text for each 270 kB of markup. */
function ownCost(pages: readonly SavedPage[]): Record<string, object> {
  const start = process.cpuUsage()
  while (cpuSince(start) < WARM_UP.cpu) costOf(pages)
  const costs = Array.from({ length: ROUNDS }, () => costOf(pages))
  const cpu = (name: 'tree' | 'main') => median(costs.map((cost) => cost[name])).toFixed(2)
  return {
    'the tree': { 'CPU ms for 270 kB': cpu('tree') },
    'main text beside it': { 'CPU ms for 270 kB': cpu('main') },
  }
}

function costOf(pages: readonly SavedPage[]): { tree: number; main: number } {
  const size = pages.reduce((bytes, { html }) => bytes + html.length, 0) / 270_000
  let [tree, main] = [0, 0]
  for (const { html } of pages) {
    const start = process.cpuUsage()
    const { document } = parseDocument(html, TREE_LIMITS)
    const built = cpuSince(start)
    findMainText(document)
    tree += built
    main += cpuSince(start) - built
  }
  return { tree: tree / size, main: main / size }
}

/** By turns, after all have warmed up. */
async function beside(corpus: string | undefined, pages: number): Promise<Record<string, object>> {
  const processes = new Map(EXTRACTORS.map((name) => [name, start(name, corpus)]))
  const costs = new Map(EXTRACTORS.map((name) => [name, [] as number[]]))
  for (const child of processes.values()) await warmUp(child, pages)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, child] of processes)
      costs.get(name)?.push(Number(await answer(child, 'cost')))
  }
  const rows = ratios(costs)
  for (const [name, child] of processes) {
    Object.assign(rows[name] ?? {}, await answer(child, 'scores'))
    child.disconnect()
  }
  return rows
}

async function warmUp(child: ChildProcess, pages: number): Promise<void> {
  let spent = 0
  for (let round = 0; round < WARM_UP.rounds || spent < WARM_UP.cpu; round++) {
    spent += pages * Number(await answer(child, 'cost'))
  }
}

function start(name: string, corpus: string | undefined): ChildProcess {
  return fork(EXTRACTOR, corpus ? [name, corpus] : [name], { execArgv: ['--import', 'tsx'] })
}

async function answer(child: ChildProcess, question: 'cost' | 'scores'): Promise<unknown> {
  const stop = new AbortController()
  const { signal } = stop
  child.send(question)
  const [said] = await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(() => {
      throw new Error('an extractor ended before it answered')
    }),
  ]).finally(() => stop.abort())
  return said
}
