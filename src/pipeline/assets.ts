import { randomBytes } from 'node:crypto'
import type { Query } from '../core/query.js'
import type { Media, Result, Warning } from '../core/result.js'
import type { Screenshot } from '../core/visited.js'
import { prettyBytes, readPalette } from '../media/index.js'

/** A file that was made for an answer, and the path that the answer names it by. */
export interface AssetFile {
  /** Unguessable. */
  readonly id: string
  /** `/assets/ID.png`, or with the caller's name for it `/assets/ID/NAME.png`. */
  readonly path: string
  readonly bytes: Buffer
}

/** Where files of answers lie, below the address of the service. */
export const ASSETS = '/assets/'

/** The file that a screenshot becomes, and what the answer tells of it. */
export async function assetOf(
  screenshot: Screenshot,
  query: Query,
  warnings: Warning[],
): Promise<{ file: AssetFile; media: Media }> {
  const { bytes, type } = screenshot
  const id = randomBytes(18).toString('base64url')
  const name = query.filename === undefined ? '' : cleaned(query.filename)
  const path =
    name === '' ? `${ASSETS}${id}.${type}` : `${ASSETS}${id}/${encodeURIComponent(name)}.${type}`
  const media = describe(screenshot, path)
  const wantsPalette = query.palette || query.screenshot?.palette === true
  const colors = wantsPalette ? await paletteOf(bytes, warnings) : {}
  const animated = query.screenshot?.animated ? noRecording(warnings) : {}
  return { file: { id, path, bytes }, media: { ...media, ...colors, ...animated } }
}

function noRecording(warnings: Warning[]): Partial<Media> {
  const message = 'No `screenshot.animated`: recordings of pages are not made yet.'
  warnings.push({ code: 'EANIMATED', message })
  return { animated: null }
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

function describe({ bytes, type, width, height }: Screenshot, url: string): Media {
  const size = bytes.length
  return { url, type, size, size_pretty: prettyBytes(size), width, height }
}

async function paletteOf(bytes: Buffer, warnings: Warning[]): Promise<Partial<Media>> {
  try {
    return await readPalette(bytes)
  } catch (error) {
    warnings.push({ code: 'EPALETTE', message: error instanceof Error ? error.message : '' })
    return {}
  }
}

/** For callers without a service to fetch files from: each is its own address (RFC 2397). */
export function withInlineFiles(result: Result, assets: readonly AssetFile[]): Result {
  const { screenshot } = result.data
  const [asset] = assets
  if (!asset || typeof screenshot !== 'object' || screenshot === null) return result
  if (!('url' in screenshot) || screenshot.url !== asset.path) return result
  const type = asset.path.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const url = `data:${type};base64,${asset.bytes.toString('base64')}`
  return { ...result, data: { ...result.data, screenshot: { ...screenshot, url } } }
}
