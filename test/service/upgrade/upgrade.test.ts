import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkglass } from '../../../src/entry/library/library.js'
import { startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { until } from '../../support/until.js'

/**
 * Files that earlier builds wrote: `answers-1.mdb` by 94210023, `jobs-1.mdb` by ee370ac6 (a job
 * that was paused before its last link was done), `page.warc.gz` by 07c650b1. Their links name a port
 * that nothing listens on.
 */
const FILES = fileURLToPath(new URL('./files/', import.meta.url))
const NAMES = {
  LINKGLASS_HOSTS: 'pages.example.com=127.0.0.1',
  LINKGLASS_ALLOW: 'pages.example.com=127.0.0.0/8',
}

let folder: string
let service: Service | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-upgrade-'))
})
afterEach(async () => {
  await service?.close()
  service = undefined
  await rm(folder, { recursive: true, force: true })
})

async function unpack(name: string): Promise<void> {
  await writeFile(join(folder, name), gunzipSync(await readFile(join(FILES, `${name}.gz`))))
}

function notices(): unknown[] {
  return (service?.log ?? []).map((line) => JSON.parse(line).msg)
}

test('a cache of an earlier version is left aside, and its log says so once', async () => {
  await unpack('answers-1.mdb')
  const env = { LINKGLASS_CACHE: `disk:${folder}`, LINKGLASS_LOG_LEVEL: 'info' }
  const notice = `The copies in ${folder} were kept by another version or with other settings. They are left aside, and new ones take their place.`
  service = await startService(env)
  expect(notices()).toEqual([notice])
  const origin = await startOrigin((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>New</title>')
  })
  const { status, headers } = await service.ask({ url: `http://site.test:${origin.port}/` })
  expect([status, headers.get('x-cache-status')]).toEqual([200, 'MISS'])
  await origin.close()
  await service.close()
  service = await startService(env)
  expect(notices()).toEqual([])
})

test('a job of an earlier version is there, with its results, and goes on', async () => {
  await unpack('jobs-1.mdb')
  service = await startService({ ...NAMES, LINKGLASS_JOBS: `disk:${folder}` })
  const { body } = await service.get('/jobs/a41705eb75ce16e2ff58')
  expect(body).toMatchObject({ name: 'waiting', status: 'paused', total: 3, done: 2, succeeded: 2 })
  await service.get('/jobs/a41705eb75ce16e2ff58/resume', { method: 'POST' })
  await until(async () => (await lines('a41705eb75ce16e2ff58')).length === 3)
  expect(await lines('a41705eb75ce16e2ff58')).toEqual([
    [2, 'http://pages.example.com:9/d', { title: 'Page d' }],
    [0, 'http://pages.example.com:9/c', { title: 'Page c' }],
    [
      1,
      'http://pages.example.com:9/never',
      { url: 'The host `pages.example.com` refused the connection. Try again later.' },
    ],
  ])
})

async function lines(id: string): Promise<unknown[]> {
  const { body } = (await service?.get(`/jobs/${id}/results`)) ?? {}
  return String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ index, url, data }) => [index, url, data])
}

test('a capture of an earlier version is answered from', async () => {
  const answer = await linkglass('http://pages.example.com:9/captured', {
    replay: join(FILES, 'page.warc.gz'),
    data: { words: { selector: 'p', type: 'string' } },
  })
  expect(answer).toMatchObject({
    status: 'success',
    data: { title: 'Page captured', lang: 'en', words: 'words '.repeat(200) },
  })
})
