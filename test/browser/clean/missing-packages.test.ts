import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { adScripts, NAMES, startAds, TEXT } from './ads.js'

const OPTIONAL_PACKAGE = '../../../src/browser/clean/optional-package.js'

const WITHOUT_PACKAGES = {
  loadOptionalPackage: async () => undefined,
} satisfies Partial<typeof import('../../../src/browser/clean/optional-package.js')>

let ads: Origin
let site: Origin
/** A service that finds none of the packages which it uses where they are installed. */
let bare: Service
beforeAll(async () => {
  ads = await startAds()
  site = await startOrigin({
    '/ads': `<!doctype html><title>page</title><body>${adScripts(ads)}${TEXT}`,
    '/data.json': {
      headers: { 'content-type': 'application/json' },
      body: '{"name":"lamp","price":89,"tags":["a","b"]}',
    },
  })
  // What knows the packages has been loaded by other tests: it is loaded once more, without them.
  vi.resetModules()
  vi.doMock(OPTIONAL_PACKAGE, async (original) => ({
    ...(await original<object>()),
    ...WITHOUT_PACKAGES,
  }))
  const { startWithBrowser } = await import('../support.js')
  bare = await startWithBrowser(NAMES)
})
afterAll(async () => {
  await bare?.close()
  await site?.close()
  await ads?.close()
  vi.doUnmock(OPTIONAL_PACKAGE)
  vi.resetModules()
})

async function ask(path: string, parameters: Record<string, string>) {
  const url = `http://site.test:${site.port}${path}`
  const { status, body } = await bare.ask({ url, ...parameters })
  return { status, body }
}

function missed(step: string, name: string) {
  const message = `The step \`${step}\` missed: the package ${name} is not installed with the service.`
  return { code: 'ESKIPPED', message }
}

test('of `adblock` only who asks for it is told', async () => {
  const visit = { 'meta.title': 'true', prerender: 'true' }
  const usual = await ask('/ads', visit)
  expect(usual).toMatchObject({ status: 200, body: { data: { title: 'page ad ad' } } })
  expect(usual.body).not.toHaveProperty('warnings')
  const { body } = await ask('/ads', { ...visit, adblock: 'true' })
  expect(body).toMatchObject({
    warnings: [
      missed('adblock', '@duckduckgo/autoconsent'),
      missed('adblock', '@ghostery/adblocker'),
    ],
  })
})

test('of `codeScheme` only who asks for it is told', async () => {
  const picture = { screenshot: 'true', meta: 'false', 'viewport.width': '400' }
  const usual = await ask('/data.json', picture)
  expect(usual).toMatchObject({ status: 200, body: { data: { screenshot: { type: 'png' } } } })
  expect(usual.body).not.toHaveProperty('warnings')
  const { body } = await ask('/data.json', { ...picture, codeScheme: 'nord' })
  expect(body).toMatchObject({
    data: { screenshot: { type: 'png' } },
    warnings: [missed('codeScheme', 'prismjs')],
  })
})
