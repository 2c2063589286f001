import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { mp3, mp4 } from '../../support/recordings.js'
import { type Service, startService } from '../../support/service.js'

const PICTURE = png(280, 160)
const PAGE = `<!doctype html><html lang="en-GB"><head><title>A page</title></head><body>
<h1 id="top" class="big">  One <b>two</b>
  three </h1>
<p class="price">$1,299.50</p><p class="bad">soon</p><p class="empty"></p>
<time datetime="2024-03-05T08:30:00+01:00">5 March</time><p class="when">March 5, 2024</p>
<p class="by">By Ada Blower</p><p class="yes">yes</p><p class="no">false</p>
<p class="ip">at 192.0.2.7 today</p><p class="re">/a+b/i</p><p class="obj">{"a":[1]}</p>
<p class="mails">ada@kiln.example, bob@kiln.example, ada@kiln.example</p>
<nav><a href="/a">A</a><a href="b?x=1#y">B</a><a href="/a">A again</a>
<a href="mailto:ada@kiln.example">mail</a><a href="javascript:void 0">js</a><a href="">empty</a></nav>
<img src="/picture.png" srcset="/picture.png 2x, small.png 1x"><video src="/film.mp4"></video><audio src="/song.mp3"></audio>
<ul><li><i>1</i><u>x</u></li><li><i>2</i></li><li><i></i><u>z</u></li></ul>
<form><input name="q" value="glass"><input name="n" type="checkbox" checked>
<textarea>some
text</textarea><select><option value="1">One</option><option value="2" selected>Two</option></select></form>
</body></html>`

let origin: Origin
let service: Service
let count = 0

beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': PAGE,
    '/picture.png': { headers: { 'content-type': 'image/png' }, body: PICTURE },
    '/film.mp4': { headers: { 'content-type': 'video/mp4' }, body: mp4(10, 320, 176) },
    '/song.mp3': { headers: { 'content-type': 'audio/mpeg' }, body: mp3({ xingFrames: 1_150 }) },
    '/plain.html': '<title>Plain</title>',
  })
  service = await startService()
})
beforeEach(() => {
  count += 1
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

async function get(query: string) {
  const url = encodeURIComponent(at('/page.html'))
  const { status, body } = await service.get(`/?url=${url}&meta=false&cacheKey=${count}&${query}`)
  return status === 200 ? (body as { data: unknown }).data : body
}

function rule(properties: Record<string, string>) {
  const named = Object.entries(properties).map(
    ([name, value]) => [`data.x.${name}`, value] as const,
  )
  return get(String(new URLSearchParams(Object.fromEntries(named))))
}

describe('spellings', () => {
  const encoded = encodeURIComponent
  test.each<[string, string, unknown]>([
    ['lists by index', 'data.x.0.selector=h7&data.x.1.selector=h1+b', { x: 'two' }],
    [
      'attributes by index',
      'data.x.selector=h1&data.x.attr.0=title&data.x.attr.1=id',
      { x: 'top' },
    ],
    ['a plus as a space', 'data.x.selector=h1+b', { x: 'two' }],
    ['an encoded space', 'data.x.selector=h1%20b', { x: 'two' }],
    ['an encoded plus', 'data.x.selector=time%2Bp&data.x.attr=class', { x: 'when' }],
    ['nested rules under data', 'data.x.selector=h1&data.x.data.y.selector=b', { x: { y: 'two' } }],
    ['nested rules under attr', 'data.x.selector=h1&data.x.attr.y.selector=b', { x: { y: 'two' } }],
    ['JSON of a rule', `data.x=${encoded('{"selector":"h1","attr":"id"}')}`, { x: 'top' }],
    ['JSON of rules', `data.x=${encoded('[{"selector":"h7"},{"selector":"h1 b"}]')}`, { x: 'two' }],
    ['JSON of all rules', `data=${encoded('{"x":{"selector":"h1 b"}}')}`, { x: 'two' }],
    [
      'JSON of attributes',
      `data.x.selector=h1&data.x.attr=${encoded('["title","id"]')}`,
      { x: 'top' },
    ],
    ['snake case', 'data.x.selector_all=ul+i&data.x.attr=text&stale_ttl=1m', { x: ['1', '2'] }],
    [
      'names of one’s own',
      'data.stale_ttl.selector=b&data.myName.selector=b',
      { stale_ttl: 'two', myName: 'two' },
    ],
    [
      'names of everything',
      'data.__proto__.selector=b&data.constructor.selector=b',
      JSON.parse('{"__proto__":"two","constructor":"two"}'),
    ],
    ['flags', 'data.x.selector=b&force&palette=&explain=false', { x: 'two' }],
    [
      'what is unknown',
      'data.x.selector=b&nothing=1&colorScheme=dark&audio=false&video=false&iframe=false&palette=false&screenshot=false&retry=2&prerender=auto',
      { x: 'two' },
    ],
    ['an unknown property', 'data.x.selector=b&data.x.color=red', { x: 'two' }],
  ])('%s', async (_, query, data) => {
    expect(await get(query)).toEqual(data)
  })
})

describe('attr', () => {
  test.each<[string, string, string, unknown]>([
    ['inner HTML', 'h1', '', '  One <b>two</b>\n  three '],
    ['html', 'h1', 'html', '  One <b>two</b>\n  three '],
    ['outer HTML', 'b', 'outerHTML', '<b>two</b>'],
    ['text', 'h1', 'text', 'One two three'],
    ['markdown', 'h1', 'markdown', '# One **two** three'],
    ['an attribute', 'h1', 'class', 'big'],
    ['the value of a field', 'input', 'val', 'glass'],
    ['of a box', '[type=checkbox]', 'val', 'on'],
    ['of a text area', 'textarea', 'val', 'some\ntext'],
    ['of a choice', 'select', 'val', '2'],
    ['JSON', '.obj', 'json', { a: [1] }],
    ['an address', 'nav a', 'href', '/a'],
    ['a picture’s address', 'img', 'src', '/picture.png'],
    ['nothing', 'h1', 'title', null],
    ['no match', 'h7', 'text', null],
  ])('%s', async (_, selector, attr, value) => {
    const x = ((await rule({ selector, ...(attr && { attr }) })) as { x: unknown }).x
    expect(x).toEqual(['href', 'src'].includes(attr) ? at(String(value)) : value)
  })

  test('several addresses', async () => {
    expect(await rule({ selector: 'img', attr: 'srcset' })).toEqual({
      x: `${at('/picture.png')} 2x, ${at('/small.png')} 1x`,
    })
  })

  test.each<[string, Record<string, string>, unknown]>([
    ['html', { attr: 'html' }, PAGE],
    ['evaluate', { evaluate: 'html => html.length' }, PAGE.length],
    ['text', { attr: 'text', evaluate: 't => t.slice(0, 13)' }, 'One two three'],
    ['markdown', { attr: 'markdown', evaluate: 't => t.slice(0, 21)' }, '# One **two** three\n\n'],
  ])('of the whole page: %s', async (_, properties, value) => {
    expect(await rule(properties)).toEqual({ x: value })
  })
})

describe('type', () => {
  test.each<[string, string, string, unknown]>([
    ['string', 'h1', 'text', 'One two three'],
    ['number', '.price', 'text', 1299.5],
    ['number', '.bad', 'text', null],
    ['date', 'time', 'datetime', '2024-03-05T07:30:00.000Z'],
    ['date', '.when', '', '2024-03-05T00:00:00.000Z'],
    ['date', '.bad', '', null],
    ['boolean', '.yes', 'text', true],
    ['boolean', '.no', 'text', false],
    ['boolean', '.bad', 'text', null],
    ['email', '.mails', '', ['ada@kiln.example', 'bob@kiln.example']],
    ['author', '.by', '', 'Ada Blower'],
    ['title', 'h1', '', 'One two three'],
    ['description', 'h1', '', 'One two three'],
    ['publisher', 'h1', '', 'One two three'],
    ['lang', 'html', 'lang', 'en'],
    ['ip', '.ip', '', '192.0.2.7'],
    ['regexp', '.re', 'text', '/a+b/i'],
    ['object', '.obj', 'text', { a: [1] }],
    ['auto', '.price', 'text', '$1,299.50'],
    ['unheard-of', '.price', 'text', '$1,299.50'],
  ])('%s of %s', async (type, selector, attr, value) => {
    expect(await rule({ selector, type, ...(attr && { attr }) })).toEqual({ x: value })
  })

  test('a list of types is a list of fallbacks', async () => {
    const types = 'data.x.type.0=number&data.x.type.1=string'
    expect(await get(`data.x.selector=.price&data.x.attr=text&${types}`)).toEqual({ x: 1299.5 })
    expect(await get(`data.x.selector=h1&data.x.attr=text&${types}`)).toEqual({
      x: 'One two three',
    })
    expect(await get(`data.x.selector=h7&${types}`)).toEqual({ x: null })
  })

  test('url: absolute, each once, and nothing that is none', async () => {
    expect(await rule({ selectorAll: 'nav a', attr: 'href', type: 'url' })).toEqual({
      x: [at('/a'), at('/b?x=1#y')],
    })
    expect(await rule({ selector: '[href^=mailto]', attr: 'href', type: 'url' })).toEqual({
      x: null,
    })
  })

  test.each([
    ['image', 'img', { type: 'png', width: 280, height: 160 }],
    ['logo', 'img', { type: 'png', width: 280, height: 160 }],
    ['video', 'video', { type: 'mp4', duration: 10, duration_pretty: '10s' }],
    ['audio', 'audio', { type: 'mp3', duration_pretty: '30s' }],
  ])('%s', async (type, selector, media) => {
    expect(await rule({ selector, attr: 'src', type })).toMatchObject({ x: media })
  })
})

describe('selection', () => {
  test.each<[string, Record<string, string>, unknown]>([
    ['the first match', { selector: 'i' }, '1'],
    ['every match', { selectorAll: 'u', attr: 'text' }, ['x', 'z']],
    ['lists drop what is empty', { selectorAll: 'i', attr: 'text' }, ['1', '2']],
    ['lists drop what fails', { selectorAll: 'i, u', attr: 'text', type: 'number' }, [1, 2]],
    ['nothing of many', { selectorAll: 'h7' }, []],
    [
      'the first typed hit of several selectors',
      { 'selector.0': '.bad', 'selector.1': '.price', attr: 'text', type: 'number' },
      1299.5,
    ],
    [
      'the union of several',
      { 'selectorAll.0': 'u', 'selectorAll.1': 'h1 b', attr: 'text' },
      ['two', 'x', 'z'],
    ],
    [
      'the first alternative that is truthy after its type',
      {
        '0.selector': '.bad',
        '0.type': 'number',
        '1.selector': '.no',
        '1.attr': 'text',
        '1.type': 'boolean',
        '2.selector': '.price',
        '2.attr': 'text',
        '2.type': 'number',
      },
      1299.5,
    ],
    [
      'nested, one for each element',
      { selectorAll: 'li', 'data.i.selector': 'i', 'data.u.selector': 'u' },
      [
        { i: '1', u: 'x' },
        { i: '2', u: null },
        { i: null, u: 'z' },
      ],
    ],
    [
      'select, read, evaluate, convert',
      { selector: '.price', attr: 'text', evaluate: 't => t.slice(1)', type: 'number' },
      1299.5,
    ],
    ['a bare expression', { selector: 'i', evaluate: 'Number' }, 1],
  ])('%s', async (_, properties, value) => {
    expect(await rule(properties)).toEqual({ x: value })
  })

  test.each<[string, unknown]>([
    ['li:first i', ['1']],
    ['li:last u', ['z']],
    ['li:eq(1) i', ['2']],
    ['li:nth(0) i', ['1']],
    ['li:lt(2) i', ['1', '2']],
    ['li:gt(0) i', ['2']],
    ['li:even u', ['x', 'z']],
    ['li:odd i', ['2']],
    ['li:not(:first) i', ['2']],
    ['li:has(u) i', ['1']],
    ['nav a:contains("again")', ['A again']],
    ['li i:parent', ['1', '2']],
    [':header b', ['two']],
    ['form :input[name=q], form :checkbox', []],
    ['li:nth-child(2) i', ['2']],
  ])('jQuery and CSS: %s', async (selectorAll, values) => {
    expect(await rule({ selectorAll, attr: 'text' })).toEqual({ x: values })
  })
})

describe('rules that are none', () => {
  test.each<[string, string, string]>([
    ['nothing', 'data.x=', 'data.x'],
    ['a text', 'data.x=h1', 'data.x'],
    ['an empty object', 'data.x={}', 'data.x'],
    ['an empty list', 'data.x=[]', 'data.x'],
    ['a rule without a source', 'data.x.type=number', 'data.x'],
    ['an empty selector', 'data.x.selector=', 'data.x.selector'],
    ['a selector that cannot be compiled', 'data.x.selector=p[', 'data.x.selector'],
    ['a pseudo-class that is none', 'data.x.selector=p:nothing', 'data.x.selector'],
    [
      'a rule within a rule',
      'data.x.selector=h1&data.x.data.y.selector=%3E%3E',
      'data.x.data.y.selector',
    ],
    ['one of several', 'data.x.0.selector=h1&data.x.1.type=url', 'data.x.1'],
    ['data that is none', 'data=h1', 'data'],
  ])('%s', async (_, query, field) => {
    expect(await get(query)).toEqual({
      status: 'fail',
      code: 'EINVALDATA',
      message: expect.stringContaining(`\`${field}\``),
      data: { [field]: expect.any(String) },
      more: `${service.base}/errors/einvaldata`,
      id: expect.any(String),
      url: at('/page.html'),
    })
  })

  test.each<[string, string]>([
    ['does not parse', '(value =>'],
    ['throws', '() => { throw new Error("no") }'],
  ])('a function that %s', async (_, evaluate) => {
    expect(await rule({ selector: 'h1', evaluate })).toMatchObject({
      status: 'fail',
      code: 'EINVALEVAL',
      data: { 'data.x.evaluate': expect.any(String) },
    })
  })

  test('one of two functions that throws: the error names its rule and what it threw', async () => {
    const { status, body } = await service.ask({
      url: at('/page.html'),
      meta: 'false',
      'data.good.selector': 'h1',
      'data.good.evaluate': '(value) => value',
      'data.bad.selector': 'h1',
      'data.bad.evaluate': '() => { throw new RangeError("no such price") }',
    })
    const said = 'The function failed: RangeError: no such price.'
    expect([status, body]).toEqual([
      400,
      {
        status: 'fail',
        code: 'EINVALEVAL',
        message: `\`data.bad.evaluate\`: ${said}`,
        data: { 'data.bad.evaluate': said },
        more: `${service.base}/errors/einvaleval`,
        id: expect.any(String),
        url: at('/page.html'),
      },
    ])
  })

  test('a function that never ends', async () => {
    const hasty = await startService({ LINKGLASS_SANDBOX_TIMEOUT: '100ms' })
    const { body } = await hasty.ask({
      url: at('/page.html'),
      meta: 'false',
      'data.x.selector': 'h1',
      'data.x.evaluate': '() => { for (;;); }',
    })
    await hasty.close()
    expect(body).toMatchObject({
      status: 'fail',
      code: 'EINVALEVAL',
      data: { 'data.x.evaluate': expect.any(String) },
    })
  })
})

test('a rule that matches nothing shows in warnings', async () => {
  const parameters = { url: at('/page.html'), meta: 'false', 'data.x.selector': 'h7' }
  const { body } = await service.ask(parameters)
  expect(body).toMatchObject({
    data: { x: null },
    warnings: [{ code: 'ENOMATCH', message: '`data.x`: nothing matches `h7`.' }],
  })
})

describe('what needs a browser', () => {
  test.each(['prerender', 'screenshot', 'pdf', 'function', 'insights'])('%s', async (name) => {
    const atFault = name === 'insights' ? 'insights.lighthouse' : name
    const url = at('/plain.html')
    const refused = await service.ask({ url, 'meta.title': 'true', [name]: 'true' })
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        status: 'fail',
        code: 'ENOBROWSER',
        message: expect.stringMatching(/browser/),
        data: { [atFault]: expect.stringMatching(/browser/) },
      }),
    ])
    const ignored = await service.ask({ url, 'meta.title': 'true', [name]: 'false' })
    expect(ignored.body).toMatchObject({ data: { title: 'Plain' } })
  })
})

describe('timeout', () => {
  test('is the caller’s to shorten', async () => {
    const slow = await startOrigin(() => {})
    try {
      const url = `http://site.test:${slow.port}/`
      const { status, body } = await service.ask({ url, timeout: '100', retry: '0' })
      expect([status, body]).toEqual([
        500,
        expect.objectContaining({
          status: 'error',
          code: 'ETIMEOUT',
          url,
          data: { url: 'The target took longer than 0.1 s to answer.' },
        }),
      ])
    } finally {
      await slow.close()
    }
  })
})
