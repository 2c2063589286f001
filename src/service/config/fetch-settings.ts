import { parseAllowList, parseDnsServers, parseHosts } from '../../network/fetch/index.js'
import { anyText, bytes, contact, integer, signingKey, timeout, webAddress } from './parsers.js'
import { setting } from './setting.js'

export const FETCH_SETTINGS = {
  userAgent: setting('LINKGLASS_USER_AGENT', 'Mozilla/5.0 (compatible; linkglass)', anyText).means(
    'User agent of requests to targets.',
  ),
  contact: setting('LINKGLASS_CONTACT', '', contact).means(
    'Address of a page, or for mail, by which operators of targets can ask or complain. It joins the user agent.',
  ),
  allow: setting('LINKGLASS_ALLOW', '', { form: 'networks', parse: parseAllowList }).means(
    'Networks that may be fetched from though they are not public: for any name (`10.1.0.0/16`), or for one (`wiki.corp=10.2.0.0/16`, `*.corp=10.2.0.0/16`).',
  ),
  hosts: setting('LINKGLASS_HOSTS', '', { form: 'names', parse: parseHosts }).means(
    'Fixed addresses of names (`site.test=192.0.2.1`), like a hosts file. Allows nothing by itself.',
  ),
  dnsServers: setting('LINKGLASS_DNS', '', { form: 'servers', parse: parseDnsServers }).means(
    'Resolvers to ask instead of the system’s (`127.0.0.1:5353`).',
  ),
  proxy: setting('LINKGLASS_PROXY', '', webAddress, { secret: true }).means(
    'Proxy to connect through (`http://user:password@proxy.corp:3128`); it is given addresses that were checked here. Empty for none.',
  ),
  signingKey: setting('LINKGLASS_SIGNING_KEY', '', signingKey, {
    secret: true,
    isPath: true,
  }).means(
    'File with a private key for Ed25519 (PEM or JWK) that only its owner may read: every request to a target is signed with it (Web Bot Auth).',
  ),
  signatureAgent: setting('LINKGLASS_SIGNATURE_AGENT', '', webAddress).means(
    'Address of this service at which targets look up the key (`https://links.example`). It is sent with each signature.',
  ),
  acceptLanguage: setting('LINKGLASS_ACCEPT_LANGUAGE', 'en', anyText).means(
    'Language asked for if a caller names none.',
  ),
  maxBytes: setting('LINKGLASS_MAX_BODY', '10MB', bytes).means(
    'Decoded size of a page; what is longer is cut and read.',
  ),
  dnsTimeout: setting('LINKGLASS_DNS_TIMEOUT', '3s', timeout).means('Time to look a name up.'),
  connectTimeout: setting('LINKGLASS_CONNECT_TIMEOUT', '5s', timeout).means(
    'Time to connect, TLS included.',
  ),
  connectionsPerOrigin: setting(
    'LINKGLASS_MAX_CONNECTIONS_PER_ORIGIN',
    '6',
    integer(1, 1_000),
  ).means('Connections to one origin.'),
  requestsPerHost: setting('LINKGLASS_MAX_REQUESTS_PER_HOST', '32', integer(1, 1e4)).means(
    'Requests under way to one host from all processes that share a Redis; further ones wait.',
  ),
  ratePerHost: setting('LINKGLASS_MAX_RATE_PER_HOST', '100', integer(1, 1e6)).means(
    'Requests to one host that all processes that share a Redis begin in a second.',
  ),
}
