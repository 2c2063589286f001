import { callInPage, type Tab } from '../visit/tab.js'

/** Writes the page's HTML as shown, including open shadow roots (CSS Scoping, "flat tree"). */
const SERIALIZE = `() => {
  const all = [...document.querySelectorAll('*')]
  const doctype = document.doctype ? '<!DOCTYPE ' + document.doctype.name + '>' : ''
  if (all.length === 0) return doctype
  if (!all.some((element) => element.shadowRoot)) return doctype + document.documentElement.outerHTML
  const copy = (node) => {
    const twin = node.cloneNode(false)
    for (const child of listChildren(node)) twin.append(copy(child))
    if (node.localName === 'template') twin.innerHTML = node.innerHTML
    return twin
  }
  const listChildren = (node) => {
    if (node.localName === 'slot' && node.assignedNodes().length > 0) return node.assignedNodes()
    return (node.shadowRoot ?? node).childNodes
  }
  return doctype + copy(document.documentElement).outerHTML
}`

const MAX_TRIES = 3
const TRY_SHARE = 0.3

/** Number of characters to read or send at once. Each may take six bytes in JSON. */
export const PIECE = 1_000_000

/** Reads at most `max` characters of the page's HTML, and warns if there are more. */
export async function readHtml(tab: Tab, max: number): Promise<string> {
  const { page, time } = tab
  for (let tries = 1; ; tries++) {
    const isLast = tries === MAX_TRIES
    const patience = isLast ? time.remaining : time.getTimeout({ share: TRY_SHARE })
    try {
      return await time.waitFor(readHtmlInPieces(tab, max), patience)
    } catch (error) {
      if (isLast) throw error
      const timeout = time.getTimeout({ share: TRY_SHARE })
      await page.waitForLoadState('domcontentloaded', { timeout }).catch(() => {})
    }
  }
}

async function readHtmlInPieces(tab: Tab, max: number): Promise<string> {
  const length = await callInPage<number>(tab, STORE_HTML)
  const pieces: string[] = []
  for (let from = 0; from < Math.min(length, max); from += PIECE) {
    pieces.push(await callInPage<string>(tab, READ_PIECE, from, Math.min(from + PIECE, max)))
  }
  await callInPage(tab, DELETE_HTML)
  const message = `The page in the browser has more than ${max} characters: only these were read.`
  if (length > max) tab.warnings.push({ code: 'ETRUNCATED', message })
  return pieces.join('')
}

const STORE_HTML = `() => (globalThis.linkglassHtml = (${SERIALIZE})()).length`
const READ_PIECE = '(from, to) => globalThis.linkglassHtml.slice(from, to)'
const DELETE_HTML = '() => { delete globalThis.linkglassHtml }'
