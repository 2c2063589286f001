import type { Query } from '../../params/index.js'
import type { Stages } from '../stages.js'

/** Makes each redirect hop, visit and measurement of a page obey the `robots.txt` of its origin. */
export function respectRobots(stages: Stages, { proxy }: Query): Stages {
  const { fetch, visit, measure, robots } = stages
  return {
    ...stages,
    fetch: (url, options) =>
      fetch(url, {
        ...options,
        beforeHop: (hop) => robots(hop, { signal: options.signal, proxy }),
      }),
    visit:
      visit &&
      (async (request, call) => {
        await robots(request.url, { signal: call.signal, proxy })
        return visit(request, call)
      }),
    measure:
      measure &&
      (async (request, call) => {
        await robots(request.url, { signal: call.signal, proxy })
        return measure(request, call)
      }),
  }
}
