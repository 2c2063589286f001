import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadOptionalPackage } from '../../../src/browser/clean/optional-package.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { GREEN, RED, shoot, startWithBrowser, WHITE } from '../support.js'
import { adScripts, NAMES, startAds, TEXT } from './ads.js'

const BOX = 'position:fixed;inset:0 0 auto 0;height:200px;background:red'

/** A question for consent as common tools ask it: by a script, with a way to refuse. */
function question(buttons: string): string {
  return `<!doctype html><title>Consent</title><body style="margin:0;background:green"><script>
    const box = document.createElement('div')
    box.id = 'cookie-banner'
    box.setAttribute('role', 'dialog')
    box.style = '${BOX}'
    box.innerHTML = \`<p>We use cookies and similar technologies to personalise content and ads and to analyse our traffic.
      You can accept all cookies or reject all but the necessary ones. Cookie policy, privacy policy.</p>${buttons}\`
    document.body.append(box)
    box.addEventListener('click', ({ target }) => {
      if (target.localName !== 'button') return
      document.title = target.textContent
      box.remove()
    })
  </script>${TEXT}`
}

/** Longer than the names that filters have. */
const LONG = 'x'.repeat(1_000)

let ads: Origin
let site: Origin
let service: Service
beforeAll(async () => {
  ads = await startAds()
  site = await startOrigin((request, response) => {
    if (request.url === '/short') {
      const location = `http://www.brand.test:${site.port}/brand`
      response.writeHead(302, { location }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(pageAt(request.url ?? '/'))
  })
  service = await startWithBrowser(NAMES)
})
afterAll(async () => {
  await service?.close()
  await site?.close()
  await ads?.close()
})

function pageAt(path: string): string {
  switch (path) {
    case '/ads':
      return `<!doctype html><title>page</title><body style="margin:0"><div class="ad-banner" style="height:100px;background:red">ad</div>
        ${adScripts(ads)}${TEXT}`
    case '/counted':
      return `<!doctype html><title>page</title>${TEXT}
        <script src="http://www.google-analytics.com:${ads.port}/x/analytics.js"></script>`
    case '/addresses':
      return `<!doctype html><title>page</title>${TEXT}
        <img src="/?${'x'.repeat(8_000)}"><img src="/?${'y'.repeat(9_000)}">`
    case '/names':
      return `<!doctype html><title>page</title><body style="margin:0">
        <form class="form" id="form"><input name="id" hidden><input name="classList" hidden></form>
        <div id="${LONG}" style="height:100px;background:green">long</div>
        <div class="short" style="height:100px;background:red">short</div>${TEXT}`
    case '/brand':
      return `<!doctype html><title>page</title><body style="margin:0"><div class="ad" style="height:100px;background:red">ad</div>
        <script src="http://static.brand.test:${ads.port}/own.js"></script>
        <script src="http://static.other.test:${ads.port}/foreign.js"></script>${TEXT}`
    case '/refuse':
      return question('<button>Accept all</button><button>Reject all</button>')
    case '/notice':
      return question('<button>OK, got it</button>')
    default:
      return `<!doctype html><title>plain</title><body>${TEXT}`
  }
}

function at(path: string) {
  return `http://site.test:${site.port}${path}`
}

async function title(path: string, more: Record<string, string> = {}, asked = service) {
  const { status, body } = await asked.ask({
    url: at(path),
    'meta.title': 'true',
    prerender: 'true',
    ...more,
  })
  const { data, warnings } = body as { data: { title: string }; warnings?: unknown[] }
  return { status, title: data?.title, ...(warnings && { warnings }) }
}

const SMALL = {
  'viewport.width': '400',
  'viewport.height': '300',
  'viewport.deviceScaleFactor': '1',
}

describe('`adblock`', () => {
  test('keeps away what advertises, and hides its place', async () => {
    const before = ads.requests.length
    expect(await title('/ads')).toEqual({ status: 200, title: 'page ad' })
    expect(ads.requests.slice(before)).toEqual(['GET /banner.js'])
    const clean = await shoot(service, { url: at('/ads'), ...SMALL })
    expect(clean.at(5, 50)).toEqual(WHITE)
  })

  test('keeps away what counts visitors, whatever its port and path', async () => {
    const before = ads.requests.length
    expect(await title('/counted')).toEqual({ status: 200, title: 'page' })
    expect(ads.requests.slice(before)).toEqual([])
  })

  test('keeps away addresses that are too long to be looked at', async () => {
    const asked = async (more: Record<string, string> = {}) => {
      const before = site.requests.length
      expect(await title('/addresses', more)).toEqual({ status: 200, title: 'page' })
      const letters = site.requests.slice(before).map((line) => /\?(.)/.exec(line)?.[1])
      return letters.filter((letter) => letter !== undefined).sort()
    }
    expect(await asked({ waitUntil: 'load' })).toEqual(['x'])
    expect(await asked({ waitUntil: 'load', adblock: 'false' })).toEqual(['x', 'y'])
  })

  test('can be switched off', async () => {
    const before = ads.requests.length
    expect(await title('/ads', { adblock: 'false' })).toEqual({ status: 200, title: 'page ad ad' })
    expect(ads.requests.slice(before).sort()).toEqual(['GET /banner.js', 'GET /loader.js'])
    const as = await shoot(service, { url: at('/ads'), adblock: 'false', ...SMALL })
    expect(as.at(5, 50)).toEqual(RED)
  })

  test('refuses what a page asks consent for', async () => {
    expect(await title('/refuse')).toMatchObject({ status: 200, title: 'Reject all' })
    const clean = await shoot(service, { url: at('/refuse'), ...SMALL })
    expect(clean.at(395, 150)).toEqual(GREEN)
    const as = await shoot(service, { url: at('/refuse'), adblock: 'false', ...SMALL })
    expect(as.at(395, 150)).toEqual(RED)
  })

  test('closes a plain notice', async () => {
    expect(await title('/notice')).toMatchObject({ status: 200, title: 'OK, got it' })
  })

  test('knows the page by the address to which it redirected, and its site by the filter’s name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linkglass-'))
    const list = join(folder, 'list.txt')
    writeFileSync(list, '||brand.test^$third-party\n||other.test^$third-party\nbrand.test##.ad\n')
    const names = ['site.test', 'www.brand.test', 'static.brand.test', 'static.other.test']
    const own = await startWithBrowser({
      LINKGLASS_HOSTS: names.map((name) => `${name}=127.0.0.1`).join(),
      LINKGLASS_ALLOW: names.map((name) => `${name}=127.0.0.0/8`).join(),
      LINKGLASS_ADBLOCK: list,
    })
    try {
      const before = ads.requests.length
      expect(await title('/short', {}, own)).toEqual({ status: 200, title: 'page ad' })
      expect(ads.requests.slice(before)).toEqual(['GET /own.js'])
      const clean = await shoot(own, { url: at('/short'), ...SMALL })
      expect(clean.at(5, 50)).toEqual(WHITE)
    } finally {
      await own.close()
      rmSync(folder, { recursive: true })
    }
  })

  test('is the operator’s list where there is one; one that cannot be read is told of', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linkglass-'))
    const list = join(folder, 'list.txt')
    writeFileSync(list, `||own.test^\n##.short\n###${LONG}\n`)
    const own = await startWithBrowser({ ...NAMES, LINKGLASS_ADBLOCK: list })
    const none = await startWithBrowser({
      ...{ ...NAMES, LINKGLASS_ADBLOCK: join(folder, 'none.txt'), LINKGLASS_LOG_LEVEL: 'warn' },
    })
    try {
      const before = ads.requests.length
      expect(await title('/ads', {}, own)).toEqual({ status: 200, title: 'page ad' })
      expect(ads.requests.slice(before)).toEqual(['GET /loader.js'])
      // Names that no filter has are not looked at, and fields of a form hide nothing from it.
      const named = await shoot(own, { url: at('/names'), ...SMALL })
      expect([named.at(5, 50), named.at(5, 150)]).toEqual([GREEN, WHITE])
      expect(await title('/ads', {}, none)).toEqual({ status: 200, title: 'page ad' })
      expect(none.log.join('')).toContain('none.txt of LINKGLASS_ADBLOCK could not be read')
    } finally {
      await Promise.all([own.close(), none.close()])
      rmSync(folder, { recursive: true })
    }
  })
})

