import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startPages } from '../support/asking.js'
import { compare, ratios } from '../support/pairs.js'
import { startOurs, startServer } from '../support/process.js'

const PACKAGES = fileURLToPath(new URL('../packages/node_modules', import.meta.url))

/** Measures uncached requests for all fields, without probing media. */
export async function uncached(corpus?: string): Promise<void> {
  const { origin, page } = await startPages(corpus)
  const load = { requests: 420, concurrency: 8, path: page }
  const ours = await startOurs({ LINKGLASS_CACHE: 'none' })
  const fetchOnly = await startServer('fetch-only.ts')
  const tree = await startServer('tree.ts', { LINKGLASS_CACHE: 'none' })
  const contenders = [
    { name: 'fetches only, answers JSON', served: fetchOnly, load },
    { name: 'linkglass', served: ours, load },
    { name: 'linkglass that builds a tree (htmlparser2)', served: tree, load },
  ]
  if (existsSync(PACKAGES)) {
    const served = await startServer('metascraper.mjs')
    const few = { ...load, requests: 70 }
    contenders.push({ name: 'Express, metascraper, got', served, load: few })
  } else
    console.log(
      'Without `npm ci --prefix bench/packages` there is no Express and metascraper here.',
    )
  console.table(ratios(await compare(contenders)))
  await Promise.all([origin, ...contenders.map(({ served }) => served)].map((one) => one.stop()))
}
