import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from '../../demo/site-server.mjs'
import { needs } from '../support/needs.js'
import { type Service, startService, TEST_NETWORK } from '../support/service.js'

function pathOf(name: string) {
  return fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
}

let site: Awaited<ReturnType<typeof startSite>>
let service: Service
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  site = await startSite()
  service = await startService()
  env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...TEST_NETWORK,
    LINKGLASS_ENDPOINT: service.base,
  }
})
afterAll(async () => {
  await service.close()
  site.close()
})

function page(name: string) {
  return `http://site.test:${site.port}/${name}.html`
}

function withoutPort(text: string) {
  return text.replaceAll(`:${site.port}`, '')
}

async function run(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { env })
  return withoutPort(stdout)
}

interface Ended {
  /** Undefined for 0. */
  readonly code?: number
  readonly stdout: string
  readonly stderr: string
}

function runToEnd(command: string, ...args: string[]): Promise<Ended> {
  return promisify(execFile)(command, args, { env }).catch((error: Ended) => error)
}

describe('the library', () => {
  test('library.mjs', async () => {
    expect(await run(process.execPath, pathOf('library.mjs'), page('product'))).toBe(
      'Harbour desk lamp (http://site.test/images/harbour-lamp.png)\n' +
        '- Harbour desk lamp\n- What it is\n- What people say\n' +
        'costs 1290\n',
    )
    const failed = run(process.execPath, pathOf('library.mjs'), 'http://10.0.0.1/')
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^EFORBIDDENURL: /),
    })
  })

  test('chat-preview.mjs', async () => {
    const message = `Look: ${page('article')}, (${page('lamps')}) and http://10.0.0.1/. ${page('article')}!`
    expect(await run(process.execPath, pathOf('chat-preview.mjs'), page('no-such-page'))).toBe('')
    expect(await run(process.execPath, pathOf('chat-preview.mjs'), message)).toBe(
      '┃ How lighthouses learned to blink\n' +
        '┃ The Lantern Room · Before a sailor could read the coast at night, somebody had to teach each tower its own rhythm. A short history of the flash, the eclipse, and the clockwork in between.\n' +
        '┃ http://site.test/images/lighthouse.jpg 1200×630\n\n' +
        '┃ All lamps\n┃ The Lantern Room\n┃ http://site.test/images/harbour-lamp.png 800×800\n\n',
    )
  })

  test('express.mjs', async () => {
    const child = spawn(process.execPath, [pathOf('express.mjs')], { env: { ...env, PORT: '0' } })
    const [line] = await once(createInterface({ input: child.stdout }), 'line')
    const endpoint = String(line).split('?')[0]
    const ask = async (url: string) => {
      const response = await fetch(`${endpoint}?url=${encodeURIComponent(url)}`)
      return [response.status, JSON.parse(withoutPort(await response.text()))]
    }
    expect(await ask(page('lamps'))).toEqual([
      200,
      {
        title: 'All lamps',
        description: null,
        publisher: 'The Lantern Room',
        image: expect.anything(),
      },
    ])
    expect(await ask('http://10.0.0.1/')).toEqual([
      400,
      { code: 'EFORBIDDENURL', message: expect.any(String) },
    ])
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('nextjs', async () => {
    const script = `
      import { GET, runtime } from ${JSON.stringify(pathOf('nextjs/app/api/preview/route.js'))}
      const ask = async (url) => {
        const response = await GET(new Request('http://app/api/preview?url=' + encodeURIComponent(url)))
        return [response.status, response.headers.get('cache-control'), await response.json()]
      }
      console.log(JSON.stringify([runtime, await ask(${JSON.stringify(page('tourou'))}), await ask('')]))`
    const [runtime, good, bad] = JSON.parse(
      await run(process.execPath, '--input-type=module', '-e', script),
    )
    expect(runtime).toBe('nodejs')
    const { default: config } = await import(pathOf('nextjs/next.config.mjs'))
    expect(config).toEqual({ serverExternalPackages: ['linkglass'] })
    expect(good).toEqual([
      200,
      'public, s-maxage=3600',
      {
        title: '灯台はどうやって瞬くようになったか',
        description: expect.any(String),
        image: expect.objectContaining({ url: 'http://site.test/images/night.webp', type: 'webp' }),
        logo: expect.objectContaining({ type: 'svg' }),
      },
    ])
    expect(bad).toEqual([400, 'no-store', { code: 'EINVALURL', message: expect.any(String) }])
  })
})

describe('a page that is not there', () => {
  test.each([
    ['library.mjs', process.execPath, 1, /^ENOTOK: The target answered 404/],
    ['mql.mjs', process.execPath, undefined, /^The site answered 404\.\n/],
  ])('is not shown as one by %s', async (file, command, code, said) => {
    const { stderr, ...ended } = await runToEnd(command, pathOf(file), page('no-such-page'))
    expect([ended.code, stderr]).toEqual([code, expect.stringMatching(said)])
  })

  test('nor by client.py', needs('python3'), async () => {
    const { stderr, code } = await runToEnd('python3', pathOf('client.py'), page('no-such-page'))
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^ENOTOK: The target answered 404/)])
  })

  test('nor by curl.sh', needs('curl'), async () => {
    const { stdout, code } = await runToEnd('sh', pathOf('curl.sh'), page('no-such-page'))
    expect([code, JSON.parse(stdout).code]).toEqual([22, 'ENOTOK'])
  })
})

describe('the service', () => {
  test('mql.mjs', async () => {
    const output = await run(process.execPath, pathOf('mql.mjs'), page('tourou'))
    expect(output.split('\n', 1)).toEqual(['success'])
    expect(JSON.parse(output.slice(output.indexOf('{')))).toEqual({
      title: '灯台はどうやって瞬くようになったか',
      lang: 'ja',
      links: expect.any(Array),
      loud: '灯台はどうやって瞬くようになったか',
    })
  })

  test('client.py', needs('python3'), async () => {
    expect(await run('python3', pathOf('client.py'), page('product'))).toBe(
      'Harbour desk lamp (en)\n- Harbour desk lamp\n- What it is\n- What people say\n',
    )
    await expect(run('python3', pathOf('client.py'), 'http://10.0.0.1/')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^EFORBIDDENURL: /),
    })
  })

  test('curl.sh', needs('curl'), async () => {
    const [json = '', heading] = (await run('sh', pathOf('curl.sh'), page('product'))).split('\n')
    expect(JSON.parse(json).data).toEqual({ title: 'Harbour desk lamp' })
    expect(heading).toBe('Harbour desk lamp')
  })
})
