import { describe, expect, test } from 'vitest'
import { createLinkglass } from '../../../src/entry/library/library.js'
import { loadConfig } from '../../../src/service/config/index.js'
import { startOrigin } from '../../support/origin.js'
import { pdf as document } from '../../support/pdf.js'
import { readPages } from '../../support/read-pdf.js'
import { startService, TEST_NETWORK } from '../../support/service.js'
import { SMALL, setStage, startWithBrowser } from '../support.js'

const SHEETS = Array.from({ length: 5 }, (_, index) => `<h1 class="sheet">Sheet ${index + 1}</h1>`)
const REPORT = document(['Glass and sand'], 'A report')
const PDF_TYPE = { 'content-type': 'application/pdf' }

const SITE = {
  '/five': page(`<style>.sheet{break-after:page;margin:0}.sheet:last-child{break-after:auto}</style>
    ${SHEETS.join('')}`),
  '/media': page(`<style>@page { size: A6 landscape; margin: 0 } .print { display: none }
    @media print { .print { display: block } .screen { display: none } }</style>
    <p class="screen">On a screen</p><p class="print">On paper</p>`),
  '/long': page('<p>line</p>'.repeat(300)),
  '/lazy': page(`<div style="height:3000px">Top</div><img loading="lazy" src="/lazy.svg">`),
  '/lazy.svg': {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><text y="50">Late words</text></svg>',
  },
  '/report.pdf': { headers: PDF_TYPE, body: REPORT },
  '/report': { headers: { 'content-type': 'application/octet-stream' }, body: REPORT },
  '/archive': { headers: { 'content-type': 'application/zip' }, body: 'PK\x03\x04 and so on' },
}

function page(body: string): string {
  return `<!doctype html><title>A page</title><body style="margin:0">${body}`
}

/** As high as usual: a page is scrolled through before it is printed. */
const VIEWPORT = { ...SMALL, 'viewport.height': '800' }

const stage = setStage(SITE)
const { at } = stage

function ask(path: string, more: Record<string, string> = {}) {
  return stage.service.ask({ url: at(path), meta: 'false', pdf: 'true', ...VIEWPORT, ...more })
}

/** What the answer names, read. */
async function print(path: string, more: Record<string, string> = {}) {
  const { status, body } = await ask(path, more)
  const answer = body as { data?: { pdf?: { url: string } } }
  if (status !== 200 || !answer.data?.pdf) throw new Error(JSON.stringify(body))
  const response = await fetch(answer.data.pdf.url)
  return readPages(new Uint8Array(await response.arrayBuffer()))
}

