import type { Database, RootDatabase } from 'lmdb'
import type { Entry, Store } from './cache.js'
import { createDecoder, encodeEntry } from './codec.js'
import { openFile } from './disk-file.js'
import { HALVES, SETTINGS } from './disk-layout.js'

export interface DiskOptions {
  /** A folder; made if it is not there. */
  readonly path: string
  /** Bytes that entries may take on the disk. */
  readonly maxBytes: number
  /** Told when a file was damaged; it is set aside, and a new one begun. */
  readonly onDamage: (error: Error) => void
}

const CURRENT = 'current'

/** Bytes of entries that are remembered as they were decoded. */
const DECODED_BYTES = 16_000_000

/** Writes after which the size is looked at. */
const WRITES_PER_CHECK = 32

/**
 * Entries in one LMDB file that any number of processes share. The file never shrinks, so it is
 * bounded by two halves within it: when the one that is written to has its share, the other is
 * emptied, its pages free to be used again, and takes over.
 *
 * Writes are synchronous: of lmdb's asynchronous ones, promises that nobody holds reject when the
 * disk is full, and would end the process.
 */
export async function openDiskStore(options: DiskOptions): Promise<Store> {
  const root = await openFile(options.path, options.onDamage)
  const halves = HALVES.map((name) => openHalf(root, name))
  const reversed = [...halves].reverse()
  const settings = root.openDB<string, string>(SETTINGS, { encoding: 'string' })
  const decode = createDecoder(DECODED_BYTES)
  let writes = 0

  /** The half that is written to first, then the one with what was kept before. */
  function newestFirst(): readonly Half[] {
    return settings.get(CURRENT) === reversed[0]?.name ? reversed : halves
  }

  function makeRoom(): void {
    writes += 1
    if (writes % WRITES_PER_CHECK !== 1) return
    root.transactionSync(() => {
      const [current, other] = newestFirst()
      if (!current || !other || measureSize(current.entries) < options.maxBytes / 2) return
      other.entries.clearSync()
      settings.putSync(CURRENT, other.name)
    })
  }

  function get(key: string): Entry | undefined {
    // The read transaction of this turn of the loop would not see what others wrote since.
    root.resetReadTxn()
    for (const { entries } of newestFirst()) {
      const found = entries.getBinaryFast(key)
      // Its memory is larger than what it says is its length.
      if (found) return decode(key, found.subarray(0, found.length))
    }
    return undefined
  }

  return {
    get,
    async set(key, entry) {
      const bytes = encodeEntry(entry)
      if (bytes.byteLength > options.maxBytes / 2) return
      makeRoom()
      root.transactionSync(() => void newestFirst()[0]?.entries.putSync(key, bytes))
    },
    has(key) {
      root.resetReadTxn()
      return halves.some(({ entries }) => entries.doesExist(key))
    },
    close: () => root.close(),
  }
}

interface Half {
  readonly name: string
  readonly entries: Database<Buffer, string>
}

function openHalf(root: RootDatabase, name: string): Half {
  return { name, entries: root.openDB<Buffer, string>(name, { encoding: 'binary' }) }
}

interface Stats {
  readonly pageSize: number
  readonly treeBranchPageCount: number
  readonly treeLeafPageCount: number
  readonly overflowPages: number
}

function measureSize(entries: Database): number {
  const stats = entries.getStats() as Stats
  const pages = stats.treeBranchPageCount + stats.treeLeafPageCount + stats.overflowPages
  return pages * stats.pageSize
}
