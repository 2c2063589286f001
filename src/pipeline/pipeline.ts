import type { CallContext } from '../contracts/call-context.js'
import type { Query } from '../contracts/query.js'
import type { Result } from '../contracts/result.js'
import type { Validators } from '../contracts/validators.js'
import { abortable } from '../lib/async/abortable.js'
import { deadline } from '../lib/async/deadline.js'
import { checkSelectors } from '../rules/index.js'
import {
  answerQuery,
  type NotModified,
  type PipelineOutcome,
  refreshQuery,
} from './answer/answer-query.js'
import { assemble } from './answer/assemble.js'
import { filterData } from './answer/filter.js'
import { namedMedia, nameMedia } from './answer/pick-media.js'
import { resolveRules } from './answer/resolve-rules.js'
import { CallerRun } from './load-page/caller-run.js'
import { opensPage } from './load-page/page-source.js'
import { needsPage, readRequestOf } from './load-page/read-request.js'
import type { Stages } from './stages.js'
import { stopwatch } from './stopwatch.js'

export interface Pipeline {
  /**
   * Check the rules, fetch the target, read the page, probe its media, convert the values.
   * @param leave aborts when nobody waits for the answer any more
   * @param caller who gets a fair share of threads and sandbox; opaque
   * @throws LinkglassError with the protocol's code for whatever goes wrong on the way
   */
  ask(query: Query, leave?: AbortSignal, caller?: string): Promise<PipelineOutcome>
  /** The same, but only if the page is not the one that is `known`: then nothing of it is done. */
  refresh(
    query: Query,
    known: Validators,
    leave?: AbortSignal,
    caller?: string,
  ): Promise<PipelineOutcome | NotModified>
  /** The same for a page that is already here: nothing is fetched, no media probed. */
  read(html: string, query: Query, leave?: AbortSignal): Promise<Result>
}

export function createPipeline(stages: Stages): Pipeline {
  return {
    ask: (query, leave, caller) =>
      withinDeadline(query, leave, async (signal) => {
        if (needsPage(query) || opensPage(query)) {
          return answerQuery(stages, query, { signal, caller })
        }
        await stages.check(query.url, signal)
        return answerWithoutPage(stages, query, { signal, caller })
      }),
    refresh: (query, known, leave, caller) =>
      withinDeadline(query, leave, (signal) =>
        refreshQuery(stages, query, known, { signal, caller }),
      ),
    read: (html, query, leave) =>
      withinDeadline(query, leave, (signal) => readHtml(stages, html, query, { signal })),
  }
}

async function withinDeadline<T>(
  query: Query,
  leave: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  checkSelectors(query.rules)
  const { signal, end } = deadline(query.timeout, leave)
  try {
    // Some work cannot be ended, as that of a thread which unpacks: nobody waits for it longer.
    return await abortable(work(signal), signal)
  } catch (error) {
    // Whatever breaks because the time is up, the time is the reason.
    throw signal.aborted ? signal.reason : error
  } finally {
    end()
  }
}

/** A function of the caller's may be all that is asked for, and need nothing of the page. */
async function answerWithoutPage(
  stages: Stages,
  query: Query,
  call: CallContext,
): Promise<PipelineOutcome> {
  const { timed, timings } = stopwatch()
  const run = await CallerRun.prepare(stages, query, call)
  const given = { url: query.url.href, markup: undefined }
  const outcome = run && (await timed('function', run.finish(given)).finally(() => run.end()))
  const data = filterData(outcome ? { function: outcome } : {}, query.filter)
  return { result: { status: 'success', data }, fetchMode: 'skipped', timings, assets: [] }
}

async function readHtml(
  stages: Stages,
  html: string,
  query: Query,
  call: CallContext,
): Promise<Result> {
  const { timed, timings } = stopwatch()
  const request = readRequestOf(stages, query, query.url.href, {})
  const reading = await timed('read', stages.reader.readHtml(html, request, call))
  const rules = await timed(
    'rules',
    resolveRules(stages, request, reading, { media: namedMedia }, call),
  )
  const media = nameMedia(reading.detection)
  const found = { request, detection: reading.detection, media, rules, timings }
  const answered = assemble(found, reading.warnings)
  return { ...answered, data: filterData(answered.data, query.filter) }
}
