import { type BrowserOptions, parseFullUrl } from '../../params/index.js'
import { callInPage, type Tab } from '../visit/tab.js'

const ADOPT = `(css) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}`

export async function adoptStyleSheet(tab: Tab, css: string): Promise<void> {
  await callInPage(tab, ADOPT, css)
}

const STILL = `*, ::before, ::after {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  caret-color: transparent !important;
}`

/** Ends running transitions, which no style sheet can end (CSS Transitions 1, section 3). */
const FINISH = `() => {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}`

export async function applyAppearance(tab: Tab, options: BrowserOptions): Promise<void> {
  const { mediaType, animations, hide, remove } = options
  if (mediaType !== undefined) await tab.page.emulateMedia({ media: mediaType })
  const css = [
    ...(animations ? [] : [STILL]),
    ...hide.map((selector) => `${selector} { visibility: hidden !important }`),
    ...remove.map((selector) => `${selector} { display: none !important }`),
  ]
  if (css.length > 0) await adoptStyleSheet(tab, css.join('\n'))
  if (!animations) await callInPage(tab, FINISH)
}

/** Adds scripts despite the page's Content Security Policy. */
export async function addScripts({ page, time }: Tab, sources: readonly string[], type = '') {
  for (const source of sources) {
    const url = parseFullUrl(source)
    const script = url ? { url: url.href, type } : { content: source, type }
    await time.waitFor(page.addScriptTag(script), time.getTimeout({ share: 0.5 }))
  }
}

/** Runs in the isolated world, since in the page's own no event comes where its scripts are off. */
const ADD = `(name, properties) => new Promise((resolve, reject) => {
  const element = Object.assign(document.createElement(name), properties)
  element.onload = () => resolve()
  element.onerror = () => reject(new Error('a style sheet could not be loaded'))
  document.head.append(element)
})`

export async function addStyles(tab: Tab, sources: readonly string[]): Promise<void> {
  for (const source of sources) {
    const url = parseFullUrl(source)
    const added = url
      ? callInPage(tab, ADD, 'link', { rel: 'stylesheet', href: url.href })
      : callInPage(tab, ADD, 'style', { textContent: source })
    await tab.time.waitFor(added, tab.time.getTimeout({ share: 0.5 }))
  }
}
