import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HostBudget } from '../../../src/contracts/host-budget.js'
import type { Fetcher } from '../../../src/network/fetch/fetcher.js'
import { bytesOf, makeFetcher, never, read } from '../../support/fetcher.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { until } from '../../support/until.js'

let origin: Origin
let fetcher: Fetcher
/** What a budget is told, in its order. */
let told: string[]

const budget: HostBudget = {
  async acquire(host) {
    let isInside = true
    told.push(`enter ${host}`)
    return () => {
      if (isInside) told.push(`leave ${host}`)
      isInside = false
    }
  },
  pause: (host, milliseconds) => void told.push(`leave ${host} alone for ${milliseconds}`),
}

beforeEach(async () => {
  told = []
  origin = await startOrigin({
    '/': 'here',
    '/long': 'x'.repeat(300_000),
    '/busy': { status: 429 },
    '/busy-for-long': { status: 429, headers: { 'retry-after': '7' } },
    '/down': { status: 503, headers: { 'retry-after': '8' } },
    '/broken': { status: 503 },
    '/moved': { status: 200, headers: { 'retry-after': '9' } },
  })
  fetcher = makeFetcher({ budget })
})
afterEach(async () => {
  await fetcher.close()
  await origin.close()
})

function address(path: string, host = 'site.test') {
  return `http://${host}:${origin.port}${path}`
}

describe('the budget of a host', () => {
  test('is asked for each hop by its host, and given back before the next', async () => {
    const other = await startOrigin({
      '/': { status: 302, headers: { location: address('/', 'other.test') } },
    })
    await read(fetcher, `http://site.test:${other.port}/`)
    await other.close()
    expect(told).toEqual([
      'enter site.test',
      'leave site.test',
      'enter other.test',
      'leave other.test',
    ])
  })

  test('has a place again once all has come, however slowly it is read', async () => {
    const fetched = await fetcher.fetch(new URL(address('/long')), { signal: never })
    await until(() => told.length === 2)
    expect(told).toEqual(['enter site.test', 'leave site.test'])
    expect(await bytesOf(fetched)).toHaveLength(300_000)
    expect(told).toHaveLength(2)
  })

  test('has a place again when nobody listens at the target', async () => {
    const { port } = origin
    await origin.close()
    await expect(read(fetcher, `http://site.test:${port}/`)).rejects.toThrow()
    expect(told).toEqual(['enter site.test', 'leave site.test'])
    origin = await startOrigin({})
  })

  test.each([
    ['/busy', 'leave site.test alone for 1000'],
    ['/busy-for-long', 'leave site.test alone for 7000'],
    ['/down', 'leave site.test alone for 8000'],
    ['/broken', undefined],
    ['/moved', undefined],
    ['/', undefined],
  ])('hears what %s wants', async (path, wish) => {
    await read(fetcher, address(path))
    expect(told.filter((word) => word.includes('alone'))).toEqual(wish === undefined ? [] : [wish])
  })
})
