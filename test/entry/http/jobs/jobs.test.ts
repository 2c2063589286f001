import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { needs } from '../../../support/needs.js'
import { startJobRedis } from '../../../support/redis-server.js'
import { testJobs } from './job-calls.js'

describe('on a disk', () => {
  testJobs(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'c-jobs-'))
    return {
      setting: `disk:${folder}`,
      close: async () => rmSync(folder, { recursive: true, force: true }),
    }
  })
})

describe('in Redis', needs('redis-server'), () => {
  testJobs(async () => {
    const server = await startJobRedis()
    return { setting: server.url, close: () => server.stop() }
  })
})
