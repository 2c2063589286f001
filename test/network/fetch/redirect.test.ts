import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Canary, startCanary } from '../../support/canary.js'
import { codeOf, errorOf, makeFetcher, read } from '../../support/fetcher.js'
import { type Origin, startOrigin } from '../../support/origin.js'

let canary: Canary
let origin: Origin
const fetcher = makeFetcher()

function site(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function other(path: string) {
  return `http://other.test:${origin.port}${path}`
}

type Handler = (rest: string, request: IncomingMessage, response: ServerResponse) => void

const HANDLERS: Readonly<Record<string, Handler>> = {
  /** `/count/3` redirects three times. */
  count: (rest, _request, response) => {
    if (rest === '0') response.end('arrived')
    else response.writeHead(302, { location: `/count/${Number(rest) - 1}` }).end('moved')
  },
  /** `/to/302?url=…` redirects to the bytes given, whatever they are. */
  to: (rest, request, response) => {
    const query = new URL(request.url ?? '/', 'http://site.test').searchParams
    const head = `HTTP/1.1 ${rest} X\r\nconnection: close\r\ncontent-length: 0\r\nlocation: `
    const location = Buffer.from(query.get('url') ?? '', 'base64url')
    response.socket?.end(Buffer.concat([Buffer.from(head), location, Buffer.from('\r\n\r\n')]))
  },
  /** Redirects to itself until its cookie comes back. */
  login: (_rest, request, response) => {
    const cookies = ['seen=1; path=/; httponly', 'gone=1', 'gone=; max-age=0']
    if (request.headers.cookie?.includes('seen=1')) response.end('welcome')
    else response.writeHead(307, { 'set-cookie': cookies, location: '/login' }).end()
  },
}

beforeAll(async () => {
  canary = await startCanary()
  origin = await startOrigin((request, response) => {
    const [, kind = '', rest = ''] = /^\/(\w+)\/?([^?]*)/.exec(request.url ?? '') ?? []
    const handler = HANDLERS[kind]
    if (handler) handler(rest, request, response)
    else response.end(request.url)
  })
})
afterAll(async () => {
  expect(canary.touched()).toBe(0)
  await fetcher.close()
  await Promise.all([canary.close(), origin.close()])
})

function to(location: string | Buffer, status = 302) {
  return site(`/to/${status}?url=${Buffer.from(location).toString('base64url')}`)
}

describe('redirects', () => {
  it('are followed ten times and listed by the address that answered', async () => {
    const page = await read(fetcher, `${site('/count/10')}#end`)
    expect(page).toEqual({
      url: `${site('/count/0')}#end`,
      statusCode: 200,
      text: 'arrived',
      truncated: false,
      redirects: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((left) => ({
        statusCode: 302,
        url: site(`/count/${left}`),
      })),
    })
  })

  it('end at the eleventh', async () => {
    const error = await errorOf(read(fetcher, site('/count/11')))
    const text = 'The address redirects more than 10 times. Give the address it should end at.'
    expect([error?.code, error?.data]).toEqual(['EMAXREDIRECTS', { url: text }])
  })

  it('in a circle end too', async () => {
    const circle = await startOrigin((_request, response) => {
      response.writeHead(301, { location: '?again' }).end()
    })
    expect(await codeOf(read(fetcher, `http://site.test:${circle.port}/`))).toBe('EMAXREDIRECTS')
    expect(circle.requests.length).toBe(11)
    await circle.close()
  })

  it.each([301, 302, 303, 307, 308])('%i leads on', async (status) => {
    const page = await read(fetcher, to('/there', status))
    expect([page.text, page.redirects]).toEqual([
      '/there',
      [{ statusCode: status, url: to('/there', status) }],
    ])
  })

  it('without an address lead nowhere', async () => {
    expect((await read(fetcher, to(' '))).statusCode).toBe(302)
  })

  it.each([200, 201, 300, 304, 305, 306, 404, 500])('%i does not', async (status) => {
    const page = await read(fetcher, to('/there', status))
    expect([page.statusCode, page.url, page.redirects]).toEqual([status, to('/there', status), []])
  })

  it.each<[what: string, location: string | Buffer, path: string]>([
    ['relative', '../x?y=%C3%A9', '/x?y=%C3%A9'],
    ['path-relative', './../a', '/a'],
    ['path with an empty query', '/a?#part', '/a?'],
    ['protocol-relative', '//other.test:PORT/p', '/p'],
    ['dots', '/a/./b/../c', '/a/c'],
    ['spaces around and inside', '  /a b ', '/a%20b'],
    ['raw UTF-8', Buffer.from('/日?é=ü'), '/%E6%97%A5?%C3%A9=%C3%BC'],
    ['raw Latin-1', Buffer.from('/caf\xe9', 'latin1'), '/caf%E9'],
    ['escaped already', '/%zz%41%2f', '/%zz%41%2f'],
    ['backslashes', '\\a\\b', '/a/b'],
    ['upper-case scheme', 'HTTP://other.test:PORT/q', '/q'],
  ])('by a %s address', async (_what, location, path) => {
    const target = Buffer.from(
      Buffer.from(location).toString('latin1').replace('PORT', String(origin.port)),
      'latin1',
    )
    expect((await read(fetcher, to(target))).text).toBe(path)
  })

  it.each<[location: string, fragment: string]>([
    ['/a', '#first'],
    ['/a#second', '#second'],
    ['/a#', '#'],
  ])('to %s end at %s', async (location, fragment) => {
    const page = await read(fetcher, `${to(location)}#first`)
    expect(page.url).toBe(site(`/a${fragment}`))
    expect(page.redirects).toEqual([{ statusCode: 302, url: to(location) }])
  })

  it.each([
    'ftp://site.test/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://127.0.0.1:70/_x',
    'http://',
    'http://[::1',
    'http://a b/',
    'https://1.2.3.4.5/',
  ])('to %s are no address', async (location) => {
    expect(await codeOf(read(fetcher, to(location)))).toBe('EINVALURL')
  })

  it.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
    '//0:PORT/',
    'http://0x7f.1:PORT/',
    'https://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
  ])('to %s are refused', async (location) => {
    const target = location.replace('PORT', String(canary.port))
    expect(await codeOf(read(fetcher, to(target)))).toBe('EFORBIDDENURL')
    expect(canary.touched()).toBe(0)
  })

  it('keep a cookie for the same host', async () => {
    expect((await read(fetcher, site('/login'))).text).toBe('welcome')
    expect(origin.headers.at(-1)?.cookie).toBe('seen=1')
    expect((await read(fetcher, other('/echo'))).text).toBe('/echo')
    expect(origin.headers.at(-1)?.cookie).toBe(undefined)
  })
})

