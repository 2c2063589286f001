import { readFile } from 'node:fs/promises'

/** A process of the browser, and what it takes. */
export interface ProcessMemory {
  readonly id: number
  readonly type: string
  /** Bytes that no other process has. */
  readonly bytes: number
}

/** What each process takes by the kernel's account; nothing where there is none (Linux only). */
export async function readProcessMemory(
  processes: readonly { readonly id: number; readonly type: string }[],
): Promise<ProcessMemory[]> {
  const found = await Promise.all(
    processes.map(async ({ id, type }) => ({ id, type, bytes: await ownBytes(id) })),
  )
  return found.filter(({ bytes }) => bytes > 0)
}

/** proc_pid_status(5): memory of its own, and what it shares with the processes it started. */
async function ownBytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'latin1').catch(() => '')
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)]
  return kilobytes.reduce((sum, [, count]) => sum + Number(count) * 1024, 0)
}
