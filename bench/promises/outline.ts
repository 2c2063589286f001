import { launchBrowser } from '../../test/playground/page/browser.js'
import { demoSite } from '../../test/playground/page/site.js'
import { startOrigin } from '../../test/support/origin.js'
import { type Promised, withService } from './promise.js'

/** Scrolls as fast as frames come, and gives the middle one of the times between them. */
const SCROLL = `new Promise((resolve) => {
  const tree = document.querySelector('[role=tree]')
  const times = []
  let last = performance.now()
  const frame = (now) => {
    times.push(now - last)
    last = now
    tree.scrollTop += 400
    if (times.length < 180) requestAnimationFrame(frame)
    else resolve(times.toSorted((a, b) => a - b)[90])
  }
  requestAnimationFrame(frame)
})`

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
        return page.evaluate<number>(SCROLL)
      })
      await browser.close()
      await site.close()
      return time
    },
  },
]
