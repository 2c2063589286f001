import { afterEach, expect, test } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
afterEach(() => service.close())

/** Statuses of so many requests, and what the last one says is left. */
async function askTimes(count: number, headers: Record<string, string> = {}) {
  const statuses: number[] = []
  let left: (string | null)[] = []
  for (let index = 0; index < count; index++) {
    const { status, headers: told } = await service.get('/?url=none', { headers })
    statuses.push(status)
    left = ['limit', 'remaining', 'exempt'].map((name) => told.get(`x-rate-limit-${name}`))
  }
  return { refused: statuses.filter((status) => status === 429).length, left }
}

test('callers on this machine are not limited, and told so beside the figures of their plan', async () => {
  service = await startService({ LINKGLASS_PLANS: '' })
  expect(await askTimes(20)).toEqual({ refused: 0, left: ['50', '30', 'true'] })
  expect(await askTimes(40)).toEqual({ refused: 0, left: ['50', '0', 'true'] })
})

test('those behind a proxy on this machine are', async () => {
  service = await startService({ LINKGLASS_PLANS: '' })
  const forwarded = { 'x-forwarded-for': '192.0.2.1' }
  expect(await askTimes(60, forwarded)).toEqual({ refused: 10, left: ['50', '0', 'false'] })
})

test('and those for whom the plans say otherwise', async () => {
  service = await startService({ LINKGLASS_PLANS: '{"free":{"limit":50,"window":"1m"}}' })
  expect(await askTimes(60)).toEqual({ refused: 10, left: ['50', '0', 'false'] })
})

test.each(['unlimited', '{"free":{"limit":"unlimited"}}'])(
  'LINKGLASS_PLANS=%s is no limit for anybody',
  async (plans) => {
    service = await startService({ LINKGLASS_PLANS: plans })
    const forwarded = { 'x-forwarded-for': '192.0.2.1' }
    expect(await askTimes(60, forwarded)).toEqual({
      refused: 0,
      left: ['999999999999999', '999999999999939', 'false'],
    })
  },
)
