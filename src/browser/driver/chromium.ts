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

/** Starts Chromium with a new profile. If Chromium cannot start, `ended` resolves and `lastWords` has the reason. */
export async function startChromium(options: ChromiumOptions): Promise<Chromium> {
  const folder = await createTemporaryFolder('browser')
  const args = [...options.args, `--user-data-dir=${folder}`, '--remote-debugging-pipe']
  const child = spawn(options.executablePath, args, {
    env: { ...options.env, TMPDIR: folder },
    // Makes a process group, whose processes can be ended at once.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
  return watchChromium(child, folder)
}

/** Kills a browser's processes and removes its profile as soon as the browser or this process ends. */
function watchChromium(child: ChildProcess, folder: string) {
  const [, , stderr, commands, answers] = child.stdio
  let lastWords = ''
  stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk).slice(-MAX_LAST_WORDS)
  })

  function killProcesses(): void {
    if (child.pid !== undefined) killProcess(-child.pid)
  }

  function killAndRemoveProfile(): void {
    killProcesses()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async function removeProfile(): Promise<void> {
    // The browser's helper processes may still write to the profile.
    killProcesses()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
    // Not earlier, so that the profile is also removed if this process exits before.
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
    /** Streams: `commands` writes to the browser's file descriptor 3, `answers` reads from its file descriptor 4. */
    pipe: { commands: commands as Writable, answers: answers as Readable },
    /** Last line of the browser's error output, which usually says why the browser did not start. */
    get lastWords(): string {
      return lastWords.trim().split('\n').at(-1) ?? ''
    },
    kill: killProcesses,
  }
}

export type Chromium = ReturnType<typeof watchChromium>

function killAllBrowsers(): void {
  for (const killAndRemove of running) killAndRemove()
}
