import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { endProcess } from '../process/end-process.js'
import { createTemporaryFolder } from '../process/temporary-folder.js'

export interface ChromiumOptions {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Characters kept from the end of its output. */
const MAX_LAST_WORDS = 2_000

const running = new Set<Chromium>()

/** Starts a Chromium with a profile of its own. @throws Error when the system cannot start it */
export async function startChromium(options: ChromiumOptions): Promise<Chromium> {
  const folder = await createTemporaryFolder('browser')
  const child = spawn(
    options.executablePath,
    [...options.args, `--user-data-dir=${folder}`, '--remote-debugging-pipe'],
    {
      // Its other files go with the profile, too.
      env: { ...options.env, TMPDIR: folder },
      // A group of processes can be ended at once.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    },
  )
  return new Chromium(child, folder)
}

/** All processes of one browser, and its profile; both end with this process. */
export class Chromium {
  /** Folder for the profile and for files of the driver. */
  readonly folder: string
  /** Resolves when the browser has ended and its profile is removed. */
  readonly ended: Promise<void>
  readonly #child: ChildProcess
  #lastWords = ''

  constructor(child: ChildProcess, folder: string) {
    this.#child = child
    this.folder = folder
    if (running.size === 0) process.once('exit', endAll)
    running.add(this)
    const [, , stderr] = child.stdio
    stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk).slice(-MAX_LAST_WORDS)
    })
    this.ended = new Promise<void>((resolve) => {
      child.once('error', (error) => {
        this.#lastWords = error.message
        resolve()
      })
      child.once('close', () => resolve())
    }).then(() => this.#remove())
  }

  /** Streams of commands (file 3) and answers (file 4). */
  get pipe(): { readonly commands: Writable; readonly answers: Readable } {
    const [, , , commands, answers] = this.#child.stdio
    return { commands: commands as Writable, answers: answers as Readable }
  }

  /** Returns the last line of its output, usually why it did not start. */
  get lastWords(): string {
    return this.#lastWords.trim().split('\n').at(-1) ?? ''
  }

  /** Ends all its processes. */
  kill(): void {
    const { pid } = this.#child
    if (pid !== undefined) endProcess(-pid)
  }

  /** Kills the browser and removes its profile at once, while this process exits. */
  killAndRemove(): void {
    this.kill()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async #remove(): Promise<void> {
    // Its helpers may still be writing.
    this.kill()
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
    // Until then the process's end would remove it.
    running.delete(this)
    if (running.size === 0) process.removeListener('exit', endAll)
  }
}

function endAll(): void {
  for (const chromium of running) chromium.killAndRemove()
}
