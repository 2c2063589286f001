import type { Read } from './env.js'
import { bytes, duration, integer } from './parsers.js'

export function connectionOptions(read: Read) {
  return {
    max: read(
      'LINKGLASS_MAX_CONNECTIONS',
      '10000',
      integer(1, 1e6),
      'Connections from clients to one process; the next is closed.',
    ),
    perClient: read(
      'LINKGLASS_MAX_CONNECTIONS_PER_CLIENT',
      '1000',
      integer(1, 1e6),
      'Of them from one address, or one IPv6 /64. Proxies that `LINKGLASS_TRUST_PROXY` believes may have them all.',
    ),
    requestTimeout: read(
      'LINKGLASS_REQUEST_TIMEOUT',
      '30s',
      duration,
      'Time in which a request has to be here, its body included.',
    ),
    writeTimeout: read(
      'LINKGLASS_WRITE_TIMEOUT',
      '30s',
      duration,
      'Time after which a client that takes nothing of its answer is left.',
    ),
    maxBodyBytes: read(
      'LINKGLASS_MAX_BODIES',
      '32MB',
      bytes,
      'Size of all request bodies that are received and worked on at once; the next is answered 503.',
    ),
  }
}
