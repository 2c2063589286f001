import { callInPage, type Tab } from '../visit/tab.js'

/** Function that writes the page as HTML, including the content of open shadow roots (CSS Scoping, "flat tree"). */
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

/** Maximum number of tries to read a page that is navigating. */
const MAX_TRIES = 3
/** Share of the remaining time for each try, and for the wait before the next try. */
const SHARE = 0.3

/** Maximum number of characters to read at once. JSON needs up to six characters for each character. */
const PIECE = 1_000_000

/** Reads at most `max` characters of the page's HTML, and adds a warning if it has more. */
export async function readHtml(tab: Tab, max: number): Promise<string> {
  const { page, time } = tab
  for (let tries = 1; ; tries++) {
    const isLast = tries === MAX_TRIES
    const patience = isLast ? time.remaining : time.getShare(SHARE)
    try {
      return await time.waitFor(readInPieces(tab, max), patience)
    } catch (error) {
      if (isLast) throw error
      const timeout = time.getShare(SHARE)
      await page.waitForLoadState('domcontentloaded', { timeout }).catch(() => {})
    }
  }
}

async function readInPieces(tab: Tab, max: number): Promise<string> {
  const length = await callInPage<number>(tab, WRITE)
  const pieces: string[] = []
  for (let from = 0; from < Math.min(length, max); from += PIECE) {
    pieces.push(await callInPage<string>(tab, TAKE, from, Math.min(from + PIECE, max)))
  }
  await callInPage(tab, FORGET)
  const message = `The page in the browser has more than ${max} characters: only these were read.`
  if (length > max) tab.warnings.push({ code: 'ETRUNCATED', message })
  return pieces.join('')
}

/** Function that keeps the HTML in a variable of the isolated world and returns its length. */
const WRITE = `() => (globalThis.linkglassHtml = (${SERIALIZE})()).length`
const TAKE = '(from, to) => globalThis.linkglassHtml.slice(from, to)'
const FORGET = '() => { delete globalThis.linkglassHtml }'
