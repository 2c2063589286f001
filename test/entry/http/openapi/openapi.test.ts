import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from '../../../../demo/site-server.mjs'
import { ERROR_STATUS } from '../../../../src/contracts/errors.js'
import { createOpenApiDocument } from '../../../../src/entry/http/openapi/openapi-document.js'
import { EXPOSED_HEADERS } from '../../../../src/entry/http/response-headers.js'
import { PARAMETERS } from '../../../../src/params/parameters.js'

import { type Answer, type Service, startService } from '../../../support/service.js'

interface Document {
  readonly paths: Record<string, { get: Operation }>
  readonly components: { headers: Record<string, { schema: object }> }
}
interface Operation {
  readonly parameters: { name: string; description: string; required: boolean; example?: string }[]
  readonly responses: Record<
    string,
    { description: string; content: Record<string, { schema: object }> }
  >
}

let site: Awaited<ReturnType<typeof startSite>>
let service: Service
beforeAll(async () => {
  site = await startSite()
  service = await startService({ LINKGLASS_RETRY: '0' })
})
afterAll(async () => {
  await service.close()
  site.close()
})

const served = JSON.parse(JSON.stringify(createOpenApiDocument())) as Document
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(ajv)
ajv.addSchema(served, 'openapi')

function integer(minimum: number, maximum: number, fallback?: number) {
  return { type: 'integer', minimum, maximum, ...(fallback !== undefined && { default: fallback }) }
}

/** What is wrong with an answer by the description of its path and status. */
function problems(path: string, { status, body, headers }: Answer): unknown[] {
  const pointer = path.replaceAll('/', '~1')
  const response = served.paths[path]?.get.responses[status]
  if (!response?.content['application/json']) return [`${path} does not describe ${status}`]
  const type = 'content/application~1json/schema'
  const valid = ajv.validate(`openapi#/paths/${pointer}/get/responses/${status}/${type}`, body)
  // The next validation forgets them.
  const errors = valid ? [] : (ajv.errors ?? [])
  const misfits = Object.keys(served.components.headers).filter((name) => {
    const value = headers.get(name)
    const typed = /^\d+$/.test(value ?? '') ? Number(value) : value
    return !ajv.validate(`openapi#/components/headers/${name}/schema`, typed)
  })
  return [...errors, ...misfits]
}

