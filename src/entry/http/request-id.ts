import { randomUUID } from 'node:crypto'

const IDS_AT_ONCE = 256
const ID_CHARS = 36

let drawn = ''
let used = 0

/** Creates a random id. Ids cost less if many are drawn at once and cut from one text. */
export function createRequestId(): string {
  if (used === drawn.length) {
    drawn = Array.from({ length: IDS_AT_ONCE }, () => randomUUID()).join('')
    used = 0
  }
  const start = used
  used += ID_CHARS
  return drawn.slice(start, used)
}
