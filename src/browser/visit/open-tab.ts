import type { Page } from 'playwright-core'
import type { VisitRequest } from '../../params/index.js'
import type { Blocker } from '../clean/index.js'
import { intercept, setCookies } from '../steps/index.js'
import type { Tab } from './tab.js'
import { Traffic } from './traffic.js'
import type { VisitClock } from './visit-clock.js'
import type { VisitNetwork } from './visit-network.js'

/** Prepares a page: cookies, intercepted requests, size, no dialogs and popups. */
export async function openTab(
  page: Page,
  request: VisitRequest,
  network: VisitNetwork,
  blocker: Blocker | undefined,
  time: VisitClock,
): Promise<Tab> {
  const context = page.context()
  const { javascript, viewport } = request.browserOptions
  const { width, height, deviceScaleFactor: scale, isMobile: mobile } = viewport
  const session = await time.within(context.newCDPSession(page))
  const beforeNavigation = await time.within(setCookies(context, request, network))
  const { frameTree } = await time.within(session.send('Page.getFrameTree'))
  const mainFrame = frameTree.frame.id
  const frame = { session, mainFrame }
  await time.within(intercept(frame, request, network, blocker, beforeNavigation))
  // The driver's own override would end with the first screenshot of another session.
  await time.within(
    session.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, mobile, deviceScaleFactor: scale },
      ...{ screenWidth: width, screenHeight: height },
    }),
  )
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  closePopups(page)
  const traffic = new Traffic(page, () => network.count())
  const screen = { scale }
  const given = { context, page, session, mainFrame, traffic, time, screen }
  return { ...given, warnings: [], scripted: javascript }
}

/** Closes the windows that a page opens, and those that they opened meanwhile. */
function closePopups(page: Page): void {
  page.on('popup', (popup) => {
    closePopups(popup)
    popup.close().catch(() => undefined)
  })
}
