import { PageText } from '../../src/page/page-text.js'
import { lacksRequestedValue } from '../../src/pipeline/load-page/when-to-open.js'
import { readPage } from '../../src/pipeline/read/read-page.js'
import { type LabelledPage, readHtml, readLabels } from './corpus.js'
import { readRequestFor } from './read-request.js'
import { readVisibleText, wordsOf } from './visible-text.js'

/** Counts pages that `prerender=auto` would open, and those opened for nothing. */
const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('Which corpora? npm run bench:shells -- FOLDER…')
  process.exit(1)
}

/** Of the pages of a corpus, in percent. */
const MOST_FOR_NOTHING = 1
/** Share of the labelled words that an answer has at least. */
const ANSWERED = 0.9

for (const folder of folders) {
  const pages = readLabels(folder)
  const opened = pages.filter((page) => isOpened(folder, page))
  const forNothing = opened.filter((page) => isAnswered(folder, page))
  for (const page of opened) {
    console.log(page.id, page.url, forNothing.includes(page) ? 'FOR NOTHING' : '')
  }
  const share = (100 * forNothing.length) / pages.length
  const verdict = share <= MOST_FOR_NOTHING ? 'held' : 'BROKEN'
  console.log(
    `${verdict}: ${opened.length} of ${pages.length} pages would be opened in the browser, ${forNothing.length} (${share.toFixed(1)} %) for nothing; at most ${MOST_FOR_NOTHING} %`,
  )
  if (verdict === 'BROKEN') process.exitCode = 1
}

function isOpened(folder: string, page: LabelledPage): boolean {
  const request = readRequestFor(page.url)
  const reading = readPage(new PageText([readHtml(folder, page)]), request)
  return reading.isShell === true && lacksRequestedValue(request, reading)
}

function isAnswered(folder: string, page: LabelledPage): boolean {
  const wanted = wordsOf(page.text ?? [page.gold.title ?? []].flat().join(' '))
  const shown = new Set(wordsOf(readVisibleText(readHtml(folder, page))))
  const found = wanted.filter((word) => shown.has(word)).length
  return wanted.length > 0 && found >= ANSWERED * wanted.length
}
