import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { SELDOM, until } from '../../support/until.js'

const FILES: Record<string, string> = {
  'site.test': 'Disallow: /private',
  'other.test': 'Disallow: /',
  'slow.test': 'Crawl-delay: 2.5',
}

let origin: Origin
let service: Service
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-robots-'))
  origin = await startOrigin((request, response) => {
    const [host = ''] = request.headers.host?.split(':') ?? []
    const { url } = request
    if (url === '/robots.txt') {
      response.end(`User-agent: *\n${FILES[host]}`)
    } else if (url === '/moved') {
      response.writeHead(302, { location: `http://other.test:${origin.port}/page` }).end()
    } else response.setHeader('content-type', 'text/html').end(`<title>Page ${url}</title>`)
  })
  service = await startService({
    LINKGLASS_JOBS: `disk:${folder}`,
    LINKGLASS_HOSTS: 'site.test=127.0.0.1,other.test=127.0.0.1,slow.test=127.0.0.1',
    LINKGLASS_ALLOW: '127.0.0.0/8',
  })
})
afterAll(async () => {
  await service.close()
  await origin.close()
  rmSync(folder, { recursive: true, force: true })
})

function at(path: string): string {
  return `http://site.test:${origin.port}${path}`
}

function ask(path: string, robots: string) {
  return service.ask({ url: at(path), 'meta.title': 'true', robots })
}

test('refuses a link with `robots=respect`, and answers it without', async () => {
  const { status, body } = await ask('/private/1', 'respect')
  const text = `\`${at('/robots.txt')}\` asks programs not to read this address. On a site of your own, send \`robots=ignore\`.`
  expect({ status, body }).toEqual({
    status: 403,
    body: {
      status: 'fail',
      code: 'EROBOTS',
      message: text,
      data: { url: text },
      more: `${service.base}/errors/erobots`,
      url: at('/private/1'),
      id: expect.any(String),
    },
  })
  expect(origin.requests).not.toContain('GET /private/1')
  expect((await ask('/private/1', 'ignore')).body).toMatchObject({
    data: { title: 'Page /private/1' },
  })
})

test('asks nothing of an origin whose answer is here', async () => {
  await ask('/private/2', 'ignore')
  const { status, headers } = await ask('/private/2', 'respect')
  expect([status, headers.get('x-cache-status')]).toEqual([200, 'HIT'])
})

test('keeps to the file of the origin that a redirect leads to', async () => {
  expect((await ask('/moved', 'respect')).body).toMatchObject({ code: 'EROBOTS' })
  expect(origin.requests).not.toContain('GET /page')
})

test('refuses words that it does not know', async () => {
  expect((await ask('/', 'maybe')).body).toMatchObject({
    code: 'EINVALQUERY',
    data: { robots: expect.stringContaining('ignore') },
  })
})

interface View {
  status: string
  codes: Record<string, number>
  waiting?: object[]
}

async function runJob(
  query: string,
  links = [at('/private/3'), at('/public')],
  onView: (view: View) => void = () => {},
): Promise<Record<string, number>> {
  const body = links.join('\n')
  const added = await service.get(`/jobs?meta.title=true${query}`, { method: 'POST', body })
  const path = `/jobs/${(added.body as { id: string }).id}`
  let view: View | undefined
  await until(async () => {
    view = (await service.get(path)).body as View
    onView(view)
    return view.status === 'done'
  }, SELDOM)
  return view?.codes ?? {}
}

test('has jobs keep to it unless they are told otherwise', async () => {
  expect(await runJob('')).toEqual({ EROBOTS: 1 })
  expect(await runJob('&robots=ignore')).toEqual({})
})

/** Reads how many requests of the plan are used up, this one included. */
async function readUsed(): Promise<number> {
  const { headers } = await ask('/public', 'ignore')
  const remaining = Number(headers.get('x-rate-limit-remaining'))
  return Number(headers.get('x-rate-limit-limit')) - remaining
}

test('has the links of a job wait for the delay that a host asks for', async () => {
  const links = ['a', 'b', 'c'].map((name) => `http://slow.test:${origin.port}/${name}`)
  const before = await readUsed()
  const waits: object[] = []
  expect(await runJob('', links, ({ waiting = [] }) => waits.push(...waiting))).toEqual({})
  expect(waits[0]).toEqual({
    host: 'slow.test',
    until: expect.stringMatching(/Z$/),
    why: expect.stringContaining('asks for 2.5 s between requests.'),
  })
  // The call, the links, and the second of the two readings.
  expect((await readUsed()) - before).toBe(1 + 3 + 1)
})
