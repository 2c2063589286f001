import { randomUUID } from 'node:crypto'
import type { RedisClient } from '../../lib/redis/index.js'
import type { Store } from './cache.js'
import { decodeEntry, encodeEntry } from './codec.js'
import type { MemoryStore } from './memory-store.js'

/** Maximum bytes in one command. More would delay other commands. */
const PIECE = 256_000

/** Matches the text that is stored in place of a large value: `pieces <id> <count>`. */
const MARK = /^pieces ([\w-]+) (\d+)$/

function createPieceStorage(client: RedisClient, prefix: string) {
  /** Stores a large value in pieces. Returns the bytes to store in its place. */
  async function writePieces(bytes: Buffer, ttl: number): Promise<Buffer> {
    if (bytes.byteLength <= PIECE) return bytes
    const mark = `pieces ${randomUUID()} ${Math.ceil(bytes.byteLength / PIECE)}`
    for (const [index, name] of listPieceKeys(mark).entries()) {
      const piece = bytes.subarray(index * PIECE, (index + 1) * PIECE)
      await client.run((redis) => redis.set(name, piece, 'PX', ttl))
    }
    return Buffer.from(mark)
  }

  async function readValuePieces(found: Buffer): Promise<Buffer | undefined> {
    const names = listPieceKeys(found.toString('latin1', 0, MAX_MARK_BYTES + 1))
    if (names.length === 0) return found
    const pieces: Buffer[] = []
    for (const name of names) {
      const piece = await client.run((redis) => redis.getBuffer(name))
      if (!piece) return undefined
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }

  async function removeValuePieces(oldValueStart: string): Promise<void> {
    const names = listPieceKeys(oldValueStart)
    if (names.length > 0) await client.run((redis) => redis.unlink(names))
  }

  /** Lists the keys of a value's pieces. `{…}` keeps them on one node of a cluster. */
  function listPieceKeys(valueStart: string): string[] {
    const [, token = '', count = '0'] = MARK.exec(valueStart) ?? []
    return Array.from({ length: Number(count) }, (_, index) => `${prefix}{${token}}:${index}`)
  }

  return { writePieces, readValuePieces, removeValuePieces }
}

const MAX_MARK_BYTES = 64

const ENTRY = 'linkglass:1:'
const PURGED = 'linkglass:1:purged:'

/** Stores an entry. Returns the first bytes of the entry that it replaces. */
const REPLACE = `
local replaced = redis.call('GETRANGE', KEYS[1], 0, ${MAX_MARK_BYTES})
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if replaced ~= '' then redis.call('PUBLISH', ARGV[3], ARGV[4]) end
return replaced`

/** Creates a store in Redis. While Redis fails, entries are read from `own`. */
export function createRedisStore(client: RedisClient, own: MemoryStore, kind: string): Store {
  const node = randomUUID()
  const prefix = `${ENTRY}${kind}:`
  const { writePieces, readValuePieces, removeValuePieces } = createPieceStorage(client, prefix)
  const purged = PURGED + kind
  client.subscribe(purged, (message) => {
    const [key = '', origin] = message.split(' ')
    if (origin !== node) own.delete(key)
  })
  return {
    async get(key) {
      try {
        const found = await client.run((redis) => redis.getBuffer(prefix + key))
        const bytes = found && (await readValuePieces(found))
        if (!bytes) return undefined
        const entry = decodeEntry(bytes)
        await own.set(key, entry)
        return entry
      } catch {
        return own.get(key)
      }
    },
    async set(key, entry) {
      await own.set(key, entry)
      const { storedAt, ttl, renewal } = entry
      const kept = renewal ? Math.min(ttl, LONGEST_RENEWAL_TIME) : 0
      const left = Math.ceil(storedAt + ttl + kept - Date.now())
      if (left <= 0) return
      const args = [await writePieces(encodeEntry(entry), left), left, purged, `${key} ${node}`]
      const replaced = await client.run((redis) => redis.eval(REPLACE, 1, prefix + key, ...args))
      await removeValuePieces(String(replaced))
    },
    has: async (key) => {
      try {
        return (await client.run((redis) => redis.exists(prefix + key))) === 1
      } catch {
        return own.has(key)
      }
    },
    close: () => own.close(),
  }
}

/** Maximum milliseconds to keep an expired entry for its renewal. */
const LONGEST_RENEWAL_TIME = 86_400_000
