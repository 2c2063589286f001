import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLinkglass, type Linkglass, loadConfig } from '../../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService, TEST_NETWORK } from '../../support/service.js'

const CHALLENGE =
  '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b"></script>'

let origin: Origin
let service: Service
let linkglass: Linkglass

beforeAll(async () => {
  origin = await startOrigin({
    '/good': '<title>Bread</title>',
    '/gone': { status: 404, body: '<title>Not Found</title>' },
    '/wall': CHALLENGE,
    '/empty': '',
  })
  service = await startService()
  linkglass = createLinkglass(loadConfig(TEST_NETWORK))
})
afterAll(async () => {
  await linkglass.close()
  await service.close()
  await origin.close()
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

const INSTEAD: [path: string, instead: string][] = [
  ['/gone', 'The target answered 404.'],
  ['/wall', 'The target answered with a check for robots instead of the page (EBOTWALL).'],
  [
    '/empty',
    'The target answered with nothing at all instead of the page, though its status is no failure (EEMPTY).',
  ],
]

describe('`requireOk`', () => {
  test.each(INSTEAD)('%s is an error that says what came', async (path, instead) => {
    const message = `${instead} Leave out \`requireOk\` to read what came all the same.`
    const { status, headers, body } = await service.ask({ url: at(path), requireOk: 'true' })
    expect([status, headers.get('cache-control'), body]).toEqual([
      400,
      'no-store',
      {
        status: 'fail',
        code: 'ENOTOK',
        message,
        data: { url: instead },
        more: `${service.base}/errors/enotok`,
        id: expect.any(String),
        url: at(path),
      },
    ])
    await expect(linkglass(at(path), { requireOk: true })).rejects.toMatchObject({
      code: 'ENOTOK',
      message,
    })
    await expect(linkglass.read(at(path), { requireOk: true })).rejects.toMatchObject({ message })
  })

  test('a page is answered, and one copy serves who asks for it and who does not', async () => {
    const parameters = { url: at('/good'), 'meta.title': 'true' }
    const first = await service.ask({ ...parameters, requireOk: 'true' })
    const second = await service.ask(parameters)
    expect(first.body).toMatchObject({ status: 'success', data: { title: 'Bread' } })
    expect([second.body, second.headers.get('x-cache-status')]).toEqual([first.body, 'HIT'])
    expect((await linkglass(at('/good'), { requireOk: true })).data.title).toBe('Bread')
  })

  test('a copy that was kept for others is judged as well', async () => {
    const parameters = { url: at('/gone'), 'meta.title': 'true' }
    const { body } = await service.ask(parameters)
    expect(body).toMatchObject({ status: 'success', statusCode: 404 })
    const { body: refused } = await service.ask({ ...parameters, requireOk: '' })
    expect(refused).toMatchObject({ status: 'fail', code: 'ENOTOK' })
  })
})
