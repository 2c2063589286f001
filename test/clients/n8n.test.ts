import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Setting, startSetting } from './site.js'

let setting: Setting
beforeAll(async () => {
  const { CHROME_PATH = 'auto' } = process.env
  setting = await startSetting({ LINKGLASS_BROWSER: CHROME_PATH, LINKGLASS_TIMEOUT: '2min' })
})
afterAll(() => setting?.close())

/** As an automation node sends parameters: lists and records as JSON text, flags as words. */
async function ask(parameters: Record<string, unknown>) {
  const sent = Object.entries({ url: setting.at('/article'), ...parameters }).map(
    ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)],
  )
  const { status, body } = await setting.service.ask(Object.fromEntries(sent))
  const { data } = body as { data: unknown }
  return [status, data]
}

const PICTURE = { url: expect.stringMatching(/\/assets\/[\w-]+\.(?:png|jpg)$/), type: 'jpg' }
const BODY = { meta: false, prerender: 'auto' }

test.each<[operation: string, parameters: Record<string, unknown>, data: unknown]>([
  [
    'link preview',
    { video: false, audio: false, palette: false },
    expect.objectContaining({ title: 'How glass is made', publisher: 'The Kiln' }),
  ],
  [
    'screenshot',
    {
      ...{ meta: false, screenshot: { type: 'jpeg', fullPage: true, codeScheme: 'dracula' } },
      ...{ waitUntil: ['load'], adblock: true, click: [] },
    },
    { screenshot: expect.objectContaining(PICTURE) },
  ],
  [
    'HTML',
    { ...BODY, data: { html: { selector: 'h1', attr: 'html' } } },
    { html: 'How <b>glass</b> is made' },
  ],
  [
    'Markdown',
    { ...BODY, data: { markdown: { selector: 'h1', attr: 'markdown' } } },
    { markdown: expect.stringContaining('**glass**') },
  ],
  [
    'text',
    { ...BODY, data: { text: { selector: 'h1', attr: 'text' } } },
    { text: 'How glass is made' },
  ],
  [
    'extraction',
    { ...BODY, data: { price: { selector: '.price', type: 'number' } } },
    { price: 1299.5 },
  ],
  [
    'technologies',
    { meta: false, insights: { technologies: true, lighthouse: false } },
    { insights: { technologies: [] } },
  ],
  [
    'Lighthouse',
    {
      meta: false,
      insights: {
        technologies: false,
        lighthouse: { onlyAudits: ['document-title'], output: 'json' },
      },
    },
    {
      insights: {
        lighthouse: expect.objectContaining({
          audits: { 'document-title': expect.objectContaining({ score: 1 }) },
        }),
      },
    },
  ],
])('the operation: %s', async (_, parameters, data) => {
  expect(await ask(parameters)).toEqual([200, data])
})
