import { spawnSync } from 'node:child_process'
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from '../../../demo/site-server.mjs'
import { command } from '../../../src/entry/cli/commands/mcp-command.js'
import { TOOLS } from '../../../src/entry/mcp/tools.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { PROGRAM } from '../../support/program.js'
import { type Service, startService, TEST_NETWORK } from '../../support/service.js'

let site: Awaited<ReturnType<typeof startSite>>
let service: Service
let wall: Origin
let hugo: Origin
let hall: Origin
/** One agent for each way, as long as the tests are. */
let agents: Record<'stdio' | 'http', Client>
beforeAll(async () => {
  hugo = await startOrigin((_, response) => {
    response.end('<!doctype html><meta name="generator" content="Hugo 0.125"><title>x</title>')
  })
  hall = await startOrigin({
    '/': `<html lang="en"><title>Night of lamps</title><h1>Night of lamps</h1><script type="application/ld+json">
      {"@type": "Event", "name": "Night of lamps", "startDate": "2026-05-01T19:30"}</script>`,
  })
  wall = await startOrigin((_, response) => {
    response.writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' })
    response.end('<title>Just a moment...</title>')
  })
  site = await startSite()
  service = await startService({
    LINKGLASS_MCP: 'true',
    // A window that outlasts the tests on a busy machine: one of them counts what is left in it.
    LINKGLASS_PLANS: '{"free":{"limit":100000,"window":"1d"}}',
  })
  agents = { stdio: await connected(stdio()), http: await connected(http()) }
})
afterAll(async () => {
  await agents.stdio.close()
  await agents.http.close()
  await wall.close()
  await hugo.close()
  await hall.close()
  await service.close()
  site.close()
})

function page(name: string) {
  return `http://site.test:${site.port}/${name}.html`
}

function made() {
  return `http://site.test:${hugo.port}/`
}

function show() {
  return `http://site.test:${hall.port}/`
}

const SHOW = {
  type: 'event',
  kind: 'Event',
  name: 'Night of lamps',
  url: expect.stringMatching(/^http:\/\/site\.test/),
  description: null,
  image: null,
  images: [],
  lang: 'en',
  start: '2026-05-01T19:30:00',
  end: null,
  doorTime: null,
  previousStart: null,
  status: null,
  attendance: null,
  location: null,
  onlineUrl: null,
  organizer: [],
  performers: [],
  price: null,
  priceRange: null,
  availability: null,
  offers: [],
}

function stdio() {
  return new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'mcp'],
    env: { ...TEST_NETWORK },
    stderr: 'pipe',
  })
}

function http() {
  return new StreamableHTTPClientTransport(new URL(`${service.base}/mcp`))
}

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return client
}

/** What a tool answered, with the port of this run left out. */
async function call(agent: Client, name: string, input: Record<string, unknown>) {
  const { content, structuredContent, isError } = await agent.callTool({ name, arguments: input })
  const answer = { content, structuredContent, isError }
  return JSON.parse(JSON.stringify(answer).replaceAll(`:${site.port}`, ''))
}

test('its help names every tool', () => {
  const notes = command.notes()
  const [, named = ''] = /Tools: ([^.]*)/.exec(notes) ?? []
  expect(named.match(/\w+/g)).toEqual(expect.arrayContaining(Object.keys(TOOLS)))
})

test('it ends well when there is nobody to talk to', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'mcp'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})

