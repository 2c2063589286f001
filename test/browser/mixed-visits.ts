import { type Origin, startOrigin } from '../support/origin.js'
import { readPages } from '../support/read-pdf.js'
import { decode } from './support.js'

/** Of the table of technologies: a host that advertises. */
const ADS_HOST = 'cdn.taboola.com'

export const AT_ONCE = 8

/** What a service needs to be asked for many visits at once on a machine that does other things. */
export const SETTINGS = {
  LINKGLASS_HOSTS: `site.test=127.0.0.1,${ADS_HOST}=127.0.0.1`,
  LINKGLASS_ALLOW: `site.test=127.0.0.0/8,${ADS_HOST}=127.0.0.0/8`,
  LINKGLASS_TIMEOUT: '5min',
  LINKGLASS_BROWSER_PAGES: String(AT_ONCE),
  LINKGLASS_FUNCTION_TIMEOUT: '5min',
  LINKGLASS_FUNCTION_CPU: '1min',
}

/** A page for each number, with an advertisement that changes what it says. */
export function startMixedSite(): Promise<Origin> {
  return startOrigin((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.test')
    const number = searchParams.get('n')
    const isAd = pathname === '/ad.js'
    response.writeHead(200, { 'content-type': isAd ? 'text/javascript' : 'text/html' })
    response.end(
      isAd
        ? 'document.title = "Buy"; document.querySelector("h1").textContent = "Buy"'
        : `<!doctype html><title>Page ${number}</title><h1>Words ${number}</h1>
          <div class="ad-banner">An advertisement</div>
          <script src="http://${ADS_HOST}:${request.socket.localPort}/ad.js"></script>`,
    )
  })
}

interface Answered {
  readonly status: number
  readonly body: unknown
}

type Ask = (parameters: Record<string, string>) => Promise<Answered>

/** Makes so many visits of all kinds, eight at a time; gives those that were not answered right. */
export async function mixVisits(
  site: Origin,
  visits: number,
  ask: Ask,
  onAnswer: (count: number) => unknown = () => {},
): Promise<unknown[]> {
  const waiting = Array.from({ length: visits }, (_, n) => n)
  const wrong: unknown[] = []
  let count = 0
  async function work(): Promise<void> {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      const kind = KINDS[n % KINDS.length] ?? KINDS[0]
      const url = `http://site.test:${site.port}/?n=${n}`
      const answer = await ask({ url, meta: 'false', ...kind.asked })
      const isRight = answer.status === 200 && (await kind.check(dataOf(answer), n))
      if (!isRight) wrong.push({ n, asked: kind.asked, answer })
      count += 1
      await onAnswer(count)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return wrong
}

interface Data {
  readonly title?: string
  readonly function?: { readonly isFulfilled: boolean; readonly value: unknown }
  readonly pdf?: { readonly url: string }
  readonly screenshot?: { readonly url: string }
  readonly x?: unknown
}

function dataOf({ body }: Answered): Data {
  return (body as { data: Data }).data
}

async function fetched({ url }: { url: string } = { url: '' }): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer())
}

interface Kind {
  readonly asked: Record<string, string>
  readonly check: (data: Data, n: number) => Promise<boolean> | boolean
}

const TITLE_AND_STATUS = 'async ({ page, response }) => [await page.title(), response.status()]'

/** What the visits are for, and whether the answer is right. */
const KINDS: readonly [Kind, ...Kind[]] = [
  {
    asked: { pdf: 'true', adblock: 'true' },
    check: async ({ pdf }, n) => {
      const pages = await readPages(await fetched(pdf))
      // Neither what the advertisement does nor the place where it stands.
      return pages.length === 1 && pages[0]?.text === `Words ${n}`
    },
  },
  {
    asked: { function: TITLE_AND_STATUS, adblock: 'true' },
    check: ({ function: { value } = {} as never }, n) =>
      JSON.stringify(value) === JSON.stringify([`Page ${n}`, 200]),
  },
  {
    asked: { function: TITLE_AND_STATUS, adblock: 'false', waitUntil: 'load' },
    check: ({ function: { value } = {} as never }) =>
      JSON.stringify(value) === JSON.stringify(['Buy', 200]),
  },
  {
    asked: { screenshot: 'true', 'viewport.width': '64', 'viewport.deviceScaleFactor': '1' },
    check: async ({ screenshot }) => (await decode(await fetched(screenshot))).width === 64,
  },
  {
    asked: {
      'data.x.evaluate': 'document.title',
      function: '({ page }) => page.evaluate("1 + 1")',
    },
    check: ({ x, function: { value } = {} as never }, n) => x === `Page ${n}` && value === 2,
  },
  {
    asked: { meta: '', 'meta.title': 'true', prerender: 'true' },
    check: ({ title }, n) => title === `Page ${n}`,
  },
  {
    asked: {
      function: '({ page }) => page.evaluate(() => { throw new Error("no") })',
      pdf: 'true',
    },
    check: async ({ function: { isFulfilled } = {} as never, pdf }) =>
      isFulfilled === false && (await readPages(await fetched(pdf))).length === 1,
  },
]
