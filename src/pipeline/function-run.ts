import {
  type FunctionOutcome,
  mentionsHtml,
  mentionsPage,
  type PageAccess,
  type RunOnPage,
} from '../contracts/caller-function.js'
import { isReadyFunction, type Markup, type ReadyFunction } from '../rules/sandbox/index.js'
import type { PipelineContext } from './stages.js'

interface InputWithoutPage {
  readonly url: string
  readonly markup: Markup | undefined
}

export type FunctionRun = NonNullable<Awaited<ReturnType<typeof prepareFunction>>>

/** @throws LinkglassError `EINVALFUNCTION` if the function does not parse */
export async function prepareFunction(context: PipelineContext) {
  const { stages, query, call } = context
  const request = query.function
  if (!request) return undefined
  const prepare = () => stages.functions.prepare(request, call)
  let prepared: ReadyFunction | FunctionOutcome | undefined = await prepare()

  const run = async (
    { url, markup }: InputWithoutPage,
    timeout: number,
    page?: PageAccess,
  ): Promise<FunctionOutcome> => {
    // A second run, after a crash, needs a newly prepared function.
    prepared ??= await prepare()
    if (!isReadyFunction(prepared)) return prepared
    const ready = prepared
    prepared = undefined
    const parameters = Object.fromEntries(request.parameters)
    try {
      const input = { url, headers: query.headers, parameters }
      return await ready.run({ input, markup, page, timeout }, call.signal)
    } finally {
      ready.end()
    }
  }

  const runOnPage: RunOnPage = async (page, milliseconds) => {
    const markup = mentionsHtml(request) ? { text: await page.html() } : undefined
    return run({ url: page.url, markup }, milliseconds, page)
  }
  return {
    /** `undefined` if the function has failed or needs no page. */
    onPage: isReadyFunction(prepared) && mentionsPage(request) ? runOnPage : undefined,
    runWithoutPage: (input: InputWithoutPage) => run(input, stages.functions.timeout),
    end: () => void (prepared && isReadyFunction(prepared) && prepared.end()),
  }
}
