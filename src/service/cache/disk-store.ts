import type { Database } from 'lmdb'
import type { Entry, Store } from './cache.js'
import { createDecoder, encodeEntry } from './codec.js'
import { openDiskFile, runTransaction } from './disk-file.js'
import { HALVES, SETTINGS } from './disk-layout.js'

export interface DiskOptions {
  /** Folder of the file. Created if missing. */
  readonly path: string
  readonly maxBytes: number
  readonly onDamage: (error: Error) => void
  /** Version of the entries' keys. Entries of other versions are not found. */
  readonly keyVersion?: string | undefined
  /** Called when the store is opened, if it contains entries of another version. */
  readonly onNotice?: ((message: string) => void) | undefined
}

/** Name of the stored setting that says which half of the store is written to. */
const CURRENT = 'current'
const KEY_VERSION = 'keys'

const DECODED_BYTES = 16_000_000

const WRITES_PER_CHECK = 32

/** Opens a store in one LMDB file with two halves. When a half is full, the other one is emptied and used. */
export async function openDiskStore(options: DiskOptions): Promise<Store> {
  const root = await openDiskFile({
    folder: options.path,
    file: 'answers-1.mdb',
    title: 'cache',
    setting: 'LINKGLASS_CACHE',
    databases: [...HALVES, SETTINGS],
    onDamage: options.onDamage,
  })
  const halves = HALVES.map((name) => ({
    name,
    entries: root.openDB<Buffer, string>(name, { encoding: 'binary' }),
  }))
  const reversed = [...halves].reverse()
  const settings = root.openDB<string, string>(SETTINGS, { encoding: 'string' })
  const decode = createDecoder(DECODED_BYTES)
  const { keyVersion, onNotice } = options
  let writes = 0

  function isOfOtherVersion(): boolean {
    return keyVersion !== undefined && settings.get(KEY_VERSION) !== keyVersion
  }

  function listNewestFirst() {
    return settings.get(CURRENT) === reversed[0]?.name ? reversed : halves
  }

  function emptyOlderHalfIfFull(): void {
    writes += 1
    if (writes % WRITES_PER_CHECK !== 1) return
    if (keyVersion !== undefined && isOfOtherVersion()) settings.putSync(KEY_VERSION, keyVersion)
    const [current, other] = listNewestFirst()
    if (!current || !other || measureSize(current.entries) < options.maxBytes / 2) return
    other.entries.clearSync()
    settings.putSync(CURRENT, other.name)
  }

  function findEntry(key: string): Entry | undefined {
    // The read transaction of this turn of the event loop would not see later writes of other processes.
    root.resetReadTxn()
    for (const { entries } of listNewestFirst()) {
      const found = entries.getBinaryFast(key)
      // LMDB sets `length` to the bytes of the entry; the buffer itself is larger.
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
    get: findEntry,
    async set(key, entry) {
      const bytes = encodeEntry(entry)
      if (bytes.byteLength > options.maxBytes / 2) return
      await runTransaction({ root }, () => {
        emptyOlderHalfIfFull()
        listNewestFirst()[0]?.entries.putSync(key, bytes)
      })
    },
    has(key) {
      root.resetReadTxn()
      return halves.some(({ entries }) => entries.doesExist(key))
    },
    close: () => root.close(),
  }
}

function measureSize(entries: Database): number {
  const { pageSize, ...pages } = entries.getStats() as Record<
    'pageSize' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages',
    number
  >
  return pageSize * (pages.treeBranchPageCount + pages.treeLeafPageCount + pages.overflowPages)
}
