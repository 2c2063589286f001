import { createFieldError, type ErrorCode, LinkglassError } from '../../contracts/errors.js'
import type { Fetch } from '../../contracts/http.js'
import { ImageRefused, ImagesMissing, type OverlayJob } from '../../contracts/images.js'
import type { Screenshot } from '../../contracts/visit-result.js'
import { readBody } from '../../lib/net/body.js'
import { stripCredentials } from '../../lib/net/parse-url.js'
import { quote } from '../../lib/text/quote.js'
import { type Overlay, parseFullUrl, type ScreenshotOptions } from '../../params/index.js'
import { callInPage, captureImage, type Tab } from '../visit/tab.js'
import { toScreenshot } from './screenshot.js'

const BACKGROUND_RATIO = { width: 1.1, height: 1.2 }

const IS_BACKGROUND = `(css) => CSS.supports('background', css)`

export async function requireValidBackground(tab: Tab, overlay?: Overlay): Promise<void> {
  const { background } = overlay ?? {}
  if (background === undefined || parseFullUrl(background)) return
  if (await callInPage<boolean>(tab, IS_BACKGROUND, background)) return
  throw createBackgroundError(background, 'is no CSS color or gradient')
}

export async function applyOverlay(
  tab: Tab,
  picture: Screenshot,
  { overlay, type, quality }: ScreenshotOptions,
  { fetch, compose }: { fetch: Fetch; compose: (job: OverlayJob) => Promise<Buffer> },
): Promise<Screenshot> {
  if (!overlay) return picture
  const size = {
    width: Math.round(picture.width * BACKGROUND_RATIO.width),
    height: Math.round(picture.height * BACKGROUND_RATIO.height),
  }
  const background = await loadBackground(tab, overlay, size, fetch)
  const frame = overlay.browser && { scheme: overlay.browser, scale: tab.screen.deviceScaleFactor }
  const { buffer, byteOffset, length } = picture.bytes
  const bytes = Buffer.from(buffer, byteOffset, length)
  const job = { picture: bytes, background, frame, ...size, type, quality }
  return toScreenshot(
    await compose(job).catch((error) => throwOverlayError(error, job, overlay.background)),
  )
}

function throwOverlayError(cause: unknown, { background }: OverlayJob, given = ''): never {
  if (cause instanceof ImagesMissing)
    throw createFieldError('EFATAL', 'overlay', NEEDS, { advice: '`npm install sharp`', cause })
  if (!(cause instanceof ImageRefused)) throw cause
  if (background?.isForeign) throw createBackgroundError(given, cause.message, cause)
  const text = `The screenshot ${cause.message}: it could not be put on its background.`
  const advice = 'Ask for a smaller one.'
  throw createFieldError('EFATAL', 'screenshot.overlay', text, { advice, cause })
}

const NEEDS = 'Overlays need the optional package `sharp`, which is not installed here.'

type Size = Pick<Screenshot, 'width' | 'height'>

async function loadBackground(tab: Tab, { background }: Overlay, size: Size, fetch: Fetch) {
  if (background === undefined) return undefined
  const url = parseFullUrl(background)
  if (url) return { image: await fetchImage(url, fetch, tab.time.signal), isForeign: true }
  return { image: await renderBackground(tab, background, size), isForeign: false }
}

async function renderBackground({ context, time }: Tab, background: string, size: Size) {
  const page = await time.waitFor(context.newPage())
  try {
    await time.waitFor(page.evaluate(`(${PAINT})(${JSON.stringify(background)})`))
    const session = await time.waitFor(context.newCDPSession(page))
    const deviceScaleFactor = Math.min(1, Math.sqrt(MAX_PAINTED / (size.width * size.height)))
    const metrics = { ...size, deviceScaleFactor, mobile: false }
    await time.waitFor(session.send('Emulation.setDeviceMetricsOverride', metrics))
    return await time.waitFor(captureImage(session, { format: 'png' }))
  } finally {
    await page.close().catch(() => undefined)
  }
}

/** Maximum number of pixels to render. A larger background is rendered small, then enlarged. */
const MAX_PAINTED = 4_000_000

const PAINT = '(css) => { document.documentElement.style.background = css }'

function createBackgroundError(
  background: string,
  what: string,
  cause?: unknown,
  advice = '',
): LinkglassError {
  const name = 'screenshot.overlay.background'
  const text = `The parameter \`${name}\` is ${quote(stripCredentials(background))}, which ${what}.`
  const isForbidden = cause instanceof LinkglassError && cause.code === 'EFORBIDDENURL'
  const code = isForbidden ? cause.code : 'EINVALOVERLAYBG'
  return createFieldError(code, name, text, { cause, ...(advice && { advice }) })
}

/** Codes of errors that another address would not avoid. */
const OF_SERVICE: ReadonlySet<ErrorCode> = new Set(['EBUSY', 'ENOTCAPTURED'])

const UNREADABLE = 'can’t be read'
const MAX_BACKGROUND_BYTES = 10_000_000

async function fetchImage(url: URL, fetch: Fetch, signal: AbortSignal): Promise<Buffer> {
  try {
    const fetched = await fetch(url, { signal, maxBytes: MAX_BACKGROUND_BYTES })
    const image = await readBody(fetched)
    if (fetched.statusCode < 400 && !fetched.cutBy()) return image
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof LinkglassError) || OF_SERVICE.has(error.code)) throw error
    throw createBackgroundError(url.href, UNREADABLE, error, error.message)
  }
  throw createBackgroundError(url.href, UNREADABLE)
}
