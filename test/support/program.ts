import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { TEST_NETWORK } from './service.js'

export const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/** The built program, with the names of tests and nothing else in its environment. */
export function startProgram(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...TEST_NETWORK, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Runs it to its end. */
export async function runProgram(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = startProgram(args, env)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number | null, stdout, stderr }
}
