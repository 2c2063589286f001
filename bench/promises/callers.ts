import { FUNCTIONS } from '../../test/hostile/functions.js'
import { PAGES } from '../../test/hostile/pages.js'
import { COSTLY, PAGE } from '../../test/hostile/selectors.js'
import { answer } from '../../test/hostile/support/talk.js'
import { startRaw } from '../../test/support/raw-server.js'
import type { Timed, TimedService } from '../support/timed.js'
import { type Promised, slowest, withService } from './promise.js'

const RULES = {
  'data.html.selector': 'p',
  'data.markdown.selector': 'h1',
  'data.markdown.attr': 'markdown',
  'data.links.selectorAll': 'a',
  'data.links.attr': 'href',
}
const ENDLESS = '() => { for (;;); }'

export const CALLERS: readonly Promised[] = [
  {
    name: 'a hostile page gives its metadata',
    bound: 5_000,
    measure: () => withPage((ask) => slowest(Object.values(PAGES), (make) => ask({}, make()))),
  },
  {
    name: 'a hostile page gives its rules',
    bound: 5_000,
    measure: () => withPage((ask) => slowest(Object.values(PAGES), (make) => ask(RULES, make()))),
  },
  {
    name: 'a costly selector ends',
    bound: 2_000,
    measure: () =>
      withPage((ask) =>
        slowest(COSTLY, ([, selector]) =>
          ask({ 'data.x.selectorAll': selector, 'data.x.attr': 'text' }),
        ),
      ),
  },
  {
    name: 'a hostile function ends',
    bound: 2_000,
    measure: () =>
      withPage((ask) => slowest(Object.values(FUNCTIONS), (source) => ask(evaluate(source)))),
  },
  {
    name: 'others are answered during a flood of endless functions',
    bound: 1_000,
    measure: () =>
      withPage(async (ask) => {
        const flood = Array.from({ length: 20 }, (_, index) =>
          ask(evaluate(`${ENDLESS} // ${index}`)),
        )
        const worst = await slowest(Array(10).fill({ 'meta.title': 'true' }), (one) => ask(one))
        await Promise.all(flood)
        return worst
      }),
  },
]

function evaluate(source: string): Record<string, string> {
  return { meta: 'false', 'data.x.selector': 'h1', 'data.x.evaluate': source }
}

type Ask = (parameters: Record<string, string>, page?: string) => Promise<Timed>

/** Runs with a target that serves the page given last. */
async function withPage(work: (ask: Ask) => Promise<number>): Promise<number> {
  let shown = PAGE
  const target = await startRaw((socket) => answer(shown)(socket))
  const url = `http://site.test:${target.port}/`
  const asking = (service: TimedService) =>
    work((parameters, page = PAGE) => {
      shown = page
      return service.ask({ url, ...parameters })
    })
  return withService({}, asking).finally(target.close)
}
