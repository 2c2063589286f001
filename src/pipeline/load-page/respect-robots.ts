import type { CallContext } from '../../contracts/call-context.js'
import type { Query } from '../../params/index.js'
import type { Stages } from '../stages.js'

/** Makes each hop, visit and measurement of a page obey `robots.txt`. Requests for its media do not ask it. */
export function respectRobotsInStages(stages: Stages, { proxy }: Query): Stages {
  const { fetch, visit, measure, robots } = stages
  function wrapWithRobotsCheck<R extends { readonly url: URL }, T>(
    work: (request: R, call: CallContext) => Promise<T>,
  ) {
    return async (request: R, call: CallContext) => {
      await robots(request.url, { signal: call.signal, proxy })
      return work(request, call)
    }
  }
  return {
    ...stages,
    fetch: (url, options) =>
      fetch(url, {
        ...options,
        beforeHop: (hop) => robots(hop, { signal: options.signal, proxy }),
      }),
    visit: visit && wrapWithRobotsCheck(visit),
    measure: measure && wrapWithRobotsCheck(measure),
  }
}
