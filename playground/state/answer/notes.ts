import { rootOf, valueAt } from '../request/parameters.js'
import type { Request } from '../request/request.js'
import { type Answer, ageOf, headerOf, isSuccess } from './answer.js'
import { isWall } from './walls.js'

/** A remark to read before believing a card. */
export interface Note {
  readonly kind: 'bad' | 'warn' | 'info'
  readonly text: string
}

/** Lists the remarks on an answer that is a success, the gravest first. */
export function notesOf({ request, body, headers }: Answer): Note[] {
  if (!isSuccess(body)) return []
  const { warnings = [] } = body
  const walls = warnings.filter(isWall)
  const others = warnings.filter((warning) => !isWall(warning))
  return [
    ...walls.map(({ message }) => note('bad', `This is not the page itself. ${message}`)),
    ...others.map(({ message }) => note('warn', message)),
    ...leftOut(request),
    ...(isFromBrowser(headers) ? [note('info', whyBrowser(request, body.explain?.opened))] : []),
  ]
}

function note(kind: Note['kind'], text: string): Note {
  return { kind, text }
}

function isFromBrowser(headers: Answer['headers']): boolean {
  return headerOf({ headers }, 'x-fetch-mode')?.startsWith('prerender') ?? false
}

function leftOut({ options }: Request): Note[] {
  const embed = valueAt(options, 'embed')
  if (embed === undefined) return []
  return [
    note('info', `Shown without \`embed\`: with it the answer is the value of \`${embed}\` alone.`),
  ]
}

/** Parameters that only a browser can follow. */
const STEPS = new Set(
  'click scroll scripts modules waitUntil waitFor waitForSelector waitForTimeout'.split(' '),
)

function whyBrowser({ options }: Request, opened: string | undefined): string {
  const steps = options.flatMap(([name]) => (STEPS.has(rootOf(name)) ? [`\`${name}\``] : []))
  if (steps.length > 0) return `Opened in a browser, because of ${steps.join(', ')}.`
  if (valueAt(options, 'prerender') === 'true') return 'Opened in a browser, as you asked.'
  if (options.some(([name]) => rootOf(name) === 'screenshot')) {
    return 'Opened in a browser, to take its image.'
  }
  return opened === undefined ? 'Opened in a browser.' : `Opened in a browser: ${opened}.`
}

/** Says in words when a copy was made; `undefined` for an answer made for this request. */
export function ageText(answer: Answer): string | undefined {
  const age = ageOf(answer)
  return age === undefined ? undefined : `kept ${age < 1 ? 'just now' : `${prettyAge(age)} ago`}`
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

function prettyAge(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  const count = Math.floor(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
