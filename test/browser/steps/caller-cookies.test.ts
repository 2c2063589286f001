import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { setCallerCookies } from '../../../src/browser/steps/caller-cookies.js'
import { createVisitNetwork } from '../../../src/browser/visit/visit-network.js'
import type { Warning } from '../../../src/contracts/result.js'
import type { VisitRequest } from '../../../src/params/index.js'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Sets the cookies in a browser that refuses a list for which `refuses` is true. */
async function setCookies(cookie: string, refuses: (cookies: Cookies) => boolean) {
  const kept: string[] = []
  const addCookies = async (cookies: Cookies) => {
    if (refuses(cookies)) throw new Error('Invalid cookie fields')
    kept.push(...cookies.map(({ name }) => name))
  }
  const network = createVisitNetwork(() => Promise.reject(new Error('no network')), {
    pageBytes: 1,
  })
  const warnings: Warning[] = []
  const context = { addCookies } as unknown as BrowserContext
  const request = { url: new URL('http://site.test/'), headers: { cookie } }
  await setCallerCookies(context, request as unknown as VisitRequest, network, warnings)
  return { kept, warnings: warnings.map(({ message }) => message) }
}

const isSecure = (cookies: Cookies) => cookies.some(({ name }) => name.startsWith('__Secure-'))

const NAMES = Array.from({ length: 185 }, (_, index) => `k${index}`)
const MANY = NAMES.map((name) => `${name}=1`).join('; ')

const LEFT_OUT =
  'The step `cookies` missed: the browser keeps at most 180 for a site, without `k180, k181, k182, k183, k184'

test('names the cookies beyond the number that the browser keeps', async () => {
  expect(await setCookies(MANY, isSecure)).toEqual({
    kept: NAMES.slice(0, 180),
    warnings: [`${LEFT_OUT}\`.`],
  })
  expect(await setCookies(`${MANY}; __Secure-z=1`, isSecure)).toEqual({
    kept: NAMES.slice(0, 180),
    warnings: [`${LEFT_OUT}, __Secure-z\`.`],
  })
})

test('names the cookies that the browser refuses', async () => {
  expect(await setCookies('a=1; __Secure-z=1; b=2', isSecure)).toEqual({
    kept: ['a', 'b'],
    warnings: [
      'The step `cookies` missed: the browser does not take `__Secure-z` for this address.',
    ],
  })
})

test('does not warn if the browser takes each cookie by itself', async () => {
  const refusesLists = (cookies: Cookies) => cookies.length > 1
  expect(await setCookies('a=1; b=2', refusesLists)).toEqual({ kept: ['a', 'b'], warnings: [] })
})
