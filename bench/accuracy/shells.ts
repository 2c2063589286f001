import { META_FIELDS } from '../../src/core/fields.js'
import { SIGNAL_LIMITS } from '../../src/page/signal-types.js'
import { isMissing } from '../../src/pipeline/missing.js'
import { type ReadRequest, readPage } from '../../src/reading/read-page.js'

import { readHtml, readLabels } from './corpus.js'

/** How many of the saved pages `prerender=auto` would open in the browser, and which. */
const folder = process.argv[2]
if (folder === undefined) {
  console.error('Which corpus? npm run bench:shells -- FOLDER')
  process.exit(1)
}

const pages = readLabels(folder)
const visited = pages.filter((page) => {
  const reading = readPage(readHtml(folder, page), planOf(page.url))
  return reading.shell === true && isMissing(planOf(page.url), reading)
})
for (const { id, url } of visited) console.log(id, url)
const share = ((100 * visited.length) / pages.length).toFixed(1)
console.log(
  `${visited.length} of ${pages.length} pages (${share} %) would be opened in the browser`,
)

/** All nine fields, as a request without options asks for. */
function planOf(url: string): ReadRequest {
  return {
    url,
    headers: {},
    wanted: new Set(META_FIELDS),
    optional: new Set(),
    rules: [],
    explain: false,
    tellsShell: true,
    findsTechnologies: false,
    now: Date.now(),
    limits: {
      signals: SIGNAL_LIMITS,
      dom: { maxDepth: 512, maxNodes: 1, maxTime: 1 },
      pdf: { maxPages: 1, maxMemory: 1 },
      extract: {
        maxMatches: 1,
        maxOutput: 1,
        maxValues: 1,
        maxTime: 1,
        maxProbed: 1,
        probesAtOnce: 1,
      },
    },
  }
}
