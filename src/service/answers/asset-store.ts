import { LinkglassError } from '../../contracts/errors.js'
import { findOwnMediaType, finishFile } from '../../contracts/own-files.js'
import type { Query } from '../../params/index.js'
import { ASSETS, type AssetFile } from '../../pipeline/index.js'
import { type Cache, type Entry, getEntryAge, KeptFile } from '../cache/index.js'

interface AssetStoreOptions {
  readonly files: Cache
  /** True if answers are cached. */
  readonly isKept: boolean
  /** True if files are kept in this process's memory. */
  readonly isOwn: boolean
}

const UNKEPT_FILE_TTL = 60_000

export function createAssetStore({ files, isKept, isOwn }: AssetStoreOptions) {
  return {
    async storeAll(
      { personal }: Pick<Query, 'personal'>,
      assets: readonly AssetFile[],
      entry: Entry,
    ): Promise<void> {
      const ttl = isKept && !personal ? entry.ttl : Math.min(entry.ttl, UNKEPT_FILE_TTL)
      for (const { id, bytes } of assets) {
        const isLater = isOwn && !(bytes instanceof Uint8Array)
        const file = isLater ? new KeptFile(bytes) : undefined
        await files.set(id, {
          body: file ? Buffer.alloc(0) : await finishFile(bytes),
          file,
          storedAt: entry.storedAt,
          ttl,
          // 0 marks a personal file, which clients may not cache.
          staleTtl: personal ? 0 : undefined,
          etag: `"${id}"`,
          fetchMode: 'skipped',
        })
        if (await files.has(id)) continue
        file?.freeBlocks()
        const text = `The file of ${bytes.length} bytes could not be kept: the store is too small for it.`
        throw new LinkglassError('EFATAL', text)
      }
    },
    async hasAll({ assets = [] }: Entry): Promise<boolean> {
      for (const id of assets) if (!(await files.has(id))) return false
      return true
    },
    /** @throws LinkglassError `ENOTFOUND` */
    async find(path: string) {
      const [, id = '', name, ending = ''] = PATH.exec(path) ?? []
      const type = findOwnMediaType(ending)
      const entry = type === undefined ? undefined : await files.get(id)
      if (!entry || type === undefined) throw new LinkglassError('ENOTFOUND', GONE)
      const { file, body, etag, staleTtl } = entry
      const bytes = file ? await file.readFile() : body
      if (!bytes) throw new LinkglassError('ENOTFOUND', GONE)
      const ttl = staleTtl === 0 ? 0 : Math.max(0, entry.ttl - getEntryAge(entry, Date.now()))
      const filename = name === undefined ? undefined : `${decodeFileName(name)}${ending}`
      return { bytes, type, filename, etag, ttl }
    },
  }
}

export type AssetStore = ReturnType<typeof createAssetStore>
export type StoredAsset = Awaited<ReturnType<AssetStore['find']>>

const GONE =
  'There is no such file, or no longer: files live as long as the answer they belong to. Ask for the page again.'

/** Matches `/assets/ID.png`, or `/assets/ID/NAME.png`. A store may fail for a longer id. */
const PATH = /^\/assets\/([\w-]{1,100})(?:\/([^/]+))?(\.\w+)$/

function decodeFileName(name: string): string {
  try {
    return decodeURIComponent(name).replace(/[\p{Cc}\p{Cf}"/\\]/gu, '')
  } catch {
    return 'file'
  }
}

/** Inserts the service's address before each path of a file in the body. */
export function addBaseUrl({ body, assets }: Entry, base: () => string): Buffer {
  if (!assets) return body
  const places = assets.map((id) => body.indexOf(ASSETS + id)).filter((at) => at >= 0)
  if (places.length === 0) return body
  const address = Buffer.from(JSON.stringify(base()).slice(1, -1))
  const ends = places.sort((a, b) => a - b)
  const parts = ends.flatMap((end, index) => [body.subarray(ends[index - 1] ?? 0, end), address])
  return Buffer.concat([...parts, body.subarray(ends.at(-1))])
}
