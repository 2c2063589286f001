import type { Readable, Writable } from 'node:stream'
import { isRecord } from '../../lib/data/json.js'
import { IncomingMessage } from './incoming.js'
import type { Bounds, Meter } from './meter.js'

export interface MeteredPipeOptions {
  readonly commands: Writable
  readonly answers: Readable
  /** Maximum number of bytes of one message, by kind. Longer messages are not kept. */
  readonly longest: Bounds
  readonly meter: Meter
  readonly onClose: () => void
}

/** Maximum bytes of a message that is parsed at once. Larger messages wait for the event loop. */
const LARGE = 1_000_000

/** Passes JSON messages between driver and browser, and counts their bytes. */
export class MeteredPipe {
  onmessage?: (message: object) => void
  onclose?: (reason?: string) => void
  readonly #options: MeteredPipeOptions
  readonly #whole: IncomingMessage[] = []
  #incoming: IncomingMessage
  #isClosed = false

  constructor(options: MeteredPipeOptions) {
    const { commands, answers, longest } = options
    this.#options = options
    this.#incoming = new IncomingMessage(longest)
    answers.on('data', (chunk: Buffer) => this.#readChunk(chunk))
    answers.once('close', () => {
      this.#isClosed = true
      this.onclose?.()
    })
    // Ignored, since the event `close` follows.
    answers.on('error', () => undefined)
    commands.on('error', () => undefined)
  }

  send(message: object): void {
    if (this.#isClosed) throw new Error('the browser has ended')
    this.#options.commands.write(`${JSON.stringify(message)}\0`)
  }

  close(): void {
    this.#options.onClose()
  }

  #readChunk(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#incoming.addPart(chunk.subarray(start, end))
      start = end + 1
      this.#whole.push(this.#incoming)
      this.#incoming = new IncomingMessage(this.#options.longest)
    }
    if (start < chunk.length) this.#incoming.addPart(chunk.subarray(start))
    if (this.#whole.length > 0 && !this.#options.answers.isPaused()) {
      this.#options.answers.pause()
      setImmediate(() => this.#deliverNext())
    }
  }

  /** Delivers the next message, and each further one in a later turn of the event loop. */
  #deliverNext(): void {
    const next = this.#whole.shift()
    if (next) this.#handleMessage(next)
    if (this.#whole.length > 0) setImmediate(() => this.#deliverNext())
    else this.#options.answers.resume()
  }

  #handleMessage(incoming: IncomingMessage): void {
    const { kind, sessionId, size, isKept } = incoming
    const { meter } = this.#options
    const isWithin = meter.countMessage(sessionId, kind, isKept ? size : this.#getCost(incoming))
    if (!isKept || !isWithin) return
    const { text } = incoming
    // The next message is delivered only after this callback.
    if (size > LARGE) setImmediate(() => this.#parseAndPass(text))
    else this.#parseAndPass(text)
  }

  #parseAndPass(text: string): void {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message)) return
    this.#trackSession(message)
    this.onmessage?.(message)
  }

  /** Returns the bytes to count for a dropped message: 0 for log and network events, else infinity to end the visit. */
  #getCost({ kind }: IncomingMessage): number {
    return kind === 'log' || kind === 'network' ? 0 : Number.POSITIVE_INFINITY
  }

  #trackSession({ method, params }: Record<string, unknown>): void {
    if (!isRecord(params) || typeof params.sessionId !== 'string') return
    if (method === 'Target.detachedFromTarget') this.#options.meter.detachSession(params.sessionId)
    if (method !== 'Target.attachedToTarget' || !isRecord(params.targetInfo)) return
    const { browserContextId } = params.targetInfo
    if (typeof browserContextId === 'string')
      this.#options.meter.attachSession(params.sessionId, browserContextId)
  }
}
