import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decode } from '../browser/support.js'
import { n8nTests } from './n8n.js'
import { type Setting, startSetting } from './site.js'

const load = createRequire(import.meta.url)
const mql = load('@microlink/mql')
const recipes = load('@microlink/recipes')
const CLI = join(dirname(load.resolve('@microlink/cli/package.json')), 'bin/microlink')

// One service and its browser for all: what one client has asked is a copy for the others.
let setting: Setting
beforeAll(async () => {
  const { CHROME_PATH = 'auto' } = process.env
  setting = await startSetting({ LINKGLASS_BROWSER: CHROME_PATH, LINKGLASS_TIMEOUT: '5min' })
})
afterAll(() => setting?.close())

function PICTURE() {
  return {
    url: expect.stringMatching(`^${setting.endpoint}/assets/[\\w-]+\\.png$`),
    type: 'png',
    size: expect.any(Number),
    size_pretty: expect.any(String),
    width: 2560,
    height: 1600,
  }
}

interface Shouting {
  readonly page: { title(): Promise<string> }
  readonly query: { readonly end: string }
  readonly shout: boolean
}

describe('clients of the protocol read pictures', () => {
  test('mql, with its spelling of options', async () => {
    const options = {
      endpoint: setting.endpoint,
      screenshot: true,
      meta: false,
      waitUntil: ['load'],
    }
    const { data } = await mql(setting.at('/article'), options)
    expect(data).toEqual({ screenshot: PICTURE() })
    const small = {
      ...options,
      screenshot: { type: 'jpeg' },
      viewport: { width: 400, height: 300, deviceScaleFactor: 1 },
    }
    const { data: nested } = await mql(setting.at('/article'), small)
    expect(nested.screenshot).toMatchObject({ type: 'jpg', width: 400, height: 300 })
  })

  test('mql, as the body itself', async () => {
    const { body } = await mql.buffer(setting.at('/article'), {
      endpoint: setting.endpoint,
      screenshot: true,
      meta: false,
      embed: 'screenshot.url',
    })
    const { format, width } = await decode(new Uint8Array(body as ArrayBuffer))
    expect([format, width]).toEqual(['png', 2560])
  })

  test('the recipe', async () => {
    const found = await recipes.screenshot(setting.at('/article'), { endpoint: setting.endpoint })
    expect(found).toEqual(PICTURE())
  })

  test('the recipe of a PDF', async () => {
    const found = await recipes.pdf(setting.at('/article'), { endpoint: setting.endpoint })
    expect(found).toEqual({
      url: expect.stringMatching(`^${setting.endpoint}/assets/[\\w-]+\\.pdf$`),
      type: 'pdf',
      size: expect.any(Number),
      size_pretty: expect.any(String),
    })
  })

  test('the recipes that run code: what needs no package, and what does', async () => {
    const options = { endpoint: setting.endpoint }
    const health = await recipes.healthcheck(setting.at('/article'), options)
    expect(health).toMatchObject({
      isFulfilled: true,
      value: {
        url: setting.at('/article'),
        statusCode: 200,
        headers: { 'content-type': expect.stringContaining('text/html') },
        html: expect.stringContaining('How glass is made'),
      },
    })
    for (const name of ['text', 'uris', 'excerpt']) {
      expect(await recipes[name](setting.at('/article'), options)).toMatchObject({
        isFulfilled: false,
        value: { name: 'Error', message: expect.stringContaining('cannot be required') },
      })
    }
  })

  test('functions, with parameters of their own', async () => {
    const code = async ({ page, query, shout }: Shouting) =>
      shout ? (await page.title()).toUpperCase() + query.end : ''
    const run = load('@microlink/function')(code, { endpoint: setting.endpoint })
    expect(await run(setting.at('/article'), { shout: true, end: '!' })).toMatchObject({
      isFulfilled: true,
      value: 'HOW GLASS IS MADE!',
    })
  })

  test('the recipes of insights', async () => {
    const endpoint = { endpoint: setting.endpoint }
    expect(await recipes.technologyStack(setting.at('/article'), endpoint)).toEqual([])
    const report = await recipes.lighthouse(setting.at('/article'), endpoint)
    expect(report.configSettings).toMatchObject({ formFactor: 'mobile', channel: 'node' })
    expect(Object.keys(report.categories)).toContain('seo')
  })

  test('the program', async () => {
    const args = [CLI, setting.at('/article'), '--screenshot', '--endpoint', setting.endpoint]
    const env = { PATH: process.env.PATH, NO_UPDATE_NOTIFIER: '1', HOME: '/nonexistent' }
    const child = spawn(process.execPath, args, { env })
    const [out] = await Promise.all([text(child.stdout), once(child, 'exit')])
    expect(out).toContain(`${setting.endpoint}/assets/`)
  })
})

n8nTests(() => setting)
