import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { addJob, inFolder, startHosts, startJobService } from '../support/job-service.js'
import { quantile } from '../support/numbers.js'

const { LINKS = '100000', TURNS = '6', DELAY = '0' } = process.env
/** Milliseconds of one turn, and of its start that is not counted. */
const TURN = { length: 6_000, beginning: 1_000 }
/** Milliseconds between two requests of a kind. */
const EVERY = { hit: 10, miss: 50 }

type Kind = keyof typeof EVERY
type Times = Record<Kind, number[]>

/** Measures other callers' waiting time while a job runs or is paused. */
export async function beside(): Promise<void> {
  const hosts = await startHosts(Number(LINKS), DELAY)
  const [link = ''] = hosts.links
  await inFolder(async (folder) => {
    const served = await startJobService(hosts, folder)
    const pool = new Pool(served.base, { connections: 64 })
    let misses = 0
    const pathOf = (kind: Kind) => {
      const url = kind === 'hit' ? link : `${link}?miss=${misses++}`
      return `/?url=${encodeURIComponent(url)}&meta.title=true`
    }

    /** Asks at a steady rate, whatever is answered meanwhile. */
    async function ask(kind: Kind, times: number[]): Promise<void> {
      const answers: Promise<void>[] = []
      const start = performance.now()
      for (let due = start; due < start + TURN.length; due += EVERY[kind]) {
        await pause(Math.max(0, due - performance.now()))
        const isCounted = due > start + TURN.beginning
        answers.push(get(kind).then((time) => void (isCounted && times.push(time))))
      }
      await Promise.all(answers)
    }
    async function get(kind: Kind): Promise<number> {
      const started = performance.now()
      const { statusCode, body } = await pool.request({ path: pathOf(kind), method: 'GET' })
      await body.dump()
      if (statusCode !== 200) throw new Error(`${statusCode} for a ${kind}`)
      return performance.now() - started
    }
    const askAll = (times: Times) => Promise.all([ask('hit', times.hit), ask('miss', times.miss)])
    const step = (word: string) => fetch(`${served.base}/jobs/${id}/${word}`, { method: 'POST' })

    await askAll({ hit: [], miss: [] })
    const id = await addJob(served, hosts.links)
    const [alone, besideJob]: [Times, Times] = [
      { hit: [], miss: [] },
      { hit: [], miss: [] },
    ]
    for (let turn = 0; turn < Number(TURNS); turn++) {
      await step('pause')
      await pause(1_000)
      await askAll(alone)
      await step('resume')
      await pause(1_000)
      await askAll(besideJob)
    }
    const job = await fetch(`${served.base}/jobs/${id}`)
    const { done, status } = (await job.json()) as { done: number; status: string }
    if (status === 'done') throw new Error('the job ended too early: LINKS=200000')
    console.table({ hit: row(alone.hit, besideJob.hit), miss: row(alone.miss, besideJob.miss) })
    console.log(`${done} links of the job meanwhile`)
    await pool.close()
    await served.stop()
  })
  await hosts.stop()
}

function row(alone: readonly number[], besideJob: readonly number[]): object {
  const [half, most] = [quantile(alone, 0.5), quantile(alone, 0.99)]
  const [otherHalf, otherMost] = [quantile(besideJob, 0.5), quantile(besideJob, 0.99)]
  if (otherMost > 1.5 * most) process.exitCode = 1
  return {
    answers: alone.length,
    'p50 alone, ms': half.toFixed(1),
    'beside a job': otherHalf.toFixed(1),
    'p99 alone, ms': most.toFixed(1),
    'p99 beside a job': otherMost.toFixed(1),
    'p99, times': (otherMost / most).toFixed(2),
  }
}
