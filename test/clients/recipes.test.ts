import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURE, type Setting, startSetting } from './site.js'

type Recipe = (url: string, options: Record<string, unknown>) => Promise<unknown>
const recipes = createRequire(import.meta.url)('@microlink/recipes') as Record<string, Recipe>

let setting: Setting
beforeAll(async () => {
  setting = await startSetting()
})
afterAll(async () => {
  await setting.close()
})

function run(name: string, path = '/article') {
  return recipes[name]?.(setting.at(path), { endpoint: setting.endpoint })
}

describe('recipes', () => {
  const picture = () => ({
    url: setting.at('/picture.png'),
    type: 'png',
    size: PICTURE.length,
    height: 160,
    width: 280,
    size_pretty: `${PICTURE.length} B`,
  })

  test('emails', async () => {
    expect(await run('emails')).toEqual(['ada@kiln.example'])
  })

  test('favicon', async () => {
    expect(await run('favicon')).toEqual({ ...picture(), url: setting.at('/favicon.ico') })
  })

  test('headings', async () => {
    expect(await run('headings')).toEqual({
      h1: ['How glass is made'],
      h2: ['Sand', 'Heat'],
      h3: [],
      h4: [],
      h5: [],
      h6: [],
    })
  })

  test('images', async () => {
    expect(await run('images')).toEqual([picture()])
  })

  test('jsonLd', async () => {
    expect(await run('jsonLd')).toEqual(['{"@type":"Thing"}'])
  })

  test('html', async () => {
    expect(await run('html')).toMatch(/^<head>[\s\S]+<h1>[\s\S]+<\/body>$/)
  })

  test('embed', async () => {
    expect(await run('embed', '/post')).toEqual({
      html: '<blockquote>Hi</blockquote>',
      scripts: [{ async: true, charset: 'utf-8', src: 'https://media.example/w.js' }],
    })
  })

  test.each(['text', 'uris', 'screenshot', 'pdf'])(
    '%s needs a browser, and says so',
    async (name) => {
      await expect(run(name)).rejects.toMatchObject({
        code: 'ENOBROWSER',
        statusCode: 400,
        status: 'fail',
      })
    },
  )
})
