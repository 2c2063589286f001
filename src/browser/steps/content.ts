import { inPage, type Tab } from '../tab.js'

/**
 * The live elements as HTML, open shadow roots written out where they stand: what is slotted into
 * them takes the place of its slot (DOM standard, "flat tree").
 */
const SERIALIZE = `() => {
  const all = [...document.querySelectorAll('*')]
  const doctype = document.doctype ? '<!DOCTYPE ' + document.doctype.name + '>' : ''
  if (all.length === 0) return doctype
  if (!all.some((element) => element.shadowRoot)) return doctype + document.documentElement.outerHTML
  const copy = (node) => {
    const twin = node.cloneNode(false)
    for (const child of childrenOf(node)) twin.append(copy(child))
    if (node.localName === 'template') twin.innerHTML = node.innerHTML
    return twin
  }
  const childrenOf = (node) => {
    if (node.localName === 'slot' && node.assignedNodes().length > 0) return node.assignedNodes()
    return (node.shadowRoot ?? node).childNodes
  }
  return doctype + copy(document.documentElement).outerHTML
}`

/** Times that a page is asked which is on its way to another. */
const MAX_TRIES = 3
const SHARE = 0.3

/** @throws Error when it has more than `max` characters */
export async function readHtml(tab: Tab, max = Number.MAX_SAFE_INTEGER): Promise<string> {
  const { page, time } = tab
  for (let tries = 1; ; tries++) {
    const isLast = tries === MAX_TRIES
    try {
      const html = inPage<string>(tab, WITHIN, max)
      return await time.within(html, isLast ? time.left : time.share(SHARE))
    } catch (error) {
      if (isLast) throw error
      await page
        .waitForLoadState('domcontentloaded', { timeout: time.share(SHARE) })
        .catch(() => {})
    }
  }
}

const WITHIN = `(max) => {
  const html = (${SERIALIZE})()
  if (html.length > max) throw new Error('the page has more than ' + max + ' characters')
  return html
}`
