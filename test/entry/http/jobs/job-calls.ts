import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { type Service, startService } from '../../../support/service.js'
import { SELDOM, until } from '../../../support/until.js'

/** An empty store of jobs. */
export interface Place {
  /** Value of `LINKGLASS_JOBS`. */
  readonly setting: string
  readonly close: () => Promise<void>
}

/** Tests the calls of `/jobs` on a store. */
export function testJobs(open: () => Promise<Place>): void {
  let origin: Origin
  let service: Service
  let place: Place
  let hold: Promise<void> | undefined
  let missing: Set<string>

  beforeEach(async () => {
    place = await open()
    hold = undefined
    missing = new Set()
    origin = await startOrigin(async (request, response) => {
      if (request.url?.startsWith('/held')) await hold
      response.statusCode = missing.has(request.url ?? '') ? 404 : 200
      if (request.url === '/robots.txt') return void response.end('User-agent: *\nCrawl-delay: 60')
      response.setHeader('content-type', 'text/html')
      if (request.url === '/busy') response.writeHead(429, { 'retry-after': '300' })
      response.end(`<title>Page ${request.url}</title>${'x'.repeat(500)}`)
    })
    service = await start()
  })
  afterEach(async () => {
    await service.close()
    await origin.close()
    await place.close()
  })

  function start(env: NodeJS.ProcessEnv = {}) {
    return startService({ LINKGLASS_JOBS: place.setting, ...env })
  }

  interface View {
    id: string
    status: string
    total: number
    done: number
    succeeded: number
    failed: number
    codes: Record<string, number>
    statuses: Record<string, number>
  }

  function at(path: string): string {
    return `http://site.test:${origin.port}${path}`
  }

  async function add(body: string | Buffer, query = 'meta.title=true', headers = {}) {
    return service.get(`/jobs?robots=ignore&${query}`, { method: 'POST', body, headers })
  }

  async function addJob(body: string, query?: string): Promise<string> {
    const { status, body: view } = await add(body, query)
    expect(status).toBe(202)
    return (view as View).id
  }

  async function show(id: string): Promise<View> {
    return (await service.get(`/jobs/${id}`)).body as View
  }

  async function showWaits(id: string): Promise<{ host: string; until: string }[]> {
    const { body } = await service.get(`/jobs/${id}`)
    return (body as { waiting?: { host: string; until: string }[] }).waiting ?? []
  }

  async function finish(id: string): Promise<View> {
    await until(async () => (await show(id)).status === 'done', SELDOM)
    return show(id)
  }

  async function results(id: string, query = ''): Promise<Record<string, unknown>[]> {
    const { body } = await service.get(`/jobs/${id}/results?${query}`)
    return toLines(body as string)
  }

  function toLines(text: string): Record<string, unknown>[] {
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
  }

  function call(id: string, step: string) {
    return service.get(`/jobs/${id}/${step}`, { method: 'POST' })
  }

  const INDEXES = Array.from({ length: 60 }, (_, index) => index)

  test('a job answers each link as a batch does, byte for byte but for ids', async () => {
    const items = INDEXES.map((index) => at(`/${index}`))
    items.push('http://10.0.0.1/', `{"url":"${at('/own')}","meta":false}`)
    missing.add('/7')
    const { status, headers, body } = await add(items.join('\n'), 'meta.title=true&name=first')
    const { id } = body as View
    expect([status, headers.get('location')]).toEqual([202, `/jobs/${id}`])
    expect(body).toMatchObject({ name: 'first', status: 'queued', total: 62, done: 0, priority: 5 })
    const done = await finish(id)
    expect(done).toMatchObject({
      done: 62,
      succeeded: 61,
      failed: 1,
      codes: { EFORBIDDENURL: 1 },
      statuses: { '200': 59, '404': 1 },
    })
    const lines = (await service.get(`/jobs/${id}/results?order=index`)).body as string
    const batch = await service.get('/batch?meta.title=true', {
      method: 'POST',
      body: items.join('\n'),
    })
    const byIndex = (batch.body as string)
      .trimEnd()
      .split('\n')
      .sort((a, b) => JSON.parse(a).index - JSON.parse(b).index)
      .map((line) => line.replace('"cache":"HIT"', '"cache":"MISS"'))
    const withoutIds = (line: string) => line.replace(/"id":"[^"]*"/, '"id":""')
    expect(lines.trimEnd().split('\n').map(withoutIds)).toEqual(byIndex.map(withoutIds))
  })

  test('results are read in pieces, by index, as a table, and compressed', async () => {
    const id = await addJob(
      JSON.stringify(
        INDEXES.map((index) => ({ url: at(`/${index}`) })),
        null,
        2,
      ),
    )
    await finish(id)
    const first = await service.get(`/jobs/${id}/results?limit=25`)
    expect(toLines(first.body as string)).toHaveLength(25)
    const next = first.headers.get('x-next-from')
    expect(first.headers.get('link')).toBe(`</jobs/${id}/results?from=${next}>; rel="next"`)
    const second = await service.get(`/jobs/${id}/results?from=${next}`)
    expect(second.headers.get('link')).toBeNull()
    const indexes = [first, second]
      .flatMap(({ body }) => toLines(body as string))
      .map((l) => l.index)
    expect(indexes.sort((a, b) => Number(a) - Number(b))).toEqual(INDEXES)
    const sorted = await results(id, 'order=index&from=50&limit=5')
    expect(sorted.map(({ index }) => index)).toEqual([50, 51, 52, 53, 54])
    const table = await service.get(
      `/jobs/${id}/results?order=index&limit=2&format=csv&columns=index,data.title`,
    )
    expect(table.body).toBe('index,data.title\r\n0,Page /0\r\n1,Page /1\r\n')
    const packed = await fetch(`${service.base}/jobs/${id}/results?order=index`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(toLines(await packed.text()).length).toBe(60)
    expect((await service.get(`/jobs/${id}/results?order=size`)).body).toMatchObject({
      code: 'EINVALQUERY',
      data: { order: '`order` is `size`, which is not one of `completion`, `index`.' },
    })
    const wide = await service.get(`/jobs/${id}/results?format=csv&columns=${','.repeat(100)}`)
    expect([wide.status, wide.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'EINVALQUERY',
        data: {
          columns: expect.stringMatching(
            /^`columns` is `,.*`, which names more than 100 columns\.$/,
          ),
        },
      }),
    ])
  })

  test('a list with wrong lines is refused, with their numbers, and nothing of it is kept', async () => {
    const body = `${at('/a')}\n\nnonsense\n${at('/b')}\n{"url":"${at('/c')}","ttl":"x"}\n`
    const { status, body: refusal } = await add(body)
    expect(status).toBe(400)
    expect(refusal).toMatchObject({
      code: 'EINVALQUERY',
      message: expect.stringMatching(/^The list was refused: line 3: `nonsense` is not an item\./),
      data: { 'line 3': expect.any(String), 'line 5': expect.stringContaining('ttl') },
    })
    expect((await service.get('/jobs')).body).toEqual({ jobs: [] })
    const many = await add('nonsense\n'.repeat(50))
    expect([many.status, many.body]).toEqual([
      400,
      expect.objectContaining({ code: 'EINVALQUERY' }),
    ])
    const advice = '`` is not an item. Send `{"url":"https://…"}`.'
    for (const list of [`["${at('/a')}",\n]`, `["${at('/a')}",\n,"${at('/b')}"]`]) {
      expect((await add(list)).body).toMatchObject({
        code: 'EINVALQUERY',
        message: `The list was refused: line 2: ${advice}`,
        data: { 'line 2': advice },
      })
    }
    expect((await add(' [ ] ')).body).toMatchObject({
      code: 'EINVALQUERY',
      message: 'The job is empty. Send an address to a line, or `{"url":"https://…"}`.',
    })
    expect((await add('[1, 2')).body).toMatchObject({ code: 'EINVALQUERY' })
    expect((await add('')).body).toMatchObject({ code: 'EINVALQUERY' })
    expect(origin.requests).toEqual([])
  })

  test('a query of too many parameters is refused once, not by each line', async () => {
    const names = INDEXES.flatMap((index) =>
      Array.from({ length: 40 }, (_, at) => `a${index}x${at}`),
    )
    const { status, body } = await add('nonsense', names.join('&'))
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'EINVALQUERY',
        message: 'There are more than 2000 parameters, which is the most that are read.',
      }),
    ])
  })

  test('a list may be compressed, and has a limit', async () => {
    const body = gzipSync([at('/a'), at('/b')].join('\n'))
    const sent = await add(body, '', { 'content-encoding': 'gzip' })
    expect([sent.status, (sent.body as View).total]).toEqual([202, 2])
    await service.close()
    service = await start({ LINKGLASS_JOB_MAX: '2' })
    const more = await add([at('/a'), at('/b'), at('/c')].join('\n'))
    expect([more.status, more.body]).toEqual([
      413,
      expect.objectContaining({
        code: 'EPAYLOAD',
        message: 'The job has more than 2 links, which is the most (line 3).',
      }),
    ])
    expect(gunzipSync(body).length).toBeGreaterThan(0)
  })

  test('the same idempotency-key makes one job', async () => {
    const headers = { 'idempotency-key': 'once' }
    const [one, again] = [await add(at('/a'), '', headers), await add(at('/a'), '', headers)]
    expect([one.status, again.status]).toEqual([202, 202])
    expect((again.body as View).id).toBe((one.body as View).id)
    expect((await service.get('/jobs')).body).toMatchObject({ jobs: [{ total: 1 }] })
  })

  test('a job pauses, goes on, is cancelled, and is deleted with its results', async () => {
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    const id = await addJob(INDEXES.map((index) => at(`/held/${index}`)).join('\n'))
    await until(() => origin.requests.length === 4)
    expect((await call(id, 'pause')).body).toMatchObject({ status: 'paused' })
    expect((await call(id, 'retry')).status).toBe(200)
    release()
    expect((await call(id, 'resume')).body).toMatchObject({ status: 'queued' })
    expect(await finish(id)).toMatchObject({ done: 60, succeeded: 60 })
    const indexes = (await results(id)).map(({ index }) => Number(index))
    expect(indexes.sort((a, b) => a - b)).toEqual(INDEXES)
    expect((await call(id, 'pause')).body).toMatchObject({ code: 'EBADREQUEST' })
    const gone = await service.get(`/jobs/${id}`, { method: 'DELETE' })
    expect(gone.status).toBe(204)
    expect((await service.get(`/jobs/${id}/results`)).body).toMatchObject({ code: 'ENOTFOUND' })

    hold = new Promise((resolve) => {
      release = resolve
    })
    const other = await addJob(at('/held/other'))
    expect((await call(other, 'cancel')).body).toMatchObject({ status: 'cancelled' })
    expect((await call(other, 'retry')).body).toMatchObject({ code: 'EBADREQUEST' })
    release()
  })

  test('what failed is done again, and stands once in the results', async () => {
    missing.add('/1')
    missing.add('/2')
    const id = await addJob(
      INDEXES.map((index) => at(`/${index}`)).join('\n'),
      'meta.title=true&force=true',
    )
    expect((await finish(id)).statuses).toEqual({ '200': 58, '404': 2 })
    missing.clear()
    expect((await call(id, 'retry?status=404')).body).toMatchObject({ retried: 2 })
    expect((await finish(id)).statuses).toEqual({ '200': 60 })
    const lines = await results(id)
    expect(lines.map(({ index }) => Number(index)).sort((a, b) => a - b)).toEqual(INDEXES)
    const again = lines.slice(-2).map(({ index, statusCode }) => [index, statusCode])
    expect(again.sort()).toEqual([
      [1, 200],
      [2, 200],
    ])
  })

  test('a link whose host is too long for a name has a line with an error, and the others go on', async () => {
    const long = [2_000, 5_000].map((length) => `http://${'a'.repeat(length)}/`)
    const id = await addJob([...long, at('/a')].join('\n'))
    expect(await finish(id)).toMatchObject({ succeeded: 1, failed: 2, codes: { EINVALURL: 2 } })
    const lines = await results(id, 'order=index')
    expect(lines.map(({ url, code }) => [url, code])).toEqual([
      [long[0], 'EINVALURL'],
      [long[1], 'EINVALURL'],
      [at('/a'), undefined],
    ])
  })

  test('a 429 with retry-after is waited for by other jobs, too, which say so', async () => {
    const before = Date.now()
    expect((await finish(await addJob(at('/busy')))).statuses).toEqual({ '429': 1 })
    const id = await addJob(at('/other'))
    await until(async () => (await showWaits(id)).length > 0, SELDOM)
    const [wait, ...more] = await showWaits(id)
    expect([wait, more]).toEqual([
      {
        host: 'site.test',
        until: expect.any(String),
        why: 'The host answered 429: too many requests.',
      },
      [],
    ])
    expect(Date.parse(wait?.until ?? '') - before).toBeGreaterThanOrEqual(299_000)
    expect(origin.requests).toEqual(['GET /busy'])
    await service.get(`/jobs/${id}`, { method: 'DELETE' })
  })

  test('the crawl-delay of a host is kept by all workers of a job', async () => {
    const other = await start()
    const items = INDEXES.slice(0, 3).map((index) => at(`/${index}`))
    const sent = await service.get('/jobs?meta.title=true', {
      method: 'POST',
      body: items.join('\n'),
    })
    const { id } = sent.body as View
    await until(async () => (await show(id)).done === 1, SELDOM)
    await until(async () => (await showWaits(id)).length > 0, SELDOM)
    expect(await showWaits(id)).toEqual([
      {
        host: 'site.test',
        until: expect.any(String),
        why: expect.stringMatching(
          /^The `robots.txt` of the host asks for \d+ s between requests.$/,
        ),
      },
    ])
    expect(origin.requests).toHaveLength(2)
    await service.get(`/jobs/${id}`, { method: 'DELETE' })
    await other.close()
  })

  test('events tell the progress until the job is done, and go on after the last one', async () => {
    const id = await addJob([at('/a'), at('/b')].join('\n'))
    const stream = await fetch(`${service.base}/jobs/${id}/events`)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    const events = (await stream.text()).trimEnd().split('\n\n')
    const [name, event, data] = (events.at(-1) ?? '').split('\n')
    expect([name, event]).toEqual(['id: 2-done', 'event: done'])
    expect(JSON.parse((data ?? '').slice('data: '.length))).toEqual(await show(id))
    const after = await fetch(`${service.base}/jobs/${id}/events`, {
      headers: { 'last-event-id': '2-done' },
    })
    expect((await after.text()).split('\n').filter((line) => line.startsWith('id'))).toEqual([
      'id: 2-done',
    ])
  })

  test('a job belongs to its key, and its links count against the plan of the key', async () => {
    await service.close()
    const plans = {
      free: { limit: 5, window: '1d' },
      big: { limit: 1_000, window: '1d', keys: ['one', 'two'] },
    }
    service = await start({ LINKGLASS_PLANS: JSON.stringify(plans) })
    const key = (name: string) => ({ headers: { 'x-api-key': name } })
    const sent = await add(INDEXES.map((index) => at(`/${index}`)).join('\n'), '', {
      'x-api-key': 'one',
    })
    const { id } = sent.body as View
    await until(async () => {
      const { body } = await service.get(`/jobs/${id}`, key('one'))
      return (body as View).status === 'done'
    }, SELDOM)
    expect((await service.get(`/jobs/${id}`, key('two'))).body).toMatchObject({ code: 'ENOTFOUND' })
    expect((await service.get(`/jobs/${id}`)).status).toBe(404)
    expect((await service.get('/jobs', key('two'))).body).toEqual({ jobs: [] })
    const { headers } = await service.ask({ url: at('/0') }, key('one'))
    expect(headers.get('x-rate-limit-remaining')).toBe(String(1_000 - 62))

    const waiting = await addJob(INDEXES.map((index) => at(`/${index}`)).join('\n'), 'meta=false')
    await until(async () => (await show(waiting)).done === 4, SELDOM)
    expect(await show(waiting)).toMatchObject({ status: 'running', failed: 0 })
  })

  test('without the setting the routes say how to turn jobs on', async () => {
    await service.close()
    service = await startService()
    for (const [path, method] of [
      ['/jobs', 'POST'],
      ['/jobs', 'GET'],
      ['/jobs/x/results', 'GET'],
    ] as const) {
      const { status, body } = await service.get(path, { method })
      expect([status, body]).toEqual([
        404,
        expect.objectContaining({
          code: 'ENOTFOUND',
          message: expect.stringContaining('LINKGLASS_JOBS=disk:PATH'),
        }),
      ])
    }
  })

  test('secrets are not kept: headers for targets alone are refused', async () => {
    const { status, body } = await add(at('/a'), '', { 'x-api-header-cookie': 'secret' })
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'EBADREQUEST' })])
  })

  test('metrics count links by outcome, jobs by status, and links that are left', async () => {
    const gone = 'http://10.0.0.1/'
    await finish(await addJob([at('/a'), at('/b'), gone].join('\n')))
    const { body } = await service.get('/metrics')
    const lines = String(body)
      .split('\n')
      .filter((line) => line.startsWith('linkglass_job'))
    expect(lines.sort()).toEqual([
      'linkglass_job_links_left 0',
      'linkglass_job_links_total{outcome="EFORBIDDENURL"} 1',
      'linkglass_job_links_total{outcome="success"} 2',
      'linkglass_jobs{status="done"} 1',
    ])
  })

  test('the dashboard asks for metrics that there are', async () => {
    await finish(await addJob(at('/a')))
    const dashboard = readFileSync(
      new URL('../../../../deploy/grafana-jobs.json', import.meta.url),
      'utf8',
    )
    const names = new Set(dashboard.match(/linkglass_job\w+/g))
    const { body } = await service.get('/metrics')
    expect([...names].filter((name) => !String(body).includes(`# TYPE ${name} `))).toEqual([])
  })
}
