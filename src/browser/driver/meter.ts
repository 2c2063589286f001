import type { MessageBounds, MessageKind } from './browser-message.js'

type OnExcess = (kind: MessageKind) => void

/** Counts the bytes that a browser sends for each visit. */
export function createByteMeter(bounds: MessageBounds) {
  const accounts = new Map<string, { bytes: Record<MessageKind, number>; onExcess: OnExcess }>()
  const contextBySession = new Map<string, string>()

  /** Counts a browser context's bytes until the returned function is called. */
  function startCountingContextBytes(context: string, onExcess: OnExcess): () => void {
    accounts.set(context, { bytes: { log: 0, network: 0, event: 0, answer: 0 }, onExcess })
    return () => {
      accounts.delete(context)
      for (const [session, other] of contextBySession)
        if (other === context) contextBySession.delete(session)
    }
  }

  /** Counts a message's bytes. Returns false if its visit has exceeded the limit. */
  function countMessage(session: string | undefined, kind: MessageKind, size: number): boolean {
    const context = session === undefined ? undefined : contextBySession.get(session)
    const account = context === undefined ? undefined : accounts.get(context)
    if (!account) return true
    account.bytes[kind] += size
    if (account.bytes[kind] <= bounds[kind]) return true
    account.onExcess(kind)
    return false
  }

  return {
    startCountingContextBytes,
    attachSession: (session: string, context: string) => contextBySession.set(session, context),
    detachSession: (session: string) => contextBySession.delete(session),
    countMessage,
  }
}

export type Meter = ReturnType<typeof createByteMeter>

const MB = 1_048_576

/** Returns the maximum bytes of one message of each kind. An event may contain a URL of two million characters. */
export function createMessageByteLimits(maxAsset: number): MessageBounds {
  return { log: 0, network: MB / 16, event: 4 * MB, answer: toBase64Length(maxAsset) + MB }
}

/** Returns the maximum bytes of a visit. They suffice for 1,000 requests and four files. */
export function createVisitByteLimits(maxAsset: number): MessageBounds {
  return {
    log: Number.POSITIVE_INFINITY,
    network: 64 * MB,
    event: 64 * MB,
    answer: 4 * toBase64Length(maxAsset) + 64 * MB,
  }
}

function toBase64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}
