import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { needs } from '../../../support/needs.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { PROGRAM, runProgram, startProgram } from '../../../support/program.js'
import { TEST_NETWORK } from '../../../support/service.js'

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

test('the log says once where the service answers', async () => {
  const started = startProgram(['serve'], { PORT: '0', LINKGLASS_LOG_LEVEL: 'info' })
  child = started
  const messages: string[] = []
  for await (const line of createInterface({ input: started.stdout })) {
    const { address, msg } = JSON.parse(line)
    messages.push(msg.replace(address, ''))
    if (address) break
  }
  expect(messages).toEqual(['answering at /?url=…'])
})

test.each<[string, string, boolean]>([
  ['0.0.0.0', '1', true],
  ['::', '2', true],
  ['0.0.0.0', 'true', true],
  ['0.0.0.0', '10.0.0.0/8', false],
  ['0.0.0.0', 'false', false],
  ['127.0.0.1', '1', false],
])(
  'listening at %s and trusting %s: the log warns of forged addresses: %s',
  async (host, trust, warns) => {
    const env = { PORT: '0', HOST: host, LINKGLASS_TRUST_PROXY: trust, LINKGLASS_LOG_LEVEL: 'info' }
    const started = startProgram(['serve'], env)
    child = started
    const warnings: string[] = []
    for await (const line of createInterface({ input: started.stdout })) {
      const { address, level, msg } = JSON.parse(line)
      if (level === 'warn' || level === 40) warnings.push(msg)
      if (address) break
    }
    expect(warnings).toEqual(warns ? [expect.stringContaining('LINKGLASS_TRUST_PROXY')] : [])
  },
)

test('a port that is taken is named, with what to do', async () => {
  origin = await startOrigin(async () => {})
  const { code, stdout, stderr } = await runProgram(['serve'], { PORT: String(origin.port) })
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: '',
    stderr:
      `linkglass: Port ${origin.port} of 127.0.0.1 is taken; choose another by --port or PORT.\n` +
      'Try `linkglass serve --help`.\n',
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

test.each(['1.2.3.4', 'no-such-host.invalid', '::1::'])(
  'HOST=%s ends in a sentence',
  async (host) => {
    const { code: status, stderr } = await runProgram(['serve'], { PORT: '0', HOST: host })
    expect([status, stderr]).toEqual([
      2,
      `linkglass: ${host} is not an address of this machine; choose another by --host or HOST: ` +
        '127.0.0.1 for this machine alone, 0.0.0.0 or :: for all.\nTry `linkglass serve --help`.\n',
    ])
  },
)

test.each([
  ['/proc/linkglass/cache', 'ENOENT'],
  ['/dev/null/cache', 'ENOTDIR'],
])('a cache in %s, which can never be made, is told with its setting', async (folder, why) => {
  const { code: status, stderr } = await runProgram(['serve'], {
    PORT: '0',
    LINKGLASS_CACHE: `disk:${folder}`,
  })
  expect([status, stderr]).toEqual([
    expect.any(Number),
    `linkglass: The cache cannot be written to ${folder} (${why}). Give LINKGLASS_CACHE=disk:PATH ` +
      'with a folder that this user may write to.\n',
  ])
  expect(status).not.toBe(0)
})

test('on a terminal a line for people says where it listens', needs('script'), async () => {
  // A pseudo-terminal, by `script` of util-linux.
  const command = `${process.execPath} ${PROGRAM} serve`
  const started = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, ...TEST_NETWORK, PORT: '0', LINKGLASS_LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child = started
  for await (const line of createInterface({ input: started.stdout })) {
    if (!line.includes('answering at')) continue
    expect(line).toMatch(
      /^linkglass is answering at http:\/\/127\.0\.0\.1:\d+\/\?url=… \(Ctrl\+C to stop\)\s*$/,
    )
    started.kill('SIGTERM')
    await once(started, 'exit')
    return
  }
  throw new Error('the service ended before it said a word')
})

test.each([
  ['0.0.0.0', {}, 1],
  ['127.0.0.1', {}, 0],
  ['0.0.0.0', { LINKGLASS_CONTACT: 'https://links.example' }, 0],
])('an open service asks for a contact in its log: %s %j', async (host, env, times) => {
  const started = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: {
      ...process.env,
      ...TEST_NETWORK,
      PORT: '0',
      HOST: host,
      LINKGLASS_LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child = started
  const lines: string[] = []
  for await (const line of createInterface({ input: started.stdout })) {
    lines.push(line)
    if (line.includes('answering at')) break
  }
  started.kill('SIGTERM')
  await once(started, 'exit')
  expect(lines.filter((line) => line.includes('LINKGLASS_CONTACT'))).toHaveLength(times)
})
