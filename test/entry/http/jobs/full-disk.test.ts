import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { needs } from '../../../support/needs.js'
import { type LogLine, type Node, startNode } from '../../../support/node.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { SELDOM, until } from '../../../support/until.js'

/** Bytes that a file may have while the disk is full. */
const FULL = 1_500_000

let folder: string
let origin: Origin
let node: Node
let failures: unknown[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-full-'))
  failures = []
  const page = `<p>${'All work and no play. '.repeat(3_000)}`
  origin = await startOrigin((_, response) => {
    response.setHeader('content-type', 'text/html').end(page)
  })
  const hear = (line: LogLine & { msg?: string }) => {
    if (line.msg === 'the store of jobs failed') failures.push(line)
  }
  node = await startNode({ LINKGLASS_JOBS: `disk:${folder}` }, [], hear)
})
afterEach(async () => {
  await node.stop('SIGKILL')
  await origin.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sets how large files of the service may grow, by prlimit of util-linux. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(node.child.pid), `--fsize=${bytes}:unlimited`])
}

async function get<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await fetch(`${node.base}${path}`, init)).json()) as T
}

describe('a full disk', needs('prlimit'), () => {
  test('stops a job, which goes on when there is room, and loses nothing', async () => {
    limitFiles(FULL)
    const links = Array.from({ length: 100 }, (_, at) => `http://site.test:${origin.port}/${at}`)
    const path = '/jobs?robots=ignore&meta=false&per-host=16&data.text.selector=p'
    const { id } = await get<{ id: string }>(path, { method: 'POST', body: links.join('\n') })
    await until(() => failures.length > 0, SELDOM)
    const { status, done } = await get<{ status: string; done: number }>(`/jobs/${id}`)
    expect([status, done < 100]).toEqual(['running', true])
    limitFiles('unlimited')
    const show = () => get<{ status: string; succeeded: number }>(`/jobs/${id}`)
    await until(async () => (await show()).status === 'done', SELDOM)
    expect(await show()).toMatchObject({ succeeded: 100 })
    const answer = await fetch(`${node.base}/jobs/${id}/results?order=index`)
    const lines = (await answer.text()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).index)).toEqual([...links.keys()])
    expect(failures).toHaveLength(1)
  })
})
