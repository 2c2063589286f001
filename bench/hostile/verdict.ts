import type { Hosted } from '../../test/hostile/support/hosted.js'
import { watchHealth } from '../support/health.js'
import type { Attack } from './attack.js'
import { watchTree } from './process-tree.js'
import type { Turns } from './turns.js'

/** Maximum milliseconds of a turn, and megabytes without a browser. */
const PROMISES = { worked: 250, memory: 600 }

/** Megabytes that a browser may take besides (`LINKGLASS_BROWSER_MEMORY`, as `run.ts` sets it). */
export const BROWSER_MEMORY = 1_500

export interface Verdict {
  readonly name: string
  /** Milliseconds of the slowest answer from `/health`. */
  readonly stall: number
  /** Milliseconds of work in the event loop's longest turn. */
  readonly worked: number
  /** Megabytes of the service and all that it started. */
  readonly memory: number
  /** True if every promise was kept. */
  readonly kept: boolean
}

export interface Watched {
  readonly service: Hosted
  readonly turns: Turns
}

/**
 * Runs an attack and prints whether the service kept its promises.
 * `LATE` means that an answer waited on a busy machine, without a long turn.
 */
export async function watched(
  { name, opensBrowser, others: other = {} }: Attack,
  { service, turns }: Watched,
  target: number,
  work: () => Promise<unknown>,
): Promise<Verdict> {
  const began = Date.now()
  const health = await watchHealth(service.base)
  const tree = watchTree(service.pid)
  const others = askOthers(service, target, other)
  const failure = await work().then(
    () => '',
    (error: unknown) => String(error),
  )
  const answers = await others.stop()
  await health.stop()
  const stall = health.worst()
  const { exitCode, signalCode } = service.child
  const isAlive = exitCode === null && signalCode === null
  const { worked, queued, slept } = turns.longestSince(began)
  const memory = await tree.stop()
  const allowed = PROMISES.memory + (opensBrowser ? BROWSER_MEMORY : 0)
  const refused = answers.filter((answer) => answer !== ANSWERED)
  const isAnswered = failure === '' && refused.length === 0
  const isReached = Number.isFinite(stall)
  const kept = isAlive && isReached && isAnswered && worked <= PROMISES.worked && memory <= allowed
  const cells = [
    kept ? (stall > PROMISES.worked ? 'LATE  ' : 'kept  ') : 'BROKEN',
    name.padEnd(36),
    `stall ${stall} ms`.padEnd(14),
    `a turn worked ${worked}, queued ${queued}, slept ${slept} ms`.padEnd(46),
    `memory ${memory} of ${allowed} MB`.padEnd(24),
    isAlive ? 'alive' : `DEAD by ${signalCode ?? exitCode}`,
    `others ${answers.length - refused.length} of ${answers.length}`,
    ...new Set(refused),
    ...(failure === '' ? [] : [failure]),
  ]
  console.log(cells.join('  '))
  if (!isAlive) console.log(service.log.slice(-LAST_LINES).join('\n'))
  return { name, stall, worked, memory, kept }
}

/** Lines of the log to show of a service that ended. */
const LAST_LINES = 5

/** Milliseconds between two ordinary requests. */
const PAUSE = 100

/** Outcome of an answer with status 200; others have their code. */
const ANSWERED = ''

function askOthers(service: Hosted, target: number, { query, key }: NonNullable<Attack['others']>) {
  const init = { headers: key === undefined ? {} : { 'x-api-key': key } }
  const answers: string[] = []
  let stopped = false
  const asking = (async () => {
    for (let turn = 0; !stopped || turn === 0; turn++) {
      const url = `http://other.test:${target}/other-${turn}`
      const asking = service.ask({ url, 'meta.title': 'true', retry: '0', ...query }, init)
      answers.push(
        await asking.then(
          ({ status, body }) => (status === 200 ? ANSWERED : `${status} ${body.code}`),
          () => 'no answer',
        ),
      )
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
