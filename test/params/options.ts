import { LinkglassError } from '../../src/contracts/errors.js'
import type { Query } from '../../src/params/index.js'
import type { QueryOptions } from '../../src/params/query-options.js'
import { parseQuery } from '../../src/params/read-query.js'

export const OPTIONS: QueryOptions = {
  limits: {
    queryBytes: 256_000,
    parameters: 2_000,
    selectorBytes: 4_096,
    selectorNesting: 16,
    rules: 200,
    ruleDepth: 8,
    retry: 5,
    functionBytes: 1_048_576,
    pixels: 40_000_000,
  },
  defaults: { ttl: 86_400_000, staleTtl: undefined, timeout: 28_000, retry: 2 },
  browser: false,
  lighthouse: false,
}

export const TARGET = 'url=https%3A%2F%2Fexample.com%2F'

/** Parses further parameters of a request for a fixed target. */
export function parse(rest: string, options: Partial<QueryOptions> = {}): Query {
  return parseQuery(`${TARGET}&${rest}`, { ...OPTIONS, ...options })
}

/** The code and the public text of the error that `work` throws; `undefined` when it does not. */
export function failure(work: () => unknown) {
  try {
    work()
    return undefined
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    return { code: error.code, status: error.status, message: error.message, data: error.data }
  }
}
