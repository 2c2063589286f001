const BUFFER_TYPES = [
  'ArrayBuffer',
  'Uint8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
] as const

/** Number of allocated bytes after which memory is measured again. */
const INTERVAL = 1_048_576

let isWatching = false
let limit = Number.POSITIVE_INFINITY
let unmeasured = 0

/** Limits the bytes of this thread's buffers, which V8's heap limit does not count. Above it, throws a `RangeError`. */
export function limitBuffers(bytes: number): void {
  if (!isWatching) {
    for (const type of BUFFER_TYPES) watchAllocations(type)
    watchDecompressedBytes()
  }
  isWatching = true
  limit = bytes
}

export function liftBufferLimit(): void {
  limit = Number.POSITIVE_INFINITY
}

function watchAllocations(type: (typeof BUFFER_TYPES)[number]): void {
  const original = globalThis[type]
  const unit = 'BYTES_PER_ELEMENT' in original ? original.BYTES_PER_ELEMENT : 1
  Reflect.set(
    globalThis,
    type,
    new Proxy(original, {
      construct(target, given: unknown[], self) {
        if (typeof given[0] === 'number') countAllocation(given[0] * unit)
        return Reflect.construct(target, given, self)
      },
    }),
  )
}

/** Counts the bytes that `DecompressionStream` allocates outside of JavaScript. */
function watchDecompressedBytes(): void {
  const watched = new Proxy(DecompressionStream, {
    construct(target, given) {
      const { readable, writable } = Reflect.construct(target, given)
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          countAllocation(piece.byteLength)
          controller.enqueue(piece)
        },
      })
      return { readable: readable.pipeThrough(counting), writable }
    },
  })
  Reflect.set(globalThis, 'DecompressionStream', watched)
}

function countAllocation(bytes: number): void {
  unmeasured += bytes
  if (unmeasured < INTERVAL) return
  unmeasured = 0
  if (process.memoryUsage().arrayBuffers + bytes > limit) {
    throw new RangeError(`More than ${limit} bytes of buffers`)
  }
}
