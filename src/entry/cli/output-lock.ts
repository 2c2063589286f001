import { readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isProcessRunning } from '../../lib/is-process-running.js'
import { UsageError } from './usage-error.js'

const LOCK_NAME = /^(.+)\.(\d{1,10})\.lock$/s

/**
 * Locks a file until the returned function is called. Each process has its own lock file, so that none removes another's.
 * @throws UsageError if a running process has locked the file
 */
export async function lockOutput(path: string): Promise<() => Promise<void>> {
  const place = await realpath(path).catch(() => path)
  const own = `${place}.${process.pid}.lock`
  const unlock = () => rm(own, { force: true }).catch(() => {})
  // Best effort: a file may be writable in a folder that is not.
  await writeFile(own, '').catch(() => {})
  for (const name of await readdir(dirname(place)).catch(() => [])) {
    const [, file, id] = LOCK_NAME.exec(name) ?? []
    if (file !== basename(place) || Number(id) === process.pid) continue
    const lock = join(dirname(place), name)
    if (isProcessRunning(Number(id))) {
      await unlock()
      const advice = `Wait until it ends, or remove ${lock} if process ${id} is something else.`
      throw new UsageError(`--out: ${path} is written by another batch. ${advice}`)
    }
    await rm(lock, { force: true }).catch(() => {})
  }
  return unlock
}
