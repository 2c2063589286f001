import { createRequire } from 'node:module'
import type { Config, Flags } from 'lighthouse'
import { launchInSandboxIfAllowed } from '../process/own-sandbox.js'
import type { MeasureJob, MeasureMessage } from './run-child.js'

interface DrivenBrowser {
  process(): { readonly pid?: number } | null
  newPage(): Promise<{
    authenticate(credentials: { username: string; password: string }): Promise<void>
    goto(url: string): Promise<unknown>
    close(): Promise<void>
  }>
}

/** URL of a host that never exists (RFC 6761, section 6.4). */
const NOWHERE = 'http://linkglass.invalid/'

process.once('disconnect', () => process.exit())
process.once('message', async (job: MeasureJob) => {
  const message = await measurePage(job).catch(
    (error: unknown): MeasureMessage => ({ kind: 'failed', message: String(error) }),
  )
  process.send?.(message, () => process.exit())
})

async function measurePage(job: MeasureJob): Promise<MeasureMessage> {
  const { default: lighthouse } = await import('lighthouse')
  const browser = await launchBrowserForLighthouse(job)
  const { pid } = browser.process() ?? {}
  if (pid !== undefined) process.send?.({ kind: 'browser', id: pid } satisfies MeasureMessage)
  await setProxyCredentials(browser, job)
  const page = (await browser.newPage()) as Parameters<typeof lighthouse>[3]
  const { output, preset, settings } = job.options
  const flags = { output, logLevel: 'silent' } satisfies Flags
  const path = `lighthouse/core/config/${preset}-config.js`
  const { default: base }: { default: Config } = await import(path)
  const config = { ...base, settings: { ...base.settings, ...settings } }
  const result = await lighthouse(job.url, flags, config, page)
  const error = result?.lhr.runtimeError
  if (!result || error) return { kind: 'failed', message: error?.message ?? 'no report' }
  const report = [result.report].flat().join('\n')
  if (report.length <= job.maxReport) return { kind: 'report', report }
  return { kind: 'failed', message: `the report has more than ${job.maxReport} characters` }
}

async function launchBrowserForLighthouse(job: MeasureJob): Promise<DrivenBrowser> {
  const { executablePath, args, env, sandbox } = job
  const require = createRequire(createRequire(import.meta.url).resolve('lighthouse'))
  const driver: { launch(options: object): Promise<DrivenBrowser> } = require('puppeteer-core')
  // Uses a pipe, since other programs could connect to a port.
  const options = { executablePath, env, pipe: true, headless: 'shell' }
  const start = (more: readonly string[]) => driver.launch({ ...options, args: [...args, ...more] })
  // Gives no notice about the sandbox, since the browser for visits gives the same one.
  const launch = () => launchInSandboxIfAllowed(sandbox, start, () => undefined)
  // Starts a second time after a failure, which may happen on a busy machine.
  return launch().catch(launch)
}

async function setProxyCredentials(browser: DrivenBrowser, { username, password }: MeasureJob) {
  const page = await browser.newPage()
  await page.authenticate({ username, password })
  await page.goto(NOWHERE).catch(() => undefined)
  await page.close()
}
