import { describe, expect, test } from 'vitest'
import { LinkglassError } from '../../../src/contracts/errors.js'
import type { Plan } from '../../../src/service/limits/plan.js'
import { createPlans, createRateError } from '../../../src/service/limits/rate-limit.js'

const DAY = 86_400_000
const FREE: Plan = { name: 'free', limit: 3, window: 60_000, keys: [] }
const PRO: Plan = { name: 'pro', limit: 2, window: 30 * DAY, keys: ['k1', 'k2'] }
const ME = { address: '192.0.2.1' }

function setUp(plans: Plan[] = [FREE, PRO], maxCallers = 100) {
  const clock = { now: 1_700_000_000_000 }
  return { clock, plans: createPlans({ plans, maxCallers, now: () => clock.now }) }
}

describe('plans', () => {
  test('one less with each request, refused when none is left, and all back in the next window', async () => {
    const { clock, plans } = setUp()
    const state = { plan: 'free', limit: 3, window: 60_000, reset: 1_700_000_060, isExempt: false }
    expect(await plans.countRequest(ME)).toEqual({
      ...state,
      remaining: 2,
      allowed: true,
      retryAfter: 60,
    })
    clock.now += 30_500
    expect(await plans.countRequest(ME)).toEqual({
      ...state,
      remaining: 1,
      allowed: true,
      retryAfter: 30,
    })
    expect(await plans.countRequest(ME)).toEqual({
      ...state,
      remaining: 0,
      allowed: true,
      retryAfter: 30,
    })
    expect(await plans.countRequest(ME)).toEqual({
      ...state,
      remaining: 0,
      allowed: false,
      retryAfter: 30,
    })
    clock.now += 29_499
    expect(await plans.countRequest(ME)).toMatchObject({ allowed: false, retryAfter: 1 })
    clock.now += 1
    expect(await plans.countRequest(ME)).toEqual({
      ...state,
      remaining: 2,
      reset: 1_700_000_120,
      isExempt: false,
      allowed: true,
      retryAfter: 60,
    })
  })

  test('looking does not count', async () => {
    const { plans } = setUp()
    const state = { plan: 'free', limit: 3, window: 60_000, reset: 1_700_000_060, isExempt: false }
    expect(await plans.readPlanState(ME)).toEqual({ ...state, remaining: 3 })
    await plans.countRequest(ME)
    expect(await plans.readPlanState(ME)).toEqual({ ...state, remaining: 2 })
    expect(await plans.readPlanState({ ...ME, key: 'unknown' })).toEqual({ ...state, remaining: 2 })
  })

  test('images that answers are shown with are counted apart, two for each request', async () => {
    const { plans } = setUp()
    await plans.countRequest(ME)
    const allowed: boolean[] = []
    for (let n = 0; n < 7; n += 1) allowed.push((await plans.countImage(ME)).allowed)
    expect(allowed).toEqual([true, true, true, true, true, true, false])
    expect((await plans.readPlanState(ME)).remaining).toBe(2)
    expect((await plans.countImage({ ...ME, key: 'unknown' })).allowed).toBe(false)
    expect((await plans.countImage({ ...ME, key: 'k1' })).allowed).toBe(true)
  })

  test('each key has its own count, whatever address it comes from', async () => {
    const { clock, plans } = setUp()
    expect(await plans.countRequest({ ...ME, key: 'k1' })).toEqual({
      plan: 'pro',
      limit: 2,
      window: 30 * DAY,
      remaining: 1,
      reset: (clock.now + 30 * DAY) / 1_000,
      isExempt: false,
      allowed: true,
      retryAfter: 30 * 86_400,
    })
    clock.now += 29 * DAY
    expect((await plans.countRequest({ address: '192.0.2.9', key: 'k1' })).remaining).toBe(0)
    expect((await plans.countRequest({ ...ME, key: 'k1' })).allowed).toBe(false)
    expect((await plans.countRequest({ ...ME, key: 'k2' })).remaining).toBe(1)
    expect((await plans.countRequest(ME)).remaining).toBe(2)
  })

  test.each(['k3', 'K1', 'k1 ', '__proto__'])('the unknown key %s is refused', async (key) => {
    const { plans } = setUp()
    const error = await Promise.resolve(plans.countRequest({ ...ME, key })).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(LinkglassError)
    expect(error).toMatchObject({ code: 'EAUTH', status: 403 })
    // The try counted, too.
    expect((await plans.countRequest(ME)).remaining).toBe(1)
  })

  test('where no keys are configured they are ignored', async () => {
    const { plans } = setUp([FREE])
    expect((await plans.countRequest({ ...ME, key: 'any' })).remaining).toBe(2)
    expect((await plans.countRequest({ ...ME, key: '' })).remaining).toBe(1)
  })

  test('subscribers are told apart, the addresses of one IPv6 subscriber are not', async () => {
    const { plans } = setUp()
    const remaining = async (address: string) => (await plans.countRequest({ address })).remaining
    expect(await remaining('2001:db8:0:1::1')).toBe(2)
    expect(await remaining('2001:db8:0:1:ffff::2')).toBe(1)
    expect(await remaining('2001:db8:0:2::1')).toBe(2)
    expect(await remaining('192.0.2.1')).toBe(2)
    expect(await remaining('::ffff:192.0.2.1')).toBe(1)
    expect(await remaining('192.0.2.2')).toBe(2)
  })

  test('a flood of callers is forgotten, the busy one is not', async () => {
    const { plans } = setUp([{ ...FREE, limit: 1_000 }], 10)
    for (let n = 0; n < 200; n += 1) {
      await plans.countRequest({ address: `198.51.100.${n}` })
      await plans.countRequest(ME)
    }
    expect((await plans.readPlanState(ME)).remaining).toBe(800)
    expect((await plans.readPlanState({ address: '198.51.100.0' })).remaining).toBe(1_000)
  })

  test('the error says how long to wait and how the limit is raised', async () => {
    const { plans } = setUp([{ ...FREE, limit: 0 }])
    const error = createRateError(await plans.countRequest(ME))
    expect({ code: error.code, status: error.status, retryAfter: error.retryAfter }).toEqual({
      code: 'ERATE',
      status: 429,
      retryAfter: 60,
    })
    expect(error.message).toBe(
      'The limit of 0 requests in 1 minute of the plan `free` is reached. Try again in 60 ' +
        'seconds; the operator of this service raises it with LINKGLASS_PLANS.',
    )
    const pro = createRateError(await setUp().plans.countRequest({ ...ME, key: 'k1' }))
    expect(pro.message).toContain('2 requests in 30 days of the plan `pro`')
  })

  test('there must be a free plan', () => {
    expect(() => createPlans({ plans: [PRO], maxCallers: 1 })).toThrow('`free`')
  })
})
