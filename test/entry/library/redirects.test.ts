import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFetch, loadConfig } from '../../../src/entry/library/guarded-fetch.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { TEST_NETWORK } from '../../support/service.js'

const guarded = createFetch(loadConfig({ ...TEST_NETWORK, LINKGLASS_ALLOW: '127.0.0.0/8' }))
let origin: Origin
beforeAll(async () => {
  const redirect = (status: number, location?: string) => ({
    status,
    headers: { 'content-type': 'text/plain', ...(location !== undefined && { location }) },
    body: `It answers ${status}.`,
  })
  origin = await startOrigin({
    ...Object.fromEntries(
      [301, 302, 303, 307, 308].map((code) => [`/${code}`, redirect(code, '/')]),
    ),
    '/nowhere': redirect(302),
    '/no-http': redirect(302, 'ftp://other.example/'),
    '/twice': redirect(301, '/302'),
    '/300': redirect(300, '/'),
    '/': { headers: { 'content-type': 'text/plain' }, body: 'Here.' },
  })
})
afterAll(async () => {
  await guarded.close()
  await origin.close()
})

const PATHS = ['301', '302', '303', '307', '308', 'nowhere', 'no-http', 'twice', '300', '']

/** What a call gives: what can be read of its response, or nothing where it throws. */
async function summarize(calling: Promise<Response>) {
  const response = await calling.catch(() => undefined)
  if (!response) return 'thrown'
  const { status, redirected, url, headers } = response
  return { status, redirected, url, location: headers.get('location'), text: await response.text() }
}

test.each([undefined, 'follow', 'manual', 'error'] as const)(
  'redirects are what they are to the fetch of Node.js with `redirect: %s`',
  async (redirect) => {
    const init = redirect === undefined ? {} : { redirect }
    for (const path of PATHS) {
      const url = `http://127.0.0.1:${origin.port}/${path}`
      expect([path, await summarize(guarded(url, init))]).toEqual([
        path,
        await summarize(fetch(url, init)),
      ])
    }
  },
)

test('a redirect that shall be none is an error that says so, and is not followed', async () => {
  const before = origin.requests.length
  const calling = guarded(`http://127.0.0.1:${origin.port}/302`, { redirect: 'error' })
  await expect(calling).rejects.toMatchObject({
    code: 'EMAXREDIRECTS',
    data: { url: "The address redirects, which `redirect: 'error'` refuses." },
  })
  expect(origin.requests.length).toBe(before + 1)
})

test('another mode is refused', async () => {
  const calling = guarded('http://127.0.0.1/', { redirect: 'folow' as 'follow' })
  await expect(calling).rejects.toThrow(TypeError)
})
