import { createMemoryLocks } from '../cache/index.js'
import type { Coordinator } from '../coordination.js'
import { createFixedWindows, MAX_CALLERS } from '../limits/index.js'

/** Calls that a worker collected in one turn of its event loop. */
export interface CoordinatorRequest {
  readonly batch: number
  readonly calls: readonly CoordinatorCall[]
}

type CoordinatorReply = Awaited<ReturnType<typeof runCalls>>

export type CoordinatorCall = readonly [method: keyof Coordinator, ...args: readonly unknown[]]

/** Creates the counts and locks that this machine's workers share. */
export function createCoordinator(): Coordinator {
  const counts = createFixedWindows({ maxCallers: MAX_CALLERS, now: Date.now })
  return { ...counts, ...createMemoryLocks() }
}

export async function runCalls(coordinator: Coordinator, { batch, calls }: CoordinatorRequest) {
  const answers = await Promise.all(
    calls.map(([method, ...args]) => Reflect.apply(coordinator[method], coordinator, args)),
  )
  return { batch, answers }
}

export function isCoordinatorRequest(message: unknown): message is CoordinatorRequest {
  return typeof message === 'object' && message !== null && 'batch' in message
}

export function isCoordinatorReply(message: unknown): message is CoordinatorReply {
  return isCoordinatorRequest(message) && 'answers' in message
}
