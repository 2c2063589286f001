/** Largest buffer, in bytes, that is made in shared memory, which only the next garbage collection frees. */
const MAX_SHARED = 1_048_576

/** Allocates a buffer, a small one in shared memory: others make the garbage collector run twice as often. */
function allocate(size: number): Buffer {
  return size > MAX_SHARED ? Buffer.allocUnsafeSlow(size) : Buffer.from(new SharedArrayBuffer(size))
}

/** Joins the parts of a file into one buffer. */
export function joinFile(parts: readonly Uint8Array[]): Buffer {
  const file = allocate(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    // Unlike `fill`, `set` copies to shared memory word by word, which takes twice as long.
    file.fill(part, at, at + part.length)
    at += part.length
  }
  return file
}

/**
 * Creates a function that appends a piece to a body and returns the body so far, so that no piece has to be kept.
 * @param expected bytes by the `content-length`; 0 or `NaN` if they are not known
 */
export function createBody(expected: number): (piece: Uint8Array) => Uint8Array {
  let room: Buffer = Buffer.alloc(0)
  let size = 0
  return (piece) => {
    const end = size + piece.length
    if (end > room.length) {
      const first = Math.max(end, Math.min(expected || 0, MAX_SHARED))
      const larger = allocate(size === 0 ? first : 2 * end)
      larger.fill(room, 0, size)
      room = larger
    }
    room.fill(piece, size, end)
    size = end
    return room.subarray(0, size)
  }
}
