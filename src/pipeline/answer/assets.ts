import { randomUUID } from 'node:crypto'
import type { CallContext } from '../../contracts/call-context.js'
import { LinkglassError } from '../../contracts/errors.js'
import {
  type FileEnding,
  findOwnMediaType,
  finishFile,
  OWN_FILES,
  type OwnFile,
  type UnfinishedFile,
} from '../../contracts/own-files.js'
import type { Media, Result, Warning } from '../../contracts/result.js'
import type { VisitResult } from '../../contracts/visit-result.js'
import { isRecord } from '../../lib/data/json.js'
import { formatBytes, type MediaStage } from '../../media/index.js'
import type { Query } from '../../params/index.js'

export interface AssetFile {
  /** Random id that cannot be guessed. */
  readonly id: string
  /** Path such as `/assets/ID.png` or `/assets/ID/NAME.png`. */
  readonly path: string
  readonly bytes: Uint8Array | UnfinishedFile
}

export const ASSETS = '/assets/'

export type OwnFiles = { readonly [F in OwnFile]?: Media }

export async function createVisitAssets(
  { screenshot, pdf }: Partial<Pick<VisitResult, 'screenshot' | 'pdf'>>,
  query: Query,
  stage: MediaStage,
  call: CallContext,
  warnings: Warning[],
): Promise<{ media: OwnFiles; assets: AssetFile[] }> {
  const picture = screenshot && createAsset(screenshot, query)
  const print = pdf && createAsset(pdf, query)
  const wantsPalette = query.palette || query.screenshot?.palette === true
  const warnOfMissingColors = (error: unknown) => {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message } = error
    warnings.push({ code: code === 'EBUSY' ? code : 'EPALETTE', message })
  }
  const palette = screenshot && wantsPalette && stage.readPalette(screenshot.bytes, call)
  const colors = palette && (await palette.catch(warnOfMissingColors))
  const isAnimated = screenshot && query.screenshot?.animated
  if (isAnimated) warnings.push(NO_RECORDING)
  return {
    media: {
      ...(picture && {
        screenshot: {
          ...describeAsset(screenshot, picture.path),
          width: screenshot.width,
          height: screenshot.height,
          ...colors,
          ...(isAnimated && { animated: null }),
        },
      }),
      ...(print && { pdf: describeAsset(pdf, print.path) }),
    },
    assets: [picture, print].flatMap((asset) => asset ?? []),
  }
}

export function createAsset(
  { bytes, type }: Pick<AssetFile, 'bytes'> & { readonly type: FileEnding },
  { filename = '' }: Pick<Query, 'filename'>,
): AssetFile {
  // UUIDs are fast, because Node.js draws random bytes for many at once.
  const digits = (randomUUID() + randomUUID()).replaceAll('-', '')
  const id = Buffer.from(digits, 'hex').toString('base64url', 0, 18)
  const name = cleanFilename(filename)
  const path =
    name === '' ? `${ASSETS}${id}.${type}` : `${ASSETS}${id}/${encodeURIComponent(name)}.${type}`
  return { id, path, bytes }
}

const NO_RECORDING: Warning = {
  code: 'EANIMATED',
  message: 'No `screenshot.animated`: recordings of pages are not made yet.',
}

/** Removes directories and unsafe characters (RFC 6266, section 4.3). */
function cleanFilename(filename: string): string {
  const [last = ''] = filename.split(/[/\\]/).slice(-1)
  return last
    .replace(/[\p{Cc}\p{Cf}"%;]/gu, '')
    .replace(/^\.+/, '')
    .trim()
    .slice(0, LONGEST_NAME)
}

const LONGEST_NAME = 100

export function describeAsset(
  { bytes, type }: Pick<AssetFile, 'bytes'> & { readonly type: string },
  url: string,
): Media {
  const size = bytes.length
  return { url, type, size, size_pretty: formatBytes(size) }
}

/** Replaces file URLs by `data:` URLs (RFC 2397). */
export async function inlineFilesAsDataUrls(result: Result, assets: readonly AssetFile[]) {
  const urls = new Map<unknown, string>()
  for (const { path, bytes } of assets)
    urls.set(path, `data:${findOwnMediaType(path)};base64,${toBase64(await finishFile(bytes))}`)
  const data = { ...result.data }
  for (const name of OWN_FILES) {
    const file = data[name]
    const url = isRecord(file) ? urls.get(file.url) : undefined
    if (isRecord(file) && url !== undefined) data[name] = { ...file, url }
  }
  return { ...result, data }
}

/** Works in pieces, which is twenty times as fast as one call. */
function toBase64(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += bytes.toString('base64', at, at + PIECE)
  return text
}

/** Number of bytes per piece. A multiple of three gives base64 without padding. */
const PIECE = 24_576
