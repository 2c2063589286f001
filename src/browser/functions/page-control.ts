import type { CallResult, PageAccess, ResponseFacts } from '../../contracts/caller-function.js'
import type { Value } from '../../contracts/result.js'
import { parseJson } from '../../lib/data/json.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { IS_THERE, type Navigations, readHtml, waitUntilLoaded } from '../steps/index.js'
import { NoMatch } from '../visit/no-match.js'
import { callInPage, poll, type Tab } from '../visit/tab.js'
import { StepTimeout } from '../visit/visit-clock.js'
import {
  parseOptions,
  parseRoot,
  parseSelector,
  parseText,
  parseTexts,
  parseTimeout,
  parseViewport,
  parseWaitUntil,
} from './arguments.js'
import { CallerCode, PageJson, toCallerError } from './caller-code.js'
import { Elements } from './elements.js'

export interface ControlOptions {
  /** Milliseconds that one function may take. */
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

const IS_VISIBLE = `(selector) => {
  const element = document.querySelector(selector)
  return element !== null && element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0
}`

const TITLE = '(max) => document.title.slice(0, max)'
const LONGEST_TITLE = 10_000

/** Lets a caller's function call these methods on the page; checks each argument. */
export class PageControl implements PageAccess {
  readonly response: ResponseFacts | null
  readonly #tab: Tab
  readonly #navigations: Navigations
  readonly #options: ControlOptions
  readonly #signal: AbortSignal
  readonly #elements: Elements
  readonly #code: CallerCode
  readonly #methods: ReadonlyMap<string, Method>
  #open = 0

  constructor(
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
    this.#code = new CallerCode(tab, this.#elements, options.maxCall, signal)
    this.#methods = new Map(Object.entries(this.#table()))
  }

  get url(): string {
    return this.#tab.page.url()
  }

  /** True while code of the caller may run in the page. */
  get isComputing(): boolean {
    return this.#code.isRunning
  }

  /** True while calls wait for their answer. */
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
    const search = (root: Value | undefined, selector: Value | undefined) => [
      root ?? null,
      { value: parseSelector(selector) },
    ]
    const elements = this.#elements
    return {
      title: () => callInPage(this.#tab, TITLE, LONGEST_TITLE),
      content: () => this.#content(),
      evaluate: ([code, args]) => this.#code.run('call', code, args),
      evalOne: ([root, selector, code, args]) =>
        this.#code.run('withElement', code, args, search(root, selector)),
      evalAll: ([root, selector, code, args]) =>
        this.#code.run('withElements', code, args, search(root, selector)),
      query: async ([root, selector]) => elements.find(parseRoot(root), parseSelector(selector)),
      queryAll: async ([root, selector]) =>
        elements.findAll(parseRoot(root), parseSelector(selector)),
      waitForSelector: ([selector, options]) => this.#waitForSelector(selector, options),
      waitForFunction: ([code, options, args]) =>
        this.#code.runUntilTrue(code, args, this.#timeout(options)),
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

  /** Milliseconds that a method may take. */
  #timeout(options: Value | undefined): number {
    return parseTimeout(parseOptions(options).timeout, this.#tab.time.left)
  }

  /** Finds the element of a selector, or of an earlier find. */
  async #element(target: Value | undefined): Promise<number> {
    if (typeof target !== 'string') return this.#elements.known(parseRoot(target))
    const found = await this.#elements.find(undefined, parseSelector(target))
    if (!found) throw new Error(`nothing matches \`${target.slice(0, 100)}\``)
    return found.handle
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

  async #goto(url: Value | undefined, options: Value | undefined): Promise<ResponseFacts | null> {
    const target = parseHttpUrl(parseText(url, 'the address'))
    if (!target) throw new TypeError('goto takes an address that begins with http:// or https://')
    await this.#options.check(target, this.#signal)
    return this.#arrival(options, () => this.#navigations.goto(target, this.#tab))
  }

  /** Goes to another page, and waits until that counts as loaded. */
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
