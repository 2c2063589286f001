import * as cheerio from 'cheerio'
import { Window } from 'happy-dom'
import { parseHTML } from 'linkedom'
import { parse } from 'node-html-parser'

/** Reads the texts of headings, with other packages. */
const textsOf = (root) => Array.from(root.querySelectorAll('h1,h2'), (one) => one.textContent)

const withCheerio = (xmlMode) => (html) => {
  const $ = cheerio.load(html, xmlMode)
  return Array.from($('h1,h2'), (one) => $(one).text())
}

export const trees = [
  { name: 'cheerio (htmlparser2)', headings: withCheerio({ xml: { xmlMode: false } }) },
  { name: 'cheerio (parse5)', headings: withCheerio() },
  { name: 'node-html-parser', headings: (html) => textsOf(parse(html)) },
  { name: 'linkedom', headings: (html) => textsOf(parseHTML(html).document) },
  { name: 'happy-dom', headings: withHappyDom },
]

/** Only who waits for its end gets its memory back. */
async function withHappyDom(html) {
  const settings = {
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
    disableIframePageLoading: true,
  }
  const window = new Window({ settings })
  window.document.write(html)
  const texts = textsOf(window.document)
  await window.happyDOM.close()
  return texts
}
