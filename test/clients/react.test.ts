import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../playground/page/browser.js'
import { type Setting, startSetting } from './site.js'

type Props = Record<string, unknown>

/** An app that shows one card, with the properties that it is given. */
const APP = `
  import Card from '@microlink/react'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  window.show = (props) => root.render(createElement(Card, { lazy: false, ...props }))`

let setting: Setting
let browser: Browser
let app: string
/** What the last page wrote to its console. */
let told: string[]
beforeAll(async () => {
  setting = await startSetting()
  // The names of the tests, and nobody on the internet.
  browser = await launchBrowser(['--host-resolver-rules=MAP * 127.0.0.1'])
  const { outputFiles } = await build({
    stdin: { contents: APP, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  app = outputFiles[0]?.text ?? ''
})
afterAll(async () => {
  await browser?.close()
  await setting?.close()
})

/** A page with a card of an address of the site. */
async function showing(path: string, props: Props = {}): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  const lines: string[] = []
  told = lines
  page.on('console', (message) => lines.push(message.text()))
  await page.addScriptTag({ content: app })
  const all = { url: setting.at(path), endpoint: setting.endpoint, ...props }
  await page.evaluate(`show(${JSON.stringify(all)})`)
  return page
}

async function styleOf(page: Page, selector: string, property: string): Promise<string> {
  await page.locator(selector).waitFor()
  return page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)
}

describe('the card', () => {
  test('shows title, description and picture', async () => {
    const page = await showing('/article', { media: 'image' })
    const texts = page.locator('.microlink_card__content p')
    await texts.first().waitFor()
    expect(await texts.allTextContents()).toEqual([
      'How glass is made',
      'Sand, soda, lime and heat.',
      'site.test',
    ])
    // By way of a service that makes pictures small, which is told where it is.
    const picture = encodeURIComponent(setting.at('/picture.png'))
    const shown = await styleOf(page, '.microlink_card__media_image', 'backgroundImage')
    expect(shown).toContain(`?url=${picture}&`)
  })

  test('plays a film', async () => {
    const page = await showing('/article')
    expect(await page.locator('video').getAttribute('src')).toBe(setting.at('/film.mp4'))
  })

  test('takes its colors from the picture', async () => {
    const page = await showing('/article', { media: 'image', contrast: true })
    await page.locator('.microlink_card__content_title').waitFor()
    expect(await styleOf(page, '.microlink_card', 'backgroundColor')).toBe('rgb(200, 30, 60)')
  })

  test('embeds what the provider offers, and adds its scripts', async () => {
    const page = await showing('/post')
    const embedded = page.locator('.microlink_card__iframe')
    await embedded.waitFor()
    expect(await embedded.innerHTML()).toBe('<blockquote>Hi</blockquote>')
    await page.locator('script[src="https://media.example/w.js"]').waitFor({ state: 'attached' })
  })

  test('is a plain link when something is wrong, and tells what', async () => {
    const page = await showing('/article', { ttl: '1s' })
    const link = page.locator('main a:not([class])')
    expect(await link.getAttribute('href')).toBe(setting.at('/article'))
    await expect
      .poll(() => told.join('\n'), { timeout: 60_000 })
      .toMatch(/The parameter `ttl` is `1s`[\s\S]+id {3}[\da-f-]{36}[\s\S]+code EINVALTTL \(400\)/)
  })
})
