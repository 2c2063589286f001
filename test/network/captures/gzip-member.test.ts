import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  compressToGzipMember,
  createStoredMember,
} from '../../../src/network/captures/gzip-member.js'

test.each([0, 1, 65_534, 65_535, 65_536, 200_000])(
  'members of %i bytes are unpacked by others, one after the other',
  async (size) => {
    const bytes = randomBytes(size)
    const file = [
      ...createStoredMember(bytes),
      await compressToGzipMember(bytes),
      ...createStoredMember(bytes),
    ]
    expect(gunzipSync(Buffer.concat(file)).equals(Buffer.concat([bytes, bytes, bytes]))).toBe(true)
  },
)
