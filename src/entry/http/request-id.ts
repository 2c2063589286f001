import { randomUUID } from 'node:crypto'

const IDS_AT_ONCE = 256

let drawn: string[] = []

/** Creates a random id. An id costs less if many are drawn at once. */
export function createRequestId(): string {
  const id = drawn.pop()
  if (id !== undefined) return id
  drawn = Array.from({ length: IDS_AT_ONCE }, () => randomUUID())
  return createRequestId()
}
