import { readFile } from 'node:fs/promises'

export interface ProcessMemory {
  readonly id: number
  readonly type: string
  /** Bytes that the process does not share with files. */
  readonly bytes: number
}

/** Reads each process's memory from the kernel; empty where there is no `/proc`. */
export async function readProcessMemory(
  processes: readonly { readonly id: number; readonly type: string }[],
): Promise<ProcessMemory[]> {
  const found = await Promise.all(
    processes.map(async ({ id, type }) => ({ id, type, bytes: await readOwnBytes(id) })),
  )
  return found.filter(({ bytes }) => bytes > 0)
}

/** Reads own and shared memory from proc_pid_status(5). */
async function readOwnBytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'latin1').catch(() => '')
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)]
  return kilobytes.reduce((sum, [, count]) => sum + Number(count) * 1024, 0)
}
