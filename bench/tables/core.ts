import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPages } from '../support/asking.js'
import { median, spread } from '../support/numbers.js'
import { compare } from '../support/pairs.js'
import { type Served, startBuild, startOurs, startServer } from '../support/process.js'
import { PRODUCT_RULES } from '../support/product.js'
import { memory, starts } from './footprint.js'

type Path = (index: number) => string
type Pages = Awaited<ReturnType<typeof startPages>>

interface Row {
  readonly name: string
  readonly path: Path
  readonly requests: number
  readonly env?: NodeJS.ProcessEnv
  /** Serves the same with the least work, by default `fetch-only.ts`. */
  readonly floor?: (paths: readonly string[]) => Promise<Served>
  /** Path of a smaller request, for comparison in the same process. */
  readonly without?: Path
  /** Maximum cost as a multiple of the floor or of `without`. */
  readonly asked: { readonly floor?: number; readonly without?: number }
}

const HEADINGS = { headings: { selectorAll: 'h1,h2', attr: 'text' } }
/** Copies that hits are answered from. */
const COPIES = 50

/**
 * Compares the service's costs with the least possible and `BESIDE=folder`.
 * `ROWS=hit` measures only rows with that name.
 */
export async function core(corpus?: string): Promise<void> {
  const pages = await startPages(corpus)
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-bench-'))
  const table: Record<string, object> = {}
  const { ROWS = '' } = process.env
  const rows = rowsOf(pages, folder).filter(({ name }) => name.includes(ROWS))
  for (const row of rows) table[row.name] = await measure(row)
  if (rows.length > 0) console.table(table)
  if ('start'.includes(ROWS)) console.table(starts(pages))
  if ('memory'.includes(ROWS)) console.table(await memory(pages))
  await pages.origin.stop()
  rmSync(folder, { recursive: true })
}

function rowsOf(pages: Pages, folder: string): Row[] {
  const { page, item, title, product, capturedPage, capturedTitle } = pages
  const some = { requests: 210, env: UNCACHED }
  // Many requests, since Linux counts CPU time in steps of 10 ms.
  const many = { requests: 840, env: UNCACHED }
  const captured = { ...many, asked: { without: 1.15 } }
  const hits = { requests: 20_000, path: (index: number) => page(index % COPIES), floor: bare }
  const withRule = (index: number) => page(index, HEADINGS)
  const withRules = (index: number) => product(index, PRODUCT_RULES)
  return [
    { ...many, name: 'nine fields', path: page, asked: { floor: 2.5 } },
    { ...many, name: 'meta.title=true alone', path: title, asked: { floor: 1.3 } },
    { ...some, name: 'an item', path: item, without: page, asked: { without: 2 } },
    { ...some, name: 'a rule', path: withRule, without: page, asked: { floor: 6, without: 1.6 } },
    { ...some, name: 'twenty rules', path: withRules, without: product, asked: { without: 3 } },
    { ...captured, name: 'nine fields, captured', path: capturedPage, without: page },
    { ...captured, name: 'a title, captured', path: capturedTitle, without: title },
    { ...hits, name: 'a hit', asked: { floor: 1.25 } },
    {
      ...hits,
      name: 'a hit, copy on disk',
      env: { LINKGLASS_CACHE: `disk:${folder}` },
      asked: { floor: 1.4 },
    },
  ]
}

const UNCACHED = {
  LINKGLASS_CACHE: 'none',
  LINKGLASS_READING_TIMEOUT: '1min',
  LINKGLASS_SELECT_TIMEOUT: '1min',
}

async function measure(row: Row): Promise<object> {
  const { requests, path, without, asked } = row
  const servers = await startServers(row)
  const load = { requests, concurrency: 8, path }
  const contenders = Object.entries(servers).map(([name, served]) => ({ name, served, load }))
  const less = without
    ? [{ name: 'without', served: servers.ours, load: { ...load, path: without } }]
    : []
  const costs = await compare([...contenders, ...less])
  await Promise.all(Object.values(servers).map((served) => served.stop()))
  const times = (name: string, base: string) => ratio(costs.get(name), costs.get(base))
  const toFloor = times('ours', 'floor')
  const toWithout = times('ours', 'without')
  return {
    'floor, CPU ms': told(costs.get('floor'), 3),
    'ours × floor': told(toFloor),
    'beside × floor': told(times('beside', 'floor')),
    'ours × beside': told(times('ours', 'beside')),
    'ours × the same without': told(toWithout),
    ...verdict(asked, toFloor, toWithout),
  }
}

async function startServers({
  env,
  path,
  floor,
}: Row): Promise<{ readonly floor: Served; readonly ours: Served; readonly beside?: Served }> {
  const { BESIDE } = process.env
  const ours = await startOurs(env)
  const paths = Array.from({ length: COPIES }, (_, index) => ours.base + path(index))
  return {
    floor: floor ? await floor(paths) : await startServer('fetch-only.ts'),
    ours,
    ...(BESIDE && { beside: await startBuild(BESIDE, apart(env)) }),
  }
}

/** Separate cache for another build, which may write another format. */
function apart(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { LINKGLASS_CACHE: cache } = env
  return cache?.startsWith('disk:') ? { ...env, LINKGLASS_CACHE: `${cache}-beside` } : env
}

/** Bare `node:http` that sends the same bytes and headers. */
function bare(urls: readonly string[]): Promise<Served> {
  const { origin: BASE = '' } = new URL(urls[0] ?? '')
  const PATHS = JSON.stringify(urls.map((url) => url.slice(BASE.length)))
  return startServer('bare.ts', { BASE, PATHS })
}

function ratio(costs: readonly number[] = [], base: readonly number[] = []): readonly number[] {
  return base.length === 0 ? [] : costs.map((cost, round) => cost / (base[round] ?? Number.NaN))
}

function told(values: readonly number[] = [], digits?: number): string {
  return values.length === 0 ? '–' : spread(values, digits)
}

function verdict(
  asked: Row['asked'],
  toFloor: readonly number[],
  toWithout: readonly number[],
): object {
  const limits = [
    { most: asked.floor, values: toFloor, base: 'floor' },
    { most: asked.without, values: toWithout, base: 'without' },
  ].flatMap(({ most, ...rest }) => (most === undefined ? [] : [{ most, ...rest }]))
  const isMet = limits.every(({ most, values }) => median(values) <= most)
  if (!isMet) process.exitCode = 1
  const text = limits.map(({ most, base }) => `≤ ${most} × ${base}`).join(', ')
  return { asked: text, verdict: isMet ? 'holds' : 'missed' }
}
