import { expect, test } from 'vitest'
import type { Fetch } from '../../../src/contracts/http.js'
import { createOembedClient, createRegistry } from '../../../src/media/oembed/index.js'
import { cpuTime } from '../../support/cpu.js'

test('so many options are passed on in the time that it takes to write them', async () => {
  const asked: URL[] = []
  const fetch: Fetch = async (url) => {
    asked.push(url)
    throw new Error('nobody there')
  }
  const limits = { maxBytes: 1_000, timeout: 60_000 }
  const { findEmbed } = createOembedClient(fetch, limits, createRegistry([]))
  const options = new Map(Array.from({ length: 60_000 }, (_, index) => [`a${index}`, 'x']))
  const request = {
    url: new URL('https://site.test/'),
    discovered: 'https://site.test/oembed?a1=own&format=json',
    options,
  }
  const spent = await cpuTime(async () => {
    await findEmbed(request, new AbortController().signal)
  })
  expect(asked[0]?.searchParams.size).toBe(60_001)
  expect(spent).toBeLessThan(1_500)
})
