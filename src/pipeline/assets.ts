import { randomBytes } from 'node:crypto'
import type { Media, Warning } from '../core/result.js'
import type { ScreenshotOptions } from '../core/visit.js'
import type { Screenshot } from '../core/visited.js'
import { prettyBytes, readPalette } from '../media/index.js'

/** A file that was made for an answer, and the path that the answer names it by. */
export interface Asset {
  /** Unguessable. */
  readonly id: string
  /** `/assets/ID.png`, or with the caller's name for it `/assets/ID/NAME.png`. */
  readonly path: string
  readonly bytes: Buffer
}

/** Where files of answers lie, below the address of the service. */
export const ASSETS = '/assets/'

export function assetOf({ bytes, type }: Screenshot, filename: string | undefined): Asset {
  const id = randomBytes(18).toString('base64url')
  const name = filename === undefined ? '' : cleaned(filename)
  const path =
    name === '' ? `${ASSETS}${id}.${type}` : `${ASSETS}${id}/${encodeURIComponent(name)}.${type}`
  return { id, path, bytes }
}

/** No path, no control characters, no quotes: RFC 6266, section 4.3. */
function cleaned(filename: string): string {
  const [last = ''] = filename.split(/[/\\]/).slice(-1)
  return last
    .replace(/[\p{Cc}\p{Cf}"%;]/gu, '')
    .replace(/^\.+/, '')
    .trim()
    .slice(0, LONGEST_NAME)
}

const LONGEST_NAME = 100

/** The image as the answer tells of it. */
export async function describeScreenshot(
  { bytes, type, width, height }: Screenshot,
  { path }: Asset,
  { palette }: Pick<ScreenshotOptions, 'palette'>,
  warnings: Warning[],
): Promise<Media> {
  const size = bytes.length
  const media = { url: path, type, size, size_pretty: prettyBytes(size), width, height }
  if (!palette) return media
  try {
    return { ...media, ...(await readPalette(bytes)) }
  } catch (error) {
    warnings.push({ code: 'EPALETTE', message: error instanceof Error ? error.message : '' })
    return media
  }
}
