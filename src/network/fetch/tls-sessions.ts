import { createSecureContext, type TLSSocket } from 'node:tls'
import { LRUCache } from 'lru-cache'
import { computeOnce } from '../../lib/data/lazy.js'

/** Maximum number of bytes of all sessions. A session takes some kilobytes. */
const MAX_BYTES = 4_000_000

/** Milliseconds after which a session is not resumed, so that the certificate is checked again. */
const TTL = 600_000

/** Cache of TLS sessions (RFC 8446, 2.2). A resumed session does not check the certificate again. */
export class TlsSessions {
  readonly #sessions = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, ttl: TTL })
  /** Returns the TLS context that all connections share, since a new context takes time. */
  readonly getContext = computeOnce(() => createSecureContext())

  findSession(server: string): Buffer | undefined {
    return this.#sessions.get(server)
  }

  /** Returns a function that stores the sessions, to be called after a handshake that checked the host's name. */
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
