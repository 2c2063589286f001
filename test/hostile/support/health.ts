import { get } from 'node:http'

export interface Watch {
  /** Milliseconds of the slowest answer so far; also of one that is still awaited. */
  readonly worst: () => number
  readonly stop: () => Promise<void>
}

/** Asks `/health` over and over, each time over a connection of its own, as a balancer would. */
export function watchHealth(base: string, pause = 20): Watch {
  let worst = 0
  let started = performance.now()
  let stopped = false
  const look = async () => {
    while (!stopped) {
      started = performance.now()
      await askOnce(base)
      worst = Math.max(worst, performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, pause))
      started = performance.now()
    }
  }
  const looking = look()
  return {
    worst: () => Math.round(stopped ? worst : Math.max(worst, performance.now() - started)),
    stop: async () => {
      stopped = true
      await looking
    },
  }
}

function askOnce(base: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(`${base}/health`, { agent: false }, (response) => {
      response.resume().on('end', resolve).on('error', reject)
    })
    request.on('error', reject)
  })
}
