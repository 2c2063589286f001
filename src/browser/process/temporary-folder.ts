import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessRunning } from '../../lib/is-process-running.js'

/** Matches the name of a temporary folder. Captures the id of the process that created it. */
const NAME = /^linkglass-(?:browser|lighthouse|unpacking)-(\d+)-\w{6}$/

/** Milliseconds without writes after which a folder counts as abandoned. */
const UNUSED = 600_000

export function createTemporaryFolder(purpose: 'browser' | 'lighthouse' | 'unpacking') {
  return mkdtemp(join(tmpdir(), `linkglass-${purpose}-${process.pid}-`))
}

/** Returns false if there is no such folder. @throws Error if it belongs to another user */
export async function doesOwnFolderExist(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  if (!found) return false
  if (found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid)) return true
  throw new Error(`${path} is not this user's folder: remove it, or set TMPDIR to another`)
}

/** @throws Error if the folder is missing, or belongs to another user */
export async function requireOwnFolder(path: string): Promise<void> {
  if (!(await doesOwnFolderExist(path))) throw new Error(`${path} is missing`)
}

export async function removeAbandonedFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  await Promise.all(
    names.map(async (name) => {
      const [, id] = NAME.exec(name) ?? []
      const folder = join(tmpdir(), name)
      if (id === undefined || !(await isAbandonedFolder(folder, Number(id)).catch(() => false)))
        return
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    }),
  )
}

/** Also checks the files' age, since the process may be invisible in another container. */
async function isAbandonedFolder(folder: string, owner: number): Promise<boolean> {
  const { uid, birthtimeMs } = await lstat(folder)
  if (uid !== process.getuid?.()) return false
  const isFromBefore = owner === process.pid && birthtimeMs < Date.now() - process.uptime() * 1_000
  if (isProcessRunning(owner) && !isFromBefore) return false
  const files = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
  const written = await Promise.all(files.map(async (file) => (await lstat(file)).mtimeMs))
  return Math.max(...written) < Date.now() - UNUSED
}