describe('/openapi.json', () => {
  test('the numbers of a job, with their bounds', () => {
    const { post } = served.paths['/jobs'] as unknown as { post: Operation }
    expect(post.parameters.slice(1, 4)).toEqual([
      { name: 'priority', in: 'query', schema: integer(0, 9, 5) },
      { name: 'per-host', in: 'query', schema: integer(1, 16, 4) },
      { name: 'webhook-failures', in: 'query', schema: integer(1, 100) },
    ])
  })

  test.each(['meta', 'data'])('%s is text that holds JSON, for generated clients', (name) => {
    const found = served.paths['/']?.get.parameters.find((one) => one.name === name)
    expect(found).toMatchObject({
      in: 'query',
      schema: { type: 'string', contentMediaType: 'application/json' },
    })
    expect(found).not.toHaveProperty('content')
  })

  test('is OpenAPI 3.1 by its own schema', async () => {
    const { body, headers } = await service.get('/openapi.json')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(body).toEqual(served)
    const validator = new Validator()
    expect(await validator.validate({ ...structuredClone(served) })).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('has every parameter of the table, with its description', () => {
    const named = served.paths['/']?.get.parameters.map(({ name, description, required }) => ({
      name,
      description,
      required,
    }))
    expect(named).toEqual(
      Object.entries(PARAMETERS).map(([name, { description }]) => ({
        name,
        description,
        required: name === 'url',
      })),
    )
  })

  test('has every status with its codes, and every header that stands on all answers', () => {
    const codes = Object.entries(served.paths['/']?.get.responses ?? {})
      .filter(([status]) => status !== '200')
      .flatMap(([status, { description }]) =>
        description.split(', ').map((code) => [code.replaceAll('`', ''), Number(status)]),
      )
    expect(Object.fromEntries(codes)).toEqual(ERROR_STATUS)
    const always = EXPOSED_HEADERS.filter((name) => /^x-|^ratelimit|^server/.test(name))
    expect(Object.keys(served.components.headers)).toEqual(expect.arrayContaining(always))
  })
})

describe('real answers are what it says', () => {
  const page = (name: string) => `http://site.test:${site.port}/${name}`
  const rules = {
    'data.price.selector': '.price',
    'data.price.type': 'number',
    'data.photo.selector': '.photo',
    'data.photo.type': 'image',
    'data.reviews.selectorAll': '.review',
    'data.reviews.data.by.selector': 'h3',
    'data.none.selector': '.nowhere',
  }
  test.each<[string, string, number, () => Promise<Answer>]>([
    ['metadata', '/', 200, () => service.ask({ url: page('article.html') })],
    ['nothing found', '/', 200, () => service.ask({ url: page('nowhere.html') })],
    ['a picture', '/', 200, () => service.ask({ url: page('images/night.webp') })],
    ['rules, with warnings', '/', 200, () => service.ask({ url: page('product.html'), ...rules })],
    [
      'explain',
      '/',
      200,
      () => service.ask({ url: page('article.html'), explain: 'true', ...rules }),
    ],
    [
      'explain, of the main content',
      '/',
      200,
      () =>
        service.ask({
          url: page('article.html'),
          explain: 'true',
          'data.text.selector': ':main',
          'data.text.attr': 'text',
        }),
    ],
    [
      'an item, and why it is the one',
      '/',
      200,
      () => service.ask({ url: page('product.html'), item: 'true', explain: 'true' }),
    ],
    ['colors', '/', 200, () => service.ask({ url: page('article.html'), palette: 'true' })],
    ['no metadata', '/', 200, () => service.ask({ url: page('lamps.html'), meta: 'false' })],
    ['no address', '/', 400, () => service.ask({})],
    [
      'a bad rule',
      '/',
      400,
      () => service.ask({ url: page('article.html'), 'data.x.selector': 'p[' }),
    ],
    ['a refused address', '/', 400, () => service.ask({ url: 'http://10.0.0.1/' })],
    ['nobody there', '/', 500, () => service.ask({ url: 'http://site.test:9/' })],
    ['the health check', '/health', 200, () => service.get('/health')],
    ['readiness', '/ready', 200, () => service.get('/ready')],
    ['oEmbed', '/oembed', 200, () => service.get(`/oembed?url=${page('article.html')}`)],
    ['oEmbed of nothing', '/oembed', 404, () => service.get(`/oembed?url=${page('nowhere.html')}`)],
    ['oEmbed as YAML', '/oembed', 501, () => service.get('/oembed?format=yaml')],
    ['an unknown error page', '/errors/{code}', 404, () => service.get('/errors/nothing')],
  ])('%s', async (_, path, status, ask) => {
    const answer = await ask()
    expect([answer.status, problems(path, answer)]).toEqual([status, []])
  })

  test('the lines of a batch', async () => {
    const items = [{ url: page('article.html'), explain: true }, 'http://10.0.0.1/', 'nonsense', 7]
    const { status, body } = await service.get('/batch', {
      method: 'POST',
      body: JSON.stringify(items),
    })
    const lines = String(body).trimEnd().split('\n')
    const wrong = lines.map((line): unknown => {
      ajv.validate('openapi#/components/schemas/Line', JSON.parse(line))
      return ajv.errors
    })
    expect([status, wrong]).toEqual([200, [null, null, null, null]])
  })

  test('and JSON is a spelling of what has names, as it says', async () => {
    const data = { title: { selector: 'h1', attr: 'text' } }
    const { body } = await service.ask({
      url: page('product.html'),
      meta: JSON.stringify({ lang: true }),
      data: JSON.stringify(data),
    })
    expect(body).toMatchObject({ data: { lang: 'en', title: 'Harbour desk lamp' } })
  })
})
