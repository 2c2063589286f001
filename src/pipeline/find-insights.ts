import type { Query } from '../core/query.js'
import type { FoundTechnology } from '../technologies/index.js'
import { answerSignals, findTechnologies } from '../technologies/index.js'
import type { Arrived } from './arrive.js'

/** What the page of a query is made with, if that is asked for. */
export function technologiesOf(
  { insights }: Query,
  { reading, source, url }: Pick<Arrived, 'reading' | 'source' | 'url'>,
): FoundTechnology[] | undefined {
  if (!insights?.technologies) return undefined
  const headers = source?.document.headers ?? {}
  const { cookies = [], globals = [] } = source?.traces ?? {}
  const beside = answerSignals({ url: url.href, headers, cookies, globals })
  return findTechnologies(new Set([...(reading.technologySignals ?? []), ...beside]))
}
