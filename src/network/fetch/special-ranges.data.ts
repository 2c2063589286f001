/**
 * Blocks of addresses that are not public: those of IANA's special-purpose registries
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry), multicast, and metadata
 * services of clouds. Includes the few blocks that IANA marks as globally reachable (AS112, AMT), as no page is in
 * them.
 */
export const SPECIAL_RANGES: ReadonlyArray<readonly [network: string, reason: string]> = [
  ['0.0.0.0/8', 'this network (RFC 791 section 3.2)'],
  ['10.0.0.0/8', 'private network (RFC 1918)'],
  ['100.64.0.0/10', 'shared address space (RFC 6598)'],
  ['127.0.0.0/8', 'loopback (RFC 1122 section 3.2.1.3)'],
  ['168.63.129.16/32', 'cloud platform service (Azure wire server)'],
  ['169.254.0.0/16', 'link-local and cloud metadata (RFC 3927)'],
  ['172.16.0.0/12', 'private network (RFC 1918)'],
  ['192.0.0.0/24', 'IETF protocol assignments (RFC 6890 section 2.1)'],
  ['192.0.2.0/24', 'documentation (RFC 5737)'],
  ['192.31.196.0/24', 'AS112 (RFC 7535)'],
  ['192.52.193.0/24', 'automatic multicast tunneling (RFC 7450)'],
  ['192.88.99.0/24', '6to4 relay anycast (RFC 7526)'],
  ['192.168.0.0/16', 'private network (RFC 1918)'],
  ['192.175.48.0/24', 'AS112 direct delegation (RFC 7534)'],
  ['198.18.0.0/15', 'benchmarking (RFC 2544)'],
  ['198.51.100.0/24', 'documentation (RFC 5737)'],
  ['203.0.113.0/24', 'documentation (RFC 5737)'],
  ['224.0.0.0/4', 'multicast (RFC 5771)'],
  ['240.0.0.0/4', 'reserved and limited broadcast (RFC 1112 section 4, RFC 919)'],

  ['::/128', 'unspecified (RFC 4291 section 2.5.2)'],
  ['::1/128', 'loopback (RFC 4291 section 2.5.3)'],
  ['::/96', 'IPv4-compatible (RFC 4291 section 2.5.5.1)'],
  ['64:ff9b:1::/48', 'local-use NAT64 (RFC 8215)'],
  ['100::/64', 'discard-only (RFC 6666)'],
  ['100:0:0:1::/64', 'dummy prefix (RFC 9780)'],
  ['2001::/32', 'Teredo (RFC 4380)'],
  ['2001::/23', 'IETF protocol assignments (RFC 2928)'],
  ['2001:db8::/32', 'documentation (RFC 3849)'],
  ['2002::/16', '6to4 (RFC 3056, RFC 7526)'],
  ['2620:4f:8000::/48', 'AS112 direct delegation (RFC 7534)'],
  ['3fff::/20', 'documentation (RFC 9637)'],
  ['5f00::/16', 'segment routing (RFC 9602)'],
  ['fc00::/7', 'unique local and cloud metadata (RFC 4193)'],
  ['fe80::/10', 'link-local (RFC 4291 section 2.5.6)'],
  ['fec0::/10', 'site-local (RFC 3879)'],
  ['ff00::/8', 'multicast (RFC 4291 section 2.7)'],
]
