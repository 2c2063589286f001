import { Parser } from 'htmlparser2'
import { META_FIELDS } from '../../src/contracts/fields.js'
import { detectMetadata } from '../../src/metadata/detect.js'
import { PageView } from '../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'

import { cpuSince } from '../../test/support/cpu.js'
import { type SavedPage, somePages } from '../support/corpus.js'
import { ratios } from '../support/pairs.js'

const ROUNDS = 15
const WARM_UPS = 5
const wanted = new Set(META_FIELDS)
const now = Date.now()

/** Measures the reading of all fields, beside a bare parser. */
export async function parse(corpus?: string): Promise<void> {
  const pages = somePages(corpus)
  const contenders = [
    { name: 'htmlparser2, tags counted', work: bare, times: [] as number[] },
    { name: 'linkglass, nine fields', work: nineFields, times: [] as number[] },
  ]
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const { work, times } of contenders) {
      const time = cost(pages, work)
      if (round >= WARM_UPS) times.push(time)
    }
  }
  console.table(ratios(new Map(contenders.map(({ name, times }) => [name, times]))))
}

function bare({ html }: SavedPage): number {
  let tags = 0
  const parser = new Parser({ onopentagname: () => tags++ })
  parser.end(html)
  return tags
}

function nineFields({ url, html }: SavedPage): unknown {
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  return detectMetadata(
    new PageView(reader.end(), { url, wanted, headers: {}, now, explain: false }),
  )
}

/** Milliseconds of CPU time a page. */
function cost(pages: readonly SavedPage[], work: (page: SavedPage) => unknown): number {
  const start = process.cpuUsage()
  for (const page of pages) work(page)
  return cpuSince(start) / pages.length
}
