import { LinkglassError } from '../core/errors.js'
import { createKeys } from './api-keys.js'
import { batchedCounter } from './batched-counter.js'
import { countedAddress } from './client-address.js'
import { type Count, type Counter, createFixedWindows } from './fixed-window.js'
import { FREE_PLAN, type Plan, type PlanState } from './plan.js'
import { withFallback } from './with-fallback.js'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

export interface Caller {
  /** The client's address, as `clientAddress` tells it. */
  readonly address: string
  /** The value of `x-api-key`. */
  readonly key?: string | undefined
}

export interface Taken extends PlanState {
  /** `false`: over the limit; answer `overLimit(state)`. */
  readonly allowed: boolean
  /** Seconds until the window ends, at least 1. */
  readonly retryAfter: number
}

export interface Plans {
  /**
   * Counts one request.
   * @throws LinkglassError `EAUTH` for a key that is not configured, when keys are
   */
  take(caller: Caller): Promise<Taken>
  /** Counts one request that is allowed and known to be so without asking anyone; or nothing. */
  tryTake(caller: Caller): Taken | undefined
  /** The state without counting; for an unknown key, that of the caller's address. */
  peek(caller: Caller): Promise<PlanState>
  close(): Promise<void>
}

export interface PlansOptions {
  /** One of them is `free`. */
  readonly plans: readonly Plan[]
  /** Callers remembered at most. */
  readonly maxCallers: number
  /** Counts for several processes; when it fails, this process counts for itself. */
  readonly counter?: Counter | undefined
  /** Unix milliseconds. */
  readonly now?: () => number
}

export function createPlans(options: PlansOptions): Plans {
  const now = options.now ?? Date.now
  const free = options.plans.find((plan) => plan.name === FREE_PLAN)
  if (!free) throw new TypeError(`The plans have no \`${FREE_PLAN}\`.`)
  const keys = createKeys(options.plans)
  const windows = createFixedWindows({ maxCallers: options.maxCallers, now })
  const counter = options.counter
    ? batchedCounter(withFallback(options.counter, windows), {
        maxCallers: options.maxCallers,
        now,
      })
    : windows
  const byAddress = (address: string) => ({ plan: free, id: `address ${countedAddress(address)}` })
  const planFor = ({ address, key }: Caller) =>
    keys.none || !key ? byAddress(address) : keys.find(key)

  return {
    async take(caller) {
      const found = planFor(caller)
      if (!found) throw unknownKey()
      return taken(found.plan, await counter.take(found.id, found.plan.window), now())
    },
    tryTake(caller) {
      const found = planFor(caller)
      const count = found && counter.tryTake(found.id, found.plan.window, found.plan.limit)
      return count && taken(found.plan, count, now())
    },
    async peek(caller) {
      const { plan, id } = planFor(caller) ?? byAddress(caller.address)
      return stateOf(plan, await counter.peek(id, plan.window))
    },
    close: async () => windows.clear(),
  }
}

/** The error of a request that `take` did not allow. */
export function overLimit(state: Taken): LinkglassError {
  const message =
    `The limit of ${state.limit} requests in ${windowText(state.window)} of the plan ` +
    `\`${state.plan}\` is reached. Try again in ${state.retryAfter} seconds; the operator of this ` +
    'service raises it with LINKGLASS_PLANS.'
  return new LinkglassError('ERATE', message, { retryAfter: state.retryAfter })
}

function taken(plan: Plan, count: Count, now: number): Taken {
  const { limit, window, remaining, reset } = stateOf(plan, count)
  return {
    plan: plan.name,
    limit,
    window,
    remaining,
    reset,
    allowed: count.used <= plan.limit,
    retryAfter: Math.max(1, Math.ceil((count.endsAt - now) / 1_000)),
  }
}

function stateOf(plan: Plan, count: Count): PlanState {
  return {
    plan: plan.name,
    limit: plan.limit,
    window: plan.window,
    remaining: Math.max(0, plan.limit - count.used),
    reset: Math.ceil(count.endsAt / 1_000),
  }
}

/** `1 minute`, `30 days`: the largest unit that says it in a whole number. */
function windowText(window: number): string {
  const [unit, size] = UNITS.find(([, size]) => window % size === 0) ?? ['millisecond', 1]
  const count = window / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function unknownKey(): LinkglassError {
  const message = 'The API key sent as `x-api-key` is not known here. Check it, or send none.'
  return new LinkglassError('EAUTH', message, { data: { 'x-api-key': message } })
}
