import type { RulesInput } from '../../src/contracts/rules.js'
import { startPages } from '../support/asking.js'
import { compare, ratios } from '../support/pairs.js'
import { startOurs } from '../support/process.js'

const PAGES = 50

/** Paths of the `GET` doors, before the target's address. */
const DOORS = {
  editorjs: '/editorjs?url=',
  iframely: '/iframely?url=',
  jina: '/jina/',
  mercury: '/parser?url=',
  summaly: '/summaly?url=',
}

/** The main text as a reader's door asks for it. */
function contentRules(attr: 'cleanHtml' | 'markdown') {
  return { content: [{ selector: ':main(with-title)', attr }, { attr }] }
}

/** Measures cached answers through each door, beside the native one. */
export async function doors(): Promise<void> {
  const { origin, page } = await startPages()
  const paths = Array.from({ length: PAGES }, (_, index) => page(index))
  const targets = paths.map((path) => new URLSearchParams(path.slice(2)).get('url') ?? '')
  const served = await startOurs({ LINKGLASS_DOORS: Object.keys(DOORS).join() })
  const load = (path: (index: number) => string) => ({ requests: 3_000, concurrency: 16, path })
  const through = (name: keyof typeof DOORS) => ({
    name,
    served,
    load: load((index) => `${DOORS[name]}${encodeURIComponent(targets[index % PAGES] ?? '')}`),
  })
  const plain = (name: string, data?: RulesInput) => ({
    name,
    served,
    load: load((index) => page(index % PAGES, data)),
  })
  const tables = [
    [plain('/?url=…'), through('editorjs'), through('iframely'), through('summaly')],
    [plain('/?url=… with Markdown', contentRules('markdown')), through('jina')],
    [plain('/?url=… with HTML', contentRules('cleanHtml')), through('mercury')],
  ]
  for (const contenders of tables) console.table(ratios(await compare(contenders)))
  await Promise.all([origin.stop(), served.stop()])
}
