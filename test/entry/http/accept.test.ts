import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseFormat } from '../../../src/entry/http/accept.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

test.each([
  [undefined, undefined],
  ['*/*', undefined],
  ['text/html,application/xhtml+xml,*/*;q=0.8', undefined],
  ['application/json, text/plain, */*', undefined],
  ['text/markdown', 'text/markdown'],
  ['text/markdown, text/html, */*', 'text/markdown'],
  ['TEXT/Markdown;charset=utf-8', 'text/markdown'],
  ['text/markdown;q=0.5, */*', undefined],
  ['application/json, text/markdown', undefined],
  ['application/json;q=0.5, text/markdown', 'text/markdown'],
  ['text/csv, text/markdown;q=0.9', 'text/csv'],
  ['text/csv;q=0', undefined],
])('accept: %s', (accept, form) => {
  expect(chooseFormat(accept)).toBe(form)
})

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin({
    '/': `<title>Lamps</title><nav>Menu</nav><article><h1>Lamps</h1>${'<p>Of brass and steel, with a shade.</p>'.repeat(20)}</article>
      <ul><li><b>One</b><i>1,5</i><li><b>"Two"</b><i>2</i></ul>`,
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await site.close()
})

const RULES = {
  meta: 'false',
  'data.lamps.selectorAll': 'li',
  'data.lamps.data.name.selector': 'b',
  'data.lamps.data.price.selector': 'i',
}

describe('GET /?url=…', () => {
  async function ask(accept: string, more: Record<string, string> = {}) {
    const url = `http://site.test:${site.port}/`
    const answer = await service.ask({ url, ...more }, { headers: { accept } })
    const { status, headers, body } = answer
    return { status, type: headers.get('content-type'), vary: headers.get('vary'), headers, body }
  }

  test('answers the main text as Markdown', async () => {
    const { headers, ...answer } = await ask('text/markdown, */*;q=0.1')
    expect(answer).toEqual({
      status: 200,
      type: 'text/markdown; charset=utf-8',
      vary: 'accept, accept-encoding',
      body: expect.stringMatching(
        /^(?:# Lamps\n\n)?Of brass and steel, with a shade\.\n\nOf brass/,
      ),
    })
  })

  test('answers a list as CSV, under a tag of its own', async () => {
    const [csv, json] = [await ask('text/csv', RULES), await ask('application/json', RULES)]
    expect([csv.status, csv.type, csv.vary, csv.body]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'accept, accept-encoding',
      'name,price\r\nOne,"1,5"\r\n"""Two""",2\r\n',
    ])
    expect([json.type, json.vary, csv.headers.get('x-cache-status')]).toEqual([
      'application/json; charset=utf-8',
      'accept, accept-encoding',
      'MISS',
    ])
    expect(json.headers.get('x-cache-status')).toBe('HIT')
    expect(csv.headers.get('etag')).not.toBe(json.headers.get('etag'))
  })

  test('answers the list that `embed` names; what is wrong is JSON', async () => {
    const { body } = await ask('text/csv', { ...RULES, embed: 'lamps.1' })
    expect(body).toBe('name,price\r\n"""Two""",2\r\n')
    const wrong = await ask('text/csv', { ...RULES, embed: 'none' })
    expect([wrong.status, wrong.type]).toEqual([400, 'application/json; charset=utf-8'])
  })

  test('a request that names a value by itself gets that', async () => {
    const { type, body } = await ask('text/markdown', { embed: 'title' })
    expect([type, body]).toEqual(['text/plain; charset=utf-8', 'Lamps'])
  })
})

test('/docs/… is answered as Markdown', async () => {
  const { headers, body } = await service.get('/docs/rules', {
    headers: { accept: 'text/markdown' },
  })
  const source = await service.get('/docs/rules.md')
  expect([headers.get('content-type'), headers.get('vary'), body]).toEqual([
    'text/markdown; charset=utf-8',
    'accept',
    source.body,
  ])
})
