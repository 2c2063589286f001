import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { keepLibrariesIfMissing } from './libraries.js'
import { createTemporaryFolder } from './temporary-folder.js'

let unpacking: Promise<string> | undefined

/** Unpacks `@sparticuz/chromium` once for each readVersion and user; renames the finished folder. */
export function unpackBrowser(): Promise<string> {
  unpacking ??= findOrUnpack().finally(() => {
    unpacking = undefined
  })
  return unpacking
}

async function findOrUnpack(): Promise<string> {
  const place = join(tmpdir(), `linkglass-chromium-${readVersion()}-${process.getuid?.() ?? 0}`)
  const program = join(place, 'chromium')
  if (await isOurs(place)) return program
  const folder = await createTemporaryFolder('unpacking')
  try {
    await unpackTo(folder)
    await rename(folder, place)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    // Another process may have been faster.
    if (!(await isOurs(place))) throw error
  }
  return program
}

/** @throws Error for a folder that belongs to another user */
async function isOurs(place: string): Promise<boolean> {
  const found = await lstat(place).catch(() => undefined)
  if (!found) return false
  if (found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid)) return true
  throw new Error(`${place} is not this user's folder: remove it, or set TMPDIR to another`)
}

/** Runs the package's code in a thread with this temporary folder; AWS's variable adds files. */
async function unpackTo(folder: string): Promise<void> {
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
  await once(new Worker(new URL('./unpack-worker.js', import.meta.url), { env }), 'exit')
  await keepLibrariesIfMissing(folder)
}

function readVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8')).version
}
