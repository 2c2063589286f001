import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ImageRefused, ImagesMissing } from '../../contracts/images.js'
import { createDeferred, withResolvers } from '../../lib/async/abortable.js'
import { type ImageJob, splitJob } from './job-messages.js'

const CHILD = fileURLToPath(new URL('./image-child.js', import.meta.url))

/** Kilobytes that the process may allocate (getrlimit(2), RLIMIT_DATA). */
const MAX_DATA = 400_000
const JOB_TIME = 15_000
const IDLE_TIME = 30_000
const SHELL = '/bin/sh'

/** Starts a process when there is a job. The caller must run only one job at a time. */
export function createImageProcess() {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  /** Runs a job. Throws ImageRefused, ImagesMissing or the signal's reason. */
  async function runJob(job: ImageJob, signal: AbortSignal): Promise<Buffer> {
    clearTimeout(idle)
    // Errors are ignored here, since the running job reports them.
    child ??= forkChild().on('error', () => undefined)
    try {
      const reply = await runJobInChild(child, job, signal)
      if (reply.kind === 'missing') throw new ImagesMissing()
      if (reply.kind === 'refused') throw new ImageRefused(reply.reason)
      const { buffer, byteOffset, byteLength } = reply.bytes
      return Buffer.from(buffer, byteOffset, byteLength)
    } finally {
      endChildWhenIdle()
    }
  }

  function killChildProcess(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function endChildWhenIdle(): void {
    if (!child?.connected || child.killed) return void killChildProcess()
    child.unref()
    child.channel?.unref()
    idle = setTimeout(killChildProcess, IDLE_TIME).unref()
  }

  return { runJob, killChildProcess }
}

/** Sends a job and waits for the reply. Kills the process if none comes. */
async function runJobInChild(child: ChildProcess, job: ImageJob, signal: AbortSignal) {
  child.ref()
  child.channel?.ref()
  const { promise, resolve, reject } = createDeferred<ImageReply>(signal)
  const refuse = (reason: string) => reject(new ImageRefused(reason))
  const refuseForMemory = () => refuse('needs more memory to be decoded than an image may')
  const timer = setTimeout(refuse, JOB_TIME, `takes longer than ${JOB_TIME / 1_000} s to decode`)
  child.once('error', reject).once('exit', refuseForMemory).once('message', resolve)
  try {
    sendJob(child, job).catch(refuseForMemory)
    return await promise
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
    child.off('error', reject).off('exit', refuseForMemory).off('message', resolve)
  }
}

async function sendJob(child: ChildProcess, job: ImageJob): Promise<void> {
  for (const message of splitJob(job)) {
    const { promise, resolve, reject } = withResolvers<void>()
    child.send(message, (error) => (error ? reject(error) : resolve()))
    await promise
    await nextTurn()
  }
}

function forkChild(): ChildProcess {
  const options = {
    // Contains no secrets of the service. These settings return freed memory to the system (mallopt(3)).
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Without `--jitless`, Node.js 24 reserves more memory than the limit allows.
    execArgv: ['--jitless'],
  } satisfies Parameters<typeof fork>[2]
  if (process.platform !== 'linux' || !existsSync(SHELL)) return fork(CHILD, [], options)
  const limited = `ulimit -d ${MAX_DATA}; exec "$0" "$@"`
  return fork(CHILD, [], {
    ...options,
    execPath: SHELL,
    execArgv: ['-c', limited, process.execPath, ...options.execArgv],
  })
}

/** `reason` ends a sentence about the image, such as `cannot be decoded`. */
export type ImageReply =
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'missing' }
