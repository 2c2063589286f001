import { setMaxListeners } from 'node:events'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectRedis } from '../../../src/lib/redis/redis-client.js'
import { createRedisLeases } from '../../../src/network/host-budget/redis-leases.js'
import { SharedHostBudget } from '../../../src/network/host-budget/shared-host-budget.js'
import { never } from '../../support/fetcher.js'
import { needs } from '../../support/needs.js'
import { type RedisServer, startRedis } from '../../support/redis-server.js'
import { until } from '../../support/until.js'

const HOST = 'site.test'
/** From one on. */
const SECONDS = Array.from({ length: 30 }, (_, index) => index + 1)
setMaxListeners(0, never)

let redis: RedisServer
let closers: (() => unknown)[]

beforeEach(async () => {
  redis = await startRedis()
  closers = [() => redis.stop()]
})
afterEach(async () => {
  for (const close of closers.reverse()) await close()
})

interface Limits {
  requestsPerHost?: number
  ratePerHost?: number
  longestPause?: number
}

/** The budget as one of several processes has it. */
async function openBudget(limits: Limits = {}): Promise<SharedHostBudget> {
  const { requestsPerHost = 32, ratePerHost = 1e6, longestPause } = limits
  const client = await connectRedis({
    url: redis.url,
    timeout: 60_000,
    pause: 20,
    onError: () => undefined,
  })
  const claims = createRedisLeases(client, { requestsPerHost, ratePerHost })
  const budget = new SharedHostBudget(claims, longestPause)
  closers.push(() => {
    budget.close()
    return client.close()
  })
  return budget
}

function openBudgets(count: number, limits: Limits): Promise<SharedHostBudget[]> {
  return Promise.all(Array.from({ length: count }, () => openBudget(limits)))
}

/** By a connection of its own. */
async function askRedis<T>(work: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(redis.url)
  return work(client).finally(() => client.disconnect())
}

/** Under which Redis keeps what it knows of the host. */
async function nameIn(client: Redis): Promise<string> {
  const [name = ''] = await client.keys(`*${HOST}*`)
  return name
}

/** Scripts that were run so far. */
async function commands(): Promise<number> {
  const stats = await askRedis((client) => client.info('commandstats'))
  return Number(/cmdstat_eval:calls=(\d+)/.exec(stats)?.[1] ?? 0)
}

/** Milliseconds by the clock of Redis, which the budgets count by. */
async function now(): Promise<number> {
  const [seconds = 0, micros = 0] = await askRedis((client) => client.time())
  return Math.floor(Number(seconds) * 1_000 + Number(micros) / 1_000)
}

/** Milliseconds for which the host is to be left alone yet, as Redis knows it. */
async function pauseLeft(): Promise<number> {
  const ends = await askRedis(async (client) => client.hget(await nameIn(client), '.pause'))
  return Math.max(0, Number(ends) - (await now()))
}

/** What Redis knows of each budget: its places, when they end, and since when it waits. */
async function claims(): Promise<string[]> {
  const known = await askRedis(async (client) => client.hvals(await nameIn(client)))
  return known.filter((claim) => /^\d+ \d+ \d+$/.test(claim))
}

function waits(claim: string): boolean {
  return !claim.endsWith(' 0')
}

/** Both wait, and who has the place has heard of it, as it does by the next claim; or it is over. */
async function bothAreHeard(isOver: () => boolean): Promise<void> {
  const bothWait = async () => (await claims()).filter(waits).length === 2
  const heldBy = async () => (await claims()).find(hasPlace)
  await until(async () => isOver() || (await bothWait()))
  const held = await heldBy()
  await until(async () => isOver() || ((await bothWait()) && (await heldBy()) !== held))
}

function hasPlace(claim: string): boolean {
  return !claim.startsWith('0 ')
}

/** Requests under way, and the most there were. */
function crowd() {
  let inside = 0
  let most = 0
  return {
    most: () => most,
    async visit(budget: SharedHostBudget, turns = 3): Promise<void> {
      const leave = await budget.acquire(HOST, never)
      inside += 1
      most = Math.max(most, inside)
      for (let turn = 0; turn < turns; turn++) await new Promise((next) => setImmediate(next))
      inside -= 1
      leave()
    },
  }
}

