import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { cpuOf } from '../../test/support/cpu.js'
import { freePort } from '../../test/support/ports.js'

/** A server in its own process, with costs read from outside. */
export interface Served {
  readonly base: string
  readonly child: ChildProcess
  /** Milliseconds of CPU time so far, with all workers. */
  readonly cpu: () => number
  /** Processes that it started: its workers. */
  readonly workers: () => readonly number[]
  /** Number of these processes, without one that only starts the others. */
  readonly processes: () => number
  /** Bytes of memory in use (resident). */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/** Settings that allow all requests on this machine. */
export const NETWORK = {
  LINKGLASS_HOSTS: 'pages.example.com=127.0.0.1',
  LINKGLASS_ALLOW: 'pages.example.com=127.0.0.0/8',
  LINKGLASS_PLANS: '{"free":{"limit":100000000,"window":"1d"}}',
  // What it is compared with writes no log.
  LINKGLASS_LOG_LEVEL: 'warn',
}

/** Without a browser, similar pages are not taken for shells. */
const NO_BROWSER = { LINKGLASS_BROWSER: 'none' }

/** `linkglass serve`, as it is installed. */
export function startOurs(
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<Served> {
  return serve([...nodeFlags(), PROGRAM], { ...NO_BROWSER, ...env }, flags)
}

/** The same of another build, in the folder of its repository. */
export function startBuild(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Served> {
  // Older builds refuse the unknown setting.
  const hasBrowser = existsSync(join(folder, 'dist/browser'))
  return serve([join(folder, 'dist/cli/main.js')], { ...(hasBrowser && NO_BROWSER), ...env })
}

async function serve(
  program: readonly string[],
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Promise<Served> {
  const port = await freePort()
  const all = { ...NETWORK, PORT: String(port), ...env }
  const base = `http://127.0.0.1:${port}`
  return served([...program, 'serve', ...flags], all, () => answering(base))
}

async function answering(base: string): Promise<string> {
  for (;;) {
    const ready = await fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return base
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** `PROFILE=folder npm run bench …` writes CPU profiles. */
function nodeFlags(): string[] {
  const folder = process.env.PROFILE
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

/** A script of `bench/servers`, which prints a line with its `address`. */
export function startServer(name: string, env: NodeJS.ProcessEnv = {}): Promise<Served> {
  const script = fileURLToPath(new URL(`../servers/${name}`, import.meta.url))
  return served(['--import', 'tsx', script], { ...NETWORK, ...env }, announced)
}

async function announced(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = JSON.parse(line)
    if (address) return address
  }
  throw new Error('the server ended before it said its address')
}

async function served(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: (child: ChildProcess) => Promise<string>,
): Promise<Served> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  process.setMaxListeners(0).once('exit', () => child.kill('SIGKILL'))
  const base = await ready(child)
  child.stdout.resume()
  const pid = child.pid ?? 0
  return {
    base,
    child,
    cpu: () => family(pid).reduce((sum, one) => sum + cpuOf(one), 0),
    workers: () => family(pid).slice(1),
    processes: () => Math.max(1, family(pid).length - 1),
    memory: () => family(pid).reduce((sum, one) => sum + memoryOf(one), 0),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024
}

/** The process and those that it started. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}
