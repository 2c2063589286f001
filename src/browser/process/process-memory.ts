import { readFile } from 'node:fs/promises'

/** Reads the memory of each process from `/proc`. Leaves out processes that cannot be read. */
export async function readProcessMemory(
  processes: readonly { readonly id: number; readonly type: string }[],
) {
  const found = await Promise.all(
    processes.map(async ({ id, type }) => ({ id, type, bytes: await readOwnBytes(id) })),
  )
  return found.filter(({ bytes }) => bytes > 0)
}

/** Reads the bytes of resident memory without mapped files: `RssAnon` plus `RssShmem` of proc_pid_status(5). */
async function readOwnBytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'latin1').catch(() => '')
  const kilobytes = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)]
  return kilobytes.reduce((sum, [, count]) => sum + Number(count) * 1024, 0)
}
