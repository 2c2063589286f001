import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startOrigin } from '../../support/origin.js'
import { startService, TEST_NAMES } from '../../support/service.js'
import { launchBrowser } from './browser.js'
import { Profiles } from './profiles.js'
import { demoSite } from './site.js'

/** The demo site's name in the documents. */
const DEMO = 'demo.linkglass.test'

/** The service, the demo site as `http://site.test:PORT`, and a real browser. */
export interface Stage {
  readonly browser: Browser
  readonly base: string
  /** Address of a page of the demo site. */
  readonly at: (path: string) => string
  /** A browser profile like new at the playground, with `search` as its link's state. */
  readonly open: (search?: string, options?: BrowserContextOptions) => Promise<Page>
  /** What no page may ever do, so far: ask somebody else, break the policy, throw. */
  readonly wrongs: string[]
  /** The same, at another page of the service. */
  readonly openPath: (path: string, options?: BrowserContextOptions) => Promise<Page>
  readonly closePages: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * @param env settings of the service beside the usual ones
 * @param shared a browser that runs and is not closed with the stage
 */
export async function startStage(env: NodeJS.ProcessEnv = {}, shared?: Browser): Promise<Stage> {
  const site = await startOrigin(demoSite)
  const at = (path: string) => `http://site.test:${site.port}${path}`
  const service = await startService({
    LINKGLASS_HOSTS: `${TEST_NAMES.LINKGLASS_HOSTS},${DEMO}=127.0.0.1`,
    LINKGLASS_ALLOW: `${TEST_NAMES.LINKGLASS_ALLOW},${DEMO}=127.0.0.0/8`,
    LINKGLASS_DOORS: 'editorjs',
    LINKGLASS_EXAMPLES: [
      at('/article.html'),
      at('/lamps.html'),
      `http://${DEMO}:${site.port}/product.html`,
    ].join(),
    ...env,
  })
  const browser = shared ?? (await launchBrowser())
  const wrongs: string[] = []
  const profiles = new Profiles(browser, (page) => watch(page, service.base, wrongs))
  return {
    browser,
    base: service.base,
    at,
    wrongs,
    open: (search = '', options) => openPath(`/playground${search && `?${search}`}`, options),
    openPath,
    closePages: () => profiles.takeBack(),
    async close() {
      if (shared) await profiles.close()
      else await browser.close()
      await service.close()
      await site.close()
    },
  }

  async function openPath(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await profiles.lend(options)
    const address = `${service.base}${path}`
    const isThere = withoutHash(page.url()) === withoutHash(address)
    await page.goto(address)
    // Where nothing but the hash was another, nothing was loaded.
    if (isThere) await page.reload()
    return page
  }
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '')
}

function watch(page: Page, base: string, wrongs: string[]): void {
  page.on('request', (request) => {
    // The file of an open capture has images of its own, which the page made itself.
    const address = request.url().replace(/^blob:/, '')
    if (!address.startsWith(`${base}/`)) wrongs.push(`asked ${request.url()}`)
  })
  page.on('pageerror', (error) => wrongs.push(`threw ${error}`))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) wrongs.push(message.text())
  })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe, which is there, finds wrong on the page as it stands: the rule and the elements. */
function violations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly })
  return page.evaluate(`axe.run(${options}).then(({ violations }) => violations.map(
    ({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`)
}

/** The rules of axe that look at colors; of these it has one more that is off unless it is asked for. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** With these two for each width: that nothing but colors depends on light and dark is a check, too. */
const LOOKS = [
  ['light', 390, undefined],
  ['dark', 390, OF_COLORS],
  ['light', 1280, undefined],
  ['dark', 1280, OF_COLORS],
] as const

/** What is wrong with a page as it stands, light and dark, on a phone and on a desk. */
export async function flaws(page: Page): Promise<string[]> {
  const found = await queriesOfScheme(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  for (const [colorScheme, width, rules] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 740 })
    const sticksOut = await overflow(page)
    const wrong = [
      ...(await violations(page, rules)),
      ...(sticksOut > 0 ? [`${sticksOut} px too wide`] : []),
    ]
    found.push(...wrong.map((flaw) => `${colorScheme}, ${width} px: ${flaw}`))
  }
  return found
}

/** What the build makes of `light-dark()`, which gives colors and nothing else. */
const LIGHT_DARK = /\{\s*:root \{ --lightningcss-light: ; --lightningcss-dark: initial; \}\s*\}$/

/** Styles that could change more than colors in the dark. */
async function queriesOfScheme(page: Page): Promise<string[]> {
  const queries = await page.evaluate<string[]>(`[...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText)
    .filter((text) => text.includes('prefers-color-scheme'))`)
  return queries.filter((text) => !LIGHT_DARK.test(text))
}

/** By how many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
