import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EnterByRobots } from '../../../src/contracts/http.js'
import { createRobotsGate } from '../../../src/network/robots/robots-gate.js'
import { cpuTime } from '../../support/cpu.js'
import { errorOf, makeFetcher } from '../../support/fetcher.js'
import { type Origin, startOrigin } from '../../support/origin.js'

const fetcher = makeFetcher()
const { signal } = new AbortController()
let origin: Origin
let status: number
let file: string
let clock: number
let enter: EnterByRobots

beforeEach(async () => {
  status = 200
  file = ''
  clock = 1_000_000
  origin = await startOrigin((_, response) => response.writeHead(status).end(file))
  enter = createRobotsGate(fetcher.fetch, () => clock)
})
afterEach(() => origin.close())

function at(path: string): URL {
  return new URL(`http://site.test:${origin.port}${path}`)
}

async function judge(path: string): Promise<string> {
  return enter(at(path), { signal }).then(
    () => 'allowed',
    ({ code }) => code,
  )
}

test('keeps to the longest pattern of our group, or of all', async () => {
  file = `User-agent: Other\nDisallow: /\n\nuser-agent: LinkGlass/2\nUser-agent: Friend
Disallow: /private # not for us\nAllow: /private/but-this\nDisallow: /*.pdf$\nDisallow: /%C3%A4

User-agent: *\nDisallow: /elsewhere`
  const paths = ['/', '/private/x', '/private/but-this', '/a.pdf', '/a.pdf?b', '/elsewhere', '/ä']
  expect(await Promise.all(paths.map(judge))).toEqual([
    'allowed',
    'EROBOTS',
    'allowed',
    'EROBOTS',
    'allowed',
    'allowed',
    'EROBOTS',
  ])
  expect(origin.requests).toEqual(['GET /robots.txt'])
})

test.each([
  [404, 'allowed'],
  [403, 'allowed'],
  [429, 'EROBOTS'],
  [503, 'EROBOTS'],
])('takes a status of %i for %s', async (given, verdict) => {
  status = given
  file = 'User-agent: *\nDisallow: /'
  expect(await judge('/')).toBe(verdict)
})

test('asks again after a day, or ten minutes after its server failed', async () => {
  status = 500
  expect(await judge('/')).toBe('EROBOTS')
  status = 200
  expect(await judge('/')).toBe('EROBOTS')
  clock += 600_001
  expect(await judge('/')).toBe('allowed')
  file = 'User-agent: *\nDisallow: /'
  clock += 86_300_000
  expect(await judge('/')).toBe('allowed')
  clock += 200_000
  expect(await judge('/')).toBe('EROBOTS')
  expect(origin.requests).toHaveLength(3)
})

test('gives turns that are a delay apart, also after the clock was set back', async () => {
  file = 'User-agent: *\nCrawl-delay: 10'
  expect(await judge('/1')).toBe('allowed')
  const error = await errorOf(enter(at('/2'), { signal }))
  expect(error).toMatchObject({ code: 'EBUSY', retryAfter: 10, data: { url: expect.any(String) } })
  clock += 9_999
  expect(await judge('/2')).toBe('allowed')
  clock -= 900_000
  expect(await judge('/3')).toBe('allowed')
  expect(await judge('/4')).toBe('EBUSY')
})

test('reads 500 KiB of a file', async () => {
  const [most, more] = ['#'.repeat(505_000), '#'.repeat(10_000)]
  file = `User-agent: *\nDisallow: /before\n${most}\nDisallow: /within\n${more}\nDisallow: /after`
  expect(await judge('/before')).toBe('EROBOTS')
  expect(await judge('/within')).toBe('EROBOTS')
  expect(await judge('/after')).toBe('allowed')
})

const HOSTILE = {
  'agents with rules each': `${'User-agent: a\n'.repeat(10_000)}${'Disallow: /a\n'.repeat(10_000)}`,
  'agents apart by comments': `${'User-agent:a\n#:\n'.repeat(1_000)}${'Allow:/\n'.repeat(1_000)}`,
  'agents apart by lines without a name': `${'User-agent:a\n :x\n'.repeat(1_000)}${'Allow:/\n'.repeat(1_000)}`,
  'rules for a long address': `User-agent: *\n${'Disallow: /x\n'.repeat(15_000)}`,
  'patterns that match at each character': `User-agent: *\n${`Disallow: ${'*a'.repeat(1_000)}b\n`.repeat(240)}`,
}

test.each(Object.entries(HOSTILE))('refuses %s in a moment', async (_, text) => {
  file = text
  await judge('/warm')
  const used = await cpuTime(async () => void (await judge(`/${'a'.repeat(8_000)}`)))
  expect(await judge(`/${'a'.repeat(8_000)}`)).toBe('EROBOTS')
  expect(used).toBeLessThan(200)
})

test('passes on the error of an origin that cannot be reached', async () => {
  const url = new URL('http://inner.test/')
  expect(await errorOf(enter(url, { signal }))).toMatchObject({ code: 'EINVALURL' })
})
