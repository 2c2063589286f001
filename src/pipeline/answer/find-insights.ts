import type { CallContext } from '../../contracts/call-context.js'
import type { Query } from '../../contracts/query.js'
import type { Value } from '../../contracts/result.js'
import { type FoundTechnology, loadTechnologies } from '../../technologies/index.js'
import type { Arrived } from '../load-page/arrive.js'
import { timeLeft } from '../load-page/visit-request.js'
import type { Stages } from '../stages.js'

/** What the page of a query is made with, if that is asked for. */
export async function technologiesOf(
  { insights }: Query,
  { reading, source, url }: Pick<Arrived, 'reading' | 'source' | 'url'>,
): Promise<FoundTechnology[] | undefined> {
  if (!insights?.technologies) return undefined
  const { answerSignals, findTechnologies } = await loadTechnologies()
  const headers = source?.document.headers ?? {}
  const { cookies = [], globals = [] } = source?.traces ?? {}
  const beside = answerSignals({ url: url.href, headers, cookies, globals })
  return findTechnologies(new Set([...(reading.technologySignals ?? []), ...beside]))
}

/** A report of Lighthouse: a record as JSON, or text. */
export async function reportOf(
  { measure }: Stages,
  query: Query,
  started: number,
  call: CallContext,
): Promise<Value | undefined> {
  const { url, insights, proxy } = query
  if (!insights?.lighthouse || !measure) return undefined
  const options = insights.lighthouse
  const report = await measure({ url, options, proxy, timeout: timeLeft(query, started) }, call)
  return options.output === 'json' ? JSON.parse(report) : report
}
