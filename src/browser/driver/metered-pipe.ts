import type { Readable, Writable } from 'node:stream'
import { isRecord } from '../../lib/data/json.js'
import { BrowserMessage, type MessageBounds } from './browser-message.js'
import type { Meter } from './meter.js'

interface MeteredPipeOptions {
  readonly commands: Writable
  readonly answers: Readable
  /** Maximum bytes of a message of each kind. Longer messages are dropped. */
  readonly longest: MessageBounds
  readonly meter: Meter
  readonly onClose: () => void
}

/** Number of bytes above which a message is parsed in a separate turn of the event loop. */
const LARGE = 1_000_000

/** Passes messages between driver and browser, and counts the bytes that the browser sends. */
export class MeteredPipe {
  onmessage?: (message: object) => void
  onclose?: (reason?: string) => void
  readonly #options: MeteredPipeOptions
  readonly #whole: BrowserMessage[] = []
  /** Ids of commands whose answer is a file. */
  readonly #fileCommands = new Set<unknown>()
  #incoming: BrowserMessage
  #isClosed = false

  constructor(options: MeteredPipeOptions) {
    const { commands, answers } = options
    this.#options = options
    this.#incoming = this.#createMessage()
    answers.on('data', (chunk: Buffer) => this.#splitChunk(chunk))
    answers.once('close', () => {
      this.#isClosed = true
      this.onclose?.()
    })
    // Ignores errors, since the event `close` follows them.
    answers.on('error', () => undefined)
    commands.on('error', () => undefined)
  }

  send(message: { readonly id?: unknown; readonly method?: unknown }): void {
    if (this.#isClosed) throw new Error('the browser has ended')
    if (message.method === 'Page.captureScreenshot') this.#fileCommands.add(message.id)
    this.#options.commands.write(`${JSON.stringify(message)}\0`)
  }

  close(): void {
    this.#options.onClose()
  }

  #createMessage(): BrowserMessage {
    return new BrowserMessage(this.#options.longest, (id) => this.#fileCommands.has(id))
  }

  #splitChunk(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#incoming.addPart(chunk.subarray(start, end))
      start = end + 1
      this.#whole.push(this.#incoming)
      this.#incoming = this.#createMessage()
    }
    if (start < chunk.length) this.#incoming.addPart(chunk.subarray(start))
    if (this.#whole.length > 0 && !this.#options.answers.isPaused()) {
      this.#options.answers.pause()
      setImmediate(() => this.#deliverNextMessage())
    }
  }

  #deliverNextMessage(): void {
    const next = this.#whole.shift()
    if (next) this.#countAndPassMessage(next)
    if (this.#whole.length > 0) setImmediate(() => this.#deliverNextMessage())
    else this.#options.answers.resume()
  }

  #countAndPassMessage(incoming: BrowserMessage): void {
    const { kind, sessionId, size, fitsSizeLimit } = incoming
    const { meter } = this.#options
    // A dropped event or answer counts as endless, which ends the visit.
    const dropped = kind === 'log' || kind === 'network' ? 0 : Number.POSITIVE_INFINITY
    const isWithin = meter.countMessage(sessionId, kind, fitsSizeLimit ? size : dropped)
    if (!fitsSizeLimit || !isWithin) return
    const { text, file } = incoming
    // This callback runs before the one that delivers the next message.
    if (size > LARGE) setImmediate(() => this.#parseAndForwardMessage(text, file))
    else this.#parseAndForwardMessage(text, file)
  }

  #parseAndForwardMessage(text: string, file: Buffer | undefined): void {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message)) return
    this.#fileCommands.delete(message.id)
    if (file) Object.assign(Object(message.result), { data: file })
    this.#trackSession(message)
    this.onmessage?.(message)
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