describe('what processes ask a host for together', needs('redis-server'), () => {
  test.each([1, 3, 5, 12])('is never more than the %i that it may be', async (requestsPerHost) => {
    const budgets = await openBudgets(8, { requestsPerHost })
    const { visit, most } = crowd()
    await Promise.all(
      Array.from({ length: 40 }, () => budgets.map((budget) => visit(budget))).flat(),
    )
    expect(most()).toBe(requestsPerHost)
  })

  test('goes to whoever has waited longest, however much another wants', async () => {
    const [greedy, modest] = await openBudgets(2, { requestsPerHost: 1 })
    if (!greedy || !modest) throw new Error('two were to open')
    const order: string[] = []
    const visit = async (name: string, budget: SharedHostBudget) => {
      const leave = await budget.acquire(HOST, never)
      order.push(name)
      if (name === 'greedy')
        await bothAreHeard(() => order.includes('modest') || order.length === 10)
      leave()
    }
    const first = Array.from({ length: 10 }, () => visit('greedy', greedy))
    await until(() => order.length > 0)
    await Promise.all([...first, visit('modest', modest)])
    expect(order.indexOf('modest')).toBeLessThan(5)
  })

  test('is one command for a page and its images, and one for each lease after', async () => {
    const budget = await openBudget()
    const { visit } = crowd()
    await visit(budget)
    await Promise.all([visit(budget), visit(budget)])
    expect(await commands()).toBe(1)
  })

  test('is not more in a second than it may be', async () => {
    const budgets = await openBudgets(4, { ratePerHost: 20 })
    const { visit } = crowd()
    const began = await now()
    await Promise.all(Array.from({ length: 12 }, () => budgets.map((one) => visit(one))).flat())
    // 20 at once, then one each 50 ms; a busy machine is only slower.
    expect((await now()) - began).toBeGreaterThan((48 - 20) * 50 - 100)
  })

  test('is given back by who no longer waits', async () => {
    const [one, other] = await openBudgets(2, { requestsPerHost: 1 })
    const leave = await one?.acquire(HOST, never)
    const controller = new AbortController()
    const waiting = other?.acquire(HOST, controller.signal)
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    leave?.()
    const again = await one?.acquire(HOST, never)
    again?.()
    expect(await other?.acquire(HOST, never)).toBeTypeOf('function')
  })

  test('is free again when the process that had it died', async () => {
    const dying = await openBudget({ requestsPerHost: 1 })
    await dying.acquire(HOST, never)
    // From here on it says nothing, as one that was killed.
    await closers.pop()?.()
    const next = await openBudget({ requestsPerHost: 1 })
    expect(await next.acquire(HOST, never)).toBeTypeOf('function')
  })

  test('is each one’s own while there is no Redis, and common again when it is back', async () => {
    const budgets = await openBudgets(4, { requestsPerHost: 2 })
    const [first] = budgets
    const held = await first?.acquire(HOST, never)
    await redis.stop()
    const { visit } = crowd()
    await Promise.all(Array.from({ length: 20 }, () => budgets.map((one) => visit(one))).flat())
    redis = await startRedis(redis.port)
    // What began meanwhile is counted again: one of the two places is taken.
    await until(async () => {
      const { visit: visitAgain, most } = crowd()
      await Promise.all(
        Array.from({ length: 20 }, () => budgets.map((one) => visitAgain(one))).flat(),
      )
      return most() === 1
    })
    held?.()
  })
})

describe('a host that wants to be left alone', needs('redis-server'), () => {
  test('is left alone by all', async () => {
    const [one, other, third] = await openBudgets(3, {})
    const { visit } = crowd()
    if (!one || !other || !third) throw new Error('three were to open')
    await visit(other)
    one.pause(HOST, 30_000)
    for (const budget of [one, third]) {
      const error = await budget.acquire(HOST, never).catch((thrown) => thrown)
      // What is left of them, on a busy machine.
      expect(SECONDS.slice(0, 30)).toContain(error.retryAfter)
      const text = `The host \`site.test\` has asked for no requests. Try again in ${error.retryAfter} s.`
      expect(error).toMatchObject({ code: 'EBUSY', message: text, data: { url: text } })
    }
    // One that has places in advance hears of it, too.
    await until(
      () =>
        other.acquire(HOST, never).then(
          (leave) => void leave(),
          () => true,
        ) as Promise<boolean>,
    )
    await expect(other.acquire('other.test', never)).resolves.toBeTypeOf('function')
  })

  test('is waited for when that is soon over', async () => {
    const [one, other] = await openBudgets(2, {})
    one?.pause(HOST, 100)
    const left = await Promise.all(
      [one, other].map(async (budget) => {
        await budget?.acquire(HOST, never)
        return pauseLeft()
      }),
    )
    expect(left).toEqual([0, 0])
  })

  test('is not for longer than it may', async () => {
    const budget = await openBudget({ longestPause: 10_000 })
    budget.pause(HOST, 86_400_000)
    const error = await budget.acquire(HOST, never).catch((thrown) => thrown)
    expect(SECONDS.slice(0, 10)).toContain(error.retryAfter)
  })

  test('is not for long where a record or a message says so that nobody wrote', async () => {
    const budget = await openBudget()
    const isOver = await budget.acquire(HOST, never)
    isOver()
    const later = Date.now() + 1e12
    await askRedis(async (client) => {
      const name = await nameIn(client)
      await client.hset(name, '.pause', `${later}`, '.rate', `0.000 ${later}`)
      await client.hset(name, 'ended', `32 ${later} 0`)
    })
    const other = await openBudget()
    const leave = await other.acquire(HOST, never)
    leave()
    await askRedis((client) => client.publish('linkglass:1:paused', `${HOST} 1e308`))
    const refusal = async () => await budget.acquire(HOST, never).catch((error: unknown) => error)
    await until(async () => typeof (await refusal()) !== 'function')
    expect(await refusal()).toMatchObject({ code: 'EBUSY', retryAfter: 60 })
  })
})
