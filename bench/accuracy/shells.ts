import { isMissing } from '../../src/pipeline/missing.js'
import { readPage } from '../../src/reading/read-page.js'
import { readHtml, readLabels } from './corpus.js'
import { readRequestFor } from './read-request.js'

/** How many of the saved pages `prerender=auto` would open in the browser, and which. */
const folder = process.argv[2]
if (folder === undefined) {
  console.error('Which corpus? npm run bench:shells -- FOLDER')
  process.exit(1)
}

const pages = readLabels(folder)
const visited = pages.filter((page) => {
  const reading = readPage(readHtml(folder, page), readRequestFor(page.url))
  return reading.shell === true && isMissing(readRequestFor(page.url), reading)
})
for (const { id, url } of visited) console.log(id, url)
const share = ((100 * visited.length) / pages.length).toFixed(1)
console.log(
  `${visited.length} of ${pages.length} pages (${share} %) would be opened in the browser`,
)
