import type { CallContext } from '../../contracts/call-context.js'
import type { Query } from '../../params/index.js'
import type { Stages } from '../stages.js'

/** Makes each redirect hop, visit and measurement of a page obey the `robots.txt` of its origin. */
export function respectRobots(stages: Stages, { proxy }: Query): Stages {
  const { fetch, visit, measure, robots } = stages
  function askRobotsFirst<R extends { readonly url: URL }, T>(
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
    visit: visit && askRobotsFirst(visit),
    measure: measure && askRobotsFirst(measure),
  }
}
