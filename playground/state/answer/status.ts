import { parseDuration } from '../../../src/lib/text/duration.js'
import { type Answer, ageOf, headerOf, isSuccess, type Success } from './answer.js'
import { ageText } from './notes.js'
import { nameWall } from './walls.js'

/** Words about how a request went. */
export interface Status {
  readonly kind: 'good' | 'warn' | 'bad'
  readonly words: readonly string[]
}

/** Tells how it went, how old the answer is, and how long it took. */
export function describeStatus(answer: Answer): Status {
  const { body } = answer
  const [kind, page] = isSuccess(body) ? aboutPage(body) : (['bad', 'No answer'] as const)
  const words = [page, age(answer), browser(answer), seconds(answer), remaining(answer)]
  return { kind, words: words.flatMap((word) => word ?? []) }
}

function aboutPage({ statusCode = 200, warnings = [] }: Success): [Status['kind'], string] {
  const wall = nameWall(warnings)
  if (wall) return ['bad', statusCode >= 400 ? `${wall} (${statusCode})` : wall]
  if (statusCode >= 400) return ['bad', `The page answered ${statusCode}`]
  return [warnings.length > 0 ? 'warn' : 'good', 'The page answered']
}

function age(answer: Answer): string | undefined {
  if (!isSuccess(answer.body)) return undefined
  if (answer.request.capture) return 'from the capture'
  return ageOf(answer) === undefined ? 'fetched just now' : ageText(answer)
}

function browser(answer: Answer): string | undefined {
  const mode = headerOf(answer, 'x-fetch-mode')
  return mode?.startsWith('prerender') ? 'opened in a browser' : undefined
}

function seconds(answer: Answer): string | undefined {
  const time = parseDuration(headerOf(answer, 'x-response-time') ?? '')
  if (time === undefined) return undefined
  if (time >= 50) return `${(time / 1_000).toFixed(1)} s`
  // Of a copy nobody expects anything else.
  return ageOf(answer) === undefined ? 'at once' : undefined
}

/** The share of a limit below which one should know what is left. */
const FEW = 0.2

function remaining(answer: Answer): string | undefined {
  const left = Number(headerOf(answer, 'x-rate-limit-remaining') ?? Number.NaN)
  const limit = Number(headerOf(answer, 'x-rate-limit-limit') ?? Number.NaN)
  return left <= limit * FEW ? `${left} of ${limit} requests left` : undefined
}
