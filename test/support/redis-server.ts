import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './ports.js'

/** Starts a real Redis that keeps nothing on disk. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  readonly child: ChildProcess
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

export async function startRedis(
  port?: number,
  settings: readonly string[] = [],
): Promise<RedisServer> {
  const chosen = port ?? (await freePort())
  // Replicas always write a file.
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-redis-'))
  const own = ['--port', String(chosen), '--bind', '127.0.0.1', '--dir', folder]
  const args = [...own, '--save', '', '--appendonly', 'no', ...settings]
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  void exited.finally(() => rmSync(folder, { recursive: true, force: true }))
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve()
    })
    exited.then(() => reject(new Error('redis-server ended before it was ready')), reject)
  })
  return {
    url: `redis://127.0.0.1:${chosen}`,
    port: chosen,
    child,
    stop: async (signal = 'SIGKILL') => {
      child.kill(signal)
      await exited
    },
  }
}

/** Starts a Redis that never evicts. `folder` keeps data across starts. */
export function startJobRedis(port?: number, folder?: string): Promise<RedisServer> {
  return startRedis(port, ['--appendonly', 'yes', ...(folder ? ['--dir', folder] : [])])
}
