import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { runProgram, startProgram } from '../support/program.js'

let origin: Origin | undefined
let child: ChildProcess | undefined
afterEach(async () => {
  child?.kill('SIGKILL')
  await origin?.close()
})

/** Starts the service and gives its address, read from its log. */
async function serve(): Promise<string> {
  const started = startProgram(['serve'], { PORT: '0', LINKGLASS_LOG_LEVEL: 'info' })
  child = started
  for await (const line of createInterface({ input: started.stdout })) {
    const { address } = JSON.parse(line)
    if (address) return address
  }
  throw new Error('the service ended before it answered')
}

test('a port that is taken is named, with what to do', async () => {
  origin = await startOrigin(async () => {})
  const { code, stdout, stderr } = await runProgram(['serve'], { PORT: String(origin.port) })
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: '',
    stderr:
      `linkglass: Port ${origin.port} of 127.0.0.1 is taken; choose another by --port or PORT.\n` +
      'Try `linkglass --help`.\n',
  })
})

test('SIGTERM: what is under way is answered, nothing new is taken, and the exit code is 0', async () => {
  let arrived: () => void = () => {}
  let release: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  origin = await startOrigin(async (_, response) => {
    arrived()
    await held
    response.setHeader('content-type', 'text/html')
    response.end('<title>Late, but here</title>')
  })
  const base = await serve()
  const answer = fetch(`${base}/?url=http://site.test:${origin.port}/&meta.title=true`)
  await asked
  const exited = once(child as ChildProcess, 'exit')
  child?.kill('SIGTERM')
  release()
  const { data } = (await (await answer).json()) as { data: object }
  expect(data).toEqual({ title: 'Late, but here' })
  expect(await exited).toEqual([0, null])
  await expect(fetch(`${base}/health`)).rejects.toThrow()
})
