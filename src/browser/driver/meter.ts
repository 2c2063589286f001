import type { MessageKind } from './incoming.js'

/** Called with the kind of message of which a visit received too much. */
export type OnExcess = (kind: MessageKind) => void

/** Bytes by kind of message. */
export type Bounds = Readonly<Record<MessageKind, number>>

/** Bytes that came for the pages of one context. */
interface Account {
  readonly bytes: Record<MessageKind, number>
  readonly onExcess: OnExcess
}

/** Creates a meter of the bytes that a browser sends for each visit, which reports one beyond its bounds. */
export function createMeter(bounds: Bounds) {
  const accounts = new Map<string, Account>()
  const contextOf = new Map<string, string>()

  /** Counts the bytes of a context until the returned function is called. */
  function watch(context: string, onExcess: OnExcess): () => void {
    accounts.set(context, { bytes: { log: 0, network: 0, event: 0, answer: 0 }, onExcess })
    return () => {
      accounts.delete(context)
      for (const [session, of] of contextOf) if (of === context) detach(session)
    }
  }

  function attach(session: string, context: string): void {
    contextOf.set(session, context)
  }

  function detach(session: string): void {
    contextOf.delete(session)
  }

  /** @returns false when the visit has exceeded its bound */
  function count(session: string | undefined, kind: MessageKind, size: number): boolean {
    const context = session === undefined ? undefined : contextOf.get(session)
    const account = context === undefined ? undefined : accounts.get(context)
    if (!account) return true
    account.bytes[kind] += size
    if (account.bytes[kind] <= bounds[kind]) return true
    account.onExcess(kind)
    return false
  }

  return { watch, attach, detach, count }
}

export type Meter = ReturnType<typeof createMeter>
