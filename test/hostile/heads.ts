import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'

/** Heads of each kind that each place is fed with: so many batches, and so many at once. */
const BATCHES = 200
export const AT_ONCE = 50

/** Any byte but those that end a line, the awkward ones more often. */
const byte = fc.oneof(
  fc.integer({ min: 0, max: 255 }),
  fc.constantFrom(0, 1, 9, 0x1f, 0x20, 0x22, 0x2c, 0x3a, 0x7f, 0x80, 0xff),
)
export const text = fc
  .array(byte, { maxLength: 20 })
  .map((bytes) => String.fromCharCode(...bytes).replace(/[\r\n]/g, ' '))
const token = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,12}$/)
const KNOWN = [
  ...[
    'connection',
    'content-length',
    'content-type',
    'transfer-encoding',
    'location',
    'set-cookie',
  ],
  ...['trailer', 'upgrade', 'host', 'date', 'content-range', '__proto__', 'retry-after', 'accept'],
  ...['x-forwarded-for', 'x-forwarded-proto', 'origin', 'if-none-match', 'range', 'expect', 'te'],
]
const header = fc.tuple(fc.oneof(token, fc.constantFrom(...KNOWN), text), text)
export const headers = fc.array(header, { maxLength: 5 })
const lines = headers.map((list) => list.map(([name, value]) => `${name}: ${value}\r\n`).join(''))
const status = fc.oneof(
  fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0')),
  fc.constantFrom('000', '099', '100', '101', '103', '199', '204', '304', '407', '999', '20', ''),
)
export const answerHead = fc
  .tuple(status, text, lines)
  .map(([code, reason, rest]) => `HTTP/1.1 ${code} ${reason}\r\n${rest}\r\n`)
export const requestHead = fc
  .tuple(
    fc.oneof(fc.constantFrom('GET', 'HEAD', 'POST', 'CONNECT', 'OPTIONS', 'DELETE'), token),
    fc.oneof(
      fc.constantFrom(
        '/',
        '*',
        '/mcp',
        '//mcp',
        'http://x/mcp',
        '/?url=',
        '/batch',
        '/oembed?url=x',
      ),
      fc.webUrl(),
      text.map((path) => `/${path}`),
      text,
    ),
    lines,
  )
  .map(([method, target, rest]) => `${method} ${target} HTTP/1.1\r\n${rest}\r\n`)

/** Feeds a place with batches until one fails. */
export function feed<T>(kind: fc.Arbitrary<T>, place: (given: T) => unknown): Promise<void> {
  const batch = fc.array(kind, { minLength: AT_ONCE, maxLength: AT_ONCE })
  const property = fc.asyncProperty(batch, async (all) => {
    await Promise.all(all.map(place))
  })
  return fc.assert(property, { numRuns: BATCHES, endOnFailure: true })
}

/** Sends bytes and waits until the other side has answered, or closed. */
export async function talk(to: number, head: string): Promise<void> {
  const socket = connect(to, '127.0.0.1').on('error', () => undefined)
  socket.end(head, 'latin1')
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
}
