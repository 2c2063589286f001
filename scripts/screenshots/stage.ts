import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../../test/playground/page/browser.js'
import { demoSite } from '../../test/playground/page/site.js'

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
const NAME = 'lantern.example'
/** Fixed, since they are visible in the pictures. */
const SITE_PORT = 8080
const PORT = 3000

/** A picture of the playground. */
export interface Picture {
  readonly name: string
  /** Parameters of the request; without any it is the first screen. */
  readonly asked?: Readonly<Record<string, string>>
  /** Part of the page to show. */
  readonly part?: string
  readonly options?: BrowserContextOptions
  /** Done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
  /** True to show all of the page, and not only one screen. */
  readonly isWhole?: boolean
}

/** Finds the address of a page of the demo site. */
export function at(path: string): string {
  return `http://${NAME}:${SITE_PORT}${path}`
}

export async function openStage() {
  const site = createServer(demoSite).listen(SITE_PORT, '127.0.0.1')
  const service = spawn(process.execPath, [PROGRAM, 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      LINKGLASS_TIMEOUT: '1min',
      LINKGLASS_PLANS: 'unlimited',
      LINKGLASS_READING_TIMEOUT: '30s',
      LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
      LINKGLASS_BROWSER_SANDBOX: 'false',
      LINKGLASS_HOSTS: `${NAME}=127.0.0.1`,
      LINKGLASS_ALLOW: `${NAME}=127.0.0.1`,
      LINKGLASS_EXAMPLES: ['article', 'product', 'lamps'].map((page) => at(`/${page}.html`)).join(),
    },
  })
  // It says so once it listens.
  for await (const text of service.stdout.iterator({ destroyOnReturn: false })) {
    if (String(text).includes('answering at')) break
  }
  const browser = await launchBrowser()
  return {
    take,
    async close() {
      await browser.close()
      service.kill()
      site.close()
    },
  }

  async function take(
    { name, asked, part = '', options, act, isWhole = false }: Picture,
    folder: string,
  ) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const state = asked ? `?${new URLSearchParams(asked)}#${part}` : ''
    await page.goto(`http://127.0.0.1:${PORT}/playground${state}`)
    if (asked) await page.locator('.status').waitFor()
    await page.waitForLoadState('networkidle')
    await act?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))')
    const picture = sharp(await page.screenshot({ fullPage: isWhole })).png({
      palette: true,
      compressionLevel: 9,
    })
    await writeFile(join(folder, `${name}.png`), await picture.toBuffer())
    await context.close()
  }
}
