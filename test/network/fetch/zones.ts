import type { Zone } from '../../support/dns-server.js'

export const CHAIN = Array.from({ length: 8 }, (_, index) => `hop${index}.test`)

/** Answers of name servers that lead to where nothing may connect. */
export const FORBIDDEN_ZONES: Readonly<Record<string, Zone>> = {
  'private.test': { a: ['10.0.0.1'] },
  'loopback.test': { a: ['127.0.0.1'], aaaa: ['::1'] },
  'zero.test': { a: ['0.0.0.0'] },
  'six.test': { aaaa: ['::1'] },
  'unspecified.test': { aaaa: ['::'] },
  'local.test': { aaaa: ['fd00::1'] },
  'link.test': { aaaa: ['fe80::1'] },
  'metadata.test': { a: ['169.254.169.254'] },
  'metadata6.test': { aaaa: ['fd00:ec2::254'] },
  'mixed.test': { a: ['8.8.8.8', '127.0.0.1'] },
  'mixed-last.test': { a: ['127.0.0.1', '8.8.8.8'] },
  'mixed-families.test': { a: ['8.8.8.8'], aaaa: ['::1'] },
  'mixed-families2.test': { a: ['127.0.0.1'], aaaa: ['2606:4700::1111'] },
  'many.test': { a: [...Array.from({ length: 20 }, (_, i) => `8.8.8.${i}`), '127.0.0.1'] },
  'cname.test': { cname: ['inner.test'], a: ['127.0.0.1'] },
  'chain.test': { cname: CHAIN, a: ['192.168.1.1'] },
  'cname-localhost.test': { cname: ['localhost'], a: ['127.0.0.1'] },
  'mapped.test': { aaaa: ['::ffff:127.0.0.1'] },
  'compatible.test': { aaaa: ['::127.0.0.1'] },
  'nat64.test': { aaaa: ['64:ff9b::127.0.0.1'] },
  'nat64-local.test': { aaaa: ['64:ff9b:1::127.0.0.1'] },
  'sixtofour.test': { aaaa: ['2002:7f00:1::1'] },
  'teredo.test': { aaaa: ['2001:0:7f00:1::1'] },
  'isatap.test': { aaaa: ['2606:4700::5efe:127.0.0.1'] },
  'truncated.test': { a: ['127.0.0.1'], manner: 'truncated' },
  'xn--bcher-kva.test': { a: ['127.0.0.1'] },
}
