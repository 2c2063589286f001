import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startProgram } from './program.js'

export interface LogLine {
  readonly pid: number
  readonly address?: string
  readonly how?: string
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: { readonly code?: string; readonly data?: Record<string, unknown> }
}

/** `linkglass serve` as a process of its own. */
export interface Node {
  readonly base: string
  readonly child: ChildProcess
  /** `GET /?…` with these parameters. */
  readonly ask: (parameters: Record<string, string>) => Promise<Reply>
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** @param program another build of it */
export async function startNode(
  env: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
  hear: (line: LogLine) => void = () => {},
  program?: string,
): Promise<Node> {
  const all = { PORT: '0', LINKGLASS_LOG_LEVEL: 'info', ...env }
  const child = startProgram(['serve', ...args], all, program)
  const exited = once(child, 'exit')
  const base = await addressOf(child, hear)
  return {
    base,
    child,
    ask: (parameters) => ask(base, parameters),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

export async function ask(base: string, parameters: Record<string, string>): Promise<Reply> {
  const response = await fetch(`${base}/?${new URLSearchParams(parameters)}`)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Reply['body'],
  }
}

/** Read from its log. */
async function addressOf(
  child: ReturnType<typeof startProgram>,
  hear: (line: LogLine) => void,
): Promise<string> {
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said: LogLine = JSON.parse(line)
      hear(said)
      if (said.address) resolve(said.address)
    })
    child.once('exit', () => reject(new Error(`the service ended before it answered: ${said}`)))
  })
}
