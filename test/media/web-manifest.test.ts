import { expect, test } from 'vitest'
import { loadConfig } from '../../src/config/config.js'
import type { Fetch } from '../../src/core/http.js'
import { manifestIcons } from '../../src/media/web-manifest.js'
import { cpuTime } from '../support/cpu.js'

const { media } = loadConfig({})
const { signal } = new AbortController()

function serving(text: string): Fetch {
  return async (url) => ({
    url,
    statusCode: 200,
    headers: {},
    redirects: [],
    body: (async function* () {
      yield Buffer.from(text)
    })(),
    truncated: () => false,
    brokenOff: () => false,
    cancel: () => undefined,
  })
}

function iconsOf(text: string) {
  return manifestIcons(serving(text), new URL('https://site.test/m.json'), media, signal)
}

test.each([
  ['nested lists', '{"a":['],
  ['strings that do not end', '{"icons":["'],
  ['names without values', '{a,'],
])('a broken manifest of %s is not repaired', async (_, piece) => {
  const text = `{${piece.repeat(media.maxProbeBytes / piece.length - 1)}`
  const spent = await cpuTime(async () => expect(await iconsOf(text)).toEqual([]))
  expect(spent).toBeLessThan(1_000)
})

test('of very many icons the first are read', async () => {
  const text = `{"icons":[${'{"src":"a.png","sizes":"16x16"},'.repeat(5_000)}{}]}`
  expect(await iconsOf(text)).toHaveLength(50)
})
