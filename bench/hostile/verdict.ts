import type { Hosted } from '../../test/hostile/support/hosted.js'
import { watchHealth } from '../support/health.js'
import type { Attack } from './attack.js'
import type { Turns } from './turns.js'

/** Milliseconds without an answer from `/health`, and megabytes of memory, at most. */
const PROMISES = { stall: 250, memory: 600 }

export interface Verdict {
  readonly name: string
  readonly stall: number
  /** Milliseconds that the loop worked in its longest turn: what a stall is on a free machine. */
  readonly worked: number
  readonly memory: number
  /** Whether every promise was kept. */
  readonly kept: boolean
}

export interface Watched {
  readonly service: Hosted
  readonly turns: Turns
}

/**
 * Runs `work` against a service while `/health` is watched from another process and somebody else
 * asks for ordinary pages, and prints what came of it. `LATE` is an answer that had to wait though no
 * turn of the loop was long: the machine or its disk was busy.
 */
export async function watched(
  { name, others: other = {} }: Pick<Attack, 'name' | 'others'>,
  { service, turns }: Watched,
  target: number,
  work: () => Promise<unknown>,
): Promise<Verdict> {
  const began = Date.now()
  const health = await watchHealth(service.base)
  const others = askOthers(service, target, other)
  await work()
  const answers = await others.stop()
  const isAlive = service.child.exitCode === null && service.child.signalCode === null
  const stall = await health.stop().then(health.worst, () => Number.POSITIVE_INFINITY)
  const { worked, queued, slept } = turns.longestSince(began)
  const memory = isAlive ? service.memory().peak : Number.POSITIVE_INFINITY
  const isAnswered = answers.every((status) => status === 200)
  const kept = isAlive && isAnswered && stall <= PROMISES.stall && memory <= PROMISES.memory
  const isLate = isAlive && !kept && worked <= PROMISES.stall && stall > PROMISES.stall
  const cells = [
    kept ? 'kept  ' : isLate ? 'LATE  ' : 'BROKEN',
    name.padEnd(36),
    `stall ${stall} ms`.padEnd(14),
    `a turn worked ${worked}, queued ${queued}, slept ${slept} ms`.padEnd(46),
    `memory ${memory} MB`.padEnd(16),
    isAlive ? 'alive' : 'DEAD',
    `others ${answers.filter((status) => status === 200).length} of ${answers.length}`,
  ]
  console.log(cells.join('  '))
  return { name, stall, worked, memory, kept }
}

/** Milliseconds between two ordinary requests. */
const PAUSE = 100

function askOthers(service: Hosted, target: number, { query, key }: NonNullable<Attack['others']>) {
  const init = { headers: key === undefined ? {} : { 'x-api-key': key } }
  const answers: number[] = []
  let stopped = false
  const asking = (async () => {
    for (let turn = 0; !stopped || turn === 0; turn++) {
      const url = `http://other.test:${target}/other-${turn}`
      const answer = service.ask({ url, 'meta.title': 'true', retry: '0', ...query }, init)
      answers.push(await answer.then(({ status }) => status).catch(() => 0))
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await asking
      return answers
    },
  }
}
