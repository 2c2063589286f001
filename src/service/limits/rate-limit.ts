import { hash } from 'node:crypto'
import { LinkglassError } from '../../contracts/errors.js'
import { andThen, type MaybePromise } from '../../lib/async/maybe-promise.js'
import { addLocalFallback, createBatchedCounter } from './batched-counter.js'
import { toCountedAddress } from './client-address.js'
import { type Count, type Counter, createFixedWindows } from './fixed-window.js'
import { FREE_PLAN, type Plan, type PlanState, UNLIMITED } from './plan.js'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

export interface Caller {
  readonly address: string
  /** True if the call comes from this machine and not through a proxy. */
  readonly local?: boolean
  readonly key?: string | undefined
}

export interface CountResult extends PlanState {
  readonly allowed: boolean
  /** Seconds until the window ends, at least 1. */
  readonly retryAfter: number
}

/** Number of images that the playground shows for an answer: image and logo. */
const IMAGES_OF_AN_ANSWER = 2

interface PlansOptions {
  /** Plans. One of them must be named `free`. */
  readonly plans: readonly Plan[]
  readonly maxCallers: number
  /** Counter that several processes share. */
  readonly counter?: Counter | undefined
  /** Returns Unix milliseconds. The default is the system's time. */
  readonly now?: () => number
}

export function createPlans(options: PlansOptions) {
  const { maxCallers, now = Date.now } = options
  const free = options.plans.find((plan) => plan.name === FREE_PLAN)
  if (!free) throw new TypeError(`The plans have no \`${FREE_PLAN}\`.`)
  const plansByKey = new Map<string, Plan>()
  for (const plan of options.plans) {
    for (const key of plan.keys) plansByKey.set(hashApiKey(key), plan)
  }
  const windows = createFixedWindows({ maxCallers, now })
  const counter = options.counter
    ? createBatchedCounter(addLocalFallback(options.counter, windows), { maxCallers, now })
    : windows
  const identifyByAddress = (address: string) => ({ plan: free, id: toCountedAddress(address) })

  function identifyCaller({ address, key }: Caller) {
    if (plansByKey.size === 0 || !key) return identifyByAddress(address)
    // Keys are looked up by their hash, since the time this takes reveals nothing about them.
    const id = hashApiKey(key)
    const plan = plansByKey.get(id)
    return plan && { plan, id }
  }

  function identifyCallerOrAddress(caller: Caller) {
    return identifyCaller(caller) ?? identifyByAddress(caller.address)
  }

  function countRequestInPlan(plan: Plan, id: string, limit: number): MaybePromise<CountResult> {
    const count = counter.tryIncrement(id, plan.window, limit) ?? counter.increment(id, plan.window)
    return andThen(count, (known) => toCountResult(plan, known, now(), limit))
  }

  async function countRequestWithUnknownKey(address: string): Promise<CountResult> {
    const { plan, id } = identifyByAddress(address)
    const state = toCountResult(plan, await counter.increment(id, plan.window), now())
    if (!state.allowed) return state
    const message = 'The API key sent as `x-api-key` is not known here. Check it, or send none.'
    throw new LinkglassError('EAUTH', message, { data: { 'x-api-key': message } })
  }

  return {
    /** @throws LinkglassError `EAUTH` for an unknown key if keys are configured */
    countRequest(caller: Caller): MaybePromise<CountResult> {
      const found = identifyCaller(caller)
      if (!found) return countRequestWithUnknownKey(caller.address)
      return countRequestInPlan(found.plan, found.id, getEnforcedLimit(found.plan, caller))
    },
    /** @param id id of the caller who created the job, from `getCallerId` */
    countRequestByCallerId(id: string, local: boolean): MaybePromise<CountResult> {
      const plan = plansByKey.get(id) ?? free
      return countRequestInPlan(plan, id, getEnforcedLimit(plan, { address: '', local }))
    },
    async countImage(caller: Caller): Promise<CountResult> {
      const { id, plan } = identifyCallerOrAddress(caller)
      const count = await counter.increment(`images of ${id}`, plan.window)
      const state = toPlanState(
        plan,
        await counter.peek(id, plan.window),
        isExemptFromLimit(plan, caller),
      )
      const limit = IMAGES_OF_AN_ANSWER * getEnforcedLimit(plan, caller)
      return { ...state, ...compareCountWithLimit(plan, count, now(), limit) }
    },
    async readPlanState(caller: Caller): Promise<PlanState> {
      const { plan, id } = identifyCallerOrAddress(caller)
      return toPlanState(plan, await counter.peek(id, plan.window), isExemptFromLimit(plan, caller))
    },
    /** Returns an id that does not reveal the key. */
    getCallerId: (caller: Caller) => identifyCallerOrAddress(caller).id,
    close: async () => windows.clear(),
  }
}

export type Plans = ReturnType<typeof createPlans>

export function createRateError(state: CountResult): LinkglassError {
  const message =
    `The limit of ${state.limit} requests in ${formatRateWindow(state.window)} of the plan ` +
    `\`${state.plan}\` is reached. Try again in ${state.retryAfter} seconds; the operator of this ` +
    'service raises it with LINKGLASS_PLANS.'
  return new LinkglassError('ERATE', message, { retryAfter: state.retryAfter })
}

function getEnforcedLimit(plan: Plan, caller: Caller): number {
  return isExemptFromLimit(plan, caller) ? UNLIMITED : plan.limit
}

function isExemptFromLimit({ unlimitedLocally = false }: Plan, { local = false }: Caller): boolean {
  return unlimitedLocally && local
}

function toCountResult(plan: Plan, count: Count, now: number, enforced = plan.limit): CountResult {
  const isExempt = enforced > plan.limit
  const { limit, window, remaining, reset } = toPlanState(plan, count, isExempt)
  const { allowed, retryAfter } = compareCountWithLimit(plan, count, now, enforced)
  // A spread would slow down cache hits by 5 %.
  return { plan: plan.name, limit, window, remaining, reset, isExempt, allowed, retryAfter }
}

function compareCountWithLimit(
  { window }: Plan,
  { used, endsAt }: Count,
  now: number,
  limit: number,
) {
  return {
    allowed: used <= limit,
    retryAfter: Math.max(1, Math.ceil(Math.min(window, endsAt - now) / 1_000)),
  }
}

function toPlanState(plan: Plan, count: Count, isExempt: boolean): PlanState {
  return {
    isExempt,
    plan: plan.name,
    limit: plan.limit,
    window: plan.window,
    remaining: Math.max(0, plan.limit - count.used),
    reset: Math.ceil(count.endsAt / 1_000),
  }
}

/** Formats milliseconds in the largest unit that needs no fraction: `1 minute`, `30 days`. */
function formatRateWindow(window: number): string {
  const [unit, size] = UNITS.find(([, size]) => window % size === 0) ?? ['millisecond', 1]
  const count = window / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function hashApiKey(key: string): string {
  return hash('sha256', key, 'base64url')
}
