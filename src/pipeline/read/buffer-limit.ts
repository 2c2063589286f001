/** Where code keeps bytes and numbers outside the heap. */
const KINDS = [
  'ArrayBuffer',
  'Uint8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
] as const

/** Bytes made between two looks at how much there is: looking takes longer than making a few. */
const LOOK = 1_048_576

let limit = Number.POSITIVE_INFINITY
let unseen = 0

/**
 * Lets buffers of this thread hold at most `bytes`; one more fails like one that the system has no
 * room for. The heap limit of a thread does not count them, and a PDF's streams are unpacked into
 * buffers that double: two kilobytes would become gigabytes. Nobody outside can see how much a
 * thread holds, and a thread that unpacks can't be asked, so it is stopped where it allocates.
 */
export function limitBuffers(bytes: number): void {
  if (limit === Number.POSITIVE_INFINITY) {
    for (const kind of KINDS) watch(kind)
    watchUnpacking()
  }
  limit = bytes
}

function watch(kind: (typeof KINDS)[number]): void {
  const original = globalThis[kind]
  const unit = 'BYTES_PER_ELEMENT' in original ? original.BYTES_PER_ELEMENT : 1
  Reflect.set(
    globalThis,
    kind,
    new Proxy(original, {
      construct(target, given: unknown[], self) {
        if (typeof given[0] === 'number') makeRoom(given[0] * unit)
        return Reflect.construct(target, given, self)
      },
    }),
  )
}

/** What is unpacked natively arrives in pieces that nobody constructs here. */
function watchUnpacking(): void {
  const watched = new Proxy(DecompressionStream, {
    construct(target, given) {
      const { readable, writable } = Reflect.construct(target, given)
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          makeRoom(piece.byteLength)
          controller.enqueue(piece)
        },
      })
      return { readable: readable.pipeThrough(counting), writable }
    },
  })
  Reflect.set(globalThis, 'DecompressionStream', watched)
}

function makeRoom(bytes: number): void {
  unseen += bytes
  if (unseen < LOOK) return
  unseen = 0
  // For this thread alone; it includes what is no longer used but still there.
  if (process.memoryUsage().arrayBuffers + bytes > limit) {
    throw new RangeError(`More than ${limit} bytes of buffers`)
  }
}
