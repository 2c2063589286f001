import { readFile } from 'node:fs/promises'

/** Reads a process's resident memory in bytes, without mapped files (proc_pid_status(5)). Returns 0 if that fails. */
export async function readProcessMemory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'latin1').catch(() => '')
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)]
  return kilobytes.reduce((sum, [, count]) => sum + Number(count) * 1024, 0)
}
