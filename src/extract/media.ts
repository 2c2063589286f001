import { LinkglassError } from '../core/errors.js'
import type { Media, Value, Warning } from '../core/result.js'
import { Turns } from '../core/turns.js'
import type { ExtractLimits } from './limits.js'
import type { MediaSort } from './types/media.js'

/** Probes an address; `null`, or an error, for what can't be reached or is of another sort. */
export type Probe = (url: string, sort: MediaSort, signal: AbortSignal) => Promise<Media | null>

const WITHOUT: Record<MediaSort, string> = {
  picture: 'it can not be reached, or is no picture',
  recording: 'it can not be reached, or is neither film nor sound',
}

/**
 * Probes each address once, a few at a time: a list of a thousand pictures is no reason to ask for
 * them all. One that can't be reached never fails the rest.
 */
export class MediaProber {
  private readonly known = new Map<string, Promise<Media | null>>()
  private readonly turns: Turns

  constructor(
    private readonly probe: Probe,
    private readonly signal: AbortSignal,
    private readonly warnings: Warning[],
    private readonly limits: Pick<ExtractLimits, 'maxProbed' | 'probesAtOnce'>,
  ) {
    this.turns = new Turns(limits.probesAtOnce)
  }

  /** What is behind the addresses in a value: one, or a list of such lists. */
  async find(addresses: Value, sort: MediaSort): Promise<(url: string) => Media | null> {
    const urls = [...new Set(urlsIn(addresses))]
    const probing = urls.map((url) => [url, this.probing(url, sort)] as const)
    const found = new Map<string, Media | null>()
    for (const [url, media] of probing) if (media) found.set(url, await media)
    // Each gets its own, lest a change of one value change another.
    return (url) => (found.has(url) ? copy(found.get(url) ?? null) : this.unprobed(url))
  }

  /** `undefined` once enough were probed. */
  private probing(url: string, sort: MediaSort): Promise<Media | null> | undefined {
    const key = `${sort} ${url}`
    const known = this.known.get(key)
    if (known || this.known.size >= this.limits.maxProbed) return known
    const probing = this.inTurn(url, sort)
    // Whoever finds it fails with it, even if another one has failed before.
    probing.catch(() => {})
    this.known.set(key, probing)
    return probing
  }

  private async inTurn(url: string, sort: MediaSort): Promise<Media | null> {
    await this.turns.take(this.signal)
    try {
      return (await this.probe(url, sort, this.signal)) ?? this.without(url, WITHOUT[sort])
    } catch (error) {
      this.signal.throwIfAborted()
      return this.without(
        url,
        error instanceof LinkglassError ? error.message : 'it can not be read',
      )
    } finally {
      this.turns.give()
    }
  }

  private without(url: string, why: string): null {
    this.warnings.push({
      code: 'EMEDIA',
      message: `${url} was left out: ${why.replace(/\.$/, '')}.`,
    })
    return null
  }

  private unprobed(url: string): Media {
    const code = 'EMAXMEDIA'
    if (!this.warnings.some((warning) => warning.code === code)) {
      const { maxProbed } = this.limits
      const message = `Only the first ${maxProbed} media addresses of the rules were probed.`
      this.warnings.push({ code, message })
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
