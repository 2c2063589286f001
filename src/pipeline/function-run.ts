import {
  type FunctionOutcome,
  type FunctionRequest,
  namesHtml,
  namesPage,
  type PageAccess,
  type RunOnPage,
} from '../contracts/caller-function.js'
import { isReady, type Markup, type ReadyFunction } from '../rules/sandbox/index.js'
import type { PipelineContext } from './stages.js'

/** Input of a caller's function for which no page is opened. */
export interface InputWithoutPage {
  readonly url: string
  readonly markup: Markup | undefined
}

/** One run of a caller's function, from before the page is opened to its outcome. */
export class FunctionRun {
  readonly #context: PipelineContext
  readonly #request: FunctionRequest
  #ready: ReadyFunction | undefined
  /** Outcome of a function that cannot run. */
  #failed: FunctionOutcome | undefined

  private constructor(context: PipelineContext, request: FunctionRequest) {
    this.#context = context
    this.#request = request
  }

  /** @throws LinkglassError `EINVALFUNCTION`, before anything is opened */
  static async prepare(context: PipelineContext): Promise<FunctionRun | undefined> {
    const request = context.query.function
    if (!request) return undefined
    const run = new FunctionRun(context, request)
    await run.#prepare()
    return run
  }

  /** Returns the task of the visit; `undefined` when the function needs no page. */
  get onPage(): RunOnPage | undefined {
    if (this.#failed || !namesPage(this.#request)) return undefined
    return async (page, milliseconds) => {
      const markup = namesHtml(this.#request) ? { text: await page.html() } : undefined
      return this.#run({ url: page.url, markup }, milliseconds, page)
    }
  }

  async runWithoutPage(input: InputWithoutPage): Promise<FunctionOutcome> {
    return this.#failed ?? this.#run(input, this.#context.stages.functions.timeout)
  }

  end(): void {
    this.#ready?.end()
  }

  async #prepare(): Promise<void> {
    const { stages, call } = this.#context
    const prepared = await stages.functions.prepare(this.#request, call)
    if (isReady(prepared)) this.#ready = prepared
    else this.#failed = prepared
  }

  async #run(
    { url, markup }: InputWithoutPage,
    timeout: number,
    page?: PageAccess,
  ): Promise<FunctionOutcome> {
    // A page whose process died is opened again, and a function runs once only.
    if (!this.#ready) await this.#prepare()
    const ready = this.#ready
    if (!ready) return this.runWithoutPage({ url, markup })
    this.#ready = undefined
    const { query, call } = this.#context
    const parameters = Object.fromEntries(this.#request.parameters)
    try {
      const input = { url, headers: query.headers, parameters }
      return await ready.run({ input, markup, page, timeout }, call.signal)
    } finally {
      ready.end()
    }
  }
}
