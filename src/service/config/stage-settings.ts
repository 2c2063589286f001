import { parseAllow, parseHosts, parseServers } from '../../network/fetch/index.js'
import {
  anyText,
  bytes,
  contact,
  duration,
  flag,
  integer,
  oembedProviders,
  signingKey,
  webAddress,
} from './parsers.js'
import { setting } from './setting.js'

export const STAGE_SETTINGS = {
  fetch: {
    userAgent: setting(
      'LINKGLASS_USER_AGENT',
      'Mozilla/5.0 (compatible; linkglass)',
      anyText,
      'User agent of requests to targets.',
    ),
    contact: setting(
      'LINKGLASS_CONTACT',
      '',
      contact,
      'Address of a page, or for mail, by which operators of targets can ask or complain. It joins the user agent.',
    ),
    allow: setting(
      'LINKGLASS_ALLOW',
      '',
      { form: 'networks', parse: parseAllow },
      'Networks that may be fetched from though they are not public: for any name (`10.1.0.0/16`), or for one (`wiki.corp=10.2.0.0/16`, `*.corp=10.2.0.0/16`).',
    ),
    hosts: setting(
      'LINKGLASS_HOSTS',
      '',
      { form: 'names', parse: parseHosts },
      'Fixed addresses of names (`site.test=192.0.2.1`), like a hosts file. Allows nothing by itself.',
    ),
    dnsServers: setting(
      'LINKGLASS_DNS',
      '',
      { form: 'servers', parse: parseServers },
      'Resolvers to ask instead of the system’s (`127.0.0.1:5353`).',
    ),
    proxy: setting(
      'LINKGLASS_PROXY',
      '',
      webAddress,
      'Proxy to connect through (`http://user:password@proxy.corp:3128`); it is given addresses that were checked here. Empty for none.',
      { secret: true },
    ),
    signingKey: setting(
      'LINKGLASS_SIGNING_KEY',
      '',
      signingKey,
      'File with a private key for Ed25519 (PEM or JWK) that only its owner may read: every request to a target is signed with it (Web Bot Auth).',
      { secret: true, isPath: true },
    ),
    signatureAgent: setting(
      'LINKGLASS_SIGNATURE_AGENT',
      '',
      webAddress,
      'Address of this service at which targets look up the key (`https://links.example`). It is sent with each signature.',
    ),
    acceptLanguage: setting(
      'LINKGLASS_ACCEPT_LANGUAGE',
      'en',
      anyText,
      'Language asked for if a caller names none.',
    ),
    maxBytes: setting(
      'LINKGLASS_MAX_BODY',
      '10MB',
      bytes,
      'Decoded size of a page; what is longer is cut and read.',
    ),
    dnsTimeout: setting('LINKGLASS_DNS_TIMEOUT', '3s', duration, 'Time to look a name up.'),
    connectTimeout: setting(
      'LINKGLASS_CONNECT_TIMEOUT',
      '5s',
      duration,
      'Time to connect, TLS included.',
    ),
    connectionsPerOrigin: setting(
      'LINKGLASS_MAX_CONNECTIONS_PER_ORIGIN',
      '6',
      integer(1, 1_000),
      'Connections to one origin.',
    ),
    requestsPerAddress: setting(
      'LINKGLASS_MAX_REQUESTS_PER_ADDRESS',
      '64',
      integer(1, 1e5),
      'Requests under way to one target address; the next is refused.',
    ),
    requestsPerHost: setting(
      'LINKGLASS_MAX_REQUESTS_PER_HOST',
      '32',
      integer(1, 1e4),
      'Requests under way to one host from all processes that share a Redis; further ones wait.',
    ),
    ratePerHost: setting(
      'LINKGLASS_MAX_RATE_PER_HOST',
      '100',
      integer(1, 1e6),
      'Requests to one host that all processes that share a Redis begin in a second.',
    ),
  },
  reading: {
    workers: setting(
      'LINKGLASS_READING_WORKERS',
      '2',
      integer(1, 64),
      'Threads that read large pages and apply selectors; as many again run `evaluate`.',
    ),
    queue: setting(
      'LINKGLASS_READING_QUEUE',
      '64',
      integer(0, 1e5),
      'Pages that wait for such a thread, and calls of `evaluate` that wait for theirs; the next is refused.',
    ),
    deadline: setting(
      'LINKGLASS_READING_TIMEOUT',
      '3s',
      duration,
      'Time to read one page, half of it to build its elements; rules see what is there by then.',
    ),
    workerMemory: setting('LINKGLASS_READING_MEMORY', '112MiB', bytes, 'Heap of one such thread.'),
    selectTimeout: setting(
      'LINKGLASS_SELECT_TIMEOUT',
      '1s',
      duration,
      'Time that all selectors of a request have.',
    ),
    maxOutput: setting('LINKGLASS_MAX_OUTPUT', '5MB', bytes, 'Size of all values of one answer.'),
  },
  media: {
    timeout: setting('LINKGLASS_MEDIA_TIMEOUT', '5s', duration, 'Time for one address.'),
  },
  oembed: {
    describes: setting(
      'LINKGLASS_OEMBED',
      'true',
      flag,
      '`true` asks the oEmbed provider of a link for what its page does not say: because of a wall, a refusal, a missing field.',
    ),
    providers: setting(
      'LINKGLASS_OEMBED_PROVIDERS',
      '[]',
      oembedProviders,
      'oEmbed providers of one’s own, asked before those of the public list. JSON in the form of that list, or the path of a file.',
    ),
  },
  sandbox: {
    timeout: setting('LINKGLASS_SANDBOX_TIMEOUT', '500ms', duration, 'Time of one `evaluate`.'),
    memory: setting(
      'LINKGLASS_SANDBOX_MEMORY',
      '64MiB',
      bytes,
      'Memory of one `evaluate`, and of one `function`.',
    ),
  },
  functions: {
    timeout: setting(
      'LINKGLASS_FUNCTION_TIMEOUT',
      '10s',
      duration,
      'Time of one `function`, waiting for the page included.',
    ),
    workers: setting(
      'LINKGLASS_FUNCTION_WORKERS',
      '4',
      integer(1, 64),
      'Functions that run at once.',
    ),
    cpu: setting(
      'LINKGLASS_FUNCTION_CPU',
      '5s',
      duration,
      'Time that it may run, without waiting.',
    ),
  },
}
