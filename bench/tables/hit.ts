import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPages } from '../support/asking.js'
import { compare, ratios } from '../support/pairs.js'
import { startOurs, startServer } from '../support/process.js'

const PAGES = 50

/** Measures cached answers beside bare `node:http`. */
export async function hit(): Promise<void> {
  const { origin, page } = await startPages()
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-bench-'))
  const paths = Array.from({ length: PAGES }, (_, index) => page(index))
  const path = (index: number) => paths[index % PAGES] ?? ''
  const load = { requests: 40_000, concurrency: 16, path }
  const memory = await startOurs()
  const disk = await startOurs({ LINKGLASS_CACHE: `disk:${folder}` })
  const oneOrigin = await startOurs({ LINKGLASS_CORS_ORIGINS: 'https://app.example.com' })
  const bare = await startServer('bare.ts', { BASE: memory.base, PATHS: JSON.stringify(paths) })
  const contenders = [
    { name: 'node:http, the same answer', served: bare, load },
    { name: 'linkglass, copy in memory', served: memory, load },
    { name: 'linkglass, copy in memory, CORS for one origin', served: oneOrigin, load },
    { name: 'linkglass, copy on disk', served: disk, load },
  ]
  console.table(ratios(await compare(contenders)))
  await Promise.all([origin, bare, memory, oneOrigin, disk].map((one) => one.stop()))
  rmSync(folder, { recursive: true })
}
