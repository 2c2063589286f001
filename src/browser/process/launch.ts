import { access, constants } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import type { SandboxSetting } from '../../contracts/browser-setting.js'
import { BrowserNotStarted } from '../../contracts/visit-result.js'
import { longestMessages, Meter, MeteredPipe, startChromium, visitBounds } from '../driver/index.js'
import type { BrowserSource } from './discover.js'
import { createFlags, DRIVER_FLAGS, type FlagOptions } from './flags.js'
import { startInOwnSandbox } from './own-sandbox.js'
import { checkRemote } from './remote.js'
import { unpackBrowser } from './unpack.js'

/** The driver takes half a second to load. */
export function loadDriver(): Promise<typeof import('playwright-core')> {
  return import('playwright-core')
}

export interface LaunchOptions extends FlagOptions {
  readonly source: BrowserSource
  /** Bytes of the largest file that is taken from it. */
  readonly maxAsset: number
  readonly sandbox: SandboxSetting
  /** Told what an operator should know: that the sandbox is off. */
  readonly onNotice: (message: string) => void
}

/** A browser, and what its driver has no word for. */
export interface Launched {
  readonly browser: Browser
  /** Counts what comes from it; `undefined` for one that runs elsewhere. */
  readonly meter: Meter | undefined
  /** Ends all its processes at once, or the connection to them. */
  readonly kill: () => void
}

/** Milliseconds to start. */
const START_TIMEOUT = 20_000

/** Starts the browser, or connects to the one that runs elsewhere. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const { source } = options
  try {
    if (source.kind !== 'remote') {
      const path = await findExecutable(source)
      const start = (args: readonly string[]) => drive(path, args, options)
      return await startInOwnSandbox(options.sandbox, start, options.onNotice)
    }
    return await connect(source.url)
  } catch (cause) {
    throw new BrowserNotStarted(firstLine(cause), cause)
  }
}

/** Ending it ends the connection only. */
async function connect(url: string): Promise<Launched> {
  const { chromium } = await loadDriver()
  const browser = await chromium.connectOverCDP(url, { timeout: START_TIMEOUT })
  const kill = () => void browser.close().catch(() => undefined)
  try {
    await checkRemote(browser)
  } catch (error) {
    kill()
    throw error
  }
  return { browser, meter: undefined, kill }
}

function firstLine(cause: unknown): string {
  const [first = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)
  return first
}

async function drive(
  executablePath: string,
  more: readonly string[],
  options: LaunchOptions,
): Promise<Launched> {
  const args = [...DRIVER_FLAGS, ...createFlags(options), ...more]
  const process = await startChromium({ executablePath, args, env: createEnvironment() })
  const meter = new Meter(visitBounds(options.maxAsset))
  const kill = () => process.kill()
  const pipe = new MeteredPipe({
    ...process.pipe,
    longest: longestMessages(options.maxAsset),
    meter,
    onClose: kill,
  })
  try {
    const { chromium } = await loadDriver()
    const settings = { timeout: START_TIMEOUT, noDefaults: true, artifactsDir: process.folder }
    return { browser: await chromium.connectOverCDP(pipe, settings), meter, kill }
  } catch (cause) {
    kill()
    await process.ended
    throw new Error(process.lastWords || firstLine(cause), { cause })
  }
}

/** Where the program of a browser of this machine is. */
export async function findExecutable(
  source: Exclude<BrowserSource, { kind: 'remote' }>,
): Promise<string> {
  if (source.kind !== 'path') return unpackBrowser()
  await access(source.path, constants.X_OK)
  return source.path
}

/** What a browser needs of the environment, and none of the service's secrets. */
export function createEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH']
  return Object.fromEntries(
    names.map((name) => [name, process.env[name] ?? '']).filter(([, value]) => value !== ''),
  )
}
