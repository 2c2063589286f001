import { access, constants } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import type { SandboxSetting } from '../../contracts/browser-setting.js'
import { BrowserNotStarted } from '../../contracts/visit-result.js'
import { getFirstErrorLine } from '../../lib/text/first-line.js'
import { startChromium } from '../driver/chromium.js'
import {
  createByteMeter,
  createMessageByteLimits,
  createVisitByteLimits,
  type Meter,
} from '../driver/meter.js'
import { MeteredPipe } from '../driver/metered-pipe.js'
import { VisitClock } from '../visit/visit-clock.js'
import type { BrowserSource } from './discover.js'
import { DRIVER_FLAGS } from './driver-flags.data.js'
import { createBrowserFlags, type FlagOptions } from './flags.js'
import { launchInSandboxIfAllowed } from './own-sandbox.js'
import { unpackBrowser } from './unpack.js'

/** Loads the driver, which takes half a second at the first call. */
export function loadDriver(): Promise<typeof import('playwright-core')> {
  return import('playwright-core')
}

export interface LaunchOptions extends FlagOptions {
  readonly source: BrowserSource
  /** Maximum number of bytes of a screenshot or PDF. */
  readonly maxAsset: number
  readonly sandbox: SandboxSetting
  readonly onNotice: (message: string) => void
}

export interface Launched {
  readonly browser: Browser
  /** Counts what a local browser sends. `undefined` for a remote browser. */
  readonly meter: Meter | undefined
  /** Kills the local browser or closes the remote connection. */
  readonly kill: () => void
}

const START_TIMEOUT = 20_000

export async function launchBrowser(options: LaunchOptions): Promise<Launched> {
  const { source } = options
  try {
    if (source.kind !== 'remote') {
      const path = await findExecutable(source)
      const start = (args: readonly string[]) => startBrowserAndConnect(path, args, options)
      return await launchInSandboxIfAllowed(options.sandbox, start, options.onNotice)
    }
    return await connectToRemoteBrowser(source.url)
  } catch (cause) {
    throw new BrowserNotStarted(getFirstErrorLine(cause), cause)
  }
}

async function connectToRemoteBrowser(url: string): Promise<Launched> {
  const { chromium } = await loadDriver()
  const browser = await chromium.connectOverCDP(url, { timeout: START_TIMEOUT })
  const kill = () => void browser.close().catch(() => undefined)
  await requireWebRtcFlag(browser).catch((error) => {
    kill()
    throw error
  })
  return { browser, meter: undefined, kill }
}

async function startBrowserAndConnect(
  path: string,
  more: readonly string[],
  options: LaunchOptions,
) {
  const args = [...DRIVER_FLAGS, ...createBrowserFlags(options), ...more]
  const started = await startChromium({
    executablePath: path,
    args,
    env: createBrowserEnvironment(),
  })
  const meter = createByteMeter(createVisitByteLimits(options.maxAsset))
  const { kill } = started
  const pipe = new MeteredPipe({
    ...started.pipe,
    longest: createMessageByteLimits(options.maxAsset),
    meter,
    onClose: kill,
  })
  try {
    const { chromium } = await loadDriver()
    const settings = { timeout: START_TIMEOUT, noDefaults: true, artifactsDir: started.folder }
    return { browser: await chromium.connectOverCDP(pipe, settings), meter, kill }
  } catch (cause) {
    kill()
    await started.ended
    throw new Error(started.lastWords || getFirstErrorLine(cause), { cause })
  }
}

export async function findExecutable(source: Exclude<BrowserSource, { kind: 'remote' }>) {
  if (source.kind !== 'path') return unpackBrowser()
  await access(source.path, constants.X_OK)
  return source.path
}

/** Creates the environment of a browser, without the service's secrets. */
export function createBrowserEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH']
  return Object.fromEntries(
    names.map((name) => [name, process.env[name] ?? '']).filter(([, value]) => value !== ''),
  )
}

/** Keeps WebRTC from bypassing the proxy. No option of a browser context does the same. */
const REMOTE_FLAG = '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'

/** Maximum milliseconds to wait for a page to find its own IP addresses. */
const CHECK_TIMEOUT = 5_000

/** True if WebRTC reveals IP addresses (RFC 8828, section 5.2). */
const FINDS_ADDRESSES = `async () => {
  if (typeof RTCPeerConnection === 'undefined') return false
  const peer = new RTCPeerConnection()
  peer.createDataChannel('x')
  await peer.setLocalDescription()
  while (peer.iceGatheringState !== 'complete') {
    await new Promise((resolve) => peer.addEventListener('icegatheringstatechange', resolve))
  }
  return peer.localDescription.sdp.includes('a=candidate:')
}`

async function requireWebRtcFlag(browser: Browser): Promise<void> {
  const time = new VisitClock(CHECK_TIMEOUT, new AbortController().signal)
  const context = await time.waitFor(browser.newContext())
  try {
    const page = await time.waitFor(context.newPage())
    const isOpen = await time.waitFor(page.evaluate<boolean>(`(${FINDS_ADDRESSES})()`))
    if (isOpen)
      throw new Error(`the browser of LINKGLASS_BROWSER has to be started with ${REMOTE_FLAG}`)
  } finally {
    await context.close().catch(() => undefined)
  }
}
