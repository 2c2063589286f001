import { setTimeout as pause } from 'node:timers/promises'
import { inPage, type Tab } from '../visit/tab.js'

/** Screens that are scrolled through at most, and milliseconds at each of them. */
const MAX_SCREENS = 60
const STAY = 60

/** Milliseconds for what came into sight to load. */
const LOAD = { part: 0.3, max: 4_000 }

/** One screen further; says whether there is more. */
const SCROLL_ON = `() => {
  const root = document.scrollingElement ?? document.documentElement
  root.scrollBy({ top: innerHeight, behavior: 'instant' })
  return root.scrollTop + innerHeight < root.scrollHeight - 1
}`

const SCROLL_BACK = `() => {
  const root = document.scrollingElement ?? document.documentElement
  root.scrollTo({ top: 0, behavior: 'instant' })
}`

/** Images that are still on their way. */
const IS_LOADED = `() => [...document.images].every((image) => image.complete)`

/**
 * A page may scroll within one large element and be as high as the window only. Then that element,
 * and all around it, get the height of what they hold.
 */
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

/** Makes the whole page show itself: what loads when it comes into sight, what scrolls inside. */
export async function unfold(tab: Tab): Promise<void> {
  await inPage(tab, OPEN_SCROLLER)
  const until = performance.now() + tab.time.share(LOAD.part, LOAD.max)
  for (let screens = 0; screens < MAX_SCREENS && performance.now() < until; screens++) {
    if (!(await inPage<boolean>(tab, SCROLL_ON))) break
    await tab.time.within(pause(STAY))
  }
  while (performance.now() < until && !(await inPage<boolean>(tab, IS_LOADED))) {
    await tab.time.within(pause(STAY))
  }
  await inPage(tab, SCROLL_BACK)
}
