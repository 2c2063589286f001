export type MessageKind =
  /** Logs and exceptions of pages, which the service does not use. */
  | 'log'
  /** Events about network requests. */
  | 'network'
  /** Any other event. */
  | 'event'
  /** Answers to commands. */
  | 'answer'

/** Number of bytes to search, at the beginning of a message, for the message's kind. */
const HEAD = 64
/** Number of bytes to search, at the end of a message, for the message's session id. */
const TAIL = 64

const LOG = /^\{"method":"(?:Runtime\.consoleAPICalled|Runtime\.exceptionThrown|Log\.entryAdded)"/

/** Collects one message. Keeps only the size, kind and session id if the message is too long. */
export class IncomingMessage {
  size = 0
  readonly #longest: Readonly<Record<MessageKind, number>>
  #parts: Buffer[] = []
  #kind: MessageKind | undefined
  #head = ''
  #tail = ''

  constructor(longest: Readonly<Record<MessageKind, number>>) {
    this.#longest = longest
  }

  addPart(part: Buffer): void {
    this.size += part.length
    if (this.#kind === undefined) {
      this.#head += part.toString('latin1', 0, HEAD)
      if (this.#head.length >= HEAD) this.#kind = findKind(this.#head)
    }
    this.#tail = (this.#tail + part.toString('latin1', Math.max(0, part.length - TAIL))).slice(
      -TAIL,
    )
    if (this.isKept) this.#parts.push(part)
    else this.#parts = []
  }

  get kind(): MessageKind {
    return this.#kind ?? findKind(this.#head)
  }

  get isKept(): boolean {
    return this.size <= this.#longest[this.kind]
  }

  get text(): string {
    return Buffer.concat(this.#parts).toString()
  }

  /** Session id at the end of the message, where a page cannot write. */
  get sessionId(): string | undefined {
    return /"sessionId":"(\w+)"\}$/.exec(this.#tail)?.[1]
  }
}

function findKind(head: string): MessageKind {
  if (head.startsWith('{"id":')) return 'answer'
  if (head.startsWith('{"method":"Network.')) return 'network'
  return LOG.test(head) ? 'log' : 'event'
}
