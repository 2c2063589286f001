import type { OverlayOptions, Sharp, SharpConstructor } from 'sharp'
import { LinkglassError } from '../../core/errors.js'
import type { Fetch } from '../../core/http.js'
import { quote } from '../../core/quote.js'
import { loadSharp } from '../../core/sharp.js'
import { addressOf, type Overlay, type ScreenshotOptions } from '../../core/visit.js'
import type { Screenshot } from '../../core/visited.js'
import type { Tab } from '../tab.js'
import { screenshotOf } from './capture.js'

/** The background is larger than the image by so much. */
const ROOM = { width: 1.1, height: 1.2 }

/** CSS pixels of the window frame's bar, its corners and its buttons. */
const FRAME = { bar: 36, radius: 10, button: 6 }
const BAR_COLORS = { light: '#e8e8ec', dark: '#2b2b30' }
const BUTTONS = ['#ff5f57', '#febc2e', '#28c840']

/** Puts the image into a window, and that in the middle of a background. */
export async function layOver(
  tab: Tab,
  picture: Screenshot,
  { overlay, type, quality }: ScreenshotOptions,
  fetch: (url: URL) => Promise<Buffer>,
): Promise<Screenshot> {
  if (!overlay) return picture
  const sharp = await loadSharp(MISSING)
  const framed = overlay.browser
    ? await frame(sharp, picture, overlay.browser, tab.screen.scale)
    : picture
  const width = Math.round(framed.width * ROOM.width)
  const height = Math.round(framed.height * ROOM.height)
  const ground = await groundOf(sharp, tab, overlay, { width, height }, fetch)
  const laid = ground.composite([{ input: framed.bytes, gravity: 'centre' }])
  const bytes = await (type === 'jpeg'
    ? laid.flatten({ background: '#ffffff' }).jpeg({ quality })
    : laid.png()
  ).toBuffer()
  return screenshotOf(bytes)
}

interface Size {
  readonly width: number
  readonly height: number
}

async function groundOf(
  sharp: SharpConstructor,
  tab: Tab,
  { background }: Overlay,
  size: Size,
  fetch: (url: URL) => Promise<Buffer>,
): Promise<Sharp> {
  if (background === undefined)
    return sharp({ create: { ...size, channels: 4, background: CLEAR } })
  const url = addressOf(background)
  if (!url) return sharp(await painted(tab, background, size))
  try {
    return sharp(
      await sharp(await fetch(url))
        .resize({ ...size, fit: 'cover' })
        .png()
        .toBuffer(),
    )
  } catch (cause) {
    throw cause instanceof LinkglassError ? cause : invalid(background, 'is not an image', cause)
  }
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const PAINT = `(css) => {
  document.documentElement.style.background = css
  return CSS.supports('background', css)
}`

/** A color or gradient, painted by what knows CSS: the browser, on an empty page. */
async function painted({ context, time }: Tab, background: string, size: Size): Promise<Buffer> {
  const page = await time.within(context.newPage())
  try {
    await page.setViewportSize(size)
    const isKnown = await time.within(
      page.evaluate<boolean>(`(${PAINT})(${JSON.stringify(background)})`),
    )
    if (!isKnown) throw invalid(background, 'is no CSS color or gradient')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
    })
    const { data } = await time.within(session.send('Page.captureScreenshot', { format: 'png' }))
    return Buffer.from(data, 'base64')
  } finally {
    await page.close().catch(() => undefined)
  }
}

async function frame(
  sharp: SharpConstructor,
  { bytes, width, height }: Screenshot,
  scheme: 'light' | 'dark',
  scale: number,
): Promise<Screenshot> {
  const bar = Math.round(FRAME.bar * scale)
  const whole = { width, height: height + bar }
  const buttons = BUTTONS.map((fill, index) => {
    const x = (FRAME.bar / 2 + index * FRAME.button * 3.2) * scale
    return `<circle cx="${x}" cy="${bar / 2}" r="${FRAME.button * scale}" fill="${fill}"/>`
  })
  const window = svg(
    whole,
    `<rect width="100%" height="100%" fill="${BAR_COLORS[scheme]}"/>${buttons.join('')}`,
  )
  const corners = svg(whole, `<rect width="100%" height="100%" rx="${FRAME.radius * scale}"/>`)
  const layers: OverlayOptions[] = [
    { input: bytes, left: 0, top: bar },
    { input: corners, blend: 'dest-in' },
  ]
  return screenshotOf(await sharp(window).composite(layers).png().toBuffer())
}

function svg({ width, height }: Size, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )
}

function invalid(background: string, what: string, cause?: unknown): LinkglassError {
  const name = 'screenshot.overlay.background'
  const text = `The parameter \`${name}\` is ${quote(background)}, which ${what}.`
  return new LinkglassError('EINVALOVERLAYBG', text, { data: { [name]: text }, cause })
}

const NEEDS = 'Overlays need the optional package `sharp`, which is not installed here.'

const MISSING = { message: `${NEEDS} \`npm install sharp\``, data: { overlay: NEEDS } }

/** Bytes of a background image that are read. */
const MAX_BACKGROUND = 10_000_000

/** The image that a background's address leads to, by the guarded way. */
export function backgroundFetcher(fetch: Fetch, signal: AbortSignal) {
  return async (url: URL): Promise<Buffer> => {
    const fetched = await fetch(url, { signal, maxBytes: MAX_BACKGROUND })
    const parts: Uint8Array[] = []
    try {
      for await (const part of fetched.body) parts.push(part)
    } finally {
      fetched.cancel()
    }
    if (fetched.statusCode >= 400 || fetched.cutBy()) throw invalid(url.href, 'can’t be read')
    return Buffer.concat(parts)
  }
}
