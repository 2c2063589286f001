import { LinkglassError } from '../../../contracts/errors.js'
import { isRecord } from '../../../lib/data/json.js'
import { createParameterError } from '../../../params/index.js'
import { type Ignore, type Kind, parseValueOrThrow } from '../door-fields.js'
import {
  acceptChoice,
  acceptNumber,
  acceptObject,
  FLAG,
  NUMBERS,
  SELECTOR,
  TEXT,
} from '../kinds.js'

const MOST = 50
const LONGEST_WAIT = 60_000

const ACTIONS = {
  wait: acceptObject({ milliseconds: acceptNumber(1, LONGEST_WAIT), selector: SELECTOR }),
  click: acceptObject({ selector: SELECTOR, all: FLAG }),
  write: acceptObject({ text: TEXT }),
  press: acceptObject({ key: TEXT }),
  scroll: acceptObject({ direction: acceptChoice('up', 'down'), selector: SELECTOR }),
  executeJavascript: acceptObject({ script: TEXT }),
  scrape: acceptObject({}),
  screenshot: acceptObject({ fullPage: FLAG, quality: NUMBERS.quality }),
  pdf: acceptObject({ format: TEXT, landscape: FLAG, scale: NUMBERS.pdfScale }),
}

type ActionType = keyof typeof ACTIONS

type ActionOf<T extends ActionType> = { readonly type: T } & NonNullable<
  ReturnType<(typeof ACTIONS)[T]['parse']>
>

export type Action = { readonly [T in ActionType]: ActionOf<T> }[ActionType]

/** Options by type of action. At least one of them must be given. */
const REQUIRED: Readonly<Partial<Record<ActionType, readonly string[]>>> = {
  wait: ['milliseconds', 'selector'],
  click: ['selector'],
  write: ['text'],
  press: ['key'],
  executeJavascript: ['script'],
}

const TYPE = acceptChoice(...(Object.keys(ACTIONS) as ActionType[]))

export const ACTION_LIST: Kind<readonly Action[]> = {
  form: `a list of at most ${MOST} objects, each with a \`type\` of ${TYPE.form}`,
  parse: (value, path, ignore) => {
    if (!Array.isArray(value) || value.length > MOST) return undefined
    const actions = value.map((one, index) => parseAction(one, `${path}.${index}`, ignore))
    refuseActionsAfterFile(actions, path)
    return actions
  },
}

function parseAction(value: unknown, path: string, ignore: Ignore) {
  if (!isRecord(value)) throw createParameterError(path, 'is no object; give its `type`.')
  const { type: given, ...options } = value
  const type = parseValueOrThrow(TYPE, given, `${path}.type`, ignore)
  const kind: Kind<Readonly<Record<string, unknown>>> = ACTIONS[type]
  const read = parseValueOrThrow(kind, options, path, ignore)
  const required = REQUIRED[type] ?? []
  if (required.length > 0 && !required.some((name) => read[name] !== undefined)) {
    const names = required.map((name) => `\`${name}\``).join(' or ')
    throw createParameterError(path, `is \`${type}\` without ${names}.`)
  }
  return { type, ...read } as Action
}

function refuseActionsAfterFile(actions: readonly Action[], path: string): void {
  const first = actions.findIndex(isFileAction)
  const late = actions.findIndex(
    ({ type }, index) => first !== -1 && index > first && type !== 'wait' && type !== 'scrape',
  )
  if (late === -1) return
  const advice = 'may stand there: the file shows the page after all steps.'
  const fault = `follows a \`${actions[first]?.type}\`; only \`wait\` and \`scrape\` ${advice}`
  throw createParameterError(`${path}.${late}`, fault)
}

function isFileAction({ type }: Action): boolean {
  return type === 'screenshot' || type === 'pdf'
}

export function toActionParameters(actions: readonly Action[]) {
  const screenshot = actions.find((one) => one.type === 'screenshot')
  const pdf = actions.find((one) => one.type === 'pdf')
  const steps = actions.filter((one) => !isFileAction(one))
  return {
    ...(steps.length > 0 && { function: generateActionFunctionSource(steps) }),
    ...(screenshot && { screenshot: toScreenshotOptions(screenshot) }),
    ...(pdf && { pdf: toPdfOptions(pdf) }),
  }
}

function toScreenshotOptions({ fullPage = false, quality }: ActionOf<'screenshot'>) {
  return { fullPage, ...(quality === undefined ? { type: 'png' } : { type: 'jpeg', quality }) }
}

function toPdfOptions({ type: _, ...options }: ActionOf<'pdf'>) {
  return { format: 'Letter', ...options }
}

function generateActionFunctionSource(steps: readonly Action[]): string {
  return `async ({ page }) => {
  const done = { scrapes: [], javascriptReturns: [] }
  const steps = {
    wait: ({ milliseconds, selector }) =>
      selector === undefined ? page.waitForTimeout(milliseconds) : page.waitForSelector(selector),
    click: async ({ selector, all }) => {
      if (!all) return page.click(selector)
      for (const element of await page.$$(selector)) await element.click()
    },
    write: ({ text }) => page.type(':focus', text),
    press: ({ key }) => page.keyboard.press(key),
    scroll: ({ direction, selector }) =>
      page.evaluate((down, selector) => {
        const place = selector ? document.querySelector(selector) : document.scrollingElement
        if (!place) throw new Error(selector + ' matched nothing')
        place.scrollBy(0, (down ? 1 : -1) * innerHeight)
      }, direction !== 'up', selector),
    executeJavascript: async ({ script }) => {
      const value = await page.evaluate(script)
      done.javascriptReturns.push({ type: value === null ? 'null' : typeof value, value })
    },
    scrape: async () => {
      done.scrapes.push({ url: await page.url(), html: await page.content() })
    },
  }
  const actions = ${JSON.stringify(steps)}
  for (const [index, action] of actions.entries()) {
    try {
      await steps[action.type](action)
    } catch (error) {
      throw new Error('action ' + index + ' (' + action.type + '): ' + error.message)
    }
  }
  return done
}`
}

/** Returns what the actions collected. Throws `ENOMATCH` if one of them failed. */
export function readActionResults(outcome: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(outcome)) return {}
  const { isFulfilled, value } = outcome
  if (isFulfilled === true && isRecord(value)) return value
  const message = isRecord(value) ? String(value.message) : 'The actions failed.'
  throw new LinkglassError('ENOMATCH', message, { data: { actions: message } })
}
