import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DnsServer, startDns } from '../../support/dns-server.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { until } from '../../support/until.js'
import { SMALL, startWithBrowser } from '../support.js'

/** More than Node.js lets listen to one event without a warning. */
const NAMES = Array.from({ length: 20 }, (_, index) => `name-${index}.test`)

let site: Origin
let dns: DnsServer
let service: Service
beforeAll(async () => {
  const images = NAMES.map((name) => `<img src="http://${name}/">`).join('')
  site = await startOrigin({ '/': `<p>text${images}` })
  dns = await startDns(() => ({ manner: 'silent' }))
  service = await startWithBrowser({ LINKGLASS_DNS: dns.address })
})
afterAll(async () => {
  await service?.close()
  await dns?.close()
  await site?.close()
})

test('a page that waits for many hosts at once is opened without a warning', async () => {
  const url = `http://site.test:${site.port}/`
  const asked = { screenshot: 'true', meta: 'false', waitUntil: 'domcontentloaded', ...SMALL }
  const answering = service.ask({ url, waitForTimeout: '2s', ...asked })
  await until(() => NAMES.every((name) => dns.questions.includes(`A ${name}`)))
  expect((await answering).status).toBe(200)
})
