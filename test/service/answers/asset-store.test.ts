import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAssetStore } from '../../../src/service/answers/asset-store.js'
import { openDiskStore } from '../../../src/service/cache/disk-store.js'
import type { Cache } from '../../../src/service/cache/index.js'
import { errorOf } from '../../support/fetcher.js'

let folder: string
let store: Awaited<ReturnType<typeof openDiskStore>>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-assets-'))
  store = await openDiskStore({ path: folder, maxBytes: 1e6, onDamage: () => {} })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a path too long for a key of the disk is of no file', async () => {
  const assets = createAssetStore({ files: store as Cache, isKept: true, isOwn: false })
  const error = await errorOf(assets.find(`/assets/${'a'.repeat(4_100)}.png`))
  expect(error).toMatchObject({ code: 'ENOTFOUND' })
})
