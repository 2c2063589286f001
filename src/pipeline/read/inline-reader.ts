import { isSettled } from '../../metadata/index.js'
import { PageDecoder } from '../../page/encoding/index.js'
import { createPageTest, PageText, SHELL_CHARS, type SignalReader } from '../../page/index.js'
import { createSignalReader, needsSignals, type OptionalReaders, readSignals } from './read-page.js'
import type { PageReading, ReadRequest } from './read-request.js'

/** Fewest bytes that are read at once, if a page comes in pieces of a few. */
const LEAST_BYTES = 1_024

/** Bytes decoded and read at a time. A slice that is all ASCII needs no decoding. */
const SLICE = 8_192
/** Bytes at the end of a slice among which the last tag's end is looked for. */
const LOOK_BACK = 1_024
const TAG_END = 0x3e

/** Characters of JSON-LD beyond which a thread reads the page, since they are parsed in one turn of the loop. */
const JSON_LD_CHARS = 500_000

type ClearTest = (visibleChars: number, length: number) => boolean

/** Reads a page's metadata as its bytes come in. */
export class InlineReader {
  readonly #decoder: PageDecoder
  readonly #signals: SignalReader
  readonly #technologies: OptionalReaders['technologies']
  readonly #items: OptionalReaders['items']
  readonly #needsSignals: boolean
  /** The page so far; its text is forgotten once it is clear that nothing will look at it again. */
  readonly page = new PageText()
  /** Bytes that came and are not read yet. */
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #readBytes = 0
  readonly #isNoWall: ClearTest
  readonly #request: ReadRequest

  constructor(
    request: ReadRequest,
    contentType: string | undefined,
    { technologies, items }: OptionalReaders = {},
  ) {
    this.#request = request
    this.#decoder = new PageDecoder(contentType)
    this.#signals = createSignalReader(request)
    this.#technologies = technologies
    this.#items = items
    this.#isNoWall = createClearTest(request)
    this.#needsSignals = request.rules.length === 0 || needsSignals(request)
  }

  /**
   * Adds bytes; returns true if there are enough to `read`. The check for settled fields costs more the
   * more was read, so it waits for an eighth more: then it is done as seldom for bytes that come one by one.
   */
  add(bytes: Uint8Array): boolean {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    return this.#waitingBytes >= Math.min(LEAST_BYTES, this.#readBytes) + this.#readBytes / 8
  }

  /** Reads the bytes that came; returns true, and may leave some, if all that is wanted is known. */
  read(): boolean {
    let check = 2 * this.#readBytes
    for (const slice of this.#takeSlices()) {
      this.#readText(this.#decoder.write(slice))
      if (this.#readBytes < check || this.#waitingBytes === 0) continue
      if (this.#isSettled()) return true
      check = 2 * this.#readBytes
    }
    return this.#isSettled()
  }

  /** True if the rest of the page should be left to a thread. */
  get isCostly(): boolean {
    const { jsonLd } = this.#signals.signals
    return jsonLd.reduce((sum, { text }) => sum + text.length, 0) > JSON_LD_CHARS
  }

  #isSettled(): boolean {
    // Matches of rules, evidence of technologies and things may stand anywhere.
    if (this.#technologies || this.#items || this.#request.rules.length > 0) return false
    if (this.isCostly) return false
    return this.#request.readToEnd !== true && isSettled(this.#signals.signals, this.#request)
  }

  /** @param isWhole false if the rest of the page was not read */
  end(isWhole: boolean): PageReading {
    if (isWhole) {
      for (const slice of this.#takeSlices()) this.#readText(this.#decoder.write(slice))
      this.#readText(this.#decoder.end())
    }
    const technologySignals = this.#technologies && [...this.#technologies.end()]
    const part = !isWhole ? 'beginning' : this.#needsSignals ? 'all' : 'nothing'
    return {
      ...readSignals(this.#signals, this.page, this.#request, part, this.#items),
      ...(technologySignals && { technologySignals }),
    }
  }

  *#takeSlices(): Generator<Uint8Array> {
    const [only, ...more] = this.#waiting.splice(0)
    if (only === undefined) return
    const bytes = more.length > 0 ? Buffer.concat([only, ...more]) : only
    for (let at = 0, end = 0; at < bytes.length; at = end) {
      end = findCut(bytes, at)
      const slice = bytes.subarray(at, end)
      this.#readBytes += slice.length
      this.#waitingBytes -= slice.length
      // Decoders take no shared memory.
      yield bytes.buffer instanceof ArrayBuffer ? slice : slice.slice()
    }
  }

  #readText(text: string): void {
    if (this.#needsSignals) this.#signals.write(text)
    this.#technologies?.write(text)
    this.page.add(text)
    if (this.#isClear()) this.page.forget()
  }

  /** True if the page is no shell and no wall, whatever follows. */
  #isClear(): boolean {
    const { visibleChars } = this.#signals
    return visibleChars >= SHELL_CHARS && this.#isNoWall(visibleChars, this.page.length)
  }
}

/** Creates a test if nothing but the signals of a page will be read. */
function createClearTest({ rules, item, fetchInfo, url }: ReadRequest): ClearTest {
  if (rules.length > 0 || item) return () => false
  return fetchInfo ? createPageTest({ ...fetchInfo, url }) : () => true
}

/** Finds the end of the next slice: behind a tag, so that few tokens are read in two parts. */
function findCut(bytes: Uint8Array, start: number): number {
  const end = start + SLICE
  if (end >= bytes.length) return bytes.length
  const last = bytes.subarray(end - LOOK_BACK, end).lastIndexOf(TAG_END)
  return last === -1 ? end : end - LOOK_BACK + last + 1
}
