import { httpUrl } from '../../lib/net/http-url.js'
import { parseAllow, parseHosts, parseServers } from '../../network/fetch/index.js'
import { loadSigningKey, type SigningKey } from '../../network/signatures/index.js'
import type { Read } from './env.js'
import {
  anyText,
  bytes,
  duration,
  durationOrFalse,
  integer,
  type Parser,
  parsedBy,
} from './parsers.js'

/** Wrapped, since `undefined` means wrong. */
const webAddress: Parser<{ readonly url: URL | undefined }> = {
  form: 'an address with `http://` or `https://` written out',
  parse: (given) => {
    const url = httpUrl(given)
    return given === '' || url ? { url } : undefined
  },
}

/** A page to read, or an address to write to, in the form in which it follows a `+`. */
const contact: Parser<string> = {
  form: 'an address with `http://` or `https://` written out, or one for mail',
  parse: (given) => {
    if (given === '') return ''
    if (/^(?:mailto:)?[\w.+-]{1,64}@[\w.-]{1,255}$/.test(given)) return given
    return httpUrl(given)?.href
  },
}

const signingKey: Parser<{ readonly key: SigningKey | undefined }> = {
  form: 'the path of a file',
  parse: (path) => ({ key: path === '' ? undefined : loadSigningKey(path) }),
}

/** `Mozilla/5.0 (compatible; linkglass; +https://links.example/about)`. */
function withContact(userAgent: string, address: string): string {
  if (address === '') return userAgent
  return userAgent.endsWith(')')
    ? `${userAgent.slice(0, -1)}; +${address})`
    : `${userAgent} (+${address})`
}

export function fetchOptions(read: Read) {
  const userAgent = read(
    'LINKGLASS_USER_AGENT',
    'Mozilla/5.0 (compatible; linkglass)',
    anyText,
    'How targets are told who asks.',
  )
  const address = read(
    'LINKGLASS_CONTACT',
    '',
    contact,
    'Where the operators of targets learn who asks, or complain: the address of a page, or one for mail. It joins the user agent.',
  )
  return {
    allow: read(
      'LINKGLASS_ALLOW',
      '',
      parsedBy('networks', parseAllow),
      'Networks that may be fetched from though they are not public: for any name (`10.1.0.0/16`), or for one (`wiki.corp=10.2.0.0/16`, `*.corp=10.2.0.0/16`).',
    ),
    hosts: read(
      'LINKGLASS_HOSTS',
      '',
      parsedBy('names', parseHosts),
      'Fixed addresses of names (`site.test=192.0.2.1`), like a hosts file. Allows nothing by itself.',
    ),
    dnsServers: read(
      'LINKGLASS_DNS',
      '',
      parsedBy('servers', parseServers),
      'Resolvers to ask instead of the system’s (`127.0.0.1:5353`).',
    ),
    proxy: read(
      'LINKGLASS_PROXY',
      '',
      webAddress,
      'Proxy to connect through (`http://user:password@proxy.corp:3128`); it is asked for addresses that were checked here. Empty for none.',
      { secret: true },
    ).url,
    userAgent: withContact(userAgent, address),
    contact: address,
    signingKey: read(
      'LINKGLASS_SIGNING_KEY',
      '',
      signingKey,
      'File with a private key for Ed25519 (PEM or JWK) that only its owner may read: every request to a target is signed with it (Web Bot Auth).',
      { secret: true, isPath: true },
    ).key,
    signatureAgent: read(
      'LINKGLASS_SIGNATURE_AGENT',
      '',
      webAddress,
      'Address under which targets reach this service, to look up the key (`https://links.example`). It is sent with each signature.',
    ).url,
    acceptLanguage: read(
      'LINKGLASS_ACCEPT_LANGUAGE',
      'en',
      anyText,
      'Language asked for when a caller names none.',
    ),
    maxBytes: read(
      'LINKGLASS_MAX_BODY',
      '10MB',
      bytes,
      'Decoded size of a page; what is longer is cut and read.',
    ),
    maxHeaderBytes: read(
      'LINKGLASS_MAX_HEADERS',
      '32kB',
      bytes,
      'Size of a target’s response headers.',
    ),
    maxRedirects: read('LINKGLASS_MAX_REDIRECTS', '10', integer(0, 100), 'Redirects followed.'),
    maxEncodings: read(
      'LINKGLASS_MAX_ENCODINGS',
      '5',
      integer(0, 20),
      'Content encodings within each other.',
    ),
    dnsTimeout: read('LINKGLASS_DNS_TIMEOUT', '3s', duration, 'Time to look a name up.'),
    connectTimeout: read(
      'LINKGLASS_CONNECT_TIMEOUT',
      '5s',
      duration,
      'Time to connect, TLS included.',
    ),
    connectionsPerOrigin: read(
      'LINKGLASS_MAX_CONNECTIONS_PER_ORIGIN',
      '6',
      integer(1, 1_000),
      'Connections to one origin.',
    ),
    requestsPerAddress: read(
      'LINKGLASS_MAX_REQUESTS_PER_ADDRESS',
      '64',
      integer(1, 1e5),
      'Requests under way to one target address; the next is refused.',
    ),
    requestsPerHost: read(
      'LINKGLASS_MAX_REQUESTS_PER_HOST',
      '32',
      integer(1, 1e4),
      'Requests under way to one host from all processes that share a Redis; further ones wait.',
    ),
    ratePerHost: read(
      'LINKGLASS_MAX_RATE_PER_HOST',
      '100',
      integer(1, 1e6),
      'Requests to one host that all processes that share a Redis begin in a second.',
    ),
    longestPause: read(
      'LINKGLASS_MAX_PAUSE_PER_HOST',
      '1min',
      durationOrFalse,
      'Time for which all processes that share a Redis leave a host alone at most that asks for it (429, `retry-after`); meanwhile requests for it are answered 503.',
    ).milliseconds,
  }
}

