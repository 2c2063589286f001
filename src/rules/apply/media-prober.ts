import { LinkglassError } from '../../contracts/errors.js'
import type { Media, Value, Warning } from '../../contracts/result.js'
import { Semaphore } from '../../lib/async/semaphore.js'
import { shorten } from '../../lib/text/quote.js'
import type { MediaCategory } from '../convert/index.js'
import type { ExtractLimits } from './extract-limits.js'

/** Probes an address; `null`, or an error, for what can't be reached or is of another sort. */
export type Probe = (
  url: string,
  category: MediaCategory,
  signal: AbortSignal,
) => Promise<Media | null>

/** Characters of an address that a warning shows: enough to tell one image from another. */
const MAX_SHOWN = 300

const LEFT_OUT: Record<MediaCategory, string> = {
  image: 'it cannot be reached, or is not an image',
  playable: 'it cannot be reached, or is neither video nor audio',
}

/**
 * Probes each address once, a few at a time: a list of a thousand images is not a reason to ask for
 * them all. One that can't be reached never fails the rest.
 */
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

  /** The files at the addresses in a value: one, or a list of such lists. */
  async find(addresses: Value, category: MediaCategory): Promise<(url: string) => Media | null> {
    const urls = [...new Set(urlsIn(addresses))]
    const probing = urls.map((url) => [url, this.#probing(url, category)] as const)
    const found = new Map<string, Media | null>()
    for (const [url, media] of probing) if (media) found.set(url, await media)
    // Each gets its own, so that changing one value does not change another.
    return (url) => (found.has(url) ? copy(found.get(url) ?? null) : this.#unprobed(url))
  }

  /** `undefined` once enough were probed. */
  #probing(url: string, category: MediaCategory): Promise<Media | null> | undefined {
    const key = `${category} ${url}`
    const known = this.#known.get(key)
    if (known || this.#known.size >= this.#limits.maxProbed) return known
    const probing = this.#probeInTurn(url, category)
    // Each rule that asks for it fails with it, even if another one has failed before.
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

function copy(media: Media | null): Media | null {
  return media && { ...media, ...(media.palette && { palette: [...media.palette] }) }
}

function urlsIn(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(urlsIn)
  return typeof value === 'string' ? [value] : []
}
