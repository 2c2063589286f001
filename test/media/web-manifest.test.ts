import { expect, test } from 'vitest'
import type { Fetch } from '../../src/contracts/http.js'
import { MEDIA_BOUNDS } from '../../src/media/inspect.js'
import { fetchManifestIcons } from '../../src/media/web-manifest.js'
import { cpuTime } from '../support/cpu.js'

const media = { ...MEDIA_BOUNDS, timeout: 5_000 }
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
    cutBy: () => undefined,
    cancel: () => undefined,
  })
}

function iconsOf(text: string) {
  return fetchManifestIcons(serving(text), new URL('https://site.test/m.json'), media, signal)
}

const BROKEN = ['{"a":[', '{"icons":["', '{a,', '"a\n'].flatMap((piece) =>
  [7_900, media.maxProbeBytes - 20].map((length) => ({ piece, length })),
)

test.each(BROKEN)('$length bytes of $piece cost no more than that', async ({ piece, length }) => {
  const text = `{"a":[${piece.repeat(length / piece.length)}]`
  const spent = await cpuTime(async () => expect(await iconsOf(text)).toEqual([]))
  expect(spent).toBeLessThan(1_000)
})

test('icons are read of a manifest that is not quite JSON', async () => {
  const text = "{icons: [{'src': 'a.png',}, // the only one\n]"
  expect(await iconsOf(text)).toEqual([
    {
      source: 'web manifest icon',
      trust: 'declared',
      raw: 'a.png',
      url: 'https://site.test/a.png',
    },
  ])
})

test('of very many icons the first are read', async () => {
  const text = `{"icons":[${'{"src":"a.png","sizes":"16x16"},'.repeat(5_000)}{}]}`
  expect(await iconsOf(text)).toHaveLength(50)
})
