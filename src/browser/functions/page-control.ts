import type { CallResult, PageAccess, ResponseFacts } from '../../contracts/caller-function.js'
import { LinkglassError } from '../../contracts/errors.js'
import type { Value } from '../../contracts/result.js'
import { parseJson } from '../../lib/data/json.js'
import { httpUrl } from '../../lib/net/http-url.js'
import { type Navigations, readHtml, waitUntilLoaded } from '../steps/index.js'
import { PageError } from '../visit/bounded-call.js'
import { NoMatch } from '../visit/no-match.js'
import { inPage, poll, type Tab } from '../visit/tab.js'
import { StepTimeout } from '../visit/time.js'
import {
  parseArguments,
  parseCode,
  parseOptions,
  parseRoot,
  parseSelector,
  parseText,
  parseTexts,
  parseTimeout,
  parseViewport,
  parseWaitUntil,
  pollDelay,
} from './arguments.js'
import { Elements } from './elements.js'
import { evaluateIn } from './evaluate.js'

export interface ControlOptions {
  /** Milliseconds of one function. */
  readonly functionTime: number
  /** Characters that a call may give. */
  readonly maxCall: number
  /** Characters that are read of the page. */
  readonly maxHtml: number
  /** Device pixels of a viewport. */
  readonly maxPixels: number
  /** Checks an address without asking it for anything. */
  readonly check: (url: URL, signal: AbortSignal) => Promise<void>
}

type Method = (args: readonly Value[]) => Promise<unknown>

/** Milliseconds between letters that are typed, at most. */
const LONGEST_DELAY = 1_000

const IS_THERE = '(selector) => document.querySelector(selector) !== null'

const IS_VISIBLE = `(selector) => {
  const element = document.querySelector(selector)
  return element !== null && element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0
}`

const TITLE = '(max) => document.title.slice(0, max)'
const LONGEST_TITLE = 10_000

/**
 * What a caller's function may do with the page: the methods below and no others, each with its
 * arguments checked. They come from a sandbox that may send anything.
 */
export class PageControl implements PageAccess {
  readonly response: ResponseFacts | null
  readonly #tab: Tab
  readonly #navigations: Navigations
  readonly #options: ControlOptions
  readonly #signal: AbortSignal
  readonly #elements: Elements
  readonly #methods: ReadonlyMap<string, Method>
  #open = 0
  #computing = 0

  static async open(
    tab: Tab,
    navigations: Navigations,
    options: ControlOptions,
    signal: AbortSignal,
  ): Promise<PageControl> {
    const response = await navigations.facts(tab)
    return new PageControl(tab, navigations, options, signal, response)
  }

  private constructor(
    tab: Tab,
    navigations: Navigations,
    options: ControlOptions,
    signal: AbortSignal,
    response: ResponseFacts | null,
  ) {
    this.#tab = tab
    this.#navigations = navigations
    this.#options = options
    this.#signal = signal
    this.response = response
    this.#elements = new Elements(tab)
    this.#methods = new Map(Object.entries(this.#table()))
  }

  get url(): string {
    return this.#tab.page.url()
  }

  /** Whether code of the caller runs in the page, as far as is known. */
  get isComputing(): boolean {
    return this.#computing > 0
  }

  /** Whether calls wait for their answer. */
  get isBusy(): boolean {
    return this.#open > 0
  }

