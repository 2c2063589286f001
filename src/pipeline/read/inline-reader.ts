import { allowsEarlyStop, canStopEarly, PageView } from '../../metadata/index.js'
import { PageDecoder } from '../../page/encoding/index.js'
import { createWallExclusionTest, PageText, SHELL_CHARS } from '../../page/index.js'
import {
  createSignalReader,
  needsSignals,
  type OptionalReaders,
  readPageFields,
} from './read-page.js'
import type { PageReading, ReadRequest } from './read-request.js'

const LEAST_BYTES = 1_024

const SLICE_BYTES = 8_192
const LOOK_BACK = 1_024
const TAG_END = 0x3e

/** Maximum number of characters of JSON-LD that the main thread parses. */
const JSON_LD_CHARS = 500_000

export function createInlineReader(
  request: ReadRequest,
  contentType: string | undefined,
  { technologies, items }: OptionalReaders = {},
) {
  const page = new PageText()
  const waiting: Uint8Array[] = []
  let waitingBytes = 0
  let readBytes = 0
  const decoder = new PageDecoder(contentType)
  const signals = createSignalReader(request, page)
  const { rules, item, fetchInfo } = request
  const isNoWall = fetchInfo && createWallExclusionTest(fetchInfo)
  const keepsText = rules.length > 0 || item
  if (keepsText) page.mayHaveNul = false
  const readsSignals = rules.length === 0 || needsSignals(request)
  // Items, technologies and matches of rules may be anywhere in the page.
  const mayStop = allowsEarlyStop(request) && !(technologies || keepsText || request.readToEnd)
  let view: PageView | undefined

  function needsThread(): boolean {
    const { jsonLd } = signals.signals
    return jsonLd.reduce((sum, { text }) => sum + text.length, 0) > JSON_LD_CHARS
  }

  function canStopReading(): boolean {
    if (!mayStop || view?.isUpToDate || needsThread()) return false
    view = new PageView(signals.signals, request)
    return canStopEarly(view)
  }

  function readSlice(slice: Uint8Array): void {
    readBytes += slice.length
    waitingBytes -= slice.length
    if (keepsText) page.mayHaveNul ||= hasZero(slice)
    readText(decoder.write(slice))
  }

  function readText(text: string): void {
    if (readsSignals) signals.write(text)
    technologies?.write(text)
    page.add(text)
    const { visibleChars } = signals
    if (keepsText || visibleChars < SHELL_CHARS) return
    if (isNoWall?.(visibleChars, page.length) !== false) page.dropText()
  }

  return {
    page,
    /** Returns true if `read` should be called now. */
    add(bytes: Uint8Array): boolean {
      waiting.push(bytes)
      waitingBytes += bytes.length
      return waitingBytes >= Math.min(LEAST_BYTES, readBytes) + readBytes / 8
    },
    /** Returns true as soon as all wanted fields are known. */
    read(): boolean {
      let check = 2 * readBytes
      for (const slice of takeSlices(waiting)) {
        readSlice(slice)
        if (readBytes < check || waitingBytes === 0) continue
        if (canStopReading()) return true
        check = 2 * readBytes
      }
      return canStopReading()
    },
    needsThread,
    /** @param isWhole false if reading stopped early */
    end(isWhole: boolean): PageReading {
      if (isWhole) {
        for (const slice of takeSlices(waiting)) readSlice(slice)
        readText(decoder.end())
      }
      const technologySignals = technologies && [...technologies.end()]
      const part = !isWhole ? 'beginning' : readsSignals ? 'all' : 'nothing'
      return {
        ...readPageFields(signals, page, request, part, items, view),
        ...(technologySignals && { technologySignals }),
      }
    },
  }
}

export type InlineReader = ReturnType<typeof createInlineReader>

/** `Buffer.includes` is far faster than `Uint8Array.includes`. */
function hasZero({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return Buffer.from(buffer, byteOffset, byteLength).includes(0)
}

/** Empties `waiting`. Inside the reader, this generator would keep pages in memory. */
function* takeSlices(waiting: Uint8Array[]): Generator<Uint8Array> {
  const [only, ...more] = waiting.splice(0)
  if (only === undefined) return
  const bytes = more.length > 0 ? Buffer.concat([only, ...more]) : only
  yield* splitIntoSlices(bytes)
}

export function* splitIntoSlices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    end = findSliceEnd(bytes, at)
    const slice = bytes.subarray(at, end)
    // Decoders refuse shared memory.
    yield bytes.buffer instanceof ArrayBuffer ? slice : slice.slice()
  }
}

function findSliceEnd(bytes: Uint8Array, start: number): number {
  const end = start + SLICE_BYTES
  if (end >= bytes.length) return bytes.length
  const last = bytes.subarray(end - LOOK_BACK, end).lastIndexOf(TAG_END)
  return last === -1 ? end : end - LOOK_BACK + last + 1
}
