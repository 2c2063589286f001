import { setTimeout as pause } from 'node:timers/promises'
import { imageMeta } from 'image-meta'
import { createFieldError, type LinkglassError } from '../../contracts/errors.js'
import type { Screenshot } from '../../contracts/visit-result.js'
import { quote } from '../../lib/text/quote.js'
import type { ScreenshotOptions } from '../../params/index.js'
import { callInPage, captureImage, pollConditionInPage, setScreen, type Tab } from '../visit/tab.js'
import { createVisitTimeoutError, StepTimeout } from '../visit/visit-clock.js'
import { LOAD_TIME, SCREEN_PAUSE, showAllContent } from './full-page.js'

export interface CaptureLimits {
  readonly maxPixels: number
  /** Maximum number of bytes of a screenshot or PDF. */
  readonly maxAsset: number
}

const MAX_SIDE = 16_384

/** Height in CSS pixels above which painting a whole page takes too much memory. */
const TOO_TALL = 65_536

/** Rectangle in CSS pixels from the page's top left corner. */
type Clip = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** @throws LinkglassError if the screenshot fails or is too large */
export async function captureScreenshot(
  tab: Tab,
  options: ScreenshotOptions,
  limits: CaptureLimits,
): Promise<Screenshot> {
  try {
    const clip = await findClip(tab, options)
    const part = clip && cutClipToLimits(tab, clip, limits)
    const picture =
      part && options.fullPage && clip.height > TOO_TALL
        ? await takeTopScreenshot(tab, options, part)
        : await takeScreenshot(tab, options, part)
    if (picture.bytes.length > limits.maxAsset) throw createTooLargeError(picture, limits)
    return picture
  } catch (error) {
    throw error instanceof StepTimeout ? createVisitTimeoutError(error) : error
  }
}

async function findClip(tab: Tab, options: ScreenshotOptions): Promise<Clip | undefined> {
  if (options.fullPage) {
    await showAllContent(tab)
    const { cssContentSize } = await tab.time.waitFor(tab.session.send('Page.getLayoutMetrics'))
    return { ...cssContentSize, x: 0, y: 0 }
  }
  return options.element === undefined ? undefined : findElementBox(tab, options.element)
}

const GET_SCROLL = '() => [scrollX, scrollY]'

/** Scrolls to the element, since some load only then. Returns true if it has a size. */
const SCROLL_TO_ELEMENT = `(selector) => {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  return element !== null && element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 && element.getBoundingClientRect().height > 0
}`

/** Returns true if the element's images are loaded, except lazy ones out of sight, which never load. */
const HAS_IMAGES = `async (selector) => {
  const element = document.querySelector(selector)
  const missing = [element, ...element.querySelectorAll('img')]
    .filter(({ complete }) => complete === false)
  if (missing.length === 0) return true
  if (missing.some(({ loading }) => loading !== 'lazy')) return false
  const entries = await new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries)
    })
    for (const image of missing) observer.observe(image)
  })
  return entries.every(({ isIntersecting, target }) => !isIntersecting || target.complete)
}`

/** Scrolls the page back, since its fixed parts would cover an element at the edge of the screen. */
const SCROLL_BACK_AND_MEASURE = `(selector, left, top) => {
  scrollTo({ left, top, behavior: 'instant' })
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
  return { x: x + scrollX, y: y + scrollY, width, height }
}`

const APPEAR_TIME = { share: 0.5, max: 10_000 }

async function findElementBox(tab: Tab, selector: string): Promise<Clip> {
  try {
    const scroll = await callInPage<[left: number, top: number]>(tab, GET_SCROLL)
    await pollConditionInPage(tab, tab.time.getTimeout(APPEAR_TIME), SCROLL_TO_ELEMENT, selector)
    await tab.time.waitFor(pause(SCREEN_PAUSE))
    const patience = tab.time.getTimeout(LOAD_TIME)
    await pollConditionInPage(tab, patience, HAS_IMAGES, selector).catch(() => undefined)
    return await callInPage<Clip>(tab, SCROLL_BACK_AND_MEASURE, selector, ...scroll)
  } catch (cause) {
    const text = `No element that matches ${quote(selector)} became visible.`
    const advice = 'Check `screenshot.element`, or wait for it.'
    throw createFieldError('ENOMATCH', 'screenshot.element', text, { advice, cause })
  }
}

function cutClipToLimits({ warnings, screen }: Tab, clip: Clip, { maxPixels }: CaptureLimits) {
  const side = Math.floor(MAX_SIDE / screen.deviceScaleFactor)
  const width = Math.min(clip.width, side)
  const area = maxPixels / screen.deviceScaleFactor ** 2
  const height = Math.min(clip.height, side, Math.max(1, Math.floor(area / width)))
  if (width === clip.width && height === clip.height) return clip
  const limit =
    clip.width > side || clip.height > side ? `${MAX_SIDE} pixels on a side` : `${maxPixels} pixels`
  const message = `The screenshot would have more than ${limit}: the rest was cut.`
  warnings.push({ code: 'ETRUNCATED', message })
  return { ...clip, width, height }
}

/** Makes the screen as high as the clip, so that nothing below it is painted. */
async function takeTopScreenshot(tab: Tab, options: ScreenshotOptions, { height }: Clip) {
  const { session, screen, time } = tab
  await time.waitFor(setScreen(session, { ...screen, height: Math.ceil(height) }))
  try {
    return await takeScreenshot(tab, options, undefined)
  } finally {
    await time.waitFor(setScreen(session, screen))
  }
}

async function takeScreenshot(
  { session, time }: Tab,
  { type: wanted, quality, omitBackground, overlay }: ScreenshotOptions,
  clip: Clip | undefined,
): Promise<Screenshot> {
  // Overlays need a lossless image.
  const type = overlay ? 'png' : wanted
  if (omitBackground && type !== 'jpeg') {
    const color = { r: 0, g: 0, b: 0, a: 0 }
    await time.waitFor(session.send('Emulation.setDefaultBackgroundColorOverride', { color }))
  }
  const asked = {
    format: type,
    ...(type !== 'png' && { quality: Math.round(quality) }),
    ...(clip && { clip: { ...clip, scale: 1 }, captureBeyondViewport: true }),
  }
  for (let tries = 1; ; tries++) {
    try {
      return toScreenshot(await time.waitFor(captureImage(session, asked)))
    } catch (error) {
      const isPassing = String(error).includes('Unable to capture screenshot')
      if (!isPassing || tries === MAX_TRIES) throw error
      await time.waitFor(pause(BETWEEN_TRIES))
    }
  }
}

const MAX_TRIES = 5
const BETWEEN_TRIES = 100

export function toScreenshot(bytes: Buffer): Screenshot {
  const { type, width = 0, height = 0 } = imageMeta(bytes)
  return { bytes, type: type === 'png' || type === 'webp' ? type : 'jpg', width, height }
}

function createTooLargeError({ bytes }: Screenshot, { maxAsset }: CaptureLimits): LinkglassError {
  const text = `The screenshot has ${bytes.length} bytes; at most ${maxAsset} are kept.`
  const advice = 'Ask for a smaller one, or for a JPEG.'
  return createFieldError('EINVALQUERY', 'screenshot', text, { advice })
}
