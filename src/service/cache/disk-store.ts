import type { Database, RootDatabase } from 'lmdb'
import type { Entry, Store } from './cache.js'
import { createDecoder, encodeEntry } from './codec.js'
import { openDiskFile, write } from './disk-file.js'
import { HALVES, SETTINGS } from './disk-layout.js'

export interface DiskOptions {
  /** A folder; created if missing. */
  readonly path: string
  /** Bytes that entries may take on the disk. */
  readonly maxBytes: number
  readonly onDamage: (error: Error) => void
  /** Version of the entries' keys; entries of another version are not found. */
  readonly keyVersion?: string | undefined
  /** Called at the start if there are entries of another version. */
  readonly onNotice?: ((message: string) => void) | undefined
}

/** Key under which the name of the current half is stored. */
const CURRENT = 'current'
/** Key under which the version of the entries' keys is stored. */
const KEYS = 'keys'

/** Bytes of decoded entries that are remembered. */
const DECODED_BYTES = 16_000_000

/** Writes between two checks of the size. */
const WRITES_PER_CHECK = 32

/** Keeps entries in one LMDB file, bounded by two halves: when one is full, the other is emptied. */
export async function openDiskStore(options: DiskOptions): Promise<Store> {
  const root = await openDiskFile({
    folder: options.path,
    file: 'answers-1.mdb',
    title: 'cache',
    setting: 'LINKGLASS_CACHE',
    databases: [...HALVES, SETTINGS],
    onDamage: options.onDamage,
  })
  const halves = HALVES.map((name) => openHalf(root, name))
  const reversed = [...halves].reverse()
  const settings = root.openDB<string, string>(SETTINGS, { encoding: 'string' })
  const decode = createDecoder(DECODED_BYTES)
  const { keyVersion, onNotice } = options
  let writes = 0

  function isOfOtherVersion(): boolean {
    return keyVersion !== undefined && settings.get(KEYS) !== keyVersion
  }

  /** Returns both halves, the current one first. */
  function sortNewestFirst(): readonly Half[] {
    return settings.get(CURRENT) === reversed[0]?.name ? reversed : halves
  }

  /** Empties the older half if the current one is full, within a transaction. */
  function makeRoom(): void {
    writes += 1
    if (writes % WRITES_PER_CHECK !== 1) return
    if (keyVersion !== undefined && isOfOtherVersion()) settings.putSync(KEYS, keyVersion)
    const [current, other] = sortNewestFirst()
    if (!current || !other || measureSize(current.entries) < options.maxBytes / 2) return
    other.entries.clearSync()
    settings.putSync(CURRENT, other.name)
  }

  function get(key: string): Entry | undefined {
    // The read transaction of this turn of the loop would miss later writes of others.
    root.resetReadTxn()
    for (const { entries } of sortNewestFirst()) {
      const found = entries.getBinaryFast(key)
      // The buffer is larger than its `length` says.
      if (found) return decode(key, found.subarray(0, found.length))
    }
    return undefined
  }

  const isEmpty = halves.every(({ entries }) => measureSize(entries) === 0)
  if (isOfOtherVersion() && !isEmpty) {
    const text = `The copies in ${options.path} were kept by another version or with other settings.`
    onNotice?.(`${text} They are left aside, and new ones take their place.`)
  }

  return {
    get,
    async set(key, entry) {
      const bytes = encodeEntry(entry)
      if (bytes.byteLength > options.maxBytes / 2) return
      await write({ root }, () => {
        makeRoom()
        sortNewestFirst()[0]?.entries.putSync(key, bytes)
      })
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
