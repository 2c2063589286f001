import { createSecureContext, type SecureContext, type TLSSocket } from 'node:tls'
import { LRUCache } from 'lru-cache'

/** Bytes of sessions that are kept; each holds the certificates of its server, some kilobytes. */
const MAX_BYTES = 4_000_000

/** Milliseconds for which a session is used before the certificate is checked again. */
const TTL = 600_000

/** Keeps TLS sessions (RFC 8446, 2.2): resuming one checks no certificate. */
export class TlsSessions {
  readonly #sessions = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, ttl: TTL })
  #context: SecureContext | undefined

  /** Returns the context that all connections share; making one costs a tenth of a handshake. */
  get context(): SecureContext {
    this.#context ??= createSecureContext()
    return this.#context
  }

  find(server: string): Buffer | undefined {
    return this.#sessions.get(server)
  }

  /**
   * Collects the TLS sessions of a socket; the function returned stores them, and must not be called after a
   * failed handshake: a resumed one does not check the host's name.
   */
  collectFrom(server: string, socket: TLSSocket): () => void {
    let isTrusted = false
    let early: Buffer | undefined
    socket.on('session', (session: Buffer) => {
      if (isTrusted) this.#keep(server, session)
      else early = session
    })
    return () => {
      isTrusted = true
      if (early) this.#keep(server, early)
    }
  }

  #keep(server: string, session: Buffer): void {
    this.#sessions.set(server, session, { size: session.byteLength + server.length })
  }
}