describe('a PDF of a page', () => {
  test.concurrent('is on A4 with small margins unless told otherwise, and its text is text', async () => {
    const { status, body, headers } = await stage.service.ask({ url: at('/five'), pdf: 'true' })
    expect([status, headers.get('x-fetch-mode'), body]).toEqual([
      200,
      'prerender',
      expect.objectContaining({
        statusCode: 200,
        data: expect.objectContaining({
          title: 'A page',
          pdf: {
            url: expect.stringMatching(`^${stage.service.base}/assets/[\\w-]{24}\\.pdf$`),
            type: 'pdf',
            size: expect.any(Number),
            size_pretty: expect.stringMatching(/^[\d.]+ kB$/),
          },
        }),
      }),
    ])
    const { url } = (body as { data: { pdf: { url: string } } }).data.pdf
    const pages = await readPages(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    expect(pages.map(({ size, text }) => [size, text])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [[210, 297], `Sheet ${number}`]),
    )
  })

  test.concurrent.each<[Record<string, string>, readonly [number, number]]>([
    [{ format: 'Letter' }, [216, 279]],
    [{ format: 'legal' }, [216, 356]],
    [{ format: 'Tabloid' }, [279, 432]],
    [{ format: 'Ledger' }, [432, 279]],
    [{ format: 'a0' }, [841, 1189]],
    [{ format: 'A3' }, [297, 420]],
    [{ format: 'A6' }, [105, 148]],
    [{ format: 'A6', landscape: 'true' }, [148, 105]],
    [{ width: '96', height: '2in' }, [25, 51]],
    [{ width: '10cm' }, [100, 297]],
    [{ 'pdf.width': '100mm', 'pdf.height': '50mm', format: 'A0' }, [100, 50]],
  ])('on a sheet of %o', async (options, size) => {
    // Options below `pdf` turn it on by themselves.
    const { pdf: _, ...parameters } = { pdf: 'true', ...options }
    const nested = 'pdf.width' in options
    const given = {
      url: at('/media'),
      meta: 'false',
      ...VIEWPORT,
      ...(nested ? {} : { pdf: 'true' }),
    }
    const { body } = await stage.service.ask({ ...given, ...parameters })
    const { url } = (body as { data: { pdf: { url: string } } }).data.pdf
    const pages = await readPages(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    expect(pages.map((one) => one.size)).toEqual([size])
  })

  test.concurrent('scales the page, not the sheet', async () => {
    const pages = async (scale: string) => (await print('/long', { scale })).length
    const [small, usual, large] = [await pages('0.3'), await pages('0.6'), await pages('1.2')]
    expect(large).toBeGreaterThan(usual)
    expect(usual).toBeGreaterThan(small)
  })

  test.concurrent('keeps margins, all or by side', async () => {
    const [all] = await print('/five', { margin: '5cm', scale: '1' })
    const [none] = await print('/five', { margin: '0', scale: '1' })
    const [left] = await print('/five', { 'margin.left': '30mm', scale: '1' })
    expect([all?.start[0], none?.start[0], left?.start[0]]).toEqual([50, 0, 30])
    expect((all?.start[1] ?? 0) - (none?.start[1] ?? 0)).toBe(50)
    expect(left?.start[1]).toBe(none?.start[1])
  })

  test.concurrent('is made for paper, or for a screen', async () => {
    expect((await print('/media')).map(({ text }) => text)).toEqual(['On paper'])
    expect((await print('/media', { mediaType: 'screen' })).map(({ text }) => text)).toEqual([
      'On a screen',
    ])
  })

  test.concurrent('has what comes when it is scrolled to', async () => {
    await print('/lazy')
    expect(stage.site.requests).toContain('GET /lazy.svg')
  })

  test.concurrent('comes together with an image, which is of the screen', async () => {
    const { body } = await ask('/media', { screenshot: 'true' })
    expect((body as { data: object }).data).toEqual({
      screenshot: expect.objectContaining({ type: 'png', width: 64 }),
      pdf: expect.objectContaining({ type: 'pdf' }),
    })
  })

  test.concurrent.each<[string, number[]]>([
    ['2', [2]],
    ['1-2, 5', [1, 2, 5]],
    ['4-', [4, 5]],
    ['2-99', [2, 3, 4, 5]],
    ['3,2', [2, 3]],
  ])('of the pages %s', async (pageRanges, numbers) => {
    const pages = await print('/five', { pageRanges })
    expect(pages.map(({ text }) => text)).toEqual(numbers.map((number) => `Sheet ${number}`))
  })

  test.concurrent.each(['6', '6-', '1-2, 6', '1-, 9-12'])(
    'of the pages %s is an error',
    async (pageRanges) => {
      const { status, body } = await ask('/five', { pageRanges })
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({
          status: 'fail',
          code: 'EPAGERANGE',
          data: { 'pdf.pageRanges': expect.stringContaining('after the last page') },
        }),
      ])
    },
  )
})

