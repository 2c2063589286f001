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
    const remove = () => void removeFlightIfCurrent(key, shared)
    value.then(remove, remove)
    flights.set(key, shared)
    return shared
  }

  function removeFlightIfCurrent(key: string, shared: InFlight<Value>): boolean {
    return flights.get(key) === shared && flights.delete(key)
  }

  return {
    get size() {
      return flights.size
    },
    has: (key: string) => flights.has(key),
    /** Runs `work` once for all callers with the same key. Aborts it when the last caller leaves. */
    async join(key: string, signal: AbortSignal, work: Work<Value>): Promise<Value> {
      signal.throwIfAborted()
      const shared = flights.get(key) ?? startWork(key, work)
      shared.callers += 1
      try {
        return await rejectOnAbort(shared.value, signal)
      } finally {
        shared.callers -= 1
        if (shared.callers === 0 && removeFlightIfCurrent(key, shared))
          shared.controller.abort(signal.reason)
      }
    },
  }
}
