import { LinkglassError } from '../../contracts/errors.js'
import type { Media, Value, Warning } from '../../contracts/result.js'
import type { RuleType } from '../../contracts/rules.js'
import { Semaphore } from '../../lib/async/semaphore.js'
import { truncateText } from '../../lib/text/quote.js'
import { dropEmptyValues, type MediaCategory } from '../convert/index.js'
import type { ExtractLimits } from '../extract-limits.js'

/** Returns facts about a media file, or `null` for other files. */
export type Probe = (
  url: string,
  category: MediaCategory,
  signal: AbortSignal,
) => Promise<Media | null>

const MAX_SHOWN = 300

const REJECTIONS: Record<MediaCategory, string> = {
  image: 'it cannot be reached, or is not an image',
  playable: 'it cannot be reached, or is neither video nor audio',
}

export function createMediaProber(
  probe: Probe,
  signal: AbortSignal,
  warnings: Warning[],
  { maxProbed, probesAtOnce }: Pick<ExtractLimits, 'maxProbed' | 'probesAtOnce'>,
) {
  const begun = new Map<string, Promise<Media | null>>()
  const semaphore = new Semaphore(probesAtOnce)

  /** Probes a URL once per category. Returns `undefined` for new URLs after `maxProbed` probes. */
  function probeMediaOnce(url: string, category: MediaCategory): Promise<Media | null> | undefined {
    const key = `${category} ${url}`
    const known = begun.get(key)
    if (known || begun.size >= maxProbed) return known
    const probing = probeMediaWhenFree(url, category)
    // Ignores a failure here, since the rules that await this promise report it.
    probing.catch(() => {})
    begun.set(key, probing)
    return probing
  }

  async function probeMediaWhenFree(url: string, category: MediaCategory): Promise<Media | null> {
    await semaphore.acquire(signal)
    try {
      return (await probe(url, category, signal)) ?? rejectUrl(url, REJECTIONS[category])
    } catch (error) {
      signal.throwIfAborted()
      return rejectUrl(url, error instanceof LinkglassError ? error.message : 'it cannot be read')
    } finally {
      semaphore.release()
    }
  }

  function rejectUrl(url: string, why: string): null {
    const message = `${truncateText(url, MAX_SHOWN)} was left out: ${why.replace(/\.$/, '')}.`
    warnings.push({ code: 'EMEDIA', message })
    return null
  }

  return async (addresses: Value, category: MediaCategory) => {
    const urls = [...new Set(collectUrls(addresses))]
    const probing = urls.map((url) => [url, probeMediaOnce(url, category)] as const)
    const found = new Map<string, Media | null>()
    for (const [url, media] of probing) if (media) found.set(url, await media)
    return (url: string): Media | null => {
      // Copies the media, so that values with the same URL do not share an object.
      const media = found.get(url)
      if (media) return { ...media, ...(media.palette && { palette: [...media.palette] }) }
      if (media === null) return null
      const code = 'EMAXMEDIA'
      const message = `Only the first ${maxProbed} media addresses of the rules were probed.`
      if (warnings.every((warning) => warning.code !== code)) warnings.push({ code, message })
      return { url }
    }
  }
}

export function replaceUrls(
  addresses: Value,
  type: RuleType,
  find: (url: string) => Media | null,
): Value {
  if (typeof addresses === 'string') return find(addresses)
  if (!Array.isArray(addresses)) return addresses
  return dropEmptyValues(
    type,
    addresses.map((inner) => replaceUrls(inner, type, find)),
  )
}

function collectUrls(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(collectUrls)
  return typeof value === 'string' ? [value] : []
}
