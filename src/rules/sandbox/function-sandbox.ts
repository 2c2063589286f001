import type { CallContext } from '../../contracts/call-context.js'
import {
  createFailedOutcome,
  type FunctionOutcome,
  type FunctionProfile,
  type FunctionRequest,
  NO_PROFILE,
  type PageAccess,
} from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { CallAnswer, GuestLimits, Markup, PageCall } from './protocol.js'
import { createSandboxPool, type SandboxPoolOptions } from './sandbox-pool.js'
import type { SandboxThread } from './sandbox-thread.js'

export interface FunctionOptions
  extends GuestLimits,
    Pick<SandboxPoolOptions, 'workers' | 'queue'> {
  /** Maximum milliseconds that a function may take, including its waits. */
  readonly timeout: number
}

export interface FunctionTask {
  readonly input: {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly parameters: Readonly<Record<string, string | boolean>>
  }
  readonly markup: Markup | undefined
  readonly page: PageAccess | undefined
  readonly timeout: number
}

export interface ReadyFunction {
  run(task: FunctionTask, signal: AbortSignal): Promise<FunctionOutcome>
  /** Ends the thread. Must be called even if `run` was not. */
  end(): void
}

/** Milliseconds that a worker has after the time limit to stop by itself. */
const GRACE = 500

type Spent = Pick<FunctionProfile['phases'], 'spawn' | 'build'> & Pick<FunctionProfile, 'size'>

const BUSY = new Error('too many functions run now')

export function createFunctionSandbox(options: FunctionOptions) {
  const { cpu, memory, maxResult, output, workers, queue, timeout } = options
  const limits: GuestLimits = { cpu, memory, maxResult, output }
  const refusal = () => BUSY
  const pool = createSandboxPool({ guest: 'function', limits, workers, queue, spare: 0, refusal })

  /** @throws LinkglassError `EINVALFUNCTION` for a source that does not parse */
  async function prepareFunction({ source, size }: FunctionRequest, call: CallContext) {
    if (source === undefined)
      return createFailedOutcome('CodeSizeError', 'the code is too large', { size })
    const started = performance.now()
    const lent = await pool.lendThread(call).catch((error: unknown) => {
      if (error !== BUSY) throw error
    })
    if (!lent) return createFailedOutcome('ConcurrencyError', BUSY.message, { size })
    const { thread, end } = lent
    try {
      await thread.start(call.signal)
      const spawn = performance.now() - started
      const build = await compileInThread(thread, source, call.signal)
      return { end, run: createFunctionRunner(thread, { spawn, build, size }) }
    } catch (error) {
      end()
      throw error
    }
  }

  return { timeout, prepare: prepareFunction, load: pool.load, close: pool.close }
}

export type Functions = ReturnType<typeof createFunctionSandbox>

/** @throws LinkglassError `EINVALFUNCTION` for a source that does not parse */
async function compileInThread(thread: SandboxThread, source: string, signal: AbortSignal) {
  const reply = await thread.ask({ kind: 'compile', source }, { signal })
  const compiled = typeof reply === 'object' && reply.kind === 'compiled' ? reply : undefined
  if (compiled && compiled.error === undefined) return compiled.build
  const why = compiled ? compiled.error : 'it is too large for its memory'
  const text = `The parameter \`function\` is not a function: ${why}.`
  throw new LinkglassError('EINVALFUNCTION', text, { data: { function: text } })
}

function createFunctionRunner(thread: SandboxThread, spent: Spent): ReadyFunction['run'] {
  return async ({ input, markup, page, timeout }, signal) => {
    const started = performance.now()
    const opened = page && { url: page.url, response: page.response }
    const reply = await thread.ask(
      { kind: 'run', input: JSON.stringify({ ...input, page: opened }), markup, timeout },
      {
        signal,
        timeout: timeout + GRACE,
        onCall: async (pageCall) => thread.post(await callPageMethod(pageCall, page)),
      },
    )
    const phases = createProfilePhases(spent, performance.now() - started)
    const profile = { ...NO_PROFILE, phases, size: spent.size }
    if (reply === 'late') return createFailedOutcome('TimeoutError', 'it took too long', profile)
    if (reply?.kind !== 'ended')
      return createFailedOutcome('MemoryError', 'it ran out of memory', profile)
    const { json, cpu, memory } = reply
    const profiling = { ...profile, cpu: roundToTenths(cpu), memory }
    // Takes these alone, since the function may have written more into its JSON.
    const { isFulfilled, value, logging } = JSON.parse(json)
    return { isFulfilled: isFulfilled === true, value, profiling, logging }
  }
}

async function callPageMethod(
  { id, method, args }: PageCall,
  page: PageAccess | undefined,
): Promise<CallAnswer> {
  try {
    if (!page) throw new Error('no page is open: the code has to name `page`')
    return { kind: 'answer', id, failed: false, ...(await page.call(method, args)) }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    const json = JSON.stringify({ name, message })
    return { kind: 'answer', id, failed: true, json, url: page?.url ?? '' }
  }
}

function createProfilePhases({ spawn, build }: Spent, run: number): FunctionProfile['phases'] {
  return {
    // Packages are not supported, so none is installed.
    install: 0,
    build: roundToTenths(build),
    spawn: roundToTenths(spawn),
    run: roundToTenths(run),
    total: roundToTenths(spawn + build + run),
  }
}

function roundToTenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}

export function isReadyFunction(
  prepared: ReadyFunction | FunctionOutcome,
): prepared is ReadyFunction {
  return 'run' in prepared
}
