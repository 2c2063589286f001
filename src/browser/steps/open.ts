import type { Browser, BrowserContext } from 'playwright-core'
import type { VisitTape } from '../../contracts/visit-ways.js'
import type { VisitRequest } from '../../params/index.js'
import type { BrowserProxy } from '../visit/browser-proxy.js'

export async function openContext(
  browser: Browser,
  { address }: BrowserProxy,
  { browserOptions, headers }: VisitRequest,
  tape: VisitTape | undefined,
): Promise<BrowserContext> {
  const { viewport, userAgent, colorScheme, animations, javascript } = browserOptions
  const { width, height, deviceScaleFactor, isMobile, hasTouch } = viewport
  const language = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*/i.exec(headers['accept-language'] ?? '')?.[0]
  return browser.newContext({
    proxy: { server: address, bypass: '<-loopback>' },
    bypassCSP: true,
    // In a replay this process answers the requests, and it has no certificates.
    ignoreHTTPSErrors: tape?.findHead !== undefined,
    serviceWorkers: 'block',
    acceptDownloads: false,
    viewport: { width, height },
    screen: { width, height },
    deviceScaleFactor,
    isMobile,
    hasTouch,
    colorScheme,
    userAgent: headers['user-agent'] ?? userAgent,
    reducedMotion: animations ? 'no-preference' : 'reduce',
    javaScriptEnabled: javascript,
    ...(language !== undefined && { locale: language }),
  })
}
