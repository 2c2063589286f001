import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

const SYSTEM = { reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } } as const

/**
 * Browser profiles, each with a page. One that a test has left is made like new and lent again: a page
 * loads in half the time where one has loaded before.
 */
export class Profiles {
  readonly #browser: Browser
  readonly #prepare: (page: Page) => void
  readonly #free: Page[] = []
  readonly #lent: Page[] = []
  readonly #special: Page[] = []

  /** @param prepare is given each page once, before it loads anything */
  constructor(browser: Browser, prepare: (page: Page) => void) {
    this.#browser = browser
    this.#prepare = prepare
  }

  /** A profile like new, for this test alone; one with options of its own is lent to no other. */
  async lend(options?: BrowserContextOptions): Promise<Page> {
    const page = (options ? undefined : this.#free.pop()) ?? (await this.#start(options))
    const lent = options ? this.#special : this.#lent
    lent.push(page)
    return page
  }

  /** Ends what the test did in all that it was lent. */
  async takeBack(): Promise<void> {
    await Promise.all([
      ...this.#special.splice(0).map((page) => page.context().close()),
      ...this.#lent.splice(0).map(async (page) => {
        await forget(page)
        this.#free.push(page)
      }),
    ])
  }

  /** Closes those that are not used just now, too. */
  async close(): Promise<void> {
    await this.takeBack()
    await Promise.all(this.#free.splice(0).map((page) => page.context().close()))
  }

  async #start(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({ ...SYSTEM, ...options })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    this.#prepare(page)
    return page
  }
}

/** Nothing of a test is left: neither what it stored, nor how it had the page look, nor its pointer. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate('localStorage.clear()')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(SYSTEM.viewport)
  await page.mouse.move(0, 0)
}
