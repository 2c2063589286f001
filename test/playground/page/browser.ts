import { type Browser, chromium as playwright } from 'playwright-core'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'

/**
 * The browser that comes with the development packages, or else (it is made for Linux on x64) the
 * one that `CHROME_PATH` names, or the Chrome that is installed.
 * @param more flags of Chromium beside the usual ones
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', ...more]
  const own = process.env.CHROME_PATH ?? (await packaged())
  return own === undefined
    ? playwright.launch({ channel: 'chrome', args })
    : playwright.launch({ executablePath: own, args })
}

async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  return unpackBrowser()
}
