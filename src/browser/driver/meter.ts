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

/** Counts the bytes that a browser sends for each visit, and reports one that exceeds a bound. */
export class Meter {
  readonly #bounds: Bounds
  readonly #accounts = new Map<string, Account>()
  readonly #contextOf = new Map<string, string>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Counts the bytes of a context until the returned function is called. */
  watch(context: string, onExcess: OnExcess): () => void {
    this.#accounts.set(context, { bytes: { log: 0, network: 0, event: 0, answer: 0 }, onExcess })
    return () => {
      this.#accounts.delete(context)
      for (const [session, of] of this.#contextOf) if (of === context) this.detach(session)
    }
  }

  attach(session: string, context: string): void {
    this.#contextOf.set(session, context)
  }

  detach(session: string): void {
    this.#contextOf.delete(session)
  }

  /** @returns false when the visit has exceeded its bound */
  count(session: string | undefined, kind: MessageKind, size: number): boolean {
    const context = session === undefined ? undefined : this.#contextOf.get(session)
    const account = context === undefined ? undefined : this.#accounts.get(context)
    if (!account) return true
    account.bytes[kind] += size
    if (account.bytes[kind] <= this.#bounds[kind]) return true
    account.onExcess(kind)
    return false
  }
}
