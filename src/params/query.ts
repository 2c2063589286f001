import type { Warning } from '../contracts/result.js'
import type { Rules } from '../contracts/rules.js'
import type { OUTPUT } from './declarations/output-parameters.js'
import type { REQUEST } from './declarations/request-parameters.js'
import type { BrowserOptions } from './declarations/visit-parameters.js'
import type { ValuesOf } from './kinds/parameter.js'
import type { TargetHeaders } from './readers/read-headers.js'
import type { Ping } from './readers/read-ping.js'

/** Checked request, in which parameters that the caller left out have their defaults. */
export interface Query
  extends Omit<ValuesOf<typeof REQUEST>, 'data' | 'ping' | 'headers'>,
    ValuesOf<typeof OUTPUT>,
    Ping,
    TargetHeaders {
  readonly rules: Rules
  readonly browserOptions: BrowserOptions
  readonly warnings: readonly Warning[]
}
