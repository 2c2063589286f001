import { readdir, readFile } from 'node:fs/promises'
import { memoryOf } from '../memory.js'

/** Bytes that the processes of these groups take; nothing where the system does not tell (Linux only). */
export async function memoryOfGroups(groups: ReadonlySet<number>): Promise<number> {
  const names = await readdir('/proc').catch(() => [])
  const ids = names.filter((name) => /^\d+$/.test(name)).map(Number)
  const members = await Promise.all(
    ids.map(async (id) => (groups.has(await groupOf(id)) ? [{ id, type: '' }] : [])),
  )
  const processes = await memoryOf(members.flat())
  return processes.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** proc_pid_stat(5): the fifth field, after a name that may hold anything. */
async function groupOf(id: number): Promise<number> {
  const stat = await readFile(`/proc/${id}/stat`, 'latin1').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
}

/** Ends all processes of a group at once. */
export function endGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL')
  } catch {
    // They ended by themselves in the meantime.
  }
}
