import { expect, test } from 'vitest'
import { createOembed } from '../../src/oembed/index.js'
import { cpuTime } from '../support/cpu.js'

test('thousands of wishes are written into the address at once', async () => {
  const asked: URL[] = []
  const oembed = createOembed({
    fetch: async (url) => {
      asked.push(url)
      throw new Error('asked')
    },
    limits: { maxBytes: 1_000, timeout: 10_000 },
    providers: [],
  })
  const wishes = Array.from({ length: 14_000 }, (_, i) => [`n${i}`, 'v'] as const)
  const options = new Map([...wishes, ['maxWidth', '300'] as const])
  const url = new URL('https://www.example.com/a')
  const discovered = 'https://www.example.com/oembed?url=a&maxwidth=10'
  const spent = await cpuTime(() =>
    oembed.findEmbed({ url, discovered, options }, new AbortController().signal),
  )
  expect(asked[0]?.searchParams.getAll('maxwidth')).toEqual(['300'])
  expect(asked[0]?.searchParams.get('url')).toBe('a')
  expect(asked[0]?.searchParams.get('n13999')).toBe('v')
  expect(spent).toBeLessThan(2_000)
})
