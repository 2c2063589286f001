import { readdir, readFile } from 'node:fs/promises'
import { killProcess } from '../process/kill-process.js'
import { readProcessMemory } from '../process/process-memory.js'

/** Returns the bytes of memory of all processes in the groups, or 0 if there is no `/proc`. */
export async function sumGroupMemory(groups: ReadonlySet<number>): Promise<number> {
  const sizes = (await listProcessIds()).map(async (id) =>
    groups.has(await readGroupId(id)) ? readProcessMemory(id) : 0,
  )
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}

/** Reads field 5 (proc_pid_stat(5)). Field 2 is a name that may contain spaces and `)`. */
async function readGroupId(id: number): Promise<number> {
  const stat = await readFile(`/proc/${id}/stat`, 'latin1').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
}

async function listProcessIds(): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  return names.filter((name) => /^\d+$/.test(name)).map(Number)
}

export async function killBrowsersWithProfileIn(folder: string): Promise<void> {
  const ids = await listProcessIds()
  await Promise.all(
    ids.map(async (id) => {
      const words = await readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => '')
      if (words.includes(`--user-data-dir=${folder}/`)) killProcess(-id)
    }),
  )
}
