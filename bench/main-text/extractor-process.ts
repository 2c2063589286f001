import { findMainText } from '../../src/main-text/index.js'
import { parseDocument } from '../../src/page/tree/dom.js'
import { readTextContent } from '../../src/rules/attributes/text-content.js'
import { cpuSince } from '../../test/support/cpu.js'
import type { SavedPage } from '../support/corpus.js'
import { type Extractor, loadExtractors } from '../support/extractors.mjs'
import { mean, wordF1 } from './scores.js'
import { TREE_LIMITS, textPages } from './text-pages.js'

// One extractor over all pages, in a process of its own: what another loads changes how fast the engine is.
const [wanted = '', corpus] = process.argv.slice(2)
const OURS = 'linkglass'
/** Milliseconds of CPU time at least: in less, how a processor starts on something else is most of it. */
const TURN = 2_000
const pages = textPages(corpus)
// Packages write what they cannot read of a page, with a stack, each time.
console.error = () => undefined
const extractor = await extractorNamed(wanted)
process.on('message', async (question) => {
  process.send?.(question === 'cost' ? await costOf(extractor) : await scoresOf(extractor))
})

async function extractorNamed(name: string): Promise<Extractor> {
  if (name.startsWith(OURS)) return { name, read: async (page) => own(page) }
  const found = (await loadExtractors()).find((one) => one.name === name)
  if (!found) throw new Error(`there is no extractor called ${name}`)
  return found
}

function own({ html }: SavedPage): string {
  const { element } = findMainText(parseDocument(html, TREE_LIMITS).document)
  return element ? readTextContent(element) : ''
}

/** CPU milliseconds a page: of all pages, once or more, after some that an idle process is woken by. */
async function costOf({ read }: Extractor): Promise<number> {
  for (let page = 0, start = process.cpuUsage(); cpuSince(start) < TURN; page++) {
    await readAt(page % pages.length)
  }
  const start = process.cpuUsage()
  let count = 0
  for (; count % pages.length > 0 || cpuSince(start) < TURN; count++)
    await readAt(count % pages.length)
  return cpuSince(start) / count

  async function readAt(index: number): Promise<void> {
    const page = pages[index]
    if (page) await read(page).catch(() => '')
  }
}

/** F1 by kind, where pages are labelled. */
async function scoresOf({ name, read }: Extractor): Promise<Record<string, string>> {
  const scores = new Map<string, number[]>()
  for (const page of pages) {
    if (!('kind' in page)) continue
    const got = await read(page).catch(() => '')
    // What packages give is markup: read as a page, block by block, so that no words run together.
    const score = wordF1(name.startsWith(OURS) ? got : textOfMarkup(got), page.text)
    for (const kind of ['all', page.kind]) scores.set(kind, [...(scores.get(kind) ?? []), score])
  }
  return Object.fromEntries([...scores].map(([kind, list]) => [kind, mean(list).toFixed(3)]))
}

function textOfMarkup(html: string) {
  return readTextContent(
    parseDocument(
      html.replace(/<(?!\/?(?:a|b|i|em|strong|span|code|sup|sub)\b)/gi, ' <'),
      TREE_LIMITS,
    ).document,
  )
}
