import { Base64File } from './base64-file.js'

/** Kinds of the browser's messages: console texts and exceptions, network events, other events, answers. */
export type MessageKind = 'log' | 'network' | 'event' | 'answer'

/** Maximum number of bytes for each kind of message. */
export type MessageBounds = Readonly<Record<MessageKind, number>>

/** Number of bytes at the start of a message that show its kind. */
const HEAD = 64
/** Number of bytes at the end of a message that contain its session id. */
const TAIL = 64

const LOG = /^\{"method":"(?:Runtime\.consoleAPICalled|Runtime\.exceptionThrown|Log\.entryAdded)"/

/** Answer to a command for a file, up to the file. */
const FILE_HEAD = /^\{"id":(\d+),"result":\{"data":"/

const QUOTE = 0x22

/**
 * Collects one message from the browser. Drops the text of long messages, and decodes a file in parts,
 * since one of 39 MB would take most of a second in one turn of the event loop.
 */
export class BrowserMessage {
  size = 0
  readonly #longest: MessageBounds
  readonly #asksForFile: (id: number) => boolean
  #parts: Buffer[] = []
  #file: Base64File | undefined
  #isInFile = false
  #kind: MessageKind | undefined
  #head = ''
  #tail = ''

  /** @param asksForFile returns true if the command with the id asks for a file */
  constructor(longest: MessageBounds, asksForFile: (id: number) => boolean) {
    this.#longest = longest
    this.#asksForFile = asksForFile
  }

  addPart(part: Buffer): void {
    this.size += part.length
    const tail = this.#tail + part.toString('latin1', Math.max(0, part.length - TAIL))
    this.#tail = tail.slice(-TAIL)
    const isBeginning = this.#kind === undefined
    if (isBeginning) {
      this.#head += part.toString('latin1', 0, HEAD)
      if (this.#head.length >= HEAD) this.#kind = findMessageKind(this.#head)
    }
    if (!this.fitsSizeLimit) {
      this.#parts = []
      this.#file = undefined
    } else if (this.#isInFile) {
      this.#addToFile(part)
    } else {
      this.#parts.push(part)
      if (isBeginning && this.#kind === 'answer') this.#startFile()
    }
  }

  #startFile(): void {
    const [start, id] = FILE_HEAD.exec(this.#head) ?? []
    if (start === undefined || !this.#asksForFile(Number(id))) return
    const begun = Buffer.concat(this.#parts)
    this.#parts = [begun.subarray(0, start.length)]
    this.#file = new Base64File()
    this.#addToFile(begun.subarray(start.length))
  }

  #addToFile(part: Buffer): void {
    const end = part.indexOf(QUOTE)
    this.#isInFile = end === -1
    this.#file?.addPart(this.#isInFile ? part : part.subarray(0, end))
    if (!this.#isInFile) this.#parts.push(part.subarray(end))
  }

  get kind(): MessageKind {
    return this.#kind ?? findMessageKind(this.#head)
  }

  get fitsSizeLimit(): boolean {
    return this.size <= this.#longest[this.kind]
  }

  /** The message, without its file. */
  get text(): string {
    return Buffer.concat(this.#parts).toString()
  }

  get file(): Buffer | undefined {
    return this.#file?.bytes
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
