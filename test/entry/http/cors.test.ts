import { afterEach, expect, test } from 'vitest'
import { type Service, startService } from '../../support/service.js'

let service: Service
afterEach(() => service.close())

async function allowed(origin: string) {
  return (await service.ask({}, { headers: { origin } })).headers.get('access-control-allow-origin')
}

test('pages of any origin may read answers, unless the operator names those that may', async () => {
  service = await startService()
  expect(await allowed('https://any.example')).toBe('*')
  await service.close()
  service = await startService({
    LINKGLASS_CORS_ORIGINS: 'https://app.example, https://admin.example',
  })
  expect([
    await allowed('https://app.example'),
    await allowed('https://admin.example'),
    await allowed('https://other.example'),
  ]).toEqual(['https://app.example', 'https://admin.example', null])
})
