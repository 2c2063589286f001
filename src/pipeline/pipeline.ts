import type { Validators } from '../contracts/validators.js'
import { rejectOnAbort } from '../lib/async/abortable.js'
import { createDeadline } from '../lib/async/deadline.js'
import type { Query } from '../params/index.js'
import {
  answerFromMarkup,
  answerQuery,
  type PipelineOutcome,
  revalidateAnswer,
} from './answer/answer-query.js'
import { assembleResult } from './answer/assemble.js'
import { filterData } from './answer/filter.js'
import { describeMediaByUrl, pickMediaWithoutProbing } from './answer/pick-media.js'
import { resolveRules } from './answer/resolve-rules.js'
import { prepareFunction } from './function-run.js'
import { createReadRequest } from './load-page/create-read-request.js'
import { respectRobotsInStages } from './load-page/respect-robots.js'
import { needsPageContent, opensPage } from './load-page/when-to-open.js'
import { loadRules } from './load-rules.js'
import { createStopwatch, type PipelineContext, type Stages } from './stages.js'

export interface MarkupOptions {
  readonly leave?: AbortSignal | undefined
  readonly caller?: string | undefined
  /** True if media and the oEmbed provider may be requested. */
  readonly probes?: boolean
}

export type Pipeline = ReturnType<typeof createPipeline>

export function createPipeline(stages: Stages) {
  async function runWithTimeout<T>(
    query: Query,
    work: (context: PipelineContext) => Promise<T>,
    leave?: AbortSignal,
    caller?: string,
  ): Promise<T> {
    if (query.rules.length > 0) (await loadRules()).checkSelectors(query.rules)
    const { signal, end } = createDeadline(query.timeout, leave)
    const kept = query.robots === 'respect' ? respectRobotsInStages(stages, query) : stages
    const context = { stages: kept, query, call: { signal, caller }, watch: createStopwatch() }
    try {
      // Does not wait for work that cannot be stopped, such as unpacking.
      return await rejectOnAbort(work(context), signal)
    } catch (error) {
      // `ETIMEOUT` replaces the error that the deadline caused.
      throw signal.aborted ? signal.reason : error
    } finally {
      end()
    }
  }

  return {
    /**
     * @param leave aborts when nobody waits for the answer
     * @param caller opaque name. Callers share threads and the sandbox fairly.
     * @throws LinkglassError
     */
    ask: (query: Query, leave?: AbortSignal, caller?: string) => {
      const work = needsPageContent(query) || opensPage(query) ? answerQuery : answerWithoutPage
      return runWithTimeout(query, work, leave, caller)
    },
    /** Returns `NotModified` if the page has not changed since `known`. */
    refresh: (query: Query, known: Validators, leave?: AbortSignal, caller?: string) =>
      runWithTimeout(query, (context) => revalidateAnswer(context, known), leave, caller),
    read: (html: string, query: Query, options: MarkupOptions = {}) => {
      const { leave, caller, probes = false } = options
      const work = probes ? answerFromMarkup : answerOffline
      return runWithTimeout(query, (context) => work(context, html), leave, caller)
    },
  }
}

/** Answers only with the result of the caller's function, which needs no page. */
async function answerWithoutPage(context: PipelineContext): Promise<PipelineOutcome> {
  const { stages, query, call, watch } = context
  await stages.check(query.url, call.signal)
  const run = await prepareFunction(context)
  const input = { url: query.url.href, markup: undefined }
  const running = run?.runWithoutPage(input).finally(() => run.end())
  const outcome = running && (await watch.measureTime('function', running))
  const data = filterData(outcome ? { function: outcome } : {}, query.filter)
  const { timings } = watch
  return { result: { status: 'success', data }, fetchMode: 'skipped', timings, assets: [] }
}

async function answerOffline(context: PipelineContext, html: string): Promise<PipelineOutcome> {
  const { stages, query, call, watch } = context
  const { measureTime, timings } = watch
  const made = createReadRequest(stages, query, query.url.href)
  const request = { ...made, firstMediaOnly: !query.explain }
  const reading = await measureTime('read', stages.reader.readHtml(html, request, call))
  const probing = { media: async (address: string) => describeMediaByUrl(address) }
  const rules = await measureTime('rules', resolveRules(stages, request, reading, probing, call))
  const { detection } = reading
  const media = pickMediaWithoutProbing(detection)
  const result = assembleResult(query, { loaded: { request, reading }, media, rules, timings })
  return { result, fetchMode: 'skipped', timings, assets: [] }
}
