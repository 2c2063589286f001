import type { Browser } from 'playwright-core'
import { VisitClock } from '../visit/time.js'

/** The one part of the guard that no context can be given: without it WebRTC goes past the proxy. */
const FLAG = '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'

/** Milliseconds for a page to find its own addresses. */
const TIMEOUT = 5_000

/** A page finds addresses of its own only where WebRTC may use them (RFC 8828, section 5.2, mode 4). */
const FINDS_ADDRESSES = `async () => {
  if (typeof RTCPeerConnection === 'undefined') return false
  const peer = new RTCPeerConnection()
  peer.createDataChannel('x')
  await peer.setLocalDescription()
  while (peer.iceGatheringState !== 'complete') {
    await new Promise((resolve) => peer.addEventListener('icegatheringstatechange', resolve))
  }
  return peer.localDescription.sdp.includes('a=candidate:')
}`

/** @throws Error for a browser that runs elsewhere and was started without what the guard needs */
export async function checkRemote(browser: Browser): Promise<void> {
  const time = new VisitClock(TIMEOUT, new AbortController().signal)
  const context = await time.within(browser.newContext())
  try {
    const page = await time.within(context.newPage())
    const isOpen = await time.within(page.evaluate<boolean>(`(${FINDS_ADDRESSES})()`))
    if (isOpen) throw new Error(`the browser of LINKGLASS_BROWSER has to be started with ${FLAG}`)
  } finally {
    await context.close().catch(() => undefined)
  }
}
