import { LinkglassError } from '../../contracts/errors.js'
import type { Value } from '../../contracts/result.js'
import { getFirstErrorLine } from '../../lib/text/first-line.js'
import { callWithLimit, PageError } from '../visit/bounded-call.js'
import { NoMatch } from '../visit/no-match.js'
import { pollUntilTrue, type Tab } from '../visit/tab.js'
import { StepTimeout } from '../visit/visit-clock.js'
import { parseCode } from './arguments.js'
import type { Elements } from './elements.js'

/** Functions to call in the page. The caller's code replaces `CODE`. */
const CODE_TEMPLATES = {
  call: '(...args) => CODE(...args)',
  isTrue: 'async (...args) => !!(await CODE(...args))',
  withElement: `(root, selector, ...args) => {
  const element = (root ?? document).querySelector(selector)
  if (!element) throw new Error('nothing matches ' + selector)
  return CODE(element, ...args)
}`,
  withElements:
    '(root, selector, ...args) => CODE([...(root ?? document).querySelectorAll(selector)], ...args)',
} as const

export class PageJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export function createCodeRunner(tab: Tab, elements: Elements, maxCall: number) {
  let running = 0

  /** @param before arguments that precede the caller's `args` */
  async function runCode(
    name: keyof typeof CODE_TEMPLATES,
    code: Value | undefined,
    args: Value | undefined,
    before: readonly Value[] = [],
  ): Promise<PageJson> {
    const all = [...before, ...(Array.isArray(args) ? args : [])].map((value) =>
      elements.toArgument(value),
    )
    running++
    try {
      const { source, callable } = parseCode(code)
      const evaluated = `(0, eval)(${JSON.stringify(callable ? `(${source}\n)` : source)})`
      const called = callable ? evaluated : `(() => ${evaluated})`
      const form = CODE_TEMPLATES[name].replaceAll('CODE', () => called)
      const text = await callWithLimit(tab, form, all, maxCall)
      running--
      return new PageJson(text)
    } catch (error) {
      if (!(error instanceof StepTimeout) && !tab.time.signal.aborted) running--
      throw error
    }
  }

  return {
    /** True while the caller's code may still run in the page. */
    isRunning: () => running > 0,
    runCode,
    /** @throws StepTimeout after `milliseconds` */
    runUntilTrue: (code: Value | undefined, args: Value | undefined, milliseconds: number) =>
      pollUntilTrue(tab, milliseconds, async () => {
        const { text } = await runCode('isTrue', code, args)
        return text === 'true'
      }),
  }
}

/** Converts an error for the caller, without the service's internal details. */
export function toCallerError(error: unknown): Error {
  const line = getFirstErrorLine(error)
  const isLate = error instanceof StepTimeout || /^[\w.]*:? ?Timeout \d/.test(line)
  const reason = line.replace(/^(?:[\w.]+|Protocol error \([\w.]+\)): /, '').slice(0, 1_000)
  const result = new Error(isLate ? 'it took longer than it may' : reason)
  if (isLate) result.name = 'TimeoutError'
  if (error instanceof LinkglassError) {
    result.name = 'OutgoingRequestError'
    result.message = `${error.code}: ${error.message}`
  } else if (error instanceof PageError || error instanceof NoMatch) {
    result.name = error.name
    result.message = error.message
  } else if (error instanceof TypeError || error instanceof RangeError) result.name = error.name
  return result
}
