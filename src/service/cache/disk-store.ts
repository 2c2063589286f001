import type { Database } from 'lmdb'
import type { Entry, Store } from './cache.js'
import { createCachingEntryDecoder, encodeEntry } from './codec.js'
import { openDiskFile, runTransaction } from './disk-file.js'
import { HALVES, SETTINGS } from './disk-layout.js'

export interface DiskOptions {
  /** Folder of the file. Created if missing. */
  readonly path: string
  readonly maxBytes: number
  readonly onDamage: (error: Error) => void
  /** Version of the keys. If it changes, a notice tells that older entries are not used. */
  readonly keyVersion?: string | undefined
  readonly onNotice?: ((message: string) => void) | undefined
}

/** Key of the setting that names the half to write to. */
const CURRENT = 'current'
const KEY_VERSION = 'keys'

const DECODED_BYTES = 16_000_000

const WRITES_PER_CHECK = 32

/** Opens a store with two halves. When the newer half is full, the older half is emptied. */
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
  const decode = createCachingEntryDecoder(DECODED_BYTES)
  const { keyVersion, onNotice } = options
  let writes = 0

  function hasOtherKeyVersion(): boolean {
    return keyVersion !== undefined && settings.get(KEY_VERSION) !== keyVersion
  }

  function listHalvesNewestFirst() {
    return settings.get(CURRENT) === reversed[0]?.name ? reversed : halves
  }

  function emptyOlderHalfIfFull(): void {
    writes += 1
    if (writes % WRITES_PER_CHECK !== 1) return
    if (keyVersion !== undefined && hasOtherKeyVersion()) settings.putSync(KEY_VERSION, keyVersion)
    const [current, other] = listHalvesNewestFirst()
    if (!current || !other || measureDatabaseSize(current.entries) < options.maxBytes / 2) return
    other.entries.clearSync()
    settings.putSync(CURRENT, other.name)
  }

  function findEntry(key: string): Entry | undefined {
    // Without this reset, writes of other processes would not be seen.
    root.resetReadTxn()
    for (const { entries } of listHalvesNewestFirst()) {
      const found = entries.getBinaryFast(key)
      // LMDB's buffer has more bytes than the entry, whose size is `length`.
      if (found) return decode(key, found.subarray(0, found.length))
    }
    return undefined
  }

  const isEmpty = halves.every(({ entries }) => measureDatabaseSize(entries) === 0)
  if (hasOtherKeyVersion() && !isEmpty) {
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
        listHalvesNewestFirst()[0]?.entries.putSync(key, bytes)
      })
    },
    has(key) {
      root.resetReadTxn()
      return halves.some(({ entries }) => entries.doesExist(key))
    },
    close: () => root.close(),
  }
}

function measureDatabaseSize(entries: Database): number {
  const { pageSize, ...pages } = entries.getStats() as Record<
    'pageSize' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages',
    number
  >
  return pageSize * (pages.treeBranchPageCount + pages.treeLeafPageCount + pages.overflowPages)
}
