import { LinkglassError } from '../../contracts/errors.js'
import type { Media, Value, Warning } from '../../contracts/result.js'
import type { RuleType } from '../../contracts/rules.js'
import { Semaphore } from '../../lib/async/semaphore.js'
import { shorten } from '../../lib/text/quote.js'
import { dropEmpty, type MediaCategory } from '../convert/index.js'
import type { ExtractLimits } from './extract-limits.js'

/** Returns `null`, or throws, for an address that can't be reached or is of another category. */
export type Probe = (
  url: string,
  category: MediaCategory,
  signal: AbortSignal,
) => Promise<Media | null>

/** Characters of an address that a warning shows. */
const MAX_SHOWN = 300

const LEFT_OUT: Record<MediaCategory, string> = {
  image: 'it cannot be reached, or is not an image',
  playable: 'it cannot be reached, or is neither video nor audio',
}

/** Probes each address once, a few at a time; one that cannot be reached fails no other. */
export class MediaProber {
  readonly #known = new Map<string, Promise<Media | null>>()
  readonly #semaphore: Semaphore
  readonly #probe: Probe
  readonly #signal: AbortSignal
  readonly #warnings: Warning[]
  readonly #limits: Pick<ExtractLimits, 'maxProbed' | 'probesAtOnce'>

  constructor(
    probe: Probe,
    signal: AbortSignal,
    warnings: Warning[],
    limits: Pick<ExtractLimits, 'maxProbed' | 'probesAtOnce'>,
  ) {
    this.#probe = probe
    this.#signal = signal
    this.#warnings = warnings
    this.#limits = limits
    this.#semaphore = new Semaphore(limits.probesAtOnce)
  }

  /** Probes the addresses of a value: one, or a list of them. */
  async find(addresses: Value, category: MediaCategory): Promise<(url: string) => Media | null> {
    const urls = [...new Set(collectUrls(addresses))]
    const probing = urls.map((url) => [url, this.#probing(url, category)] as const)
    const found = new Map<string, Media | null>()
    for (const [url, media] of probing) if (media) found.set(url, await media)
    // A copy for each place, so that changing one value does not change another.
    return (url) => (found.has(url) ? copy(found.get(url) ?? null) : this.#unprobed(url))
  }

  /** Returns `undefined` once `maxProbed` addresses are probed. */
  #probing(url: string, category: MediaCategory): Promise<Media | null> | undefined {
    const key = `${category} ${url}`
    const known = this.#known.get(key)
    if (known || this.#known.size >= this.#limits.maxProbed) return known
    const probing = this.#probeInTurn(url, category)
    // The rules that await this promise report its failure.
    probing.catch(() => {})
    this.#known.set(key, probing)
    return probing
  }

  async #probeInTurn(url: string, category: MediaCategory): Promise<Media | null> {
    await this.#semaphore.acquire(this.#signal)
    try {
      return (
        (await this.#probe(url, category, this.#signal)) ?? this.#leaveOut(url, LEFT_OUT[category])
      )
    } catch (error) {
      this.#signal.throwIfAborted()
      return this.#leaveOut(
        url,
        error instanceof LinkglassError ? error.message : 'it cannot be read',
      )
    } finally {
      this.#semaphore.release()
    }
  }

  #leaveOut(url: string, why: string): null {
    this.#warnings.push({
      code: 'EMEDIA',
      message: `${shorten(url, MAX_SHOWN)} was left out: ${why.replace(/\.$/, '')}.`,
    })
    return null
  }

  #unprobed(url: string): Media {
    const code = 'EMAXMEDIA'
    if (!this.#warnings.some((warning) => warning.code === code)) {
      const { maxProbed } = this.#limits
      const message = `Only the first ${maxProbed} media addresses of the rules were probed.`
      this.#warnings.push({ code, message })
    }
    return { url }
  }
}

/** Replaces each address by its media, in lists of any depth. */
export function replaceAddresses(
  addresses: Value,
  type: RuleType,
  find: (url: string) => Media | null,
): Value {
  if (typeof addresses === 'string') return find(addresses)
  if (!Array.isArray(addresses)) return addresses
  return dropEmpty(
    type,
    addresses.map((inner) => replaceAddresses(inner, type, find)),
  )
}

function copy(media: Media | null): Media | null {
  return media && { ...media, ...(media.palette && { palette: [...media.palette] }) }
}

function collectUrls(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(collectUrls)
  return typeof value === 'string' ? [value] : []
}
