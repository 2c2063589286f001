import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrowserMessage } from '../../../src/browser/driver/browser-message.js'

const LONGEST = { log: 0, network: 10_000, event: 10_000, answer: 10_000 }
const SESSION = { sessionId: 'A0B1C2D3E4F5A6B7C8D9E0F1A2B3C4D5' }

/** Passes a message in parts that end at the given places. */
function collect(message: unknown, places: readonly number[], fileCommand = 7): BrowserMessage {
  const bytes = Buffer.from(JSON.stringify(message))
  const collected = new BrowserMessage(LONGEST, (id) => id === fileCommand)
  const ends = places.map((place) => place % bytes.length).sort((a, b) => a - b)
  let start = 0
  for (const end of [...ends, bytes.length]) {
    collected.addPart(bytes.subarray(start, end))
    start = end
  }
  return collected
}

const places = fc.array(fc.nat(5_000), { maxLength: 20 })
const file = fc.uint8Array({ minLength: 60, maxLength: 3_000 }).map((bytes) => Buffer.from(bytes))

test('a file is decoded, wherever the parts of its message end', () => {
  fc.assert(
    fc.property(file, places, (bytes, ends) => {
      const message = { id: 7, result: { data: bytes.toString('base64') }, ...SESSION }
      const { text, file: decoded, ...collected } = toPlain(collect(message, ends))
      expect([JSON.parse(text), decoded]).toEqual([{ ...message, result: { data: '' } }, bytes])
      const size = JSON.stringify(message).length
      expect(collected).toEqual({ size, kind: 'answer', fitsSizeLimit: true, ...SESSION })
    }),
  )
})

test('answers to other commands, errors and events stay as they are', () => {
  const others = [
    { id: 8, result: { data: 'x'.repeat(99) }, ...SESSION },
    { id: 7, error: { code: -32_000, message: 'Unable to capture screenshot' }, ...SESSION },
    { method: 'Page.frameNavigated', params: { data: 'ü'.repeat(99) }, ...SESSION },
  ]
  fc.assert(
    fc.property(fc.constantFrom(...others), places, (message, ends) => {
      const { text, file: decoded } = collect(message, ends)
      expect([JSON.parse(text), decoded]).toEqual([message, undefined])
    }),
  )
})

test('a file that is longer than an answer may be is dropped', () => {
  const message = { id: 7, result: { data: 'A'.repeat(LONGEST.answer) }, ...SESSION }
  const { fitsSizeLimit, file: decoded, sessionId } = collect(message, [500, 9_000, 10_020])
  expect([fitsSizeLimit, decoded, sessionId]).toEqual([false, undefined, SESSION.sessionId])
})

function toPlain({ text, file: decoded, size, kind, fitsSizeLimit, sessionId }: BrowserMessage) {
  return { text, file: decoded, size, kind, fitsSizeLimit, sessionId }
}
