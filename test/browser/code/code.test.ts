import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPrismLanguages } from '../../../src/browser/code/code-kit.js'
import { COLLECTED_THEMES, PRISM_THEMES } from '../../../src/contracts/code-schemes.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { decode, GREEN, type Pixels, shoot, startWithBrowser, WHITE } from '../support.js'

const SMALL = {
  ...{ 'viewport.width': '400', 'viewport.height': '300', 'viewport.deviceScaleFactor': '1' },
  meta: 'false',
}

let site: Origin
let service: Service
beforeAll(async () => {
  const json = { 'content-type': 'application/json' }
  site = await startOrigin({
    '/data.json': { headers: json, body: '{"name":"lamp","price":89,"tags":["a","b"]}' },
    '/broken.json': { headers: json, body: '{"name": <b>' },
    '/notes.md': {
      headers: { 'content-type': 'text/markdown' },
      body: '# Title\n\n**bold** and `code`',
    },
    '/plain.txt': { headers: { 'content-type': 'text/plain' }, body: 'plain <script>' },
    '/page.html': '<!doctype html><body style="margin:0;background:green"><pre>{}</pre>',
    '/theme.css': {
      headers: { 'content-type': 'text/css' },
      body: 'body > pre[class*="language-"] { background: green !important }',
    },
  })
  service = await startWithBrowser()
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

function picture(path: string, more: Record<string, string> = {}, asked = service) {
  return shoot(asked, { url: `http://site.test:${site.port}${path}`, ...SMALL, ...more })
}

/** How many different colors an image has that are far from gray. */
function colors({ width, height, at }: Pixels): number {
  const found = new Set<string>()
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) {
      const [r = 0, g = 0, b = 0] = at(x, y)
      if (Math.max(r, g, b) - Math.min(r, g, b) > 60) found.add([r >> 5, g >> 5, b >> 5].join())
    }
  }
  return found.size
}

const ATOM_DARK = [29, 31, 33, 255]

describe('`codeScheme`', () => {
  test.concurrent('JSON is in colors and laid out, by the usual theme', async () => {
    const shot = await picture('/data.json')
    expect([shot.at(399, 299), shot.at(399, 0)]).toEqual([ATOM_DARK, ATOM_DARK])
    expect(colors(shot)).toBeGreaterThan(3)
    expect(shot.body).not.toHaveProperty('warnings')
  })

  test.concurrent.each(['/notes.md', '/broken.json'])('so is %s', async (path) => {
    const shot = await picture(path)
    expect(shot.at(399, 299)).toEqual(ATOM_DARK)
    expect(colors(shot)).toBeGreaterThan(1)
  })

  test.concurrent('text in no language has the ground of the theme alone', async () => {
    const shot = await picture('/plain.txt')
    expect([shot.at(399, 299), colors(shot)]).toEqual([ATOM_DARK, 0])
  })

  test.concurrent('is another where one is named, by name or address', async () => {
    const dracula = await picture('/data.json', { codeScheme: 'Dracula' })
    expect(dracula.at(399, 299)).toEqual([40, 42, 54, 255])
    const own = await picture('/data.json', {
      codeScheme: `http://site.test:${site.port}/theme.css`,
    })
    expect(own.at(399, 299)).toEqual(GREEN)
  })

  test.concurrent('is one by address where scripts are off', async () => {
    const shot = await picture('/data.json', {
      codeScheme: `http://site.test:${site.port}/theme.css`,
      javascript: 'false',
    })
    expect([shot.at(399, 299), shot.body.warnings]).toEqual([GREEN, undefined])
  })

  test.concurrent.each(['/data.json', '/plain.txt', '/notes.md'])(
    'alone asks for an image of %s, beside what is known of it',
    async (path) => {
      const url = `http://site.test:${site.port}${path}`
      for (const [codeScheme, ground] of [
        ['dracula', [40, 42, 54, 255]],
        ['false', WHITE],
      ] as const) {
        const { body } = await service.ask({
          url,
          'screenshot.codeScheme': codeScheme,
          ...{ 'viewport.width': '400', 'viewport.height': '300' },
        })
        const { data } = body as { data: { screenshot: { url: string } } }
        const file = await fetch(data.screenshot.url)
        const { at } = await decode(new Uint8Array(await file.arrayBuffer()))
        expect(at(799, 599)).toEqual(ground)
      }
    },
  )

  test.concurrent('is left away where it is `false`, and on pages', async () => {
    const plain = await picture('/data.json', { codeScheme: 'false' })
    expect([plain.at(399, 299), colors(plain)]).toEqual([WHITE, 0])
    expect((await picture('/page.html')).at(399, 299)).toEqual(GREEN)
  })

  test.each([
    ['dracular', 'EINVALQUERY', 'Did you mean `dracula` or `darcula`?'],
    ['../../etc/passwd', 'EINVALQUERY', 'give the name of a Prism theme'],
    ['http://127.0.0.1/theme.css', 'EFORBIDDENURL', ''],
  ])('%s is refused', async (codeScheme, code, message) => {
    const url = `http://site.test:${site.port}/data.json`
    const { body } = await service.ask({ url, screenshot: 'true', codeScheme, ...SMALL })
    expect(body).toMatchObject({ code, message: expect.stringContaining(message) })
  })

  test('the themes are those of the packages', () => {
    const { resolve } = createRequire(import.meta.url)
    const names = (folder: string) =>
      readdirSync(folder)
        .flatMap((file) => /^prism-(.+)\.css$/.exec(file)?.[1] ?? [])
        .filter((name) => !name.endsWith('.min'))
    const own = names(join(dirname(resolve('prismjs')), 'themes'))
    expect(own.toSorted()).toEqual([...PRISM_THEMES].toSorted())
    const collected = names(dirname(resolve('prism-themes/themes/prism-nord.css')))
    expect(collected.toSorted()).toEqual([...COLLECTED_THEMES].toSorted())
  })
})

test.each([
  ['/a', 'application/json; charset=utf-8', ['json']],
  ['/a', 'application/ld+json', ['json']],
  ['/a.ts', 'text/plain', ['typescript']],
  ['/a', 'text/x-python', []],
  ['/a.py', 'text/x-python', ['python']],
  ['/a.json', 'text/html', undefined],
  ['/a.json', 'image/png', undefined],
  ['/constructor', 'text/constructor', []],
])('the language of %s as `%s`', (path, type, expected) => {
  expect(findPrismLanguages(new URL(path, 'http://a.test'), type)).toEqual(expected)
})

test('`animated` is nothing yet, and a warning', async () => {
  const { media, body } = await picture('/page.html', { animated: 'true' })
  expect(media).toMatchObject({ type: 'png', animated: null })
  expect(body).toMatchObject({ warnings: [{ code: 'EANIMATED' }] })
  const file = await fetch(String(media.url))
  expect((await decode(new Uint8Array(await file.arrayBuffer()))).width).toBe(400)
})
