import type { CallResult, ResponseFacts } from '../../contracts/caller-function.js'
import type { Value } from '../../contracts/result.js'
import { parseJson } from '../../lib/data/json.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { IS_THERE } from '../steps/act.js'
import { waitUntilLoaded } from '../steps/load.js'
import type { Navigations } from '../steps/navigate.js'
import { readHtml } from '../steps/read-html.js'
import { NoMatch } from '../visit/no-match.js'
import { callInPage, pollConditionInPage, setScreen, type Tab } from '../visit/tab.js'
import { StepTimeout } from '../visit/visit-clock.js'
import {
  parseMethodOptions,
  parseRootHandle,
  parseSelector,
  parseText,
  parseTexts,
  parseTimeout,
  parseViewport,
  parseWaitUntil,
} from './arguments.js'
import { createCodeRunner, PageJson, toCallerError } from './caller-code.js'
import { createElementFinder } from './elements.js'

export interface ControlOptions {
  readonly functionTime: number
  /** Maximum number of characters that one call may return. */
  readonly maxCall: number
  readonly maxHtml: number
  readonly maxPixels: number
  /** Rejects if the URL must not be requested. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
}

const LONGEST_DELAY = 1_000

const IS_VISIBLE = `(selector) => {
  const element = document.querySelector(selector)
  return element !== null && element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0
}`

const TITLE = '(max) => document.title.slice(0, max)'
const LONGEST_TITLE = 10_000

export function createPageControl(
  tab: Tab,
  navigations: Navigations,
  limits: ControlOptions,
  response: ResponseFacts | null,
) {
  const { page, session, time } = tab
  const elements = createElementFinder(tab)
  const code = createCodeRunner(tab, elements, limits.maxCall)
  let openCalls = 0

  function parseTimeoutOption(options: Value | undefined): number {
    return parseTimeout(parseMethodOptions(options).timeout, time.remaining)
  }

  async function findElementHandle(target: Value | undefined): Promise<number> {
    if (typeof target !== 'string') return elements.requireKnownHandle(parseRootHandle(target))
    const found = await elements.findFirst(undefined, parseSelector(target))
    if (!found) throw new Error(`nothing matches \`${target.slice(0, 100)}\``)
    return found.handle
  }

  async function awaitNavigation(
    options: Value | undefined,
    startNavigation: (timeout: number) => Promise<unknown>,
  ): Promise<ResponseFacts | null> {
    const timeout = parseTimeoutOption(options)
    const until = performance.now() + timeout
    await startNavigation(timeout)
    navigations.throwIfNavigationFailed()
    const events = parseWaitUntil(parseMethodOptions(options).waitUntil)
    await waitUntilLoaded(tab, events, Math.max(1, until - performance.now()))
    return navigations.getResponseFacts(tab)
  }

  const toSearchArguments = (root: Value | undefined, selector: Value | undefined) => [
    root ?? null,
    { value: parseSelector(selector) },
  ]
  const methods: Readonly<Record<string, (args: readonly Value[]) => Promise<unknown>>> = {
    title: () => callInPage(tab, TITLE, LONGEST_TITLE),
    async content() {
      const { maxCall } = limits
      const html = await readHtml(tab, maxCall + 1)
      if (html.length <= maxCall) return html
      throw new Error(`the page has more than ${maxCall} characters`)
    },
    evaluate: ([source, args]) => code.runCode('call', source, args),
    evalOne: ([root, selector, source, args]) =>
      code.runCode('withElement', source, args, toSearchArguments(root, selector)),
    evalAll: ([root, selector, source, args]) =>
      code.runCode('withElements', source, args, toSearchArguments(root, selector)),
    query: async ([root, selector]) =>
      elements.findFirst(parseRootHandle(root), parseSelector(selector)),
    queryAll: async ([root, selector]) =>
      elements.findElements(parseRootHandle(root), parseSelector(selector)),
    async waitForSelector([selector, options]) {
      const css = parseSelector(selector)
      const { visible, hidden } = parseMethodOptions(options)
      const timeout = parseTimeoutOption(options)
      const test = visible || hidden ? IS_VISIBLE : IS_THERE
      const condition = hidden ? `(selector) => !(${test})(selector)` : test
      try {
        await pollConditionInPage(tab, timeout, condition, css)
      } catch (error) {
        throw error instanceof StepTimeout && !hidden && !visible
          ? new NoMatch(css, timeout)
          : error
      }
      return hidden ? null : elements.findFirst(undefined, css)
    },
    waitForFunction: ([source, options, args]) =>
      code.runUntilTrue(source, args, parseTimeoutOption(options)),
    waitForNavigation: ([options]) =>
      awaitNavigation(options, (timeout) =>
        page.waitForEvent('framenavigated', {
          predicate: (frame) => frame === page.mainFrame(),
          timeout,
        }),
      ),
    async goto([url, options]) {
      const target = parseHttpUrl(parseText(url, 'the address'))
      if (!target) throw new TypeError('goto takes an address that begins with http:// or https://')
      await limits.check(target, time.signal)
      return awaitNavigation(options, (timeout) => navigations.goto(target, tab, timeout))
    },
    reload: ([options]) =>
      awaitNavigation(options, (timeout) => page.reload({ waitUntil: 'commit', timeout })),
    goBack: ([options]) =>
      awaitNavigation(options, (timeout) => page.goBack({ waitUntil: 'commit', timeout })),
    async click([target, options]) {
      const { x, y } = await elements.scrollToElement(await findElementHandle(target))
      await page.mouse.click(x, y, { clickCount: parseMethodOptions(options).count })
    },
    async hover([target]) {
      const { x, y } = await elements.scrollToElement(await findElementHandle(target))
      await page.mouse.move(x, y)
    },
    focus: async ([target]) => elements.focusElement(await findElementHandle(target)),
    async type([target, given, options]) {
      const text = parseText(given, 'the text')
      const delay = Math.min(parseMethodOptions(options).delay, LONGEST_DELAY)
      await elements.focusElement(await findElementHandle(target))
      await page.keyboard.type(text, { delay })
    },
    select: async ([target, values]) =>
      elements.selectOptions(await findElementHandle(target), parseTexts(values, 'the values')),
    press: ([key]) => page.keyboard.press(parseText(key, 'the key')),
    async setViewport([given]) {
      const { isMobile: mobile, ...size } = parseViewport(given, limits.maxPixels)
      // Sets `screen` before the call, since the function may end during it.
      tab.screen = { ...size, mobile }
      await setScreen(session, tab.screen)
    },
  }

  return {
    response,
    get url() {
      return page.url()
    },
    isComputing: code.isRunning,
    hasOpenCalls: () => openCalls > 0,
    html: () => readHtml(tab, limits.maxHtml),
    async call(name: string, args: string): Promise<CallResult> {
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined
      const given = parseJson(args)
      if (!method || !Array.isArray(given)) throw new TypeError(`page has no method \`${name}\``)
      time.signal.throwIfAborted()
      openCalls++
      try {
        const result = await time.waitFor(method(given))
        const json = result instanceof PageJson ? result.text : (JSON.stringify(result) ?? '')
        return { json, url: page.url() }
      } catch (error) {
        throw toCallerError(error)
      } finally {
        openCalls--
      }
    },
  }
}
