import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { TEST_NETWORK } from './service.js'
import { checkWarnings } from './stderr-warnings.js'

export const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/** Starts the built program with only test settings in its environment. */
export function startProgram(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  program = PROGRAM,
) {
  return spawn(process.execPath, [program, ...args], {
    env: { ...TEST_NETWORK, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** Runs the program to its end. */
export async function runProgram(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = startProgram(args, env)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  checkWarnings(stderr.split('\n'))
  return { code: code as number | null, stdout, stderr }
}

/** @param line shell command in which `"$@"` is the program with `args` */
export function runByShell(line: string, args: readonly string[]) {
  const all = ['-c', line, 'sh', process.execPath, PROGRAM, ...args]
  return promisify(execFile)('sh', all, { env: { PATH: process.env.PATH, ...TEST_NETWORK } }).catch(
    (error) => error,
  )
}
