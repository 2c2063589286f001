/** Kinds of the browser's messages: console texts and exceptions, network events, other events, answers. */
export type MessageKind = 'log' | 'network' | 'event' | 'answer'

/** Maximum number of bytes for each kind of message. */
export type MessageBounds = Readonly<Record<MessageKind, number>>

/** Number of bytes at the start of a message that show its kind. */
const HEAD = 64
/** Number of bytes at the end of a message that contain its session id. */
const TAIL = 64

const LOG = /^\{"method":"(?:Runtime\.consoleAPICalled|Runtime\.exceptionThrown|Log\.entryAdded)"/

/** Collects one message from the browser. Drops the text of long messages. */
export class BrowserMessage {
  size = 0
  readonly #longest: MessageBounds
  #parts: Buffer[] = []
  #kind: MessageKind | undefined
  #head = ''
  #tail = ''

  constructor(longest: MessageBounds) {
    this.#longest = longest
  }

  addPart(part: Buffer): void {
    this.size += part.length
    if (this.#kind === undefined) {
      this.#head += part.toString('latin1', 0, HEAD)
      if (this.#head.length >= HEAD) this.#kind = findMessageKind(this.#head)
    }
    const tail = this.#tail + part.toString('latin1', Math.max(0, part.length - TAIL))
    this.#tail = tail.slice(-TAIL)
    if (this.fitsSizeLimit) this.#parts.push(part)
    else this.#parts = []
  }

  get kind(): MessageKind {
    return this.#kind ?? findMessageKind(this.#head)
  }

  get fitsSizeLimit(): boolean {
    return this.size <= this.#longest[this.kind]
  }

  get text(): string {
    return Buffer.concat(this.#parts).toString()
  }

  /** Reads the message's end, since a page could fake ids elsewhere. */
  get sessionId(): string | undefined {
    return /"sessionId":"(\w+)"\}$/.exec(this.#tail)?.[1]
  }
}

function findMessageKind(head: string): MessageKind {
  if (head.startsWith('{"id":')) return 'answer'
  if (head.startsWith('{"method":"Network.')) return 'network'
  return LOG.test(head) ? 'log' : 'event'
}
