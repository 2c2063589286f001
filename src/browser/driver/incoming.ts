/** Kind of a message from the browser. `log` includes exceptions of pages, `answer` is the answer to a command. */
export type MessageKind = 'log' | 'network' | 'event' | 'answer'

/** Maximum number of bytes for each kind of messages. */
export type MessageBounds = Readonly<Record<MessageKind, number>>

/** Number of bytes at the beginning of a message from which its kind is read. */
const HEAD = 64
/** Number of bytes at the end of a message from which its session id is read. */
const TAIL = 64

const LOG = /^\{"method":"(?:Runtime\.consoleAPICalled|Runtime\.exceptionThrown|Log\.entryAdded)"/

/** Collects one message. Keeps only the size, kind and session id if the message is too long. */
export class IncomingMessage {
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
    if (this.isKept) this.#parts.push(part)
    else this.#parts = []
  }

  get kind(): MessageKind {
    return this.#kind ?? findMessageKind(this.#head)
  }

  get isKept(): boolean {
    return this.size <= this.#longest[this.kind]
  }

  get text(): string {
    return Buffer.concat(this.#parts).toString()
  }

  /** Session id, read from the end of the message because page text could fake one elsewhere. */
  get sessionId(): string | undefined {
    return /"sessionId":"(\w+)"\}$/.exec(this.#tail)?.[1]
  }
}

function findMessageKind(head: string): MessageKind {
  if (head.startsWith('{"id":')) return 'answer'
  if (head.startsWith('{"method":"Network.')) return 'network'
  return LOG.test(head) ? 'log' : 'event'
}
