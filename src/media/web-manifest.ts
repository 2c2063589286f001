import type { Fetch } from '../contracts/http.js'
import type { MediaCandidate } from '../contracts/result.js'
import { createDeadline } from '../lib/async/deadline.js'
import { isRecord, tryParseJson } from '../lib/data/json.js'
import { parseLenientJson } from '../lib/data/lenient-json.js'
import { readBody } from '../lib/net/body.js'
import { parseHttpUrl } from '../lib/net/http-url.js'
import type { MediaLimits } from './inspect.js'

/** Maximum number of icons to read. Usual manifests have ten. */
const MAX_ICONS = 50

/** Fetches a manifest's list of icons. Returns the largest icon first, or an empty list on failure. */
export async function fetchManifestIcons(
  fetch: Fetch,
  manifest: URL,
  limits: MediaLimits,
  outer: AbortSignal,
): Promise<MediaCandidate[]> {
  const { signal, clear } = createDeadline(limits.timeout, outer)
  try {
    const fetched = await fetch(manifest, { signal, maxBytes: limits.maxProbeBytes })
    if (fetched.statusCode < 400)
      return parseManifestIcons((await readBody(fetched)).toString(), fetched.url)
    fetched.cancel()
    return []
  } catch {
    outer.throwIfAborted()
    return []
  } finally {
    clear()
  }
}

function parseManifestIcons(text: string, base: URL): MediaCandidate[] {
  const json = text.replace(/^\ufeff/, '')
  const manifest = tryParseJson(json) ?? parseLenientJson(json)
  const icons = isRecord(manifest) && Array.isArray(manifest.icons) ? manifest.icons : []
  return icons
    .slice(0, MAX_ICONS)
    .flatMap((icon: unknown) => toIconCandidate(icon, base) ?? [])
    .sort((a, b) => (b.width ?? 0) - (a.width ?? 0))
}

function toIconCandidate(icon: unknown, base: URL): MediaCandidate | undefined {
  if (!isRecord(icon) || typeof icon.src !== 'string') return undefined
  // A monochrome icon is only a mask, not an image.
  if (typeof icon.purpose === 'string' && /^\s*monochrome\s*$/i.test(icon.purpose)) return undefined
  const url = parseHttpUrl(icon.src, base)
  if (!url) return undefined
  const width = parseLargestSize(icon.sizes)
  const named = { source: 'web manifest icon', trust: 'declared', raw: icon.src } as const
  return { ...named, url: url.href, ...(width && { width, height: width }) }
}

function parseLargestSize(sizes: unknown): number | undefined {
  if (typeof sizes !== 'string') return undefined
  const widths = [...sizes.slice(0, 200).matchAll(/(\d{1,5})x\d{1,5}/gi)].map((m) => Number(m[1]))
  return widths.length > 0 ? Math.max(...widths) : undefined
}