test('lists at addresses are fetched through the guard, kept on the disk, and renewed daily', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-lists-'))
  vi.stubEnv('TMPDIR', folder)
  let filters = '||own.test^'
  const lists = await startOrigin((_, response) => {
    response.writeHead(filters === '' ? 503 : 200, { 'content-type': 'text/plain' }).end(filters)
  })
  const kept = () => readdirSync(join(folder, `linkglass-filters-${process.getuid?.()}`))
  const makeOld = () => {
    const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400
    for (const name of kept()) {
      utimesSync(join(folder, `linkglass-filters-${process.getuid?.()}`, name), 0, twoDaysAgo)
    }
  }
  /** What a service that is started now lets through, and what it says. */
  const run = async (address: string) => {
    const env = { ...NAMES, LINKGLASS_ADBLOCK: address, LINKGLASS_LOG_LEVEL: 'warn' }
    const started = await startWithBrowser(env)
    const { title: loaded } = await title('/ads', {}, started)
    await started.close()
    return { loaded, asked: lists.requests.splice(0).length, log: started.log.join('') }
  }
  try {
    const address = `http://site.test:${lists.port}/list.txt`
    expect(await run(address)).toMatchObject({ loaded: 'page ad', asked: 1 })
    expect(await run(address)).toMatchObject({ loaded: 'page ad', asked: 0 })
    makeOld()
    filters = '||own.test^\n||cdn.taboola.com^'
    expect(await run(address)).toMatchObject({ loaded: 'page', asked: 1 })
    makeOld()
    filters = ''
    const failed = await run(address)
    expect([failed.loaded, failed.log]).toEqual([
      'page',
      expect.stringContaining('/list.txt of LINKGLASS_ADBLOCK could not be read: it answers'),
    ])
    expect(kept()).toHaveLength(1)
    const forbidden = await run(`http://127.0.0.1:${lists.port}/list.txt`)
    expect(forbidden).toMatchObject({ asked: 0, log: expect.stringContaining('could not be read') })
  } finally {
    vi.unstubAllEnvs()
    await lists.close()
    rmSync(folder, { recursive: true })
  }
})

test('a package that is missing is no error, one that is broken is', async () => {
  const name = 'linkglass-no-such-package'
  expect(await loadOptionalPackage(() => import(name))).toBeUndefined()
  await expect(loadOptionalPackage(() => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
})
