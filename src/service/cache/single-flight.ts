import { rejectOnAbort } from '../../lib/async/abortable.js'

type Work<Value> = (signal: AbortSignal) => Promise<Value>

interface InFlight<Value> {
  readonly value: Promise<Value>
  readonly controller: AbortController
  callers: number
}

export function createSingleFlight<Value>() {
  const flights = new Map<string, InFlight<Value>>()

  function startWork(key: string, work: Work<Value>): InFlight<Value> {
    const controller = new AbortController()
    const value = Promise.resolve().then(() => work(controller.signal))
    const shared: InFlight<Value> = { value, controller, callers: 0 }
    const remove = () => void removeWork(key, shared)
    value.then(remove, remove)
    flights.set(key, shared)
    return shared
  }

  /** Returns false if `shared` is no longer the work in progress for its key. */
  function removeWork(key: string, shared: InFlight<Value>): boolean {
    return flights.get(key) === shared && flights.delete(key)
  }

  return {
    get size() {
      return flights.size
    },
    /** Runs `work` once for all callers of a key. The signal of `work` aborts when the last caller has left. */
    async join(key: string, signal: AbortSignal, work: Work<Value>): Promise<Value> {
      signal.throwIfAborted()
      const shared = flights.get(key) ?? startWork(key, work)
      shared.callers += 1
      try {
        return await rejectOnAbort(shared.value, signal)
      } finally {
        shared.callers -= 1
        if (shared.callers === 0 && removeWork(key, shared)) shared.controller.abort(signal.reason)
      }
    },
  }
}
