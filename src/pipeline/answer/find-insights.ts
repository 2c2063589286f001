import type { Value } from '../../contracts/result.js'
import type { Query } from '../../params/index.js'
import { type FoundTechnology, loadTechnologies } from '../../technologies/index.js'
import type { LoadedPage } from '../load-page/page-source.js'
import type { PipelineContext } from '../stages.js'
import { timeLeft } from '../time-left.js'

/** Finds what a page is made with, if that is asked for. */
export async function findTechnologies(
  { insights }: Query,
  { reading, source, url }: Pick<LoadedPage, 'reading' | 'source' | 'url'>,
): Promise<FoundTechnology[] | undefined> {
  if (!insights?.technologies) return undefined
  const technologies = await loadTechnologies()
  const headers = source?.document.headers ?? {}
  const { cookies = [], globals = [] } = source?.traces ?? {}
  const beside = technologies.findAnswerEvidence({ url: url.href, headers, cookies, globals })
  return technologies.findTechnologies(new Set([...(reading.technologySignals ?? []), ...beside]))
}

/** Measures a page with Lighthouse: a record for JSON, otherwise text. */
export async function measureWithLighthouse({
  stages,
  query,
  call,
  watch,
}: PipelineContext): Promise<Value | undefined> {
  const { url, insights, proxy } = query
  if (!insights?.lighthouse || !stages.measure) return undefined
  const options = insights.lighthouse
  const timeout = timeLeft(query, watch.started)
  const report = await stages.measure({ url, options, proxy, timeout }, call)
  return options.output === 'json' ? JSON.parse(report) : report
}
