import type { Signals } from '../page/signals.js'
import type { DetectContext } from './page.js'

/** Whether nothing later in the document can change any wanted field. */
export function settled(_signals: Signals, context: DetectContext): boolean {
  return context.wanted.size === 0
}
