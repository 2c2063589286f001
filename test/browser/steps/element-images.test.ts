import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureScreenshot } from '../../../src/browser/steps/screenshot.js'
import type { Tab } from '../../../src/browser/visit/tab.js'
import { VisitClock } from '../../../src/browser/visit/visit-clock.js'
import { launchBrowser } from '../../playground/page/browser.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** Opens a page, and keeps all functions that are called in it. */
async function openTab(html: string) {
  const page = await browser.newPage()
  await page.setContent(html)
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const called: string[] = []
  const send = session.send.bind(session)
  session.send = (method, params) => {
    if (params && 'functionDeclaration' in params) called.push(params.functionDeclaration)
    return send(method, params)
  }
  const time = new VisitClock(60_000, new AbortController().signal)
  const screen = { deviceScaleFactor: 1 }
  const tab = { session, time, screen, mainFrame: frameTree.frame.id, warnings: [] }
  return { tab: tab as unknown as Tab, called }
}

const LAZY = '<img loading="lazy" src="http://127.0.0.1:1/" width="100" height="50">'

test.each([
  ['that is not displayed', `<div hidden>${LAZY}</div>`],
  ['that the element cuts off', `<span style="margin-left:9000px">${LAZY}</span>`],
  ['far below', `<div style="height:9000px"></div>${LAZY}`],
])('an element is not waited for because of a lazy image %s', async (_, html) => {
  const { tab, called } = await openTab(
    `<div id="box" style="width:100px;overflow:hidden;white-space:nowrap">text${html}</div>`,
  )
  const options = { element: '#box', type: 'png' as const, quality: 80 }
  await captureScreenshot(tab, options as never, { maxPixels: 1e7, maxAsset: 1e7 })
  expect(called.filter((source) => source.includes('complete'))).toHaveLength(1)
})
