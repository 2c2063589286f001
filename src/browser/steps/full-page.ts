import { setTimeout as pause } from 'node:timers/promises'
import { callInPage, type Tab } from '../visit/tab.js'

const MAX_SCREENS = 60
/** Milliseconds to wait after each scroll, until newly visible images start to load. */
export const SCREEN_PAUSE = 60

/** Maximum time to wait for images that came into sight. */
export const LOAD_TIME = { share: 0.3, max: 4_000 }

const SCROLL_ON = `() => {
  const root = document.scrollingElement ?? document.documentElement
  root.scrollBy({ top: innerHeight, behavior: 'instant' })
  return root.scrollTop + innerHeight < root.scrollHeight - 1
}`

const SCROLL_BACK = `() => {
  const root = document.scrollingElement ?? document.documentElement
  root.scrollTo({ top: 0, behavior: 'instant' })
}`

const IS_LOADED = `() => [...document.images].every((image) => image.complete)`

/** Shows the page's main scrolling element at its full height, if the page itself does not scroll. */
const OPEN_SCROLLER = `() => {
  const root = document.scrollingElement ?? document.documentElement
  if (root.scrollHeight > innerHeight + 1) return
  const isLarge = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height > (innerWidth * innerHeight) / 2
  }
  const scrolls = (element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    /auto|scroll|overlay/.test(getComputedStyle(element).overflowY)
  const inner = [...document.querySelectorAll('body, body *')]
    .filter((element) => scrolls(element) && isLarge(element))
    .sort((a, b) => b.scrollHeight - a.scrollHeight)[0]
  for (let element = inner; element; element = element.parentElement) {
    for (const [name, value] of [['height', 'auto'], ['max-height', 'none'], ['overflow', 'visible']]) {
      element.style.setProperty(name, value, 'important')
    }
  }
}`

export async function showAllContent(tab: Tab): Promise<void> {
  await callInPage(tab, OPEN_SCROLLER)
  const until = performance.now() + tab.time.getTimeout(LOAD_TIME)
  for (let screens = 0; screens < MAX_SCREENS && performance.now() < until; screens++) {
    if (!(await callInPage<boolean>(tab, SCROLL_ON))) break
    await tab.time.waitFor(pause(SCREEN_PAUSE))
  }
  while (performance.now() < until && !(await callInPage<boolean>(tab, IS_LOADED))) {
    await tab.time.waitFor(pause(SCREEN_PAUSE))
  }
  await callInPage(tab, SCROLL_BACK)
}
