import type { CallContext } from '../../contracts/call-context.js'
import {
  type FunctionOutcome,
  type FunctionRequest,
  namesHtml,
  namesPage,
  type PageAccess,
  type RunOnPage,
} from '../../contracts/caller-function.js'
import type { Query } from '../../contracts/query.js'
import { isReady, type Markup, type ReadyFunction } from '../../rules/sandbox/index.js'
import type { Stages } from '../stages.js'

/** What a caller's function is run with where no page is opened for it. */
export interface WithoutPage {
  readonly url: string
  readonly markup: Markup | undefined
}

/** A caller's function, from before the page is opened to its outcome. */
export class CallerRun {
  readonly #stages: Stages
  readonly #request: FunctionRequest
  readonly #query: Query
  readonly #call: CallContext
  #ready: ReadyFunction | undefined
  /** Known before anything ran, since nothing will. */
  #settled: FunctionOutcome | undefined

  private constructor(stages: Stages, query: Query, request: FunctionRequest, call: CallContext) {
    this.#stages = stages
    this.#query = query
    this.#request = request
    this.#call = call
  }

  /** @throws LinkglassError `EINVALFUNCTION`, before anything is opened */
  static async prepare(
    stages: Stages,
    query: Query,
    call: CallContext,
  ): Promise<CallerRun | undefined> {
    if (!query.function) return undefined
    const run = new CallerRun(stages, query, query.function, call)
    await run.#prepare()
    return run
  }

  /** What the visit is to do; `undefined` when the function needs no page. */
  get onPage(): RunOnPage | undefined {
    if (this.#settled || !namesPage(this.#request)) return undefined
    return async (page, milliseconds) => {
      const html = namesHtml(this.#request) ? { text: await page.html() } : undefined
      return this.#run({ url: page.url, markup: html }, milliseconds, page)
    }
  }

  /** The outcome without a page. */
  async finish(given: WithoutPage): Promise<FunctionOutcome> {
    return this.#settled ?? this.#run(given, this.#stages.functions.timeout)
  }

  end(): void {
    this.#ready?.end()
  }

  async #prepare(): Promise<void> {
    const prepared = await this.#stages.functions.prepare(this.#request, this.#call)
    if (isReady(prepared)) this.#ready = prepared
    else this.#settled = prepared
  }

  async #run(
    { url, markup }: WithoutPage,
    timeout: number,
    page?: PageAccess,
  ): Promise<FunctionOutcome> {
    // A page whose process died is opened again, and a function runs once only.
    if (!this.#ready) await this.#prepare()
    const ready = this.#ready
    if (!ready) return this.finish({ url, markup })
    this.#ready = undefined
    const { headers } = this.#query
    const parameters = Object.fromEntries(this.#request.parameters)
    try {
      const input = { url, headers, parameters }
      return await ready.run({ input, markup, page, timeout }, this.#call.signal)
    } finally {
      ready.end()
    }
  }
}
