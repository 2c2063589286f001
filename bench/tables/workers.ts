import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPages } from '../support/asking.js'
import type { Load } from '../support/load.js'
import { compare, ratios } from '../support/pairs.js'
import { type Served, startOurs, startServer } from '../support/process.js'

const PAGES = 50

/** Compares one process with two workers, and bare servers likewise. */
export async function workers(): Promise<void> {
  const { origin, page } = await startPages()
  const none = { LINKGLASS_CACHE: 'none' }
  await beside('uncached', none, { requests: 1_000, concurrency: 16, path: page })
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-bench-'))
  const disk = { LINKGLASS_CACHE: `disk:${folder}` }
  const hits = { requests: 40_000, concurrency: 16, path: (index: number) => page(index % PAGES) }
  await beside('copy on disk', disk, hits)
  const source = await startOurs()
  const kept = {
    BASE: source.base,
    PATHS: JSON.stringify(Array.from({ length: PAGES }, (_, index) => page(index))),
  }
  await compared('node:http', hits, [
    await startServer('bare.ts', kept),
    await startServer('bare.ts', { ...kept, WORKERS: '2' }),
  ])
  await Promise.all([origin, source].map((served) => served.stop()))
  rmSync(folder, { recursive: true })
}

async function beside(name: string, env: NodeJS.ProcessEnv, load: Load): Promise<void> {
  await compared(name, load, [await startOurs(env), await startOurs(env, ['--workers', '2'])])
}

async function compared(name: string, load: Load, [one, two]: [Served, Served]): Promise<void> {
  const costs = await compare([
    { name: `${name}, 1 process`, served: one, load },
    { name: `${name}, 2 workers`, served: two, load },
  ])
  console.table(ratios(costs))
  await Promise.all([one.stop(), two.stop()])
}
