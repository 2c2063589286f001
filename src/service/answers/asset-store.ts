import { createHash } from 'node:crypto'
import { LinkglassError } from '../../contracts/errors.js'
import { fileTypeOf } from '../../contracts/own-files.js'
import type { Result } from '../../contracts/result.js'
import type { Query } from '../../params/index.js'
import { ASSETS, type AssetFile, withFileAddresses } from '../../pipeline/index.js'
import { ageOf, type Cache, type Entry } from '../cache/index.js'

export interface AssetStoreOptions {
  readonly files: Cache
  /** Whether answers are kept; where they are not, their files live for a minute. */
  readonly isKept: boolean
}

/** A file as it is served, and what its path says of it. */
export interface StoredAsset {
  readonly bytes: Buffer
  readonly type: string
  readonly filename: string | undefined
  readonly etag: string
  /** Milliseconds for which it may be kept; 0 for not at all. */
  readonly ttl: number
}

/** How long, in milliseconds, a file lives whose answer is not kept. */
const MOMENT = 60_000

/** The files that answers name by their paths. */
export class AssetStore {
  readonly #files: Cache
  readonly #isKept: boolean

  constructor({ files, isKept }: AssetStoreOptions) {
    this.#files = files
    this.#isKept = isKept
  }

  /** Keeps the files of an answer for as long as the answer lives. */
  async keep({ personal }: Query, assets: readonly AssetFile[], entry: Entry): Promise<void> {
    const ttl = this.#isKept && !personal ? entry.ttl : Math.min(entry.ttl, MOMENT)
    for (const { id, bytes } of assets) {
      await this.#files.set(id, {
        body: bytes,
        storedAt: entry.storedAt,
        ttl,
        // What is one caller's own is shared with nobody on its way.
        staleTtl: personal ? 0 : undefined,
        etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
        fetchMode: 'skipped',
      })
      if (!(await this.#files.has(id))) throw notKept(bytes.length)
    }
  }

  /** Whether all files of an answer are there. */
  async holds({ assets = [] }: Entry): Promise<boolean> {
    for (const id of assets) if (!(await this.#files.has(id))) return false
    return true
  }

  /** The file that a path names: `/assets/ID.png`, or `/assets/ID/NAME.png`. */
  async find(path: string): Promise<StoredAsset | undefined> {
    const [, id = '', name, ending = ''] = PATH.exec(path) ?? []
    const type = fileTypeOf(ending)
    const entry = type === undefined ? undefined : await this.#files.get(id)
    if (!entry || type === undefined) return undefined
    const { body: bytes, etag, staleTtl } = entry
    const ttl = staleTtl === 0 ? 0 : Math.max(0, entry.ttl - ageOf(entry, Date.now()))
    const filename = name === undefined ? undefined : `${decoded(name)}${ending}`
    return { bytes, type, filename, etag, ttl }
  }
}

const PATH = /^\/assets\/([\w-]+)(?:\/([^/]+))?(\.\w+)$/

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).replace(/[\p{Cc}\p{Cf}"/\\]/gu, '')
  } catch {
    return 'file'
  }
}

/** The body of an answer with its files named by the address that the service has for a caller. */
export function bodyAt({ body, assets }: Entry, base: () => string): Buffer {
  if (!assets) return body
  const own = (url: string) => (url.startsWith(ASSETS) ? `${base()}${url}` : undefined)
  return Buffer.from(JSON.stringify(withFileAddresses(JSON.parse(body.toString()) as Result, own)))
}

function notKept(size: number): LinkglassError {
  const text = `The file of ${size} bytes could not be kept: the store is too small for it.`
  return new LinkglassError('EFATAL', text)
}
