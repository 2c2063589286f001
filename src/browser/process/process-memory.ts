import { readFile } from 'node:fs/promises'

/** Returns a process's resident bytes except mapped files (proc_pid_status(5)), or 0 on failure. */
export async function readProcessMemory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'latin1').catch(() => '')
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)]
  return kilobytes.reduce((sum, [, count]) => sum + Number(count) * 1024, 0)
}
