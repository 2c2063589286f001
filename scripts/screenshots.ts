// Takes the images in docs/pictures/ again, with the demo site, the built service and a real
// browser. Run `npm run build` first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../test/playground/page/browser.js'
import { demoSite } from '../test/playground/page/site.js'

const OUT = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url))
const NAME = 'lantern.example'
/** Fixed, since they are visible in the images. */
const SITE_PORT = 8080
const PORT = 3000

function at(path: string) {
  return `http://${NAME}:${SITE_PORT}${path}`
}

interface Picture {
  readonly name: string
  readonly asked?: Record<string, string>
  readonly options?: BrowserContextOptions
  readonly act?: (page: Page) => Promise<void>
}

const PHONE = { viewport: { width: 360, height: 740 } }

const CARDS = {
  url: at('/lamps.html'),
  'data.lamps.selectorAll': '.card',
  'data.lamps.data.name.selector': 'h2',
  'data.lamps.data.name.attr': 'text',
  'data.lamps.data.price.0.selector': '.price',
  'data.lamps.data.price.0.attr': 'text',
  'data.lamps.data.price.0.type': 'number',
  'data.lamps.data.price.1.selector': '[data-price]',
  'data.lamps.data.price.1.attr': 'data-price',
  'data.lamps.data.price.1.type': 'number',
}

function hoverTitle(page: Page) {
  return page.locator('.card-title').hover()
}

async function takeAllPrices(page: Page) {
  await page.getByRole('button', { name: 'Pick values from the page' }).click()
  await page.getByLabel('Find in the page').fill('€')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'All 3 like this' }).click()
  await page.getByText('3 matches').waitFor()
}

const PICTURES: readonly Picture[] = [
  { name: 'first-screen' },
  { name: 'playground', asked: { url: at('/article.html') }, act: hoverTitle },
  {
    name: 'playground-dark',
    asked: { url: at('/article.html') },
    options: { colorScheme: 'dark' },
    act: hoverTitle,
  },
  { name: 'rules', asked: CARDS, options: { viewport: { width: 1280, height: 1000 } } },
  {
    name: 'outline',
    asked: { url: at('/lamps.html') },
    options: { viewport: { width: 1280, height: 1000 } },
    act: takeAllPrices,
  },
  {
    name: 'code',
    asked: { url: at('/article.html') },
    act: async (page) => {
      await page.getByRole('tab', { name: 'Code' }).click()
      await page.getByRole('radio', { name: 'curl' }).check()
    },
  },
  { name: 'phone', asked: { url: at('/article.html') }, options: PHONE },
  { name: 'phone-dark', asked: CARDS, options: { ...PHONE, colorScheme: 'dark' } },
]

async function take(browser: Browser, { name, asked, options, act }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const state = asked ? `?${new URLSearchParams(asked)}` : ''
  await page.goto(`http://127.0.0.1:${PORT}/playground${state}`)
  if (asked) await page.locator('.card-title').waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))')
  const picture = sharp(await page.screenshot()).png({ palette: true, compressionLevel: 9 })
  await writeFile(`${OUT}${name}.png`, await picture.toBuffer())
  await context.close()
}

const site = createServer(demoSite).listen(SITE_PORT, '127.0.0.1')
const service = spawn(process.execPath, [PROGRAM, 'serve'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: String(PORT),
    LINKGLASS_HOSTS: `${NAME}=127.0.0.1`,
    LINKGLASS_ALLOW: `${NAME}=127.0.0.1`,
    LINKGLASS_EXAMPLES: ['article', 'product', 'lamps'].map((page) => at(`/${page}.html`)).join(),
  },
})
// Its first line says that it listens.
await once(service.stdout, 'data')
await mkdir(OUT, { recursive: true })
const browser = await launchBrowser()
for (const picture of PICTURES) await take(browser, picture)
await browser.close()
service.kill()
site.close()
