import { createSecureContext, type SecureContext, type TLSSocket } from 'node:tls'
import { LRUCache } from 'lru-cache'

/** Bytes of sessions that are kept; one holds the certificates of its server, some kilobytes. */
const MAX_BYTES = 4_000_000

/** Milliseconds for which one is used: then the certificate is looked at again. */
const TTL = 600_000

/**
 * What servers gave to be known by again (RFC 8446, section 2.2): the next connection to the same
 * name need not check a certificate again, which is most of what a handshake costs.
 */
export class TlsSessions {
  readonly #sessions = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, ttl: TTL })
  #context: SecureContext | undefined

  /** One for all connections, made by the first: another for each would cost a tenth of it. */
  get context(): SecureContext {
    this.#context ??= createSecureContext()
    return this.#context
  }

  find(server: string): Buffer | undefined {
    return this.#sessions.get(server)
  }

  /**
   * Keeps what comes of a connection, once it is trusted: the name in a certificate is compared in a
   * whole handshake only, so one that failed must leave nothing to be resumed.
   */
  collect(server: string, socket: TLSSocket): () => void {
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
