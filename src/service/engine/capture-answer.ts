import type { BrowserStage } from '../../browser/index.js'
import { type Failure, LinkglassError, toFailure } from '../../contracts/errors.js'
import { findOwnMediaType, finishFile, type UnfinishedFile } from '../../contracts/own-files.js'
import type { Result } from '../../contracts/result.js'
import type { VisitResult } from '../../contracts/visit-result.js'
import { computeOnce } from '../../lib/data/lazy.js'
import { version } from '../../lib/version.js'
import type { Recorder, Recording } from '../../network/captures/index.js'
import type { Query, Visit } from '../../params/index.js'
import {
  createAsset,
  createPipeline,
  describeAsset,
  type Pipeline,
  type PipelineOutcome,
  type Stages,
} from '../../pipeline/index.js'
import type { RunningStages } from './create-stages.js'

interface RecordingLimits {
  /** Maximum bytes of all bodies together. */
  readonly maxBytes: number
  /** Secret values from URLs, which must not get into captures. */
  readonly secrets: ReadonlySet<string>
}

/** Creates an `ask` that also records all responses in a WARC file. */
export function createCapturingAsk(
  running: RunningStages,
  limits: RecordingLimits,
): Pipeline['ask'] {
  return async (query, leave, caller) => {
    refuseLighthouse(query)
    const at = new Date()
    const captures = await loadCaptures()
    const { createRecorder, redactAnswer, writeCapture } = captures
    const given = new Set(Object.values(query.headers))
    // A spread would leave objects in memory until a full garbage collection.
    const recorder = createRecorder(Object.assign({ given }, limits))
    const findSeed = () =>
      captures.computeRandomSeed(captures.toCaptureKey(query.url, limits.secrets))
    const stages = createRecordingStages(running, recorder, findSeed)
    const write = ({ exchanges, files, visitedAt }: Recording, answer: Result | Failure) => {
      const info = Object.assign(redactAnswer(query, answer), { at, visitedAt, version: version() })
      return writeCapture(exchanges, files, info)
    }
    let outcome: PipelineOutcome
    try {
      outcome = await createPipeline(stages).ask(query, leave, caller)
    } catch (error) {
      if (!(error instanceof LinkglassError)) throw error
      const recording = await recorder.finishRecording().catch(() => undefined)
      if (!recording || recording.exchanges.length === 0) throw error
      throw error.attachCapture(await finishFile(await write(recording, toFailure(error))))
    }
    return addCaptureToOutcome(
      outcome,
      query,
      await write(await recorder.finishRecording(), outcome.result),
    )
  }
}

export const loadCaptures = computeOnce(() => import('../../network/captures/index.js'))

export function refuseLighthouse({ insights }: Query): void {
  if (!insights?.lighthouse) return
  const text = 'A report of Lighthouse is not captured. Leave it out, or the capture.'
  throw new LinkglassError('EINVALQUERY', text, { data: { capture: text } })
}

function createRecordingStages(
  { stages: shared, createCaptureStages, fetchThrough, browser, dial }: RunningStages,
  recorder: Recorder,
  findSeed: () => number,
): Stages {
  const fetch = fetchThrough(recorder.wrapSend)
  const recordVisit = ({ createVisit }: BrowserStage): Visit => {
    const tape = { seed: findSeed(), time: undefined, record: recorder.addVisit }
    const visit = createVisit({ dial: recorder.wrapDial(dial), fetch, check: shared.check, tape })
    return async (request, call) => {
      const result = await visit({ ...request, html: true }, call)
      recordVisitFiles(recorder, result)
      return result
    }
  }
  const recorded = createCaptureStages(fetch, browser && recordVisit(browser))
  return {
    ...recorded,
    robots: async (...request) => {
      // The first call records `robots.txt`. The second waits for the origin's crawl delay.
      await recorded.robots(...request)
      await shared.robots(...request)
    },
  }
}

function recordVisitFiles({ addFile }: Recorder, { url, html, screenshot, pdf }: VisitResult) {
  const page = url.href
  if (html !== undefined)
    addFile({ kind: 'html', url: page, type: 'text/html; charset=utf-8', bytes: Buffer.from(html) })
  for (const [kind, file] of Object.entries({ screenshot, pdf })) {
    if (!file) continue
    const { bytes, type } = file
    addFile({ kind, url: page, type: findOwnMediaType(type) ?? '', bytes })
  }
}

function addCaptureToOutcome(
  outcome: PipelineOutcome,
  { filename = 'capture' }: Query,
  bytes: UnfinishedFile,
): PipelineOutcome {
  const file = { bytes, type: 'gz' } as const
  const asset = createAsset(file, { filename: `${filename}.warc` })
  const capture = describeAsset(file, asset.path)
  // An assignment would lose a rule named `__proto__`.
  const data = Object.fromEntries([...Object.entries(outcome.result.data), ['capture', capture]])
  const result = Object.assign({}, outcome.result, { data })
  return Object.assign({}, outcome, { result, assets: [...outcome.assets, asset] })
}
