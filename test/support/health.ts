import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Watch {
  /** Milliseconds of the slowest answer, once stopped. */
  readonly worst: () => number
  /** Milliseconds that the process's main thread worked during one answer, at most. */
  readonly busiest: () => number
  /** Milliseconds of every answer. */
  readonly stop: () => Promise<readonly number[]>
}

interface Seen {
  readonly times: readonly number[]
  readonly worked: readonly number[]
}

const SCRIPT = fileURLToPath(new URL('./watch-health.mjs', import.meta.url))

/**
 * Watches `/health` from a process of its own, so that what the caller does meanwhile, such as
 * opening thousands of connections, does not count as the service's time. With the service's process
 * it also says how long that worked. Given once it watches.
 */
export async function watchHealth(base: string, pid?: number): Promise<Watch> {
  const child = fork(SCRIPT, [base, String(pid ?? '')], { execArgv: [] })
  await messageOf(child)
  let seen: Seen = { times: [], worked: [] }
  return {
    worst: () => Math.round(Math.max(...seen.times)),
    busiest: () => Math.round(Math.max(...seen.worked)),
    stop: async () => {
      child.send('stop')
      seen = await messageOf<Seen>(child)
      child.disconnect()
      return seen.times
    },
  }
}

function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`the watcher ended with ${code}`))
    child.once('exit', fail).once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })
}
