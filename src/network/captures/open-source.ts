import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openCaptureFolder } from './capture-folder.js'
import { type FileLimits, readCapture } from './read-capture.js'
import { createSource, type ReplaySource } from './replay.js'

/**
 * Opens a capture, or a folder of captures, to answer a page from it.
 * @param page key of the page's address
 */
export async function openSource(
  given: string | URL | Uint8Array,
  page: string,
  limits: FileLimits,
): Promise<ReplaySource> {
  if (given instanceof Uint8Array) return createSource(await readCapture(given, limits), page)
  const path = given instanceof URL ? fileURLToPath(given) : given
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (isFolder) return (await openCaptureFolder(path, limits)).sourceFor(page)
  return createSource(await readCapture(path, limits), page)
}
