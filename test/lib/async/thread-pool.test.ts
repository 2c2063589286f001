import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needs } from '../../support/needs.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

/** Threads of libuv unless UV_THREADPOOL_SIZE says otherwise. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4)

let folder: string
let site: Origin
let service: Service
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-pipe-'))
  site = await startOrigin({
    '/': {
      headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
      body: gzipSync('<title>A page</title>'),
    },
  })
  service = await startService()
})
afterAll(async () => {
  await service?.close()
  await site?.close()
  await rm(folder, { recursive: true })
})

/** Takes every thread: each waits until somebody opens the other end of a pipe (fifo(7)). */
function holdThreads(): { readonly release: () => Promise<void> } {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const held = Array.from({ length: THREADS }, () => open(pipe, 'r'))
  return {
    release: async () => {
      const other = openSync(pipe, 'r+')
      for (const file of await Promise.all(held)) await file.close()
      closeSync(other)
    },
  }
}

test(
  'while no thread of the pool is free a request ends with its time, and the service is not ready',
  needs('mkfifo'),
  async () => {
    const url = `http://site.test:${site.port}/`
    // Code that only the first request loads is read by a thread of the pool.
    expect(await service.ask({ url })).toMatchObject({ status: 200 })
    expect(await service.get('/ready')).toMatchObject({ status: 200 })
    const threads = holdThreads()
    try {
      const asking = service.ask({ url, force: 'true', timeout: '1s', retry: '0' })
      const ready = await service.get('/ready')
      expect([ready.status, ready.body]).toEqual([
        503,
        { status: 'busy', checks: expect.objectContaining({ threads: 'stalled' }) },
      ])
      expect(await asking).toMatchObject({ status: 500, body: { code: 'ETIMEOUT' } })
    } finally {
      await threads.release()
    }
    const ready = await service.get('/ready')
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'ready', checks: expect.objectContaining({ threads: 'ok' }) },
    ])
  },
)
