import { randomBytes } from 'node:crypto'

/** Characters of a UUID. */
const LENGTH = 36

/** Made at once: one by one, the pieces that each is joined from are a fiftieth of a hit. */
const BATCH = 256

let ids = ''
let next = 0

/** A random UUID (RFC 9562, section 5.4), to be found in the log. */
export function newRequestId(): string {
  if (next === ids.length) {
    ids = batch()
    next = 0
  }
  next += LENGTH
  return ids.slice(next - LENGTH, next)
}

function batch(): string {
  const digits = randomBytes(16 * BATCH).toString('hex')
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/g, '$1-$2-4$3-8$4-$5')
}
