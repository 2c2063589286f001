import type { MetaField } from '../../contracts/fields.js'
import type { Result } from '../../contracts/result.js'
import type { RulesInput } from '../../contracts/rules.js'
import type { QueryInput } from '../../params/index.js'

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
