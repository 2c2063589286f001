import type { FetchMode, Result, Value, Warning } from '../../contracts/result.js'
import type { Validators } from '../../contracts/validators.js'
import { createDeadline } from '../../lib/async/deadline.js'
import type { Query } from '../../params/index.js'
import type { ResolveContext } from '../../rules/index.js'
import { loadTechnologies } from '../../technologies/index.js'
import { type FunctionRun, prepareFunction } from '../function-run.js'
import { createReadRequest } from '../load-page/create-read-request.js'
import { toFetchMode } from '../load-page/get-page.js'
import { loadPage, reloadPage } from '../load-page/load-page.js'
import type { LoadedPage } from '../load-page/page-source.js'
import type { PipelineContext } from '../stages.js'
import { getTimeLeft } from '../time-left.js'
import { addPalettes, createPaletteAdder } from './add-palette.js'
import { assembleResult } from './assemble.js'
import { type AssetFile, createVisitAssets } from './assets.js'
import { createPingedFieldTest, createRuleUrlProbe, pickMedia } from './pick-media.js'
import { indexPageResultsByRule, resolveRules } from './resolve-rules.js'

export interface PipelineOutcome {
  readonly result: Result
  readonly fetchMode: FetchMode
  readonly timings: Readonly<Record<string, number>>
  readonly assets: readonly AssetFile[]
  /** True if the page came or was built too slowly, and was cut. */
  readonly isLate?: boolean | undefined
  readonly validators?: Validators | undefined
}

export type NotModified = Pick<PipelineOutcome, 'timings'> & { readonly notModified: true }

export async function answerQuery(context: PipelineContext): Promise<PipelineOutcome> {
  const run = await prepareFunction(context)
  try {
    return await answerFromPage(context, await loadPage(context, run?.onPage), run)
  } finally {
    run?.end()
  }
}

export async function revalidateAnswer(
  context: PipelineContext,
  known: Validators,
): Promise<PipelineOutcome | NotModified> {
  // A function may return another value for the same page.
  if (context.query.function) return answerQuery(context)
  const page = await reloadPage(context, known)
  if (!page) return { notModified: true, timings: context.watch.timings }
  return answerFromPage(context, page)
}

/** Answers from given HTML. May request its media. */
export async function answerFromMarkup(
  context: PipelineContext,
  html: string,
): Promise<PipelineOutcome> {
  const { stages, query, call, watch } = context
  const { url } = query
  const request = createReadRequest(stages, query, url.href)
  const reading = await watch.measureTime('read', stages.reader.readHtml(html, request, call))
  const { result } = await finishAnswer(context, { request, reading, url })
  return { result, fetchMode: 'skipped', timings: watch.timings, assets: [] }
}

async function answerFromPage(context: PipelineContext, loaded: LoadedPage, run?: FunctionRun) {
  const { query, watch } = context
  const { result, assets } = await finishAnswer(context, loaded, run)
  const { mode, page } = loaded.source ?? {}
  const { validators } = page ?? {}
  const { reading } = loaded
  const isLate = page?.cutBy() === 'time' || reading.isLate || reading.item?.isLate
  const fetchMode = toFetchMode(query, mode)
  return { result, fetchMode, timings: watch.timings, assets, validators, isLate }
}

async function finishAnswer(context: PipelineContext, loaded: LoadedPage, run?: FunctionRun) {
  const { stages, query, call, watch } = context
  const { measureTime, timings } = watch
  const { request, reading, url, source } = loaded
  const { detection } = reading
  const { signal } = call
  const { ping, pingFields, palette, rules: asked } = query
  const mayFetchMedia = ping || pingFields.size > 0 || palette || asked.length > 0
  // A slow image becomes `null` before the request times out.
  const mediaTime = mayFetchMedia
    ? createDeadline(getTimeLeft(query, watch.started), signal)
    : { signal, clear: () => undefined }
  const mediaCall = { ...call, signal: mediaTime.signal }
  const warnings: Warning[] = []
  const addPalette = createPaletteAdder(stages.media, palette, mediaCall, warnings)
  const probing: Pick<ResolveContext, 'media' | 'isProbed' | 'inPage'> = {
    media: createRuleUrlProbe(stages.media, mediaTime.signal, addPalette),
    isProbed: createPingedFieldTest(query),
    inPage: indexPageResultsByRule(request.rules, source?.evaluated),
  }
  const picked = pickMedia(stages.media, query, detection, mediaTime.signal)
  const [media, rules, iframe, outcome, report] = await Promise.all([
    measureTime('media', palette ? picked.then((all) => addPalettes(all, addPalette)) : picked),
    measureTime('rules', resolveRules(stages, request, reading, probing, call)),
    query.iframe &&
      stages.oembed.findEmbed({ url, discovered: detection.oembed, options: query.iframe }, signal),
    source?.outcome ?? run?.runWithoutPage({ url: url.href, markup: source?.markup }),
    query.insights?.lighthouse && measureTime('lighthouse', measureWithLighthouse(context)),
  ]).finally(mediaTime.clear)
  const files = await createVisitAssets(source ?? {}, query, stages.media, call, warnings)
  const technologies = await findTechnologies(query, loaded)
  const made = { iframe, technologies, report, files: files.media, outcome, warnings }
  const result = assembleResult(query, { loaded, media, rules, timings, ...made })
  return { result, assets: files.assets }
}

async function findTechnologies({ insights }: Query, { reading, source, url }: LoadedPage) {
  if (!insights?.technologies) return undefined
  const technologies = await loadTechnologies()
  const headers = source?.document.headers ?? {}
  const { cookies = [], globals = [] } = source?.traces ?? {}
  const beside = technologies.findTraceSignals({ url: url.href, headers, cookies, globals })
  return technologies.findTechnologies(new Set([...(reading.technologySignals ?? []), ...beside]))
}

async function measureWithLighthouse(context: PipelineContext): Promise<Value | undefined> {
  const { stages, query, call, watch } = context
  const { url, insights, proxy } = query
  if (!insights?.lighthouse || !stages.measure) return undefined
  const options = insights.lighthouse
  const timeout = getTimeLeft(query, watch.started)
  const report = await stages.measure({ url, options, proxy, timeout }, call)
  return options.output === 'json' ? JSON.parse(report) : report
}
