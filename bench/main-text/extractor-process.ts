import { findMainText } from '../../src/main-text/index.js'
import { parseDocument } from '../../src/page/tree/dom.js'
import { readTextContent } from '../../src/rules/attributes/text-content.js'
import { cpuSince } from '../../test/support/cpu.js'
import type { SavedPage } from '../support/corpus.js'
import { type Extractor, loadExtractors } from '../support/extractors.mjs'
import { mean, wordF1 } from './scores.js'
import { TREE_LIMITS, textPages } from './text-pages.js'

// Runs one extractor in its own process, undisturbed by other extractors.
const [wanted = '', corpus] = process.argv.slice(2)
const OURS = 'linkglass'
/** Minimum milliseconds of CPU time, for a stable figure. */
const TURN = 2_000
const pages = textPages(corpus)
// Packages log each error with a stack.
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

/** Returns the CPU milliseconds per page, after a warm-up. */
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
    // Packages return markup. Reading by blocks keeps words apart.
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