export function readingOptions(read: Read) {
  return {
    workers: read(
      'LINKGLASS_READING_WORKERS',
      '2',
      integer(1, 64),
      'Threads that read large pages and apply selectors.',
    ),
    queue: read(
      'LINKGLASS_READING_QUEUE',
      '64',
      integer(0, 1e5),
      'Pages that wait for such a thread; the next is refused.',
    ),
    deadline: read('LINKGLASS_READING_TIMEOUT', '3s', duration, 'Time to read one page.'),
    workerMemory: read('LINKGLASS_READING_MEMORY', '112MiB', bytes, 'Heap of one such thread.'),
    inlineBytes: read(
      'LINKGLASS_READING_INLINE',
      '500kB',
      bytes,
      'Bytes up to which a page is read without a thread.',
    ),
    maxNodes: read(
      'LINKGLASS_MAX_NODES',
      '120000',
      integer(1, 1e8),
      'Elements and texts of a page that rules see.',
    ),
    treeTimeout: read(
      'LINKGLASS_TREE_TIMEOUT',
      '1500ms',
      duration,
      'Time to build a page’s elements; rules see what is there by then.',
    ),
    selectTimeout: read(
      'LINKGLASS_SELECT_TIMEOUT',
      '1s',
      duration,
      'Time that all selectors of a request have.',
    ),
    maxPdfPages: read(
      'LINKGLASS_MAX_PDF_PAGES',
      '200',
      integer(1, 1e5),
      'Pages of a PDF whose text is read.',
    ),
    maxPdfMemory: read(
      'LINKGLASS_PDF_MEMORY',
      '96MiB',
      bytes,
      'Size of what is unpacked of a PDF at once.',
    ),
    maxMatches: read(
      'LINKGLASS_MAX_MATCHES',
      '10000',
      integer(1, 1e7),
      'Elements that one rule takes.',
    ),
    maxOutput: read('LINKGLASS_MAX_OUTPUT', '5MB', bytes, 'Size of all values of one answer.'),
    maxValues: read(
      'LINKGLASS_MAX_VALUES',
      '250000',
      integer(1, 1e8),
      'Values of one answer, those within lists and objects counted too.',
    ),
  }
}

export function mediaOptions(read: Read) {
  return {
    maxProbeBytes: read(
      'LINKGLASS_MEDIA_MAX_PROBE',
      '256KiB',
      bytes,
      'Bytes of a file looked at for its type and dimensions.',
    ),
    maxSizeBytes: read(
      'LINKGLASS_MEDIA_MAX_SIZE',
      '10MB',
      bytes,
      'Bytes of a file read to learn a size that no header tells, or its colors.',
    ),
    maxCandidates: read(
      'LINKGLASS_MEDIA_MAX_CANDIDATES',
      '8',
      integer(1, 100),
      'Addresses tried for one field.',
    ),
    timeout: read('LINKGLASS_MEDIA_TIMEOUT', '5s', duration, 'Time for one address.'),
    maxProbed: read(
      'LINKGLASS_MEDIA_MAX_PROBED',
      '100',
      integer(0, 1e5),
      'Addresses that the rules of one request have probed; the others are answered as they are.',
    ),
    probesAtOnce: read('LINKGLASS_MEDIA_CONCURRENCY', '8', integer(1, 1_000), 'Of them at once.'),
  }
}

export function sandboxOptions(read: Read) {
  return {
    timeout: read('LINKGLASS_SANDBOX_TIMEOUT', '500ms', duration, 'Time of one `evaluate`.'),
    memory: read('LINKGLASS_SANDBOX_MEMORY', '64MiB', bytes, 'Memory of one `evaluate`.'),
    maxResult: read('LINKGLASS_SANDBOX_MAX_RESULT', '1MB', bytes, 'Size of its result as JSON.'),
    workers: read('LINKGLASS_SANDBOX_WORKERS', '2', integer(1, 64), 'Calls that run at once.'),
    queue: read(
      'LINKGLASS_SANDBOX_QUEUE',
      '64',
      integer(0, 1e5),
      'Calls that wait; the next is refused.',
    ),
  }
}

export function functionOptions(read: Read) {
  return {
    timeout: read(
      'LINKGLASS_FUNCTION_TIMEOUT',
      '10s',
      duration,
      'Time of one `function`, waiting for the page included.',
    ),
    cpu: read('LINKGLASS_FUNCTION_CPU', '5s', duration, 'Time that it may run, without waiting.'),
    memory: read('LINKGLASS_FUNCTION_MEMORY', '64MiB', bytes, 'Memory of one `function`.'),
    maxResult: read('LINKGLASS_FUNCTION_MAX_RESULT', '1MB', bytes, 'Size of its result as JSON.'),
    maxSource: read('LINKGLASS_FUNCTION_SIZE', '1MiB', bytes, 'Size of its source, unpacked.'),
    workers: read('LINKGLASS_FUNCTION_WORKERS', '4', integer(1, 64), 'Functions that run at once.'),
    queue: read(
      'LINKGLASS_FUNCTION_QUEUE',
      '16',
      integer(0, 1e5),
      'Functions that wait; the next is told so.',
    ),
  }
}
