import type { MetaField } from '../core/fields.js'
import type { Result } from '../core/result.js'
import type { RulesInput } from '../core/rules.js'
import type { QueryInput } from '../query/index.js'

/** What the tools ask with: the library, or the service with its cache and plans. */
export type Ask = (url: string, options: AskOptions) => Promise<Result>

export interface AskOptions
  extends Pick<
    QueryInput,
    | 'screenshot'
    | 'pdf'
    | 'function'
    | 'device'
    | 'waitForSelector'
    | 'insights'
    | 'palette'
    | 'video'
    | 'audio'
  > {
  readonly meta: boolean | { readonly [F in MetaField]?: boolean }
  readonly data?: RulesInput
  readonly explain?: boolean
}
