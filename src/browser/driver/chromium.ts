import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { killProcess } from '../process/kill-process.js'
import { createTemporaryFolder } from '../process/temporary-folder.js'

export interface ChromiumOptions {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const MAX_LAST_WORDS = 2_000

const running = new Set<() => void>()

/** Starts Chromium. If that fails, `ended` resolves and `lastWords` has the reason. */
export async function startChromium(options: ChromiumOptions): Promise<Chromium> {
  const folder = await createTemporaryFolder('browser')
  const args = [...options.args, `--user-data-dir=${folder}`, '--remote-debugging-pipe']
  const child = spawn(options.executablePath, args, {
    env: { ...options.env, TMPDIR: folder },
    // Creates a process group, so that all its processes can be killed at once.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  return watchChromium(child, folder)
}

/** Removes the browser's profile when the browser or this process ends. */
function watchChromium(child: ChildProcess, folder: string) {
  const [, , stderr, commands, answers] = child.stdio
  let lastWords = ''
  stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk).slice(-MAX_LAST_WORDS)
  })

  function killProcessGroup(): void {
    if (child.pid !== undefined) killProcess(-child.pid)
  }

  function killAndRemoveProfile(): void {
    killProcessGroup()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async function removeProfile(): Promise<void> {
    // Kills helper processes, which may still write to the profile.
    killProcessGroup()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
    // Keeps the exit handler until now, so that an exit during `rm` also removes the profile.
    running.delete(killAndRemoveProfile)
    if (running.size === 0) process.removeListener('exit', killAllBrowsers)
  }

  if (running.size === 0) process.once('exit', killAllBrowsers)
  running.add(killAndRemoveProfile)
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      lastWords = error.message
      resolve()
    })
    child.once('close', () => resolve())
  }).then(removeProfile)
  return {
    folder,
    /** Resolves when the browser has ended and its profile is removed. */
    ended,
    pipe: { commands: commands as Writable, answers: answers as Readable },
    /** Last line of the browser's error output. */
    get lastWords(): string {
      return lastWords.trim().split('\n').at(-1) ?? ''
    },
    kill: killProcessGroup,
  }
}

export type Chromium = ReturnType<typeof watchChromium>

function killAllBrowsers(): void {
  for (const killAndRemove of running) killAndRemove()
}
