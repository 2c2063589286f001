import type { Steering } from '../../core/visit.js'
import { inPage, type Tab } from '../tab.js'

/** Milliseconds for what is to be clicked to be there and hold still. */
const CLICK = { part: 0.3, max: 5_000 }

/** Clicks in order; each may lead to another page. */
export async function click({ page, time }: Tab, { click: selectors }: Steering): Promise<void> {
  for (const selector of selectors) {
    const timeout = time.share(CLICK.part, CLICK.max)
    await page.locator(`css=${selector}`).first().click({ timeout })
    await page.waitForLoadState('load', { timeout: time.share(0.5) })
  }
}

const SCROLL = `(to) => {
  const root = document.scrollingElement ?? document.documentElement
  if (typeof to === 'number') return root.scrollTo({ top: to, behavior: 'instant' })
  const element = document.querySelector(to)
  if (!element) throw new Error('nothing matches')
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
}`

export async function scroll(tab: Tab, { scroll: to }: Steering): Promise<void> {
  if (to !== undefined) await inPage(tab, SCROLL, to)
}
