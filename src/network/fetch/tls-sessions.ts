import { createSecureContext, type TLSSocket } from 'node:tls'
import { LRUCache } from 'lru-cache'
import { computeOnce } from '../../lib/data/lazy.js'

/** Maximum bytes of all sessions together. One has some kilobytes. */
const MAX_BYTES = 4_000_000

/** Milliseconds to keep a session. After that, the certificate is checked again. */
const TTL = 600_000

/** Stores TLS sessions. Resuming one skips the check of the certificate (RFC 8446, 2.2). */
export class TlsSessions {
  readonly #sessions = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, ttl: TTL })
  readonly getContext = computeOnce(() => createSecureContext())

  findSession(server: string): Buffer | undefined {
    return this.#sessions.get(server)
  }

  /** Collects the sessions of a socket. Call the returned function once the certificate is checked. */
  collectSessions(server: string, socket: TLSSocket): () => void {
    let isTrusted = false
    let early: Buffer | undefined
    socket.on('session', (session: Buffer) => {
      if (isTrusted) this.#storeSession(server, session)
      else early = session
    })
    return () => {
      isTrusted = true
      if (early) this.#storeSession(server, early)
    }
  }

  #storeSession(server: string, session: Buffer): void {
    this.#sessions.set(server, session, { size: session.byteLength + server.length })
  }
}
