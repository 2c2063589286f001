import { inPage, type Tab } from '../tab.js'

/**
 * The live elements as HTML, open shadow roots written out where they stand: what is slotted into
 * them takes the place of its slot (DOM standard, "flat tree").
 */
const SERIALIZE = `() => {
  const all = [...document.querySelectorAll('*')]
  const doctype = document.doctype ? '<!DOCTYPE ' + document.doctype.name + '>' : ''
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

export function readHtml(tab: Tab): Promise<string> {
  return inPage<string>(tab, SERIALIZE)
}
