import { LinkglassError } from '../core/errors.js'
import type { Media, Warning } from '../core/result.js'
import { Turns } from './turns.js'

/** Probes a picture, film or sound; `null`, or an error, for what can't be reached. */
export type Probe = (url: string, signal: AbortSignal) => Promise<Media | null>

/** A list of a thousand pictures is no reason to ask for a thousand at once, */
const AT_ONCE = 8

/** or for more than these at all: the others are answered by their address alone. */
const MAX_PROBED = 100

/** Probes each address once, a few at a time. One that can't be reached never fails the rest. */
export class MediaProber {
  private readonly known = new Map<string, Promise<Media | null>>()
  private readonly turns = new Turns(AT_ONCE)

  constructor(
    private readonly probe: Probe,
    private readonly signal: AbortSignal,
    private readonly warnings: Warning[],
  ) {}

  async media(url: string): Promise<Media | null> {
    const known = this.known.get(url)
    // Each gets its own, lest a change of one value change another.
    if (known) return copy(await known)
    if (this.known.size >= MAX_PROBED) return this.unprobed(url)
    const probing = this.inTurn(url)
    this.known.set(url, probing)
    return probing
  }

  private async inTurn(url: string): Promise<Media | null> {
    await this.turns.take(this.signal)
    try {
      const found = await this.probe(url, this.signal)
      return (
        found ??
        this.without(url, 'it can not be reached, or is neither picture nor film nor sound')
      )
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
      const message = `Only the first ${MAX_PROBED} media addresses of the rules were probed.`
      this.warnings.push({ code, message })
    }
    return { url }
  }
}

const copy = (media: Media | null): Media | null => media && structuredClone(media)
