import { LinkglassError } from '../core/errors.js'
import type { Media, Warning } from '../core/result.js'
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

  async media(url: string, sort: MediaSort): Promise<Media | null> {
    const key = `${sort} ${url}`
    const known = this.known.get(key)
    // Each gets its own, lest a change of one value change another.
    if (known) return copy(await known)
    if (this.known.size >= this.limits.maxProbed) return this.unprobed(url)
    const probing = this.inTurn(url, sort)
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

const copy = (media: Media | null): Media | null => media && structuredClone(media)
