import { launchBrowser } from '../../test/playground/page/browser.js'
import { demoSite } from '../../test/playground/page/site.js'
import { startOrigin } from '../../test/support/origin.js'
import { type Promised, withService } from './promise.js'

/** Scrolls the longest element, and returns 180 sorted times between frames. */
const SCROLL = `new Promise((resolve) => {
  const scrolls = (element) =>
    element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)
  const [longest = document.scrollingElement] = [...document.querySelectorAll('*')]
    .filter(scrolls)
    .sort((a, b) => b.scrollHeight - a.scrollHeight)
  const times = []
  let last = performance.now()
  const frame = (now) => {
    times.push(now - last)
    last = now
    longest.scrollTop += 400
    if (times.length < 180) requestAnimationFrame(frame)
    else resolve(times.sort((a, b) => a - b))
  }
  requestAnimationFrame(frame)
})`

const BACK = `document.querySelectorAll('*').forEach((element) => { element.scrollTop = 0 })`

/** Scrolls through a large page in a part of the playground. */
async function scrollPart(path: string, part: string, shown: string, more = {}): Promise<number[]> {
  const site = await startOrigin(demoSite)
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const env = { LINKGLASS_BROWSER: 'auto', LINKGLASS_BROWSER_SANDBOX: 'false' }
  const times = await withService(env, async ({ base }) => {
    const search = new URLSearchParams({ url: `http://site.test:${site.port}${path}`, ...more })
    await page.goto(`${base}/playground?${search}#${part}`)
    await page.locator(shown).first().waitFor({ timeout: 60_000 })
    // Large pictures are decoded when they are first seen.
    await page.evaluate(SCROLL)
    await page.evaluate(BACK)
    return page.evaluate<number[]>(SCROLL)
  })
  await browser.close()
  await site.close()
  return times
}

const RULE = { 'data.page.selector': 'html', 'data.page.attr': 'outerHTML' }

/** Parts of the playground, each with a page and selector. */
const PARTS = [
  ['reading', '/book.html', '.reading p', {}],
  ['image', '/big.html', '.image-map img', {}],
  ['image', '/long-book.html', '.image-map img', {}],
  ['json', '/big.html', '.json', RULE],
] as const

export const OUTLINE: readonly Promised[] = [
  {
    name: 'playground: until an address can be typed',
    bound: 500,
    async measure() {
      const browser = await launchBrowser()
      const times = await withService({}, async ({ base }) => {
        const taken: number[] = []
        for (let round = 0; round < 5; round += 1) {
          const page = await browser.newPage()
          const start = performance.now()
          await page.goto(`${base}/playground`, { waitUntil: 'commit' })
          await page.locator('#address:focus').waitFor()
          taken.push(performance.now() - start)
          await page.close()
        }
        return taken
      })
      await browser.close()
      return Math.max(...times)
    },
  },
  {
    name: 'outline: a frame while five megabytes of page are scrolled through in the playground',
    bound: 18,
    async measure() {
      const site = await startOrigin(demoSite)
      const browser = await launchBrowser()
      const page = await browser.newPage()
      const time = await withService({}, async ({ base }) => {
        const search = new URLSearchParams({ url: `http://site.test:${site.port}/big.html` })
        await page.goto(`${base}/playground?${search}#page`)
        await page.getByLabel('Find in the page').fill('lines')
        await page.keyboard.press('Enter')
        await page.keyboard.press('ArrowRight')
        await page.waitForFunction('document.querySelector(".tree-lines").offsetHeight > 600000')
        const times = await page.evaluate<number[]>(SCROLL)
        return times[90] ?? 0
      })
      await browser.close()
      await site.close()
      return time
    },
  },
  ...PARTS.map(([part, path, shown, more]) => ({
    name: `playground: the longest frame while ${part} of ${path} is scrolled through`,
    bound: 50,
    measure: async () => (await scrollPart(path, part, shown, more)).at(-1) ?? 0,
  })),
]