describe('the headers of a request', () => {
  const given = {
    'X-Token': 'secret',
    Authorization: 'Bearer secret',
    cookie: 'a=b',
    'user-agent': 'me',
  }

  const sentTo = async (address: string, headers: Record<string, string> = given) => {
    const before = origin.headers.length
    await read(fetcher, address, { headers })
    return origin.headers
      .slice(before)
      .map((sent) => [sent['x-token'], sent.authorization, sent.cookie, sent['user-agent']])
  }
  const ALL = ['secret', 'Bearer secret', 'a=b', 'me']
  const NONE = [undefined, undefined, undefined, 'linkglass-test']

  it('have defaults', async () => {
    await read(fetcher, site('/plain'))
    expect(origin.headers.at(-1)).toEqual({
      host: `site.test:${origin.port}`,
      connection: 'keep-alive',
      'user-agent': 'linkglass-test',
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-language': 'en',
      'accept-encoding': 'gzip, deflate, br',
    })
  })

  it('stay at the first origin', async () => {
    expect(await sentTo(to('/same'))).toEqual([ALL, ALL])
    expect(await sentTo(to(other('/away')))).toEqual([ALL, NONE])
  })

  it('never come back', async () => {
    const back = Buffer.from(site('/home')).toString('base64url')
    expect(await sentTo(to(other(`/to/302?url=${back}`)))).toEqual([ALL, NONE, NONE])
  })

  it('take credentials from the address, and hide them', async () => {
    const address = to(other('/away')).replace('http://', 'http://us%20er:p%C3%A9@')
    const before = origin.headers.length
    const page = await read(fetcher, address)
    const credentials = `Basic ${Buffer.from('us er:pé').toString('base64')}`
    expect(origin.headers.slice(before).map((sent) => sent.authorization)).toEqual([
      credentials,
      undefined,
    ])
    expect(JSON.stringify(page)).not.toMatch(/us%20er|p%C3%A9@/)
    const error = await errorOf(
      fetcher.check(new URL('ftp://user:secret@site.test/'), new AbortController().signal),
    )
    expect([
      error?.code,
      `${error?.message}${JSON.stringify(error?.data)}`.includes('secret'),
    ]).toEqual(['EINVALURL', false])
  })

  it('leave out what belongs to the connection', async () => {
    await read(fetcher, site('/odd'), {
      headers: {
        Host: 'evil.test',
        connection: 'close',
        'Transfer-Encoding': 'chunked',
        'content-length': '5',
        'accept-encoding': 'zstd',
        'x-ok': 'caf\xe9',
      },
    })
    const sent = origin.headers.at(-1) ?? {}
    expect([
      sent.host,
      sent.connection,
      sent['transfer-encoding'],
      sent['content-length'],
      sent['accept-encoding'],
      sent['x-ok'],
    ]).toEqual([
      `site.test:${origin.port}`,
      'keep-alive',
      undefined,
      undefined,
      'gzip, deflate, br',
      'caf\xe9',
    ])
  })

  it.each<[name: string, value: string]>([
    ['x-a', 'a\r\nx-b: c'],
    ['x-a', 'a\0b'],
    ['x-a', '日'],
    ['x a', 'b'],
    ['x:a', 'b'],
    ['', 'b'],
  ])('are refused when %j: %j can not be one', async (name, value) => {
    expect(await codeOf(read(fetcher, site('/'), { headers: { [name]: value } }))).toBe(
      'EINVALQUERY',
    )
  })

  it('reach the target with its query unchanged', async () => {
    const query = '?a=%20b+c&d=%E4&e=é&f[]=1&&=%zz|^`{}\'"<>#x'
    const page = await read(fetcher, site(`/q${query}`))
    expect(page.text).toBe(
      new URL(site(`/q${query}`)).href.slice(site('').length).replace('#x', ''),
    )
  })
})
