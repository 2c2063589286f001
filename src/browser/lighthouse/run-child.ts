import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SandboxSetting } from '../../contracts/browser-setting.js'
import { LinkglassError } from '../../contracts/errors.js'
import { createDeferred } from '../../lib/async/abortable.js'
import { summarizeError } from '../../lib/text/first-line.js'
import type { LighthouseOptions } from '../../params/index.js'
import type { ChromiumOptions } from '../driver/chromium.js'
import { killProcess } from '../process/kill-process.js'
import { createVisitTimeoutError } from '../visit/visit-clock.js'
import { sumGroupMemory } from './process-group.js'

const CHILD = fileURLToPath(new URL('./lighthouse-child.js', import.meta.url))

const HEAP = '--max-old-space-size=768'
const READ_INTERVAL = 500

/** @param maxMemory maximum bytes of the process and its browser together */
export async function measureInChildProcess(
  job: MeasureJob,
  timeout: number,
  maxMemory: number,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted()
  const child = fork(CHILD, [], {
    detached: true,
    env: job.env,
    execArgv: [HEAP],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const groups = new Set<number>(child.pid === undefined ? [] : [child.pid])
  const timers: NodeJS.Timeout[] = []
  try {
    const { promise, resolve, reject } = createDeferred<string>(signal)
    const watch = async () => {
      if ((await sumGroupMemory(groups)) > maxMemory)
        reject(createLighthouseError('it takes too much memory'))
    }
    timers.push(
      setTimeout(() => reject(createVisitTimeoutError()), timeout),
      setInterval(() => void watch(), READ_INTERVAL),
    )
    child.once('error', (cause) => reject(createLighthouseError('it could not be started', cause)))
    child.once('exit', () => reject(createLighthouseError('its process ended')))
    child.on('message', (message: MeasureMessage) => {
      if (message.kind === 'browser') groups.add(message.id)
      if (message.kind === 'report') resolve(message.report)
      if (message.kind === 'failed') reject(createLighthouseError(message.message))
    })
    child.send(job)
    return await promise
  } finally {
    for (const timer of timers) clearTimeout(timer)
    for (const group of groups) killProcess(-group)
  }
}

function createLighthouseError(why: string, cause?: unknown): LinkglassError {
  const text = `Lighthouse could not measure the page: ${summarizeError(why, /^\w*Error: /, 300)}.`
  return new LinkglassError('EFATAL', text, { data: { 'insights.lighthouse': text }, cause })
}

export interface MeasureJob extends ChromiumOptions {
  readonly url: string
  readonly options: LighthouseOptions
  readonly maxReport: number
  readonly sandbox: SandboxSetting
  readonly username: string
  readonly password: string
}

export type MeasureMessage =
  | { readonly kind: 'browser'; readonly id: number }
  | { readonly kind: 'report'; readonly report: string }
  | { readonly kind: 'failed'; readonly message: string }
