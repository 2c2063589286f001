import { rm } from 'node:fs/promises'
import type { VisitWays } from '../../contracts/visit-ways.js'
import { createBusyError } from '../../lib/async/busy-error.js'
import { FairQueue } from '../../lib/async/fair-queue.js'
import { parseHostAndPort } from '../../network/proxy/index.js'
import type { MeasurePage } from '../../params/index.js'
import { createBrowserFlags } from '../process/flags.js'
import { createBrowserEnvironment, findExecutable, type LaunchOptions } from '../process/launch.js'
import { createTemporaryFolder } from '../process/temporary-folder.js'
import { openBrowserProxy } from '../visit/browser-proxy.js'
import { createVisitNetwork, type NetworkLimits } from '../visit/visit-network.js'
import { killBrowsersWithProfileIn } from './process-group.js'
import { measureInChildProcess } from './run-child.js'

export interface LighthouseStageOptions
  extends NetworkLimits,
    Omit<LaunchOptions, 'maxAsset' | 'onNotice'>,
    Pick<VisitWays, 'dial' | 'check'> {
  readonly maxMemory: number
  readonly maxReport: number
  readonly queue: number
}

/** Creates a function that measures one page at a time, since measurements disturb each other. */
export function createPageMeasurer(options: LighthouseStageOptions): MeasurePage {
  const refusal = () => createBusyError(QUEUE_IS_FULL, RETRY_AFTER)
  const line = new FairQueue({ places: 1, queue: options.queue, refusal })
  return async (request, call) => {
    await options.check(request.url, call.signal)
    const until = performance.now() + request.timeout
    const giveBack = await line.acquire(call)
    try {
      return await measureInNewBrowser(options, request, until - performance.now(), call.signal)
    } finally {
      giveBack()
    }
  }
}

async function measureInNewBrowser(
  options: LighthouseStageOptions,
  { url, options: wanted, proxy }: Parameters<MeasurePage>[0],
  timeout: number,
  signal: AbortSignal,
): Promise<string> {
  const { source, userAgent, maxMemory, maxReport } = options
  if (source.kind === 'remote') throw new Error('a browser elsewhere cannot be measured with')
  const network = createVisitNetwork(options.dial, options, proxy)
  const browserProxy = await openBrowserProxy(parseHostAndPort(options.egress).host)
  const endUse = browserProxy.allowVisit(network)
  // The browser's files go here, to be removed even if it is killed.
  const folder = await createTemporaryFolder('lighthouse')
  try {
    const { username, password } = network
    const job = {
      url: url.href,
      options: wanted,
      maxReport,
      username,
      password,
      executablePath: await findExecutable(source),
      args: createBrowserFlags({ egress: browserProxy.address, userAgent }),
      sandbox: options.sandbox,
      env: { ...createBrowserEnvironment(), TMPDIR: folder },
    }
    return await measureInChildProcess(job, timeout, maxMemory, signal)
  } catch (error) {
    // Prefers the proxy's error, since the proxy knows why there was no connection.
    throw (signal.aborted ? undefined : network.findFailure(url)) ?? error
  } finally {
    endUse()
    browserProxy.close()
    await killBrowsersWithProfileIn(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined)
  }
}

/** Value of `retry-after`: the seconds that a report usually takes. */
const RETRY_AFTER = 20

const QUEUE_IS_FULL =
  'The service makes one report of Lighthouse at a time, and enough wait already.'