  html(): Promise<string> {
    return readHtml(this.#tab, this.#options.maxHtml)
  }

  async call(name: string, args: string): Promise<CallResult> {
    const method = this.#methods.get(name)
    const given = parseJson(args)
    if (!method || !Array.isArray(given)) throw new TypeError(`page has no method \`${name}\``)
    this.#signal.throwIfAborted()
    this.#open++
    try {
      const result = await this.#tab.time.within(method(given))
      const json = result instanceof PageJson ? result.text : (JSON.stringify(result) ?? '')
      return { json, url: this.url }
    } catch (error) {
      throw toCallerError(error)
    } finally {
      this.#open--
    }
  }

  #table(): Record<string, Method> {
    const { page } = this.#tab
    const elements = this.#elements
    return {
      title: () => inPage(this.#tab, TITLE, LONGEST_TITLE),
      content: () => this.#content(),
      evaluate: ([code, args]) => this.#evaluate(CALL, code, args),
      evalOne: ([root, selector, code, args]) =>
        this.#evaluate(ONE, code, args, [root ?? null, { value: parseSelector(selector) }]),
      evalAll: ([root, selector, code, args]) =>
        this.#evaluate(ALL, code, args, [root ?? null, { value: parseSelector(selector) }]),
      query: async ([root, selector]) => elements.find(parseRoot(root), parseSelector(selector)),
      queryAll: async ([root, selector]) =>
        elements.findAll(parseRoot(root), parseSelector(selector)),
      waitForSelector: ([selector, options]) => this.#waitForSelector(selector, options),
      waitForFunction: ([code, options, args]) => this.#waitForFunction(code, options, args),
      waitForNavigation: ([options]) =>
        this.#arrival(options, (timeout) =>
          page.waitForEvent('framenavigated', {
            predicate: (frame) => frame === page.mainFrame(),
            timeout,
          }),
        ),
      goto: ([url, options]) => this.#goto(url, options),
      reload: ([options]) =>
        this.#arrival(options, (timeout) => page.reload({ waitUntil: 'commit', timeout })),
      goBack: ([options]) =>
        this.#arrival(options, (timeout) => page.goBack({ waitUntil: 'commit', timeout })),
      click: async ([target, options]) => {
        const { x, y } = await elements.point(await this.#element(target))
        await page.mouse.click(x, y, { clickCount: parseOptions(options).count })
      },
      hover: async ([target]) => {
        const { x, y } = await elements.point(await this.#element(target))
        await page.mouse.move(x, y)
      },
      focus: async ([target]) => elements.focus(await this.#element(target)),
      type: async ([target, given, options]) => {
        const text = parseText(given, 'the text')
        const delay = Math.min(parseOptions(options).delay, LONGEST_DELAY)
        await elements.focus(await this.#element(target))
        await page.keyboard.type(text, { delay })
      },
      select: async ([target, values]) =>
        elements.select(await this.#element(target), parseTexts(values, 'the values')),
      press: ([key]) => page.keyboard.press(parseText(key, 'the key')),
      setViewport: ([viewport]) => this.#setViewport(viewport),
    }
  }

  /** @throws Error where the page is larger than a call may give */
  async #content(): Promise<string> {
    const { maxCall } = this.#options
    const html = await readHtml(this.#tab, maxCall + 1)
    if (html.length <= maxCall) return html
    throw new Error(`the page has more than ${maxCall} characters`)
  }

  /** What is named by a selector, or was found before. */
  async #element(target: Value | undefined): Promise<number> {
    if (typeof target !== 'string') return this.#elements.known(parseRoot(target))
    const found = await this.#elements.find(undefined, parseSelector(target))
    if (!found) throw new Error(`nothing matches \`${target.slice(0, 100)}\``)
    return found.handle
  }

  async #evaluate(
    form: string,
    code: Value | undefined,
    args: Value | undefined,
    before: readonly Value[] = [],
  ): Promise<PageJson> {
    const passed = [...before, ...parseArguments(args)].map((value) =>
      this.#elements.argument(value),
    )
    const { maxCall } = this.#options
    this.#computing++
    try {
      const text = await evaluateIn(this.#tab, form, parseCode(code), passed, maxCall)
      this.#computing--
      return new PageJson(text)
    } catch (error) {
      if (!(error instanceof StepTimeout) && !this.#signal.aborted) this.#computing--
      throw error
    }
  }

  async #waitForSelector(selector: Value | undefined, options: Value | undefined) {
    const css = parseSelector(selector)
    const { visible, hidden, timeout } = parseOptions(options)
    const until = parseTimeout(timeout, this.#tab.time.left)
    const test = visible || hidden ? IS_VISIBLE : IS_THERE
    try {
      await poll(this.#tab, until, hidden ? `(selector) => !(${test})(selector)` : test, css)
    } catch (error) {
      throw error instanceof StepTimeout && !hidden && !visible ? new NoMatch(css, until) : error
    }
    return hidden ? null : this.#elements.find(undefined, css)
  }

  async #waitForFunction(
    code: Value | undefined,
    options: Value | undefined,
    args: Value | undefined,
  ): Promise<void> {
    const until =
      performance.now() + parseTimeout(parseOptions(options).timeout, this.#tab.time.left)
    for (;;) {
      const { text } = await this.#evaluate(IS_TRUE, code, args)
      if (text === 'true') return
      if (performance.now() >= until) throw new StepTimeout()
      await pollDelay(this.#tab)
    }
  }

  async #goto(url: Value | undefined, options: Value | undefined): Promise<ResponseFacts | null> {
    const target = httpUrl(parseText(url, 'the address'))
    if (!target) throw new TypeError('goto takes an address that begins with http:// or https://')
    await this.#options.check(target, this.#signal)
    return this.#arrival(options, () => this.#navigations.goto(target, this.#tab))
  }

  /** On a way to another page, until it counts as loaded. */
  async #arrival(
    options: Value | undefined,
    leave: (timeout: number) => Promise<unknown>,
  ): Promise<ResponseFacts | null> {
    const { timeout, waitUntil } = parseOptions(options)
    await leave(parseTimeout(timeout, this.#tab.time.left))
    this.#navigations.check()
    await waitUntilLoaded(this.#tab, parseWaitUntil(waitUntil))
    return this.#navigations.facts(this.#tab)
  }

  async #setViewport(given: Value | undefined): Promise<void> {
    const { screen, session } = this.#tab
    const {
      width,
      height,
      isMobile: mobile,
      deviceScaleFactor,
    } = parseViewport(given, this.#options.maxPixels)
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, mobile, deviceScaleFactor },
      ...{ screenWidth: width, screenHeight: height },
    })
    screen.scale = deviceScaleFactor
  }
}

/** What the page made JSON of already. */
class PageJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const IS_TRUE = 'async (...args) => !!(await CODE(...args))'

const CALL = '(...args) => CODE(...args)'

const ONE = `(root, selector, ...args) => {
  const element = (root ?? document).querySelector(selector)
  if (!element) throw new Error('nothing matches ' + selector)
  return CODE(element, ...args)
}`

const ALL =
  '(root, selector, ...args) => CODE([...(root ?? document).querySelectorAll(selector)], ...args)'

/** As a caller's code is to see it: the first line, and no more of what is ours. */
function toCallerError(error: unknown): Error {
  const [line = ''] = error instanceof Error ? error.message.split('\n') : []
  const isLate = error instanceof StepTimeout || /^[\w.]*:? ?Timeout \d/.test(line)
  const result = new Error(isLate ? 'it took longer than it may' : withoutPrefix(line))
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

function withoutPrefix(line: string): string {
  return line.replace(/^(?:[\w.]+|Protocol error \([\w.]+\)): /, '').slice(0, 1_000)
}