describe('a link that leads to a PDF', () => {
  test.concurrent.each(['/report.pdf', '/report'])('%s is handed over as it is', async (path) => {
    const { status, body } = await stage.service.ask({
      url: at(path),
      pdf: 'true',
      'meta.title': 'true',
    })
    const { data } = body as { data: { title: string; pdf: { url: string; size: number } } }
    expect([status, data.title, data.pdf.size]).toEqual([200, 'A report', REPORT.length])
    const bytes = Buffer.from(await (await fetch(data.pdf.url)).arrayBuffer())
    expect(bytes.equals(REPORT)).toBe(true)
  })

  test.concurrent('with `meta=false`, too, and through `embed`', async () => {
    const search = new URLSearchParams({ url: at('/report.pdf'), meta: 'false', embed: 'pdf.url' })
    const response = await fetch(`${stage.service.base}/?${search}&pdf`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([response.headers.get('content-type'), bytes.equals(REPORT)]).toEqual([
      'application/pdf',
      true,
    ])
  })

  test.concurrent('another file is none', async () => {
    const { status, body } = await ask('/archive')
    expect([status, body]).toEqual([500, expect.objectContaining({ code: 'EFATAL' })])
  })
})

describe('delivery', () => {
  test.concurrent('at an address of the service, shown by browsers', async () => {
    const { body } = await ask('/five', { filename: 'a/report' })
    const { url } = (body as { data: { pdf: { url: string } } }).data.pdf
    const response = await fetch(url, { headers: { range: 'bytes=0-4' } })
    expect([response.status, await response.text(), Object.fromEntries(response.headers)]).toEqual([
      206,
      '%PDF-',
      expect.objectContaining({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="report.pdf"',
        'content-security-policy': "script-src 'none'",
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      }),
    ])
  })

  test.concurrent.each(['pdf.url', 'pdf'])('as the body itself: embed=%s', async (embed) => {
    const search = new URLSearchParams({ url: at('/five'), pdf: 'true', meta: 'false', embed })
    const response = await fetch(`${stage.service.base}/?${search}`)
    const pages = await readPages(new Uint8Array(await response.arrayBuffer()))
    expect([pages.length, response.headers.get('content-type')]).toEqual([5, 'application/pdf'])
    expect(response.headers.get('content-security-policy')).toBe("script-src 'none'")
  })

  test.concurrent('a second time from the cache; other options are another answer', async () => {
    const once = { cacheKey: 'twice' }
    await ask('/five', once)
    expect((await ask('/five', once)).headers.get('x-cache-status')).toBe('HIT')
    const { headers } = await ask('/five', { ...once, landscape: 'true' })
    expect(headers.get('x-cache-status')).toBe('MISS')
  })

  test.concurrent('to the library as a `data:` address', async () => {
    const browser = process.env.CHROME_PATH ?? 'auto'
    const env = { ...TEST_NETWORK, LINKGLASS_BROWSER: browser, LINKGLASS_TIMEOUT: '1min' }
    const linkglass = createLinkglass(loadConfig(env))
    const options = { meta: false, pdf: { format: 'A5', pageRanges: '1-2' } } as const
    const { data } = await linkglass(at('/five'), options)
    await linkglass.close()
    const [type, bytes = ''] = data.pdf.url.split(',')
    const pages = await readPages(Buffer.from(bytes, 'base64'))
    expect([type, pages.map(({ size }) => size)]).toEqual([
      'data:application/pdf;base64',
      [
        [148, 210],
        [148, 210],
      ],
    ])
  })
})

describe('limits', () => {
  test.concurrent('a PDF larger than files may be', async () => {
    const small = await startWithBrowser({ LINKGLASS_MAX_ASSET: '4000' })
    const { status, body } = await small.ask({ url: at('/five'), pdf: 'true' })
    await small.close()
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'EPDFTOOLARGE' })])
  })

  test.concurrent('a PDF that leads to more than is fetched', async () => {
    const small = await startWithBrowser({ LINKGLASS_MAX_BODY: '400' })
    const { status, body } = await small.ask({ url: at('/report.pdf'), pdf: 'true', meta: 'false' })
    await small.close()
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'EPDFTOOLARGE' })])
  })

  test('a page that is not printed in time', async () => {
    // Its script waits for an answer that never comes, and lets nothing else happen meanwhile.
    const slow = `<script>addEventListener('beforeprint', () => {
      const request = new XMLHttpRequest()
      request.open('GET', '/never', false)
      request.send()
    })</script>words`
    const origin = await startOrigin((request, response) => {
      if (request.url === '/') response.setHeader('content-type', 'text/html').end(page(slow))
    })
    const ask = (seconds: number) =>
      stage.service.ask({
        url: `http://site.test:${origin.port}/`,
        pdf: 'true',
        meta: 'false',
        timeout: `${seconds}s`,
        force: 'true',
      })
    // On a busy machine the time may be over before it comes to printing, which says nothing.
    let seconds = 8
    let answer = await ask(seconds)
    while (!origin.requests.includes('GET /never')) {
      seconds *= 2
      answer = await ask(seconds)
    }
    await origin.close()
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ code: 'EPDFTOOLARGE' }),
    ])
  })

  test.concurrent('without a browser', async () => {
    const none = await startService()
    const { status, body } = await none.ask({ url: at('/five'), 'pdf.landscape': 'false' })
    await none.close()
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'ENOBROWSER' })])
  })
})