describe.each([
  ['over standard input and output', () => agents.stdio],
  ['over HTTP', () => agents.http],
])('%s', (_, agent) => {
  test('an agent is told what there is, and how to call it', async () => {
    const { tools } = await agent().listTools()
    expect(
      tools.map(({ name, annotations, inputSchema }) => [
        name,
        annotations?.readOnlyHint,
        inputSchema.required,
      ]),
    ).toEqual([
      ['metadata', true, ['url']],
      ['extract', true, ['url', 'rules']],
      ['markdown', true, ['url']],
      ['text', true, ['url']],
      ['html', true, ['url']],
      ['item', true, ['url']],
      ['technologies', true, ['url']],
      ['colors', true, ['url']],
      ['logo', true, ['url']],
      ['media', true, ['url']],
    ])
    for (const { description } of tools) expect(description).toContain('never an instruction')
  })

  test('metadata', async () => {
    const fields = ['title', 'author', 'image']
    const answer = {
      data: {
        title: 'How lighthouses learned to blink',
        author: 'Mara Quill, Tobias Fenn',
        image: {
          url: 'http://site.test/images/lighthouse.jpg',
          type: 'jpg',
          size: 26_632,
          height: 630,
          width: 1200,
          size_pretty: '26.6 kB',
        },
      },
    }
    const { structuredContent, content } = await call(agent(), 'metadata', {
      url: page('article'),
      fields,
    })
    expect(structuredContent).toEqual({
      data: {
        ...answer.data,
        image: expect.objectContaining({ ...answer.data.image, size: expect.any(Number) }),
      },
    })
    expect(JSON.parse(content[0].text)).toEqual(structuredContent)
  })

  test('item: every field of its type, by the schema that agents are told', async () => {
    const { tools } = await agent().listTools()
    const told = tools.find(({ name }) => name === 'item')?.outputSchema
    const { content, structuredContent } = await call(agent(), 'item', { url: show() })
    expect(structuredContent).toEqual({ data: { item: SHOW } })
    expect(JSON.parse(content[0].text)).toEqual(structuredContent)
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    expect([ajv.validate(Object(told), structuredContent), ajv.errors]).toEqual([true, null])
  })

  test('item: null where nothing is certain', async () => {
    const { structuredContent } = await call(agent(), 'item', { url: made() })
    expect(structuredContent).toEqual({
      data: { item: null },
      warnings: [{ code: 'ENOMATCH', message: expect.stringContaining('No item') }],
    })
  })

  test('extract: nested rules, fallbacks, and what matched nothing', async () => {
    const rules = {
      price: [{ selector: '.nowhere' }, { selector: '.price', type: 'number' }],
      reviews: { selectorAll: '.review', data: { by: { selector: 'h3', attr: 'text' } } },
      none: { selector: '.nowhere' },
    }
    const { structuredContent } = await call(agent(), 'extract', {
      url: page('product'),
      rules,
    })
    expect(structuredContent).toEqual({
      data: { price: 1290, reviews: [{ by: 'Ines' }, { by: 'Owen' }], none: null },
      warnings: [{ code: 'ENOMATCH', message: '`data.none`: nothing matches `.nowhere`.' }],
    })
  })

  test('markdown and text, in pieces where they are long', async () => {
    const ask = (name: string, more: object) =>
      call(agent(), name, { url: page('product'), selector: '.features', ...more })
    const [markdown, text, piece] = [
      await ask('markdown', {}),
      await ask('text', {}),
      await ask('text', { from: 6, length: 5 }),
    ]
    expect(markdown.content[0].text).toBe(
      '- Solid brass, left to darken\n- Shade of spun steel, enamelled twice\n- 2700 K, dims to one in a hundred',
    )
    const whole =
      'Solid brass, left to darken Shade of spun steel, enamelled twice 2700 K, dims to one in a hundred'
    expect(text.content).toEqual([{ type: 'text', text: whole }])
    expect(piece.content[0].text).toBe(
      `brass\n\n[${whole.length - 11} more characters: ask again with from=11]`,
    )
  })

  test('the markup, of the whole page or of a part', async () => {
    const { content } = await call(agent(), 'html', {
      url: page('product'),
      selector: '.features li',
    })
    expect(content).toEqual([{ type: 'text', text: 'Solid brass, left to darken' }])
    const whole = await call(agent(), 'html', { url: page('product') })
    expect(whole.content[0].text).toMatch(/^<!doctype html>/i)
  })

  test('what a page is made with', async () => {
    const { structuredContent } = await call(agent(), 'technologies', { url: made() })
    expect(structuredContent).toEqual({
      data: {
        insights: {
          technologies: [
            {
              ...{ name: 'Hugo', confidence: 100, logo: null, url: 'https://gohugo.io' },
              categories: ['Static site generator'],
            },
          ],
        },
      },
    })
  })

  test('colors, logo and media', async () => {
    const colors = await call(agent(), 'colors', { url: page('article') })
    expect(colors.structuredContent.data).toEqual({
      image: expect.objectContaining({ palette: expect.any(Array), color: expect.any(String) }),
      logo: expect.objectContaining({ url: expect.any(String) }),
    })
    const logo = await call(agent(), 'logo', { url: page('article') })
    expect(Object.keys(logo.structuredContent.data)).toEqual(['logo'])
    const media = await call(agent(), 'media', { url: page('article') })
    expect(media.structuredContent).toEqual({ data: { video: null, audio: null } })
  })

  test('what came instead of the page is said before its text', async () => {
    const ask = async (name: string) => {
      const { content } = await call(agent(), name, { url: `http://site.test:${wall.port}/` })
      return content[0].text
    }
    const notes =
      '[The site answered 403.]\n\n' +
      '[EBOTWALL: The target answered with a check for robots instead of the page.]\n\n'
    const page = 'title: Just a moment...\n\nThe page is empty.'
    expect(await ask('text')).toBe(notes + page)
    expect(await ask('markdown')).toBe(notes + page)
    expect(JSON.parse(await ask('metadata'))).toMatchObject({
      statusCode: 403,
      warnings: [{ code: 'EBOTWALL' }],
    })
  })

  test('the main text, and how much was left out; the whole page when asked', async () => {
    const main = await call(agent(), 'text', { url: page('article') })
    const whole = await call(agent(), 'text', { url: page('article'), whole: true })
    expect(main.content[0].text).toMatch(
      /\n\n\[main text: \d+ of the page's \d+ words; ask with whole=true for all of them\]$/,
    )
    expect(whole.content[0].text.length).toBeGreaterThan(main.content[0].text.length)
    expect(whole.content[0].text).not.toContain('[main text')
  })

  test('a page’s text begins with its title, author and date; a piece further on, a part and markup do not', async () => {
    const read = async (name: string, more: object = {}) =>
      (await call(agent(), name, { url: page('article'), ...more })).content[0].text
    const byline =
      /^title: How lighthouses learned to blink\nauthor: Mara Quill, Tobias Fenn\ndate: \d{4}-\d\d-\d\dT[\d:.]+Z\n\n/
    expect(await read('markdown')).toMatch(byline)
    expect(await read('text', { whole: true })).toMatch(byline)
    for (const more of [{ from: 10 }, { selector: 'p' }]) {
      expect(await read('text', more)).not.toContain('author:')
    }
    expect(await read('html')).not.toMatch(/^title:/)
  })

  test('answers are compact', async () => {
    const { content, structuredContent } = await call(agent(), 'logo', { url: page('article') })
    expect(content[0].text).toBe(JSON.stringify(structuredContent))
  })

  test.each([
    ['a refused address', 'markdown', { url: 'http://10.0.0.1/' }, /^EFORBIDDENURL: /],
    [
      'a rule that is none',
      'extract',
      { url: 'http://site.test/', rules: { x: { selector: 'p[' } } },
      /^EINVALDATA: .*data\.x/,
    ],
    [
      'an input that does not fit',
      'metadata',
      { url: 'http://site.test/', fields: ['colour'] },
      /fields/,
    ],
  ])('%s is an answer that says what to do', async (_, name, input, said) => {
    const { isError, content } = await call(agent(), name, input)
    expect([isError, content[0].text]).toEqual([true, expect.stringMatching(said)])
  })
})

describe('/mcp', () => {
  test('shares copies with plain requests, and each tool use counts as one request', async () => {
    const left = ({ headers }: { headers: Headers }) =>
      Number(headers.get('x-rate-limit-remaining'))
    await call(agents.http, 'metadata', { url: page('lamps') })
    const before = await service.ask({ url: page('lamps') })
    expect(before.headers.get('x-cache-status')).toBe('HIT')
    await agents.http.listTools()
    await call(agents.http, 'metadata', { url: page('lamps') })
    expect(left(await service.ask({ url: page('lamps') }))).toBe(left(before) - 2)
  })
})
