import { startStage } from '../../test/browser/stage.js'
import type { Promised } from './promise.js'

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
    name: 'outline: a frame while five megabytes of page are scrolled through in the playground',
    bound: 18,
    async measure() {
      const stage = await startStage()
      const page = await stage.open(`url=${encodeURIComponent(stage.at('/big.html'))}#page`)
      await page.getByLabel('Find in the page').fill('lines')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction('document.querySelector(".tree-lines").offsetHeight > 600000')
      const time = await page.evaluate<number>(SCROLL)
      await stage.closePages()
      await stage.close()
      return time
    },
  },
]
