import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Origin } from '../support/origin.js'
import type { Service } from '../support/service.js'
import { mixVisits, SETTINGS, startMixedSite } from './mixed-visits.js'
import { startWithBrowser } from './support.js'

/** `npm run bench:visits` makes more of them, and looks at memory, processes and files. */
const VISITS = 24

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startMixedSite()
  // A few browsers one after the other.
  service = await startWithBrowser({ ...SETTINGS, LINKGLASS_BROWSER_VISITS: '10' })
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

test('visits of all kinds, eight at a time, are each answered right, and nothing is left', async () => {
  expect(await mixVisits(site, VISITS, service.ask)).toEqual([])
  const idle = { busy: 0, waiting: 0 }
  await expect
    .poll(async () => (await service.get('/ready')).body)
    .toEqual({
      status: 'ready',
      checks: {
        cache: 'ok',
        threads: 'ok',
        reading: idle,
        sandbox: idle,
        browser: idle,
        functions: idle,
      },
    })
  await expect.poll(() => site.openSockets()).toBe(0)
})
