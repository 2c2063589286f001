import { LinkglassError } from '../contracts/errors.js'
import type { Fetch, Fetched } from '../contracts/http.js'
import { createDeadline } from '../lib/async/deadline.js'
import { type FileType, type MediaKind, toMediaKind } from '../lib/data/file-signatures.js'
import { findDeclaredType, sniffType } from './file-type.js'
import { measureFile } from './measure-file.js'
import type { Measures } from './measures.js'
import { Prefix } from './prefix.js'
import { isExecutableSvg } from './svg.js'

export interface MediaLimits {
  /** Maximum number of bytes to read for dimensions and duration. */
  readonly maxProbeBytes: number
  /** Maximum number of bytes to read for size and colors. */
  readonly maxSizeBytes: number
  readonly maxCandidates: number
  readonly timeout: number
}

export const MEDIA_BOUNDS = {
  maxProbeBytes: 256 * 2 ** 10,
  maxSizeBytes: 10_000_000,
  maxCandidates: 8,
} as const satisfies Partial<MediaLimits>

export interface Inspection extends Omit<Measures, 'done'> {
  readonly type: FileType
  readonly kind: MediaKind
  readonly size: number | undefined
  /** True for an SVG with scripts or outside references, or that was not read whole. */
  readonly executable: boolean
  /** The file's first bytes, or all bytes up to `maxSizeBytes` if `whole` was given. */
  readonly bytes: Uint8Array
}

/** Tells why a file cannot be used: `it answered 404`. */
export interface Refusal {
  readonly reason: string
}

export type InspectFile = ReturnType<typeof createFileInspector>

/** Maximum bytes to read to find the type. An SVG may begin with long comments. */
const MAX_TYPE_BYTES = 16_384

/** Value of `accept`. It omits new image formats, which some clients cannot show. */
const ACCEPT = 'image/*,video/*,audio/*,*/*;q=0.5'

/** Creates a function that inspects a URL's file. It returns failures as `Refusal`, and throws only at an abort. */
export function createFileInspector(fetch: Fetch, limits: MediaLimits) {
  return async (
    url: URL,
    outer: AbortSignal,
    { whole = false } = {},
  ): Promise<Inspection | Refusal> => {
    outer.throwIfAborted()
    const { signal, clear } = createDeadline(limits.timeout, outer)
    const tooSlow = { reason: `it took longer than ${limits.timeout / 1_000} s` }
    try {
      const headers = { accept: ACCEPT }
      const fetched = await fetch(url, { signal, headers, maxBytes: limits.maxSizeBytes })
      const seen = await inspectBody(fetched, limits, whole).finally(fetched.cancel)
      outer.throwIfAborted()
      return 'reason' in seen && signal.aborted ? tooSlow : seen
    } catch (error) {
      outer.throwIfAborted()
      if (signal.aborted) return tooSlow
      // The messages of other errors may tell internal details.
      const isOwn = error instanceof LinkglassError
      return { reason: isOwn ? error.message.replace(/\.$/, '') : 'it could not be reached' }
    } finally {
      clear()
    }
  }
}

async function inspectBody(fetched: Fetched, limits: MediaLimits, whole: boolean) {
  if (fetched.statusCode >= 400) return { reason: `it answered ${fetched.statusCode}` }
  const prefix = new Prefix(fetched.body)
  const type = await readFileType(prefix, fetched.headers['content-type'] ?? '')
  if (!type) return { reason: prefix.length === 0 ? 'it is empty' : 'it is not a media file' }
  const declared = readDeclaredSize(fetched.headers)
  await readPrefixUntilMeasurable(prefix, type, declared, limits.maxProbeBytes)
  if (whole) await prefix.readAtLeast(limits.maxSizeBytes)
  if (declared === undefined) await prefix.countRemainingBytes(limits.maxSizeBytes)
  const size = prefix.complete && !fetched.cutBy() ? prefix.length : declared
  // Limits the header also if the whole file was read, since parsing a long one blocks the event loop.
  const head = prefix.bytes.subarray(0, limits.maxProbeBytes)
  const { done: _, ...measures } = measureFile(type, head, size)
  const unseen = prefix.bytes.length !== size || prefix.bytes.length > limits.maxProbeBytes
  const executable = type === 'svg' && (unseen || isExecutableSvg(prefix.bytes))
  return { type, kind: toMediaKind(type), size, ...measures, executable, bytes: prefix.bytes }
}

async function readFileType(prefix: Prefix, contentType: string): Promise<FileType | undefined> {
  while (!prefix.ended && prefix.length < MAX_TYPE_BYTES) {
    await prefix.readAtLeast(Math.max(1, prefix.length * 2))
    const type = sniffType(prefix.bytes)
    if (type) return type
  }
  return prefix.length === 0 ? undefined : findDeclaredType(contentType, prefix.bytes)
}

async function readPrefixUntilMeasurable(
  prefix: Prefix,
  type: FileType,
  size: number | undefined,
  limit: number,
): Promise<void> {
  // Reads as much as allowed, since a script may stand at the end of an SVG.
  if (type === 'svg') return prefix.readAtLeast(limit)
  while (!prefix.ended && prefix.length < limit && !measureFile(type, prefix.bytes, size).done) {
    await prefix.readAtLeast(Math.min(limit, prefix.length * 2))
  }
}

/** Reads `content-length`, but ignores it if the body is compressed (RFC 9110, 8.6). */
function readDeclaredSize(headers: Fetched['headers']): number | undefined {
  const coding = headers['content-encoding'] ?? 'identity'
  const length = headers['content-length'] ?? ''
  return coding === 'identity' && /^\d{1,15}$/.test(length) ? Number(length) : undefined
}
