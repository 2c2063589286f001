import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Database } from 'lmdb'
import type { Entry, Store } from './cache.js'
import { DecodedEntries, encodeEntry } from './codec.js'
import { openDiskFile, runTransaction } from './disk-file.js'
import { HALVES, SETTINGS } from './disk-layout.js'
import { getEntryFreshness } from './freshness.js'

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
/** Key of the setting that each write gives a new random value. */
const LAST_WRITE = 'written'

/** Milliseconds until the last write is read again. */
const MAX_AGE = 1

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
  const [a, b] = [openHalf('a'), openHalf('b')]
  const settings = root.openDB<string, string>(SETTINGS, { encoding: 'string' })
  const decoded = new DecodedEntries(DECODED_BYTES)
  const { keyVersion, onNotice } = options
  let writes = 0

  function hasOtherKeyVersion(): boolean {
    return keyVersion !== undefined && settings.get(KEY_VERSION) !== keyVersion
  }

  function openHalf(name: (typeof HALVES)[number]): Database<Buffer, string> {
    return root.openDB(name, { encoding: 'binary' })
  }

  /** Returns the half to write to, and the other one. */
  function readHalves() {
    return settings.get(CURRENT) === 'b' ? ([b, a] as const) : ([a, b] as const)
  }

  function emptyOlderHalfIfFull(): void {
    writes += 1
    if (writes % WRITES_PER_CHECK !== 1) return
    if (keyVersion !== undefined && hasOtherKeyVersion()) settings.putSync(KEY_VERSION, keyVersion)
    const [current, other] = readHalves()
    if (measureDatabaseSize(current) < options.maxBytes / 2) return
    other.clearSync()
    settings.putSync(CURRENT, other === a ? 'a' : 'b')
  }

  // The order to look in. It may be out of date, since no key is in both halves.
  let lookup = readHalves()

  let lastWrite = ''
  let lastWriteReadAt = Number.NEGATIVE_INFINITY

  function readLastWrite(): string {
    const now = performance.now()
    if (now - lastWriteReadAt >= MAX_AGE) {
      root.resetReadTxn()
      lastWrite = settings.get(LAST_WRITE) ?? ''
      lastWriteReadAt = now
    }
    return lastWrite
  }

  // Takes a version that was read before the entry. A newer one would keep an outdated entry in use.
  function findEntry(key: string, version: string): Entry | undefined {
    for (const half of lookup) {
      const found = half.getBinaryFast(key)
      if (found) return decoded.decode(key, found, version)
    }
    return undefined
  }

  const isEmpty = measureDatabaseSize(a) + measureDatabaseSize(b) === 0
  if (hasOtherKeyVersion() && !isEmpty) {
    const text = `The copies in ${options.path} were kept by another version or with other settings.`
    onNotice?.(`${text} They are left aside, and new ones take their place.`)
  }

  return {
    get(key) {
      // Answers also a fresh copy that another process replaced within the last millisecond.
      const version = readLastWrite()
      const found = decoded.find(key, version) ?? findEntry(key, version)
      if (found && getEntryFreshness(found, Date.now()) === 'fresh') return found
      root.resetReadTxn()
      return findEntry(key, version)
    },
    async set(key, entry) {
      const bytes = encodeEntry(entry)
      if (bytes.byteLength > options.maxBytes / 2) return
      await runTransaction({ root }, () => {
        emptyOlderHalfIfFull()
        lookup = readHalves()
        const [current, other] = lookup
        current.putSync(key, bytes)
        other.removeSync(key)
        settings.putSync(LAST_WRITE, randomUUID())
      })
      // The next `get` must see this write.
      lastWriteReadAt = Number.NEGATIVE_INFINITY
    },
    has(key) {
      root.resetReadTxn()
      return a.doesExist(key) || b.doesExist(key)
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
