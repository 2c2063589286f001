import type { RulesInput } from '../../src/contracts/rules.js'
import type { QueryInput } from '../../src/params/query-input.js'
import { stringifyQuery } from '../../test/support/stringify-query.js'

import { type Served, startServer } from './process.js'

/** Starts an origin, and gives the paths to request its pages. */
export async function startPages(corpus?: string): Promise<{
  readonly origin: Served
  /** Path for all fields of a page, without probing media. */
  readonly page: (index: number, data?: RulesInput) => string
  /** All nine fields of the nth page, and its item. */
  readonly item: (index: number) => string
  /** The title alone of the nth page. */
  readonly title: (index: number) => string
  /** The same with captures of all that the answers were made from. */
  readonly capturedPage: (index: number) => string
  readonly capturedTitle: (index: number) => string
  /** All nine fields of a product page, and rules. */
  readonly product: (index: number, data?: RulesInput) => string
  /** The same of a page of so many bytes. */
  readonly sized: (bytes: number, index: number, data?: RulesInput) => string
}> {
  const origin = await startServer('origin.ts', corpus ? { CORPUS: corpus } : {})
  const { port } = new URL(origin.base)
  const ask = (path: string, input?: QueryInput) =>
    `/?${stringifyQuery(`http://pages.example.com:${port}${path}`, { ping: false, ...input })}`
  const rules = (data?: RulesInput) => (data ? { data } : {})
  return {
    origin,
    page: (index, data) => ask(`/page/${index}`, rules(data)),
    item: (index) => ask(`/page/${index}`, { item: true }),
    title: (index) => ask(`/page/${index}`, { meta: { title: true } }),
    capturedPage: (index) => ask(`/page/${index}`, { capture: true }),
    capturedTitle: (index) => ask(`/page/${index}`, { meta: { title: true }, capture: true }),
    product: (index, data) => ask(`/product/${index}`, rules(data)),
    sized: (bytes, index, data) => ask(`/size/${bytes}/${index}`, rules(data)),
  }
}
