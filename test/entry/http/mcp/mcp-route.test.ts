import { expect, test } from 'vitest'
import { type Service, startService } from '../../../support/service.js'

test('the route is not there unless it is turned on, and not for pages of origins that are not allowed', async () => {
  const off = await startService()
  const narrow = await startService({
    LINKGLASS_MCP: 'true',
    LINKGLASS_CORS_ORIGINS: 'https://app.example',
  })
  const post = (to: Service, origin: string) =>
    to.get('/mcp', {
      method: 'POST',
      body: '{}',
      headers: { origin, 'content-type': 'application/json' },
    })
  expect(await off.get('/mcp')).toMatchObject({
    status: 404,
    body: { code: 'ENOTFOUND', message: expect.stringContaining('LINKGLASS_MCP=true') },
  })
  expect((await post(narrow, 'https://evil.example')).status).toBe(403)
  expect((await post(narrow, 'https://app.example')).status).not.toBe(403)
  await off.close()
  await narrow.close()
})
