import { errorOf, makeFetcher, read } from '../../test/support/fetcher.js'
import { type Origin, startOrigin } from '../../test/support/origin.js'
import { type Case, of, repeated } from './growth-case.js'

/** Cases of code that reads an answer while it arrives. */
export async function startFetchCases(): Promise<{
  readonly cases: readonly Case[]
  readonly close: () => Promise<unknown>
}> {
  let link = ''
  const origin: Origin = await startOrigin(({ url = '' }, response) => {
    const hops = Number.parseInt(url.slice(1), 10)
    response.writeHead(hops > 0 ? 302 : 200, { link, location: `/${hops - 1}` }).end()
  })
  const fetcher = makeFetcher({ limits: { maxHeaderBytes: 1_000_000 } })
  const ask = (hops: number) => errorOf(read(fetcher, `http://site.test:${origin.port}/${hops}`))
  return {
    cases: [
      of(
        'headers: link',
        (size) => repeated('</a>; rel="icon", ', size),
        (header) => {
          link = header
          return ask(0)
        },
      ),
      of(
        'redirects: hops',
        (size) => size / 10_000,
        (hops) => {
          link = ''
          return ask(hops)
        },
      ),
    ],
    close: () => Promise.all([fetcher.close(), origin.close()]),
  }
}
