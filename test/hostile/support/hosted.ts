import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { cpuOf } from '../../support/cpu.js'
import { TEST_NAMES } from '../../support/service.js'
import { checkWarnings } from '../../support/stderr-warnings.js'

const PROGRAM = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url))

/** A service in its own process, with its default limits. */
export interface Hosted {
  readonly base: string
  readonly pid: number
  readonly child: ChildProcess
  /** Lines of its log so far. */
  readonly log: readonly string[]
  readonly ask: (
    parameters: Record<string, string> | string,
    init?: RequestInit,
  ) => Promise<Answered>
  /** Megabytes of memory now, and at most since the start. */
  readonly memory: () => { readonly now: number; readonly peak: number }
  /** Milliseconds of processor time so far, of all its threads. */
  readonly cpu: () => number
  readonly close: () => Promise<void>
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Record<string, unknown>
}

export async function startHosted(env: NodeJS.ProcessEnv = {}): Promise<Hosted> {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: { ...TEST_NAMES, PORT: '0', LINKGLASS_LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const base = await new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      log.push(line)
      const address = /"address":"(http:[^"]+)"/.exec(line)?.[1]
      if (address) resolve(address)
    }
    createInterface({ input: child.stdout }).on('line', read)
    createInterface({ input: child.stderr }).on('line', read)
    child.once('exit', () => reject(new Error(`The service did not start:\n${log.join('\n')}`)))
  })
  const pid = child.pid ?? 0
  return {
    base,
    pid,
    child,
    log,
    ask: (parameters, init) => ask(`${base}/?${new URLSearchParams(parameters)}`, init),
    memory: () => memoryOf(pid),
    cpu: () => cpuOf(pid),
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      checkWarnings(log)
    },
  }
}

export async function ask(address: string, init?: RequestInit): Promise<Answered> {
  const response = await fetch(address, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {}
  return { status: response.status, headers: response.headers, text, body }
}

/** The kernel's own count (proc(5)): what the process really holds, workers included. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
