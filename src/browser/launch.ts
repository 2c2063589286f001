import { access, constants } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { BrowserNotStarted } from '../core/visited.js'
import type { BrowserSource } from './discover.js'
import { type FlagOptions, flagsOf } from './flags.js'
import { unpackBrowser } from './unpack.js'

export interface LaunchOptions extends FlagOptions {
  readonly source: BrowserSource
  /** Told once what an operator should know: that the sandbox is off. */
  readonly onNotice: (message: string) => void
}

/** Milliseconds to start. */
const START_TIMEOUT = 20_000

/** Starts the browser, or connects to the one that runs elsewhere. */
export async function launch(options: LaunchOptions): Promise<Browser> {
  const { source } = options
  try {
    if (source.kind === 'remote') {
      const { chromium } = await import('playwright-core')
      return await chromium.connectOverCDP(source.url, { timeout: START_TIMEOUT })
    }
    return await start(await executableOf(source), options)
  } catch (cause) {
    throw new BrowserNotStarted(reasonOf(cause), cause)
  }
}

/** The last that the browser wrote before it ended, which the driver tells among lines of its own. */
function reasonOf(cause: unknown): string {
  const told = cause instanceof Error ? cause.message : String(cause)
  const [first = ''] = told.split('\n', 1)
  return [...told.matchAll(/\[err\] (.+)/g)].at(-1)?.[1] ?? first
}

/** With Chromium's own sandbox wherever the system allows it: not as root, not in most containers. */
async function start(executablePath: string, options: LaunchOptions): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const common = {
    executablePath,
    args: flagsOf(options),
    env: environment(),
    timeout: START_TIMEOUT,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  }
  const isRoot = process.getuid?.() === 0
  if (!isRoot) {
    const sandboxed = await chromium.launch({ ...common, chromiumSandbox: true }).catch(() => null)
    if (sandboxed) return sandboxed
  }
  const browser = await chromium.launch({ ...common, chromiumSandbox: false })
  const why = isRoot ? 'it does not run as root' : 'the system does not allow it'
  options.onNotice(`the browser runs without its own sandbox: ${why}`)
  return browser
}

/** Where the program of a browser of this machine is. */
export async function executableOf(
  source: Exclude<BrowserSource, { kind: 'remote' }>,
): Promise<string> {
  if (source.kind !== 'path') return unpackBrowser()
  // For a program that is gone the driver would make two folders, and leave them behind.
  await access(source.path, constants.X_OK)
  return source.path
}

/** What a browser needs of the environment, and none of the service's secrets. */
export function environment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH']
  return Object.fromEntries(
    names.map((name) => [name, process.env[name] ?? '']).filter(([, value]) => value !== ''),
  )
}
