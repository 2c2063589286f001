import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Watch {
  /** Milliseconds of the slowest answer, once stopped. */
  readonly worst: () => number
  /** Milliseconds of every answer, `Infinity` for one that failed. */
  readonly stop: () => Promise<readonly number[]>
}

const SCRIPT = fileURLToPath(new URL('./watch-health.mjs', import.meta.url))

/** Watches `/health` in another process, unaffected by the caller's own work. */
export async function watchHealth(base: string): Promise<Watch> {
  // The other serialization has no `Infinity`.
  const child = fork(SCRIPT, [base], { execArgv: [], serialization: 'advanced' })
  await messageOf(child)
  let times: readonly number[] = []
  return {
    worst: () => Math.round(Math.max(...times)),
    stop: async () => {
      child.send('stop')
      times = await messageOf<readonly number[]>(child)
      child.disconnect()
      return times
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
